import { allSchemas } from '@kalends/contract'
import { reachSchemas, schemasReferredTo } from '../project/reach-schemas.ts'
import { errorSchemas } from './error-schemas.ts'
import type { Json } from './spec.ts'

/** Returns the schemas that the paths refer to, directly or through others, by name. */
export function describeSchemas(paths: Json): Json {
  const known = { ...allSchemas(), ...errorSchemas } as Record<string, Json>
  const used = reachSchemas(schemasReferredTo(paths), known)
  const schemas = Object.entries(known).filter(([name]) => used.has(name))
  return Object.fromEntries(schemas.map(([name, schema]) => [name, describeSchema(schema)]))
}

/**
 * Returns a schema of the contract as generators of clients need it. An object without declared fields takes any: they
 * would generate an object that takes none. `id` and `revision` are not read-only, since updates send them back.
 */
export function describeSchema(schema: Json): Json {
  const described = Object.fromEntries(Object.entries(schema).map(describeKeyword))
  return isFreeObject(schema) ? { ...described, additionalProperties: true } : described
}

function describeKeyword([keyword, value]: [string, unknown]): [string, unknown] {
  if (keyword === 'properties') return [keyword, describeProperties(value as Record<string, Json>)]
  if (['anyOf', 'oneOf', 'allOf'].includes(keyword)) return [keyword, (value as Json[]).map(describeSchema)]
  const isSchema = ['items', 'additionalProperties'].includes(keyword) && typeof value === 'object'
  return [keyword, isSchema ? describeSchema(value as Json) : value]
}

function describeProperties(properties: Readonly<Record<string, Json>>): Json {
  const entries = Object.entries(properties).map(([name, { readOnly, ...property }]) => {
    const isSentBack = name === 'id' || name === 'revision'
    return [name, describeSchema(readOnly && !isSentBack ? { ...property, readOnly } : property)] as const
  })
  return Object.fromEntries(entries)
}

const isFreeObject = ({ type, properties, additionalProperties, patternProperties }: Json): boolean =>
  [type].flat().includes('object') && !(properties || patternProperties) && additionalProperties === undefined
