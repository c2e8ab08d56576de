export { OpenPage as default } from '../../_components/open/open-page'
