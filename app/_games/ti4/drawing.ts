export { CaseMap as default } from './case-map'
