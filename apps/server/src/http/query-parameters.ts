import { type FieldViolation, type JsonSchema, usualValueLimit } from '@kalends/contract'
import { Violations } from '../refusal.ts'
import { boundedPairs, tooLarge } from './bodies/bodies.ts'
import { countJson, depthLimit } from './bodies/json-bounds.ts'

/**
 * Parameters of a query string: nested names dotted, lists by repetition, or everything at once in `.r`
 * as unpadded base64url of JSON. Texts become what the shape says they are; what does not fit stays a text,
 * for the validator to name.
 */
export function readQuery(
  text: string,
  schema: JsonSchema,
  schemas: Readonly<Record<string, JsonSchema>>,
): Record<string, unknown> {
  const query = boundedPairs(text, pairLimit, 'query')
  const packed = query.get('.r')
  if (packed !== null) return unpack(packed)
  const result: Record<string, unknown> = {}
  const values = new Map<string, string[]>()
  for (const [name, value] of query) values.set(name, [...(values.get(name) ?? []), value])
  for (const [name, all] of values) {
    const path = name.split('.')
    if (path.length > deepest) throw new Violations([unknownParameter(path[0] ?? '')])
    const prototype = path.indexOf('__proto__')
    if (prototype >= 0) throw new Violations([unknownParameter(path.slice(0, prototype + 1).join('.'))])
    setPath(result, path, all, schema, schemas)
  }
  return result
}

/** No message of the contract nests further. */
const deepest = depthLimit
/** Lists go by repetition; the longest of a query has 100 entries. */
const pairLimit = 500

const unknownParameter = (field: string): FieldViolation => ({
  field,
  description: 'is not a field of this call',
  violatedRule: 'UNKNOWN_FIELD',
  data: {},
})

function unpack(packed: string): Record<string, unknown> {
  const bytes = Buffer.from(packed, 'base64url')
  const { crossed } = countJson(bytes, usualValueLimit)
  if (crossed) throw tooLarge('.r', crossed)
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'))
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  } catch {
    // named below, like a value of the wrong kind
  }
  throw new Violations([
    { field: '.r', description: 'must be base64url of a JSON object', violatedRule: 'FORMAT', data: {} },
  ])
}

function setPath(
  target: Record<string, unknown>,
  path: readonly string[],
  values: readonly string[],
  schema: JsonSchema,
  schemas: Readonly<Record<string, JsonSchema>>,
): void {
  const [name, ...rest] = path
  if (name === undefined) return
  const whole = resolve(schema, schemas)
  const properties = (whole['properties'] ?? {}) as Record<string, JsonSchema>
  const property = (Object.hasOwn(properties, name) ? properties[name] : undefined) ?? {}
  if (rest.length === 0) {
    target[name] = convert(values, resolve(property, schemas), schemas)
    return
  }
  const present = Object.hasOwn(target, name) ? target[name] : undefined
  const nested = typeof present === 'object' && present !== null ? (present as Record<string, unknown>) : {}
  target[name] = nested
  setPath(nested, rest, values, property, schemas)
}

function convert(
  values: readonly string[],
  schema: JsonSchema,
  schemas: Readonly<Record<string, JsonSchema>>,
): unknown {
  const types = [schema['type']].flat()
  if (types.includes('array') && !types.includes('string')) {
    const items = resolve((schema['items'] ?? {}) as JsonSchema, schemas)
    return values.map((value) => convertOne(value, items))
  }
  return values.length === 1 ? convertOne(values[0] ?? '', schema) : [...values]
}

function convertOne(value: string, schema: JsonSchema): unknown {
  const types = [schema['type']].flat()
  if (types.includes('boolean') && (value === 'true' || value === 'false')) return value === 'true'
  if ((types.includes('integer') || types.includes('number')) && /^-?\d+(\.\d+)?$/.test(value)) return Number(value)
  return value
}

function resolve(schema: JsonSchema, schemas: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const choice = (schema['anyOf'] as JsonSchema[] | undefined)?.[0]
  const reference = (schema['$ref'] ?? choice?.['$ref']) as string | undefined
  return reference ? (schemas[reference.replace('#/components/schemas/', '')] ?? schema) : (choice ?? schema)
}
