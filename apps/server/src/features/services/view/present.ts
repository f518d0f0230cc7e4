import { allSchemas, type JsonSchema } from '@kalends/contract'

const schemas = allSchemas()
const prefix = '#/components/schemas/'

/** Returns a stored document with every field that answers always contain: missing ones are empty, false or zero. */
export function withPresentFields<T extends object>(name: string, document: T): T {
  return completed(readShape({ $ref: prefix + name }), document) as T
}

/** What of a schema matters here, read from it once: whole pages are completed by it. */
type Shape = {
  fields?: { name: string; schema: JsonSchema; shape?: Shape; empty: (() => unknown) | undefined }[]
  items?: JsonSchema
}

const shapes = new WeakMap<JsonSchema, Shape>()

function readShape(schema: JsonSchema): Shape {
  const target = resolved(schema)
  const known = shapes.get(target)
  if (known) return known
  const properties = target['properties'] as Record<string, JsonSchema> | undefined
  const items = target['items'] as JsonSchema | undefined
  const fields = properties && Object.entries(properties).map(([name, property]) => readField(name, property))
  const shape = { ...(fields ? { fields } : {}), ...(items ? { items } : {}) }
  shapes.set(target, shape)
  return shape
}

function readField(name: string, schema: JsonSchema) {
  return { name, schema, empty: schema['x-present'] ? emptyValue(schema) : undefined }
}

function completed(shape: Shape, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value))
    return shape.items ? value.map((item) => completed(readShape(shape.items ?? {}), item)) : value
  if (!shape.fields) return value
  const record = value as Record<string, unknown>
  const whole: Record<string, unknown> = {}
  for (const field of shape.fields) {
    const given = record[field.name]
    if (given === undefined || given === null) {
      if (field.empty) whole[field.name] = field.empty()
      continue
    }
    // Shapes can be recursive, so one is resolved only when a value is present.
    field.shape ??= readShape(field.schema)
    whole[field.name] = completed(field.shape, given)
  }
  return whole
}

/** Returns the empty value of a field's type; enums have none. */
function emptyValue(property: JsonSchema): (() => unknown) | undefined {
  const type = [property['type']].flat()[0]
  switch (type) {
    case 'array':
      return () => []
    case 'boolean':
      return () => false
    case 'integer':
    case 'number':
      return () => 0
    case 'string':
      return () => (property['format'] ? null : '')
    default:
      return property['anyOf'] ? () => null : undefined
  }
}

function resolved(schema: JsonSchema): JsonSchema {
  const choice = (schema['anyOf'] as JsonSchema[] | undefined)?.[0]
  const reference = (schema['$ref'] ?? choice?.['$ref']) as string | undefined
  return reference ? (schemas[reference.slice(prefix.length)] ?? {}) : schema
}
