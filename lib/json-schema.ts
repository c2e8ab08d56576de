/** JSON Schema of a checker's facts, from the same description that makes the form and the parser. */
import * as z from 'zod'
import type { Fact, FactSpecs } from './kernel/facts.ts'
import { objectSchema } from './kernel/parse.ts'

interface Schema {
  $schema?: string
  type?: string
  title?: string
  description?: string
  properties?: Record<string, Schema>
  items?: Schema
  additionalProperties?: Schema | false
  maxProperties?: number
  [extra: `x-${string}`]: unknown
}

/** The schema with each fact's label as title and its help as description. Every fact may be left out: not known. */
export function jsonSchemaOf(facts: FactSpecs): Schema {
  const schema = z.toJSONSchema(objectSchema(facts)) as Schema
  return { ...schema, properties: nameAll(facts, schema) }
}

const nameAll = (facts: FactSpecs, schema: Schema) =>
  Object.fromEntries(Object.entries(facts).map(([key, fact]) => [key, name(fact, schema.properties?.[key] ?? {})]))

function name(fact: Fact, schema: Schema): Schema {
  const named: Schema = {
    ...(fact.label ? { title: fact.label } : {}),
    ...(fact.help ? { description: fact.help } : {}),
    ...schema,
  }
  if (fact.editions) named['x-editions'] = fact.editions
  if (fact.kind === 'choice') named['x-labels'] = fact.options
  if (fact.kind === 'name' && fact.said) named['x-labels'] = fact.said
  if (fact.kind === 'list') return { ...named, items: name(fact.of, schema.items ?? {}) }
  if (fact.kind === 'record') return { ...named, properties: nameAll(fact.fields, schema) }
  if (fact.kind === 'map')
    return { ...named, maxProperties: fact.max, additionalProperties: name(fact.of, schema.additionalProperties || {}) }
  return named
}
