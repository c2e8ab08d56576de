/** What this device remembers; a device that refuses to remember still works. */
export function recall(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

export function remember(key: string, value: string): void {
  try {
    if (value) localStorage.setItem(key, value)
    else localStorage.removeItem(key)
  } catch {
    // Private windows may refuse; nothing depends on it.
  }
}

/** Sub-path the site is served under. */
export const base = document.documentElement.dataset.base ?? ''
