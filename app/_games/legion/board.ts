export { LegionTools as default } from './legion-tools'
