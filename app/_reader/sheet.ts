/** Puts a sheet below what it belongs to where there is room, else above it; at the bottom of a phone. */
export function placeBeside(sheet: HTMLElement, owner: HTMLElement): void {
  const box = owner.getBoundingClientRect()
  const narrow = innerWidth < 640
  sheet.style.inset = 'auto'
  sheet.style.left = narrow ? '3vw' : `${Math.max(8, Math.min(box.left, innerWidth - sheet.offsetWidth - 8))}px`
  if (narrow) sheet.style.bottom = '4rem'
  else if (box.bottom > innerHeight * 0.6) sheet.style.bottom = `${innerHeight - box.top + 4}px`
  else sheet.style.top = `${box.bottom + 4}px`
}
