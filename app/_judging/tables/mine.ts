export { MyTablePage as default } from '../../_components/table/my-table-page'
