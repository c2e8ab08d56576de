import type { ReactNode } from 'react'
import type { Fact, RawFacts } from '../../../lib/kernel/facts'
import { AnyField } from '../../_components/fields/any-field'
import { FieldContext } from '../../_components/fields/field-context'
import type { ToolState } from './use-tool-state'

interface Props {
  tool: ToolState
  /** Top facts, or fields of a record as `blue.pips`. */
  paths: readonly string[]
}

function factOf(tool: ToolState, [top = '', field]: string[]): Fact | undefined {
  const fact = tool.context.checker.facts[top]
  if (!field) return fact
  return fact?.kind === 'record' ? (fact.fields as Record<string, Fact>)[field] : undefined
}

/** Questions of the checker's own form, for what the tool does not draw. */
export function Asked({ tool, paths }: Props): ReactNode {
  return (
    <FieldContext value={tool.notes}>
      {paths.map((path) => {
        const [top = '', field] = path.split('.')
        const fact = factOf(tool, path.split('.'))
        if (!fact) return null
        const record = (tool.facts[top] ?? {}) as RawFacts
        return (
          <AnyField
            key={path}
            fact={fact}
            path={path}
            value={field ? record[field] : tool.facts[top]}
            onChange={(value) => tool.set(top, field ? without(record, field, value) : value)}
          />
        )
      })}
    </FieldContext>
  )
}

/** A record with one field set, or left out when it is not known. */
export function without(record: RawFacts, field: string, value: unknown): RawFacts | undefined {
  const known = Object.entries({ ...record, [field]: value }).filter(([, each]) => each !== undefined)
  return known.length ? Object.fromEntries(known) : undefined
}
