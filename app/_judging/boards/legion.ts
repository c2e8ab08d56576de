export { LegionTools as default } from '../../_components/legion/legion-tools'
