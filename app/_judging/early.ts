/** What a player did before the page was awake: React would take it back, or never hear of it. */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

function drawnValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  const drawn = [...field.options].find((option) => option.defaultSelected) ?? field.options[0]
  return drawn?.value ?? ''
}

/** Writes a value past React, which knows the drawn one and then notices the event. */
function tell(field: Field, value: string): void {
  field.value = drawnValue(field)
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/** Ticks or unticks as a finger does. Nobody sees the moment between. */
function tick(field: HTMLInputElement, checked: boolean): void {
  field.checked = !checked
  field.click()
}

/** What tells React of one field, or nothing where it stands as it was drawn. */
function toldEarly(field: Field): (() => void) | undefined {
  if (isTick(field)) {
    const { checked, defaultChecked, type } = field
    // Of a group the one that was chosen says it for all.
    if (checked === defaultChecked || (type === 'radio' && !checked)) return undefined
    return () => tick(field, checked)
  }
  const { value } = field
  if (value === drawnValue(field) || field.type === 'file') return undefined
  return () => tell(field, value)
}

/**
 * Remembers every field of a place that was touched. What comes back tells React of them, once it is there: one after the
 * other, so that each is told to what the one before has made of the page.
 */
export function earlyIn(place: Element): () => Promise<void> {
  const again = [...place.querySelectorAll<Field>('input,textarea,select')].flatMap((field) => toldEarly(field) ?? [])
  return async () => {
    for (const tellOf of again) {
      tellOf()
      await null
    }
  }
}
