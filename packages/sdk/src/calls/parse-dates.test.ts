import { allSchemas, type JsonSchema, type OperationSpec, operations } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { parseDates } from './parse-dates.ts'

const schemas = allSchemas()
const at = '2026-11-26T10:00:00.000Z'

/** A value of a shape with an instant in every text, at most this deep. */
function full(schema: JsonSchema, depth: number): unknown {
  const reference = schema['$ref'] as string | undefined
  if (reference) return full(schemas[reference.replace('#/components/schemas/', '')] ?? {}, depth)
  const choice = (schema['anyOf'] as JsonSchema[] | undefined)?.find(({ type }) => type !== 'null')
  if (choice) return full(choice, depth)
  if (depth === 0) return null
  if (schema['items']) return [full(schema['items'] as JsonSchema, depth)]
  if (schema['properties'])
    return Object.fromEntries(
      Object.entries(schema['properties'] as Record<string, JsonSchema>).map(([key, field]) => [
        key,
        full(field, depth - 1),
      ]),
    )
  if (typeof schema['additionalProperties'] === 'object')
    return { any: full(schema['additionalProperties'] as JsonSchema, depth) }
  return at
}

/** Paths of all instants in the schema, and of all dates in a value. */
function instants(schema: JsonSchema, value: unknown, path = ''): string[] {
  const reference = schema['$ref'] as string | undefined
  if (reference) return instants(schemas[reference.replace('#/components/schemas/', '')] ?? {}, value, path)
  const choice = (schema['anyOf'] as JsonSchema[] | undefined)?.find(({ type }) => type !== 'null')
  if (choice) return instants(choice, value, path)
  if (value === null) return []
  if (schema['format'] === 'timestamp') return [path]
  if (Array.isArray(value)) return value.flatMap((item) => instants(schema['items'] as JsonSchema, item, `${path}[]`))
  if (typeof value !== 'object') return []
  const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>
  return Object.entries(value).flatMap(([key, item]) =>
    instants(properties[key] ?? (schema['additionalProperties'] as JsonSchema) ?? {}, item, `${path}.${key}`),
  )
}

function dates(value: unknown, path = ''): string[] {
  if (value instanceof Date) return [path]
  if (Array.isArray(value)) return value.flatMap((item) => dates(item, `${path}[]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => dates(item, `${path}.${key}`))
}

const specs = Object.values(operations).flatMap((noun) => Object.values(noun) as OperationSpec[])

describe('parseDates', () => {
  it('finds every instant of every operation, and nothing else', () => {
    let found = 0
    for (const { id, output } of specs) {
      const value = full(output.schema, 7)
      const expected = instants(output.schema, value).sort()
      expect([id, dates(parseDates(id, value)).sort()]).toEqual([id, expected])
      found += expected.length
    }
    expect(found).toBeGreaterThan(1000)
  })

  it('leaves answers of other versions as they are', () => {
    expect(parseDates('createBooking', null)).toBeNull()
    expect(parseDates('createBooking', { booking: [7, { createdDate: { at } }] })).toEqual({
      booking: [7, { createdDate: { at } }],
    })
    expect(parseDates('noSuchOperation', { at })).toEqual({ at })
  })
})
