import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReactNode } from 'react'
import { at } from '../_site/paths'

/** What `scripts/build/islands.mjs` made of an island: its script, and what that will ask for. */
interface Made {
  script: string
  asks: readonly string[]
}

/** What works beside a page that judges. */
const TURNS = 'turns'

async function madeOf(name: string): Promise<Made> {
  const all = JSON.parse(await readFile(join(process.cwd(), 'dist', 'islands.json'), 'utf8')) as Record<string, Made>
  const made = all[name]
  if (!made) throw new Error(`There is no island ${name}. Known: ${Object.keys(all).join(', ')}.`)
  return made
}

/**
 * Where a page is alive: an empty place, what it is told as JSON, and its script. The post-build step draws it into
 * the place, the script wakes it. Without the post-build step (`npm run dev`) the script draws it itself.
 */
export async function Island({ name, props }: { name: string; props: object }): Promise<ReactNode> {
  const { script, asks } = await madeOf(name)
  const turns = name.startsWith('check/') ? ` data-turns="${at((await madeOf(TURNS)).script)}"` : ''
  const told = JSON.stringify(props).replaceAll('<', '\\u003c')
  const html = [
    `<script type="application/json" data-told${turns}>${told}</script>`,
    ...asks.map((file) => `<link rel="modulepreload" href="${at(file)}">`),
    `<script type="module" src="${at(script)}"></script>`,
  ]
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: filled by the post-build step, not by the framework */}
      <div data-island={name} dangerouslySetInnerHTML={{ __html: '' }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, with every < escaped */}
      <div hidden dangerouslySetInnerHTML={{ __html: html.join('') }} />
    </>
  )
}
