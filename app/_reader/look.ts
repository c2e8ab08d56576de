import { recall, remember } from './store.ts'

const COLOURS: Record<string, string> = { light: '#fbfaf7', dark: '#101215', dim: '#0b0605' }

function apply(key: 'theme' | 'size', value: string): void {
  const root = document.documentElement
  if (value) root.dataset[key] = value
  else delete root.dataset[key]
  if (key !== 'theme') return
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  const colour = COLOURS[value || (dark ? 'dark' : 'light')]!
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.content = colour
    meta.removeAttribute('media')
  }
}

/** Wakes the choice of theme and text size. */
export function wakeLook(): void {
  const look = document.getElementById('look')
  if (!look) return
  for (const key of ['theme', 'size'] as const) {
    const chosen = recall(key)
    for (const radio of look.querySelectorAll<HTMLInputElement>(`input[name=${key}]`))
      radio.checked = radio.value === chosen
  }
  look.addEventListener('change', (event) => {
    const { name, value } = event.target as HTMLInputElement
    if (name !== 'theme' && name !== 'size') return
    remember(name, value)
    apply(name, value)
  })
}
