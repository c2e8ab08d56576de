/** The words of a page as the Markdown they were written in, one edition at a time. */
import { type Node, parseBody } from './read.ts'

/** Markdown of a page without components. */
export interface PageMarkdown {
  /** What stands before the first clause. */
  intro: string
  /** By name of the clause. */
  clauses: ReadonlyMap<string, string>
}

const attribute = (node: Node, name: string) => node.attributes?.find((one) => one.name === name)?.value

/** Reads a page's body; words of other editions are left out. */
export function markdownOf(body: string, edition: string): PageMarkdown {
  const written = ({ position }: Node) => body.slice(position?.start.offset, position?.end.offset)
  const words = (nodes: readonly Node[]): string =>
    nodes
      .flatMap((node) => {
        if (node.name !== 'Edition') return [written(node)]
        return attribute(node, 'id') === edition ? [words(node.children ?? [])] : []
      })
      .join('\n\n')
  const nodes = parseBody(body).children ?? []
  const clauses = nodes.filter((node) => node.name === 'Clause')
  const first = nodes.findIndex((node) => node.type === 'heading' || node.name === 'Clause')
  return {
    intro: words(nodes.slice(0, Math.max(0, first))),
    clauses: new Map(clauses.map((node) => [String(attribute(node, 'id')), words(node.children ?? [])])),
  }
}

/** Markdown with the address of each link given by `addressOf`. */
export const withLinks = (markdown: string, addressOf: (link: string) => string): string =>
  markdown.replace(/\]\(([^)\s]+)\)/g, (_, link: string) => `](${addressOf(link)})`)
