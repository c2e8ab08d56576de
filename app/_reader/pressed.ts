/** A finger that is down on a result must find it where it was. */
let pressed: Promise<unknown> | undefined
document.addEventListener('pointerdown', ({ button }) => {
  if (button) return
  pressed = new Promise((over) => {
    // Where a menu opens, the page is not told that it was let go.
    for (const type of ['click', 'pointercancel', 'contextmenu']) addEventListener(type, over, { once: true })
    addEventListener('pointerup', () => setTimeout(over, 50), { once: true })
  })
})

/** Done when nothing is pressed, or what was pressed has been let go. */
export const released = async (): Promise<void> => {
  await pressed
}
