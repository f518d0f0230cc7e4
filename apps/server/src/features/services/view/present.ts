import { allSchemas, type JsonSchema } from '@kalends/contract'

const schemas = allSchemas()
const prefix = '#/components/schemas/'

/** A stored document with the fields an answer always carries: what was never written is empty, false or nought. */
export function withPresentFields<T extends object>(name: string, document: T): T {
  return completed({ $ref: prefix + name }, document) as T
}

function completed(schema: JsonSchema, value: unknown): unknown {
  const target = resolved(schema)
  if (Array.isArray(value)) return value.map((item) => completed((target['items'] ?? {}) as JsonSchema, item))
  const properties = target['properties'] as Record<string, JsonSchema> | undefined
  if (!properties || typeof value !== 'object' || value === null) return value
  const record = value as Record<string, unknown>
  const fields = Object.entries(properties).flatMap(([name, property]) => {
    const field = record[name]
    if (field !== undefined && field !== null) return [[name, completed(property, field)]]
    const empty = property['x-present'] ? emptyOf(property) : undefined
    return empty === undefined ? [] : [[name, empty]]
  })
  return Object.fromEntries(fields)
}

/** The empty value of a field's type; a word of a closed list has none. */
function emptyOf(property: JsonSchema): unknown {
  const type = [property['type']].flat()[0]
  switch (type) {
    case 'array':
      return []
    case 'boolean':
      return false
    case 'integer':
    case 'number':
      return 0
    case 'string':
      return property['format'] ? null : ''
    default:
      return property['anyOf'] ? null : undefined
  }
}

function resolved(schema: JsonSchema): JsonSchema {
  const choice = (schema['anyOf'] as JsonSchema[] | undefined)?.[0]
  const reference = (schema['$ref'] ?? choice?.['$ref']) as string | undefined
  return reference ? (schemas[reference.slice(prefix.length)] ?? {}) : schema
}
