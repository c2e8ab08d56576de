import { games } from '../../../lib/games'
import { machineFiles } from '../../../lib/twins'
import { library } from '../../_site/library'
import { absolute } from '../../_site/paths'

interface Route {
  params: Promise<{ file: string[] }>
}

export const dynamic = 'force-static'
export const dynamicParams = false

const TYPES: Readonly<Record<string, string>> = {
  atom: 'application/atom+xml',
  html: 'text/html',
  json: 'application/json',
  md: 'text/markdown',
  txt: 'text/plain',
}

let made: Promise<ReadonlyMap<string, string>> | undefined

/** Every file by its path, made once a process: thousands of clauses are put into words. */
const files = () => {
  made ??= makeFiles()
  return made
}

async function makeFiles(): Promise<ReadonlyMap<string, string>> {
  const all = await machineFiles({ library: await library(), packs: games, absolute })
  return new Map(all.map(({ file, text }) => [file, text]))
}

export async function generateStaticParams() {
  return [...(await files()).keys()].map((file) => ({ file: file.split('/') }))
}

/** What machines read beside the pages: a Markdown twin each, the clauses for other sites, feeds, `llms.txt`. */
export async function GET(_: Request, { params }: Route): Promise<Response> {
  const file = (await params).file.join('/')
  const text = (await files()).get(file)
  if (text === undefined) throw new Error(`No file ${file} is made for machines.`)
  const type = TYPES[file.split('.').pop() ?? ''] ?? 'text/plain'
  return new Response(text, { headers: { 'content-type': `${type}; charset=utf-8` } })
}
