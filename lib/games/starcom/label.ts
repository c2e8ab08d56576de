export { citeByName as cite } from '../../kernel/label.ts'
