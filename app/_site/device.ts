/** What this device remembers; a device that refuses to remember still works. */
export function recall(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Keeps a value. False when the device refuses: storage full, switched off, or a private window. */
export function remember(key: string, value: string): boolean {
  try {
    if (value) localStorage.setItem(key, value)
    else localStorage.removeItem(key)
    return true
  } catch {
    return false
  }
}
