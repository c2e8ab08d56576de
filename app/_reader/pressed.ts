/** A finger that is down on a result must find it where it was. */
let pressed: Promise<unknown> | undefined
addEventListener('pointerdown', () => {
  pressed = new Promise((over) => {
    for (const type of ['click', 'pointercancel']) addEventListener(type, over, { once: true })
    addEventListener('pointerup', () => setTimeout(over, 50), { once: true })
  })
})

/** Done when nothing is pressed, or what was pressed has been let go. */
export const released = async (): Promise<void> => {
  await pressed
}
