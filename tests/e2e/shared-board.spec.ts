import { expect as expectSoon, type Page } from '@playwright/test'
import { ONCE } from './pages'
import { test } from './saving'

/** A phone six times as slow takes its time on a busy machine. */
const expect = expectSoon.configure({ timeout: 120_000 })

/** Legal; the small board of a first visit is not. */
const LEGAL_MOVE = '/board/ti4/?b=1GAF_0AABfNSAAAAvQAuc.Ann~Bob&t=0333&m=0~46.47.48'
const LEGAL_HAND =
  '/board/legion/?tool=hand&army=Darth%20Vader&hand=Ambush;Push;Assault;Standing%20Orders;Implacable;New%20Ways%20to%20Motivate%20Them;Master%20of%20Evil&v=1'
const BOARDS = [LEGAL_MOVE, LEGAL_HAND, '/board/starcom/?v=1']

const verdict = (page: Page) => page.getByRole('region', { name: 'Verdict' })

test('without scripts a shared board says that it is being laid, and shows no other', ONCE, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const link of BOARDS) {
    await page.goto(link)
    await expect(verdict(page)).toHaveAttribute('data-verdict', 'waiting')
    await expect(verdict(page)).toHaveText('The board is being laid …')
    await expect(page.locator('#main')).not.toContainText(/LEGAL|DEPENDS|DISPUTED/)
  }
  await context.close()
})

/** Every verdict a page ever has: as it is read, as it changes, and frame by frame. */
async function verdictsSeen(page: Page, link: string): Promise<string[]> {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      for (const one of document.querySelectorAll<HTMLElement>('[data-verdict]')) {
        const words = `${one.dataset.verdict} ${one.textContent?.match(/NOT LEGAL|LEGAL|DEPENDS|DISPUTED/)?.[0] ?? ''}`
        if (seen.at(-1) !== words) seen.push(words)
      }
    }
    const everyFrame = () => {
      look()
      requestAnimationFrame(everyFrame)
    }
    everyFrame()
    // A page may wake before its first frame.
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
  })
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  const session = await page.context().newCDPSession(page)
  try {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await page.goto(link)
    await expect(verdict(page)).not.toHaveAttribute('data-verdict', 'waiting')
    // The frame that shows it comes a moment after the page has it.
    await expect.poll(async () => (await seen()).at(-1)).not.toBe('waiting ')
    return await seen()
  } finally {
    // The browser is shared: every test after this one was six times as slow without it.
    await session.detach()
  }
}

for (const link of [LEGAL_MOVE, LEGAL_HAND]) {
  test(`on a slow phone ${link.slice(0, 14)} never shows the verdict of another board`, ONCE, async ({ page }) => {
    const seen = await verdictsSeen(page, link)
    expect([...new Set(seen)].sort()).toEqual(['legal LEGAL', 'waiting '])
  })
}

test('a link that cannot be read says so and gives no verdict', ONCE, async ({ page }) => {
  for (const link of ['/board/ti4/?b=9nonsense', '/board/legion/?tool=hand&nonsense=1&v=1']) {
    await page.goto(link)
    await expect(verdict(page)).toHaveAttribute('data-verdict', 'clash')
    await expect(verdict(page)).toContainText('LINK NOT READ')
    await expect(verdict(page)).not.toContainText(/LEGAL|DEPENDS|DISPUTED/)
  }
  await page.goto('/board/ti4/?b=9nonsense')
  await page.getByRole('button', { name: 'Show a small board' }).click()
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'illegal')
})
