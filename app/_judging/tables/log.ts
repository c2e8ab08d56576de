export { LogPage as default } from '../../_components/table/log-page'
