/** The sheet behind the button of the header: theme and text size. */
import { recall, remember } from './store.ts'
import { dressUp } from './style.ts'

const COLOURS: Record<string, string> = { light: '#fbfaf7', dark: '#101215', dim: '#0b0605' }

const CHOICES = [
  {
    key: 'theme',
    title: 'Theme',
    values: [
      ['', 'As the device'],
      ['light', 'Light'],
      ['dark', 'Dark'],
      ['dim', 'Dim, for the table'],
    ],
  },
  {
    key: 'size',
    title: 'Text size',
    values: [
      ['small', 'Small'],
      ['', 'Normal'],
      ['large', 'Large'],
    ],
  },
] as const

type Key = (typeof CHOICES)[number]['key']

function apply(key: Key, value: string): void {
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

function choiceOf(key: Key, value: string, word: string): HTMLElement {
  const label = document.createElement('label')
  const radio = document.createElement('input')
  Object.assign(radio, { type: 'radio', name: key, value, checked: recall(key) === value })
  radio.addEventListener('change', () => {
    remember(key, value)
    apply(key, value)
  })
  label.append(radio, word)
  return label
}

function makeSheet(): HTMLElement {
  const sheet = document.createElement('div')
  sheet.className = 'look card'
  sheet.popover = 'auto'
  for (const { key, title, values } of CHOICES) {
    const field = document.createElement('fieldset')
    const legend = document.createElement('legend')
    legend.textContent = title
    field.append(legend, ...values.map(([value, word]) => choiceOf(key, value, word)))
    sheet.append(field)
  }
  return sheet
}

/** Wakes the choice of theme and text size. From the second press on the browser opens and closes the sheet itself. */
export function wakeLook(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-look]')
  const open = async (event: Event) => {
    event.preventDefault()
    await dressUp()
    const sheet = makeSheet()
    button?.after(sheet)
    if (button) button.popoverTargetElement = sheet
    sheet.showPopover()
  }
  button?.addEventListener('click', open, { once: true })
}
