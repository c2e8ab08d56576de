import type { ReactNode } from 'react'
import { CountField } from './count-field'
import type { FieldProps } from './field-types'
import { ListField } from './list-field'
import { MapField } from './map-field'
import { NameField } from './name-field'
import { RadioField, SegmentedField } from './radio-field'
import { RecordField } from './record-field'
import { SelectField } from './select-field'

/** Side by side up to four answers, one a line up to seven, the device's own list beyond. */
const SEGMENTS = 4
const RADIOS = 7

/** The control that fits a fact. */
export function AnyField({ fact, ...rest }: FieldProps): ReactNode {
  if (fact.kind === 'yes-no') return <SegmentedField fact={fact} {...rest} />
  if (fact.kind === 'count') return <CountField fact={fact} {...rest} />
  if (fact.kind === 'name') return <NameField fact={fact} {...rest} />
  if (fact.kind === 'list') return <ListField fact={fact} {...rest} />
  if (fact.kind === 'record') return <RecordField fact={fact} {...rest} />
  if (fact.kind === 'map') return <MapField fact={fact} {...rest} />
  const many = Object.keys(fact.options).length
  if (many <= SEGMENTS) return <SegmentedField fact={fact} {...rest} />
  return many <= RADIOS ? <RadioField fact={fact} {...rest} /> : <SelectField fact={fact} {...rest} />
}
