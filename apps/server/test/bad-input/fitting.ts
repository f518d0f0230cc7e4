import { allSchemas, type JsonSchema, type OperationSpec } from '@kalends/contract'
import fc from 'fast-check'
import { nastyTexts } from './nasty-texts.ts'

type Any = fc.Arbitrary<unknown>

const schemas = allSchemas()
const deepest = 7

/** Requests that fit an operation's shape and need not mean anything: every field may be there, with any value it takes. */
export function fittingRequests(spec: OperationSpec): fc.Arbitrary<object> {
  return buildFields(spec.input.schema, 0) as fc.Arbitrary<object>
}

/** Values of no shape at all. */
const name = fc.oneof(
  fc.constantFrom(
    '$eq',
    '$ne',
    '$in',
    '$nin',
    '$gt',
    '$lte',
    '$exists',
    '$not',
    '$or',
    '$and',
    '$hasSome',
    '$matchItems',
  ),
  fc.constantFrom(
    '$startsWith',
    '$between',
    'id',
    'status',
    'startDate',
    'createdDate',
    'name',
    'serviceId',
    'resourceId',
  ),
  fc.constantFrom('bookedEntity.item.slot.serviceId', 'bookedEntity.tags', 'endDate', 'category.id', 'hidden', 'type'),
  fc.string({ maxLength: 12 }).filter((text) => text !== '__proto__'),
)
const dates = [
  '2026-07-01T10:00:00.000Z',
  '2026-07-01T10:00:00',
  '2026-07-01',
  '2026-03-29T02:30:00',
  '2026-10-25T02:30:00',
  '9999-12-31T23:59:59.999Z',
  '0001-01-01T00:00:00Z',
  '0000-01-01',
  '2026-07-01T10:00:00+18:00',
  '2026-02-30',
  'now',
]
const zones = [
  'Europe/Berlin',
  'Pacific/Apia',
  'America/St_Johns',
  'Mars/Olympus',
  'UTC',
  '+02:00',
  'europe/berlin',
  'EST',
]
const numbers = [0, -0, -1, 1, 0.1, 1e21, -1e21, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 2 ** 63, 1e308, 5e-324, 366, 1000]
const text = fc.oneof(
  fc.constantFrom(...nastyTexts, ...dates, ...zones),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.uuid(),
)
const scalar = fc.oneof(text, fc.constantFrom(...numbers), fc.double(), fc.boolean(), fc.constant(null))
export const { anything } = fc.letrec<{ anything: unknown }>((tie) => ({
  anything: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    { weight: 3, arbitrary: scalar },
    { weight: 1, arbitrary: fc.array(tie('anything'), { maxLength: 3 }) },
    { weight: 2, arbitrary: fc.dictionary(name, tie('anything'), { maxKeys: 3 }) },
  ),
}))
const freeObject = fc.dictionary(name, anything, { maxKeys: 3 })

const fitting: Record<string, Any> = {
  guid: fc.uuid(),
  email: fc.constantFrom('a@b.example', 'A+tag@EXAMPLE.org', `${'x'.repeat(60)}@example.org`),
  timestamp: fc.constantFrom(...dates.filter((date) => !/now|02-30|T10:00:00$|02:30:00$/.test(date))),
  'local-date': fc.constantFrom('2026-07-01', '0001-01-01', '9999-12-31', '2024-02-29'),
  'local-time': fc.constantFrom('00:00', '23:59:59.999'),
  'local-date-time': fc.constantFrom('2026-07-01T10:00:00', '2026-03-29T02:30:00', '0001-01-01T00:00:00'),
  'decimal-value': fc.constantFrom('0', '-1', '0.01', '999999999999999999.999999999', '10.005'),
  'web-url': fc.constantFrom('https://example.org/?a=<b>', 'http://localhost'),
  'secure-web-url': fc.constant('https://example.org'),
  country: fc.constantFrom('DE', 'zz'),
  currency: fc.constantFrom('EUR', 'JPY', 'ZZZ'),
  language: fc.constantFrom('en', 'HE', 'zz'),
  'language-tag': fc.constantFrom('en', 'he-IL', 'zh-Hant-TW', 'en-US-u-ca-buddhist'),
  phone: fc.constantFrom('+49 30 1234', '0000000'),
  'url-slug': fc.constantFrom('a', 'שלום', '_-_'),
  'color-hex': fc.constantFrom('#000000', '#FFffFF'),
}

const buildValue = new Map<JsonSchema, Any>()

function buildFields(schema: JsonSchema, depth: number): Any {
  const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>
  const names = Object.keys(properties)
  if (depth > deepest || names.length === 0) return fc.constant({})
  return fc
    .subarray(names, { maxLength: Math.min(names.length, 6) })
    .chain((some) =>
      fc.record(Object.fromEntries(some.map((it) => [it, buildField(properties[it] as JsonSchema, depth + 1)]))),
    )
}

function buildField(property: JsonSchema, depth: number): Any {
  const schema = resolve(property)
  // Only plain values are alike at every depth.
  const isPlain = !schema['properties'] && !schema['items'] && typeof schema['additionalProperties'] !== 'object'
  const known = isPlain ? buildValue.get(schema) : undefined
  const value = known ?? fc.option(build(schema, depth), { freq: 20 })
  if (isPlain) buildValue.set(schema, value)
  return value
}

function build(schema: JsonSchema, depth: number): Any {
  const types = [schema['type']].flat()
  if (schema['enum']) return fc.constantFrom(...(schema['enum'] as unknown[]))
  // A mask may be a text, a list, or an object.
  if (schema['properties'] && !types.includes('array')) return buildFields(schema, depth)
  if (schema['items']) return buildList(schema, depth)
  if (typeof schema['additionalProperties'] === 'object') {
    return fc.dictionary(name, buildField(schema['additionalProperties'] as JsonSchema, depth + 1), { maxKeys: 2 })
  }
  if (types.includes('string')) return buildText(schema)
  if (types.includes('integer')) return buildInteger(schema)
  if (types.includes('number')) return fc.double({ noNaN: true, noDefaultInfinity: true })
  if (types.includes('boolean')) return fc.boolean()
  return types.includes('object') ? freeObject : anything
}

function buildList({ items, minItems, maxItems }: JsonSchema, depth: number): Any {
  const minLength = (minItems as number | undefined) ?? 0
  const maxLength = Math.max(minLength, Math.min(2, (maxItems as number | undefined) ?? 2))
  return depth > deepest
    ? fc.constant([])
    : fc.array(buildField(items as JsonSchema, depth + 1), { minLength, maxLength })
}

function buildText({ format, minLength, maxLength }: JsonSchema): Any {
  if (format !== undefined) return fitting[String(format)] ?? text
  const shortest = (minLength as number | undefined) ?? 0
  const longest = (maxLength as number | undefined) ?? 16_000
  return text.map((it) => [...it].slice(0, longest).join('').padEnd(shortest, 'x'))
}

function buildInteger({ minimum, maximum }: JsonSchema): Any {
  const min = (minimum as number | undefined) ?? -(2 ** 31)
  const max = (maximum as number | undefined) ?? 2 ** 31 - 1
  return fc.oneof(fc.constantFrom(min, max), fc.integer({ min, max }), fc.constant(Math.max(min, Math.min(max, 1))))
}

function resolve(schema: JsonSchema): JsonSchema {
  const choice = (schema['anyOf'] as JsonSchema[] | undefined)?.[0]
  const reference = (schema['$ref'] ?? choice?.['$ref']) as string | undefined
  if (reference) return schemas[reference.replace('#/components/schemas/', '')] ?? schema
  return choice ?? schema
}
