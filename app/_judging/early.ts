/** What a player did before the page was awake: React would take it back, or never hear of it. */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

/** Writes a value past React, which then notices the event. */
function write(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

function drawnValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  const drawn = [...field.options].find((option) => option.defaultSelected) ?? field.options[0]
  return drawn?.value ?? ''
}

/** Puts one field back to how it was drawn; gives what tells it again, or nothing where it was not touched. */
function takeBack(field: Field): (() => void) | undefined {
  if (isTicked(field)) {
    const { checked, defaultChecked } = field
    if (checked === defaultChecked) return undefined
    field.checked = defaultChecked
    return () => field.checked === checked || field.click()
  }
  const { value } = field
  const drawn = drawnValue(field)
  if (value === drawn || (field instanceof HTMLInputElement && field.type === 'file')) return undefined
  field.value = drawn
  return () => write(field, value)
}

/** Puts every field of a place back to how it was drawn. What comes back tells them again, to be called once the place is awake. */
export function takeBackEarly(place: Element): () => void {
  const fields = place.querySelectorAll<Field>('input,textarea,select')
  const again = [...fields].flatMap((field) => takeBack(field) ?? [])
  return () => {
    for (const tell of again) tell()
  }
}
