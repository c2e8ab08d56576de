import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const readme = readFileSync('README.md', 'utf8')

/** Every shell snippet with the exit code it promises: ```sh exit=1 */
const snippets = [...readme.matchAll(/```sh(?: exit=(\d+))?\n([\s\S]*?)```/g)].map(([, exit = '0', text = '']) => ({
  exit: Number(exit),
  text: text.trim(),
}))

test('the README has snippets to run', () => {
  expect(snippets.length).toBeGreaterThanOrEqual(4)
})

for (const { exit, text } of snippets) {
  test(`the README's words work: ${text.split('\n')[0]}`, () => {
    const { status, stdout, stderr } = spawnSync('bash', ['-eo', 'pipefail', '-c', text], { encoding: 'utf8' })
    expect(status, stderr).toBe(exit)
    expect(stdout.length).toBeGreaterThan(20)
  })
}

test('every production dependency is named with its reason', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> }
  for (const name of Object.keys(dependencies)) expect(readme, name).toContain(`\`${name}\``)
})
