import type { Page } from '@playwright/test'

/** Keeps the reader of a page from coming, as a slow line does. Gives what lets it come. */
export async function holdReader(page: Page, files: string | RegExp = '**/assets/reader.*.js'): Promise<() => void> {
  let wake = () => {}
  const held = new Promise<void>((resolve) => {
    wake = resolve
  })
  await page.route(files, async (route) => {
    await held
    await route.continue()
  })
  return wake
}
