/** The handler for hosts that run `fetch` handlers: `dist/fetch.mjs`. */
import words from 'lawspeaker:words'
import { version } from '../package.json'
import { makeService } from './fetch.ts'

const service = makeService(words, { version })

export default { fetch: (request: Request) => service.fetch(request) }
