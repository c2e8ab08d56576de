/** What the journeys need of a browser, whatever drives it: a page at the size of a phone. */
export interface Look {
  /** Goes to an address; done when the page has come, its scripts perhaps not yet. */
  open: (url: string) => Promise<void>
  /** What a piece of script comes to in the page, as JSON; a promise is waited for. */
  ask: <T>(script: string) => Promise<T>
  press: (key: 'Enter' | 'Control+k') => Promise<void>
  type: (text: string) => Promise<void>
  /** What scripts and policies complained of; undefined where the browser does not tell. */
  wrong: (() => readonly string[]) | undefined
  close: () => Promise<void>
}

const LONGEST_MS = 180_000

/** Waits until a piece of script comes to something true. A page that is just being left cannot be asked: it is asked again. */
export async function until(look: Look, script: string): Promise<void> {
  const end = Date.now() + LONGEST_MS
  let why: unknown = 'it stayed false'
  while (Date.now() < end) {
    try {
      if (await look.ask<boolean>(`Boolean(${script})`)) return
    } catch (error) {
      why = error
    }
    await new Promise((done) => setTimeout(done, 50))
  }
  const place = await look.ask('location.href').catch(() => 'a page that does not answer')
  throw new Error(`Never came true on ${place}: ${script} (${why})`)
}

/** Waits until an element with these words stands on the page. */
export const shows = (look: Look, selector: string, words = ''): Promise<void> =>
  until(
    look,
    `[...document.querySelectorAll(${JSON.stringify(selector)})].some((one) => one.textContent.includes(${JSON.stringify(words)}))`,
  )
