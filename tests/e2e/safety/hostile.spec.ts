import { expect, type Page, test } from '@playwright/test'
import { payloads } from '../../hostile/payloads'

/** What fits into an address bar or a field; the megabytes are for the parsers' own tests. */
const sample = payloads.filter(({ text }) => text.length <= 2000).map(({ text }) => text)
const inUrl = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'))
/** Every n-th, beginning with another one on each page; the parsers' own tests see all of them. */
const share = (page: number, of: number) => sample.filter((_, i) => i % of === page)

/** Watches a page for anything that runs, breaks, or asks elsewhere. */
async function watched(page: Page, address: string): Promise<() => Promise<void>> {
  const wrong: string[] = []
  page.on('pageerror', (error) => wrong.push(error.message))
  page.on('dialog', (dialog) => wrong.push(`dialog ${dialog.message()}`))
  page.on('request', (request) => {
    if (!/^(http:\/\/localhost:|data:|blob:)/.test(request.url())) wrong.push(request.url())
  })
  await page.goto(address)
  const names = () => page.evaluate(() => Object.getOwnPropertyNames(Object.prototype).join())
  const before = await names()
  return async () => {
    expect(wrong).toEqual([])
    expect(await page.evaluate(() => (window as unknown as { hurt?: number }).hurt)).toBeUndefined()
    expect(await names()).toBe(before)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Something went wrong on our side')
  }
}

/** Gives the page other links without loading it anew, as going back would, and lets it draw each. */
const visitAll = (page: Page, queries: readonly string[]) =>
  page.evaluate(async (list) => {
    for (const query of list) {
      history.replaceState(null, '', location.pathname + query)
      dispatchEvent(new PopStateEvent('popstate'))
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
    }
  }, queries)

const PAGES: [address: string, keys: readonly string[]][] = [
  ['/check/starcom/combat-damage/', ['vessels', 'assignments', 'what', 'mine', 'ed', 'reading.starcom:ambiguity.10']],
  ['/check/starcom/game-end/', ['developmentsByPlayer', 'homeworldConquered', 'lastDomainCardDrawn', 'x']],
  ['/check/legion/command-hand/', ['army', 'hand', 'contingencies', 'figures', 'force', 'ed']],
  ['/check/ti4/movement/', ['systems', 'units', 'moves', 'effects', 'active', 'fleetPool', 'seating']],
  ['/board/legion/', ['tool', 'army', 'hand', 'units', 'chosen']],
  ['/board/starcom/', ['b', 'seats', 'me', 'phase', 'turn', 'credits', 'ed']],
  ['/board/ti4/', ['b', 't', 'm', 'e', 'r']],
]

for (const [i, [address, keys]] of PAGES.entries()) {
  test(`hostile links harm nothing and leave ${address} at work`, async ({ page }) => {
    const check = await watched(page, address)
    const verdict = page.getByRole('region', { name: 'Verdict' }).first()
    // The map begins by asking which one, the board without a ruling.
    if (address === '/board/ti4/') await expect(page.getByRole('button', { name: 'Set up this map' })).toBeVisible()
    else if (address !== '/board/starcom/') await expect(verdict).not.toHaveAttribute('data-verdict', 'waiting')
    for (const [n, text] of share(i, 2 * PAGES.length).entries()) {
      await visitAll(page, [
        `?${keys[n % keys.length]}=${inUrl(text)}`,
        `?${keys.map((key) => `${key}=${inUrl(text)}`).join('&')}`,
        `?${inUrl(text).replaceAll('%3D', '=').replaceAll('%26', '&')}`,
      ])
    }
    await check()
    await visitAll(page, [''])
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await check()
  })
}

test('what was searched for stays in the field, and never becomes markup', async ({ page }) => {
  const check = await watched(page, '/search/')
  const field = page.getByRole('searchbox').first()
  for (const text of share(0, 12)) {
    const shown = text.replace(/[\r\n\0]/g, '').replace(/\p{Cs}/gu, '')
    await field.fill(shown)
    await expect(field).toHaveValue(shown)
  }
  await field.fill('<img src=x onerror=window.hurt=1>')
  await expect(page.locator('[data-results]')).not.toBeEmpty()
  await expect(page.locator('[data-results] img')).toHaveCount(0)
  await check()
  await page.goto(`/search/?q=${inUrl('"><img src=x onerror=window.hurt=1>')}`)
  await expect(field).toHaveValue('"><img src=x onerror=window.hurt=1>')
  await page.goto(`/no/such/${inUrl('<script>window.hurt=1</script>')}`)
  await check()
})

test('a map string that cannot be read stays as it was typed, with what is wrong', async ({ page }) => {
  const check = await watched(page, '/board/ti4/')
  const field = page.getByRole('textbox', { name: 'Map string' })
  for (const text of [
    '<img src=x onerror=window.hurt=1>',
    '__proto__ constructor',
    '1e308 NaN',
    `19 ${'9'.repeat(3000)}`,
  ]) {
    await field.fill(text)
    await page.getByRole('button', { name: 'Set up this map' }).click()
    await expect(page.getByRole('alert').filter({ hasText: /not a tile|too long/ })).toBeVisible()
    await expect(field).toHaveValue(text)
  }
  await check()
})

test('a hand that cannot be read stays as it was pasted, with the reason', async ({ page }) => {
  const check = await watched(page, '/board/legion/?tool=hand')
  await expect(page.getByRole('region', { name: 'Verdict' })).not.toHaveAttribute('data-verdict', 'waiting')
  await page.getByRole('button', { name: 'Paste a hand' }).click()
  const field = page.getByRole('textbox', { name: /^Army list or cards/ })
  for (const [text, says] of [
    ['<img src=x onerror=window.hurt=1> '.repeat(90), '0 cards read, 1 line left aside.'],
    [`<b>${'x'.repeat(80)}</b>`, '0 cards read, 1 line left aside.'],
    [Array.from({ length: 50 }, (_, i) => `Card ${i}`).join('\n'), '0 cards read, 50 lines left aside.'],
    [Array.from({ length: 50 }, () => 'Ambush').join('\n'), 'These are 50 cards'],
  ] as const) {
    await field.fill(text)
    await page.getByRole('button', { name: 'Take as the hand' }).click()
    await expect(page.getByRole('status').filter({ hasText: says })).toBeVisible()
    await expect(field).toHaveValue(text)
  }
  await field.fill('Ambush\n<img src=x onerror=window.hurt=1>')
  await page.getByRole('button', { name: 'Take as the hand' }).click()
  await expect(page.getByText('<img src=x onerror=window.hurt=1>').first()).toBeVisible()
  await check()
})
