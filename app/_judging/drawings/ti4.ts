export { CaseMap as default } from '../../_components/ti4/case-map'
