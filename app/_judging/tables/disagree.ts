export { DisagreePage as default } from '../../_components/table/disagree-page'
