export { BoardApp as default } from '../../_components/board/board-app'
