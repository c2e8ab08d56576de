/** Where the device puts its own few colours in the place of ours, nothing is told by colour alone. */
import { expect, test } from '@playwright/test'
import { ONCE } from './pages'

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

const PLACES = [
  '/check/starcom/build/?systemKind=capital&underSiege=yes&what=ship&v=1',
  '/check/ti4/movement/',
  '/board/starcom/',
]

for (const place of PLACES)
  test(`the answer that is chosen is told apart: ${place.split('?')[0]}`, ONCE, async ({ page }) => {
    await page.goto(place)
    await expect(page.locator('[data-alive]')).toBeAttached()
    // Found and looked at in one go: a page that still fills in what its address tells may put others in their place.
    const chosen = await page.evaluate(() =>
      [...document.querySelectorAll('label:has(> input[type=radio])')].map((label) => ({
        says: label.textContent,
        isChosen: label.querySelector('input')!.checked,
        isMarked: getComputedStyle(label).textDecorationLine === 'underline' || !label.querySelector('.opacity-0'),
      })),
    )
    expect(chosen.filter(({ isChosen }) => isChosen).length).toBeGreaterThan(0)
    expect(chosen.filter(({ isChosen, isMarked }) => isChosen && !isMarked).map(({ says }) => says)).toEqual([])
  })

for (const [place, words] of [
  ['/board/starcom/', '.board-cell text'],
  ['/board/ti4/?b=1GAF_0AABfNSAAAAvQAuc.Ann~Bob&t=0333&m=0~46.47.48', '.hex-face text'],
] as const)
  test(`what stands on a board is read in the colour of words: ${place.split('?')[0]}`, ONCE, async ({ page }) => {
    await page.goto(place)
    await expect(page.locator(words).first()).toBeVisible()
    const inkOf = (path: string) =>
      page.evaluate((all) => [...document.querySelectorAll(all)].map((one) => getComputedStyle(one).fill), path)
    const ink = await page.evaluate(() => getComputedStyle(document.body).color)
    expect(new Set(await inkOf(words))).toEqual(new Set([ink]))
  })
