export { MapApp as default } from '../../_components/ti4/map-app'
