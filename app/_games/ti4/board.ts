export { MapApp as default } from './map-app'
