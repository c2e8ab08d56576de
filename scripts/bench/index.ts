export { benchGrowth } from './growth.ts'
export { benchPages } from './pages.ts'
export { benchSearch } from './search.ts'
export { benchVerdicts } from './verdicts.ts'
