import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every page of the export by its address; what is built is looked at, nothing is listed by hand. */
export const routes: readonly string[] = readdirSync('out', { recursive: true, encoding: 'utf8' })
  .map((file) => `/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('/index.html') && !/^\/(?:_|404\/)/.test(file))
  .map((file) => file.replace(/index\.html$/, ''))
  .sort()

/** The page as it was built. */
export const htmlOf = (route: string): string => readFileSync(join('out', route, 'index.html'), 'utf8')

/** A test whose answer does not depend on how wide the screen is: run on the phone alone. */
export const ONCE = { tag: '@once' }
