import { execFile } from 'node:child_process'
import { expect, it } from 'vitest'

/** What a command says and how it ends. */
const called = (file: string, ...args: string[]) =>
  new Promise<{ code: unknown; said: string }>((done) =>
    execFile(process.execPath, [`scripts/dev/${file}`, ...args], (error, stdout, stderr) =>
      done({ code: error?.code ?? 0, said: stdout + stderr }),
    ),
  )

it.each([
  ['mutate.mjs', '--help', 0, /^Give --count 20 .* kernel, legion, starcom, ti4, search/s],
  ['mutate.mjs', '--area=nowhere', 64, /^Give --count/],
  ['mutate.mjs', '--count=none', 64, /^Give --count/],
  ['fuzz.mjs', '--help', 0, /^Give whole numbers/],
  ['fuzz.mjs', '--drews=3', 64, /'--drews'.*\nGive whole numbers/],
  ['fuzz.mjs', '--draws=0', 64, /^Give whole numbers/],
])('%s %s says how it is called', async (file, arg, code, says) => {
  const { code: ended, said } = await called(file, arg)
  expect(said).toMatch(says)
  expect(said).not.toContain('    at ')
  expect(ended).toBe(code)
})
