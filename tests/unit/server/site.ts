import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

export const RULES_HTML = `<!doctype html><title>Rules</title><script>let a = 1</script><p>${'Words. '.repeat(50)}</p>`

/** A small exported site in a folder of its own. */
export async function makeSite(): Promise<{ dir: string; remove: () => Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), 'lawspeaker-site-'))
  const files: Record<string, string | Uint8Array> = {
    'index.html': '<!doctype html><title>Home</title>',
    '404.html': '<!doctype html><title>Not here</title>',
    'rules/starcom/index.html': RULES_HTML,
    'rules/starcom/index.html.br': brotliCompressSync(RULES_HTML),
    'rules/starcom/index.html.gz': gzipSync(RULES_HTML),
    'about.html': '<!doctype html><title>About</title>',
    'assets/site.0123abcd.js': 'export {}',
    'assets/plain.js': 'export {}',
    '_next/static/chunks/main.js': 'self.x = 1',
    'sw.js': 'self.y = 1',
    'manifest.webmanifest': '{}',
    '_headers.txt': 'a name like a private file, but not one',
    'build.json': '{}',
    _headers: '/*\n  X-Test: 1',
  }
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(dir, path)), { recursive: true })
    await writeFile(join(dir, path), content)
  }
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) }
}
