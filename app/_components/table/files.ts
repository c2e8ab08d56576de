/** Files in and out of the page. */

/** Hands a file to the player. */
export function saveFile(name: string, contents: Blob | string, type = 'application/json'): void {
  const blob = typeof contents === 'string' ? new Blob([contents], { type }) : contents
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** Copies a text. False where the device does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
