export { BoardApp as default } from './board-app'
