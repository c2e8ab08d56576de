/** The whole site in one file: a shell told once, and what differs of each page. */
export interface Bundle {
  version: string
  /** Pages of one shape share a shell with `\u0001`, `\u0002`, … where they differ. */
  shell: string
  /** By address: the parts of a reading page, or a judging page whole. */
  pages: Record<string, string[]>
  /** Content-Security-Policy texts; `policy` says which page has which. */
  policies: string[]
  policy: Record<string, number>
  /** Everything else the pages ask for. */
  files: string[]
}

const MARKS = ['\u0001', '\u0002', '\u0003'] as const

/** Where reading pages differ: title with description, breadcrumb to footer, in that order. */
const DIFFERS = /(<title>[\s\S]*?)(?=<link|<meta name="theme|<style|<script|<\/head>)|(<main\b[^>]*>[\s\S]*?<\/main>)/g

/** A page without what only other sites read: nobody asks the offline copy for its share card. */
export const forReaders = (html: string): string =>
  html
    .replace(/<script type="application\/ld\+json">[\s\S]*?<\/script>/g, '')
    .replace(/<meta (?:property="(?:og|article):|name="twitter:)[^>]*>/g, '')
    .replace(/<link rel="(?:canonical|alternate)"[^>]*>/g, '')

/** Cuts a reading page into its shell and its parts. */
export function cut(html: string): { shell: string; parts: string[] } {
  const parts: string[] = []
  const shell = html.replace(DIFFERS, (part: string) => {
    parts.push(part)
    return MARKS[parts.length - 1] ?? part
  })
  return { shell, parts }
}

/** Puts a page together again. */
export function join(shell: string, parts: readonly string[]): string {
  return parts.length === 1 ? parts[0]! : parts.reduce((html, part, i) => html.replace(MARKS[i]!, () => part), shell)
}

/** The response of a page. */
export function pageOf(bundle: Bundle, path: string): Response {
  const headers: Record<string, string> = { 'Content-Type': 'text/html; charset=utf-8' }
  const policy = bundle.policies[bundle.policy[path] ?? -1]
  if (policy) headers['Content-Security-Policy'] = policy
  return new Response(join(bundle.shell, bundle.pages[path] ?? []), { headers })
}
