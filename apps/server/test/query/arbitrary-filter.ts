import fc from 'fast-check'
import { guids, instants, words } from './things.ts'

const word = fc.oneof(fc.constantFrom(...words), fc.constantFrom('zz', 'B', 'É', 'lo'))
const number = fc.constantFrom(0, 1, -1, 2.5, 7, 1000, 1e21, 5e-7, 9007199254740991)
const guid = fc.constantFrom(...guids)
const instant = fc.constantFrom(...instants, '2030-01-01T00:00:00.000Z')
const truth = fc.boolean()

const one = (name: string, value: fc.Arbitrary<unknown>) => value.map((it) => ({ [name]: it }))
const some = (value: fc.Arbitrary<unknown>) => fc.array(value, { maxLength: 4 })

const equality = (value: fc.Arbitrary<unknown>) => [
  fc.option(value, { freq: 5 }),
  one('$eq', fc.option(value, { freq: 5 })),
  one('$ne', fc.option(value, { freq: 5 })),
  one('$in', some(fc.option(value, { freq: 8 }))),
  one('$nin', some(fc.option(value, { freq: 8 }))),
  one('$exists', truth),
]
const order = (value: fc.Arbitrary<unknown>) => [
  ...['$gt', '$gte', '$ge', '$lt', '$lte', '$le'].map((name) => one(name, value)),
  one('$between', fc.tuple(value, value)),
]
const parts = (value: fc.Arbitrary<unknown>) => ['$startsWith', '$endsWith', '$contains'].map((it) => one(it, value))
const lists = (value: fc.Arbitrary<unknown>) => [
  value,
  some(value),
  one('$eq', fc.oneof(value, some(value))),
  one('$ne', fc.oneof(value, some(value))),
  one('$in', some(value)),
  one('$nin', some(value)),
  one('$hasSome', some(value)),
  one('$hasAll', some(value)),
  one('$isEmpty', truth),
  one('$exists', truth),
]

/** A comparison, two of them at once, or its opposite. */
function comparisons(kinds: fc.Arbitrary<unknown>[]): fc.Arbitrary<unknown> {
  const any = fc.oneof(...kinds)
  const objects = any.filter(
    (it) => typeof it === 'object' && it !== null && !Array.isArray(it),
  ) as fc.Arbitrary<object>
  const both = fc.tuple(objects, objects).map(([a, b]) => ({ ...a, ...b }))
  return fc.oneof(
    { weight: 6, arbitrary: any },
    { weight: 1, arbitrary: both },
    { weight: 1, arbitrary: one('$not', objects) },
  )
}

const text = comparisons([...equality(word), ...order(word), ...parts(word), one('$isEmpty', truth)])
const item = fc.oneof(one('kind', fc.constantFrom('a', 'b')), one('size', one('$gt', fc.constantFrom(0, 1, 2))))

const field = fc.oneof(
  one('name', text),
  one('title', text),
  one('size.amount', comparisons([...equality(number), ...order(number)])),
  one('big', comparisons([...equality(number), ...order(number)])),
  one('active', comparisons(equality(truth))),
  one('at', comparisons([...equality(instant), ...order(instant)])),
  one('owner', comparisons([...equality(guid), ...order(guid), ...parts(fc.constantFrom('0000', '10', '%'))])),
  one('tags', comparisons(lists(word))),
  one('marks', comparisons(lists(guid))),
  one('parts', one('$matchItems', fc.array(item, { minLength: 1, maxLength: 2 }))),
)

/** A filter that means something, nested a few times. */
export const meaningfulFilter: fc.Arbitrary<Record<string, unknown>> = fc.letrec((tie) => ({
  filter: fc.oneof(
    { maxDepth: 4 },
    fc.array(field, { maxLength: 3 }).map((fields) => Object.assign({}, ...fields)),
    one('$and', fc.array(tie('filter'), { maxLength: 3 })),
    one('$or', fc.array(tie('filter'), { maxLength: 3 })),
    one('$not', tie('filter')),
  ),
})).filter as fc.Arbitrary<Record<string, unknown>>

const names = [
  'id',
  'name',
  'title',
  'size.amount',
  'size',
  'big',
  'active',
  'at',
  'owner',
  'tags',
  'marks',
  'parts',
  'narrow',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'site_id',
  'things.site_id',
  '',
  '$and',
  '$or',
  '$not',
  "name' or '1'='1",
  'name"; drop table things; --',
  'id) or (true',
  '$where',
  '\u0000',
  'שלום',
  'a'.repeat(5000),
]
const operatorNames = [
  '$eq',
  '$ne',
  '$gt',
  '$gte',
  '$lt',
  '$lte',
  '$ge',
  '$le',
  '$in',
  '$nin',
  '$startsWith',
  '$endsWith',
  '$contains',
  '$isEmpty',
  '$exists',
  '$hasSome',
  '$hasAll',
  '$between',
  '$matchItems',
  '$not',
  '$and',
  '$regex',
  '$__proto__',
]
const junk = fc.oneof(
  fc.constantFrom(
    "'; drop table things; --",
    "' or site_id is not null or '",
    '\\',
    '%',
    '$$1',
    '\u0000',
    '\ud800',
    '🙂',
  ),
  fc.constantFrom(1e308, -1e308, 5e-324, 2 ** 53, -0, '9'.repeat(40), 'NaN', 'infinity', '1e5'),
  fc.constantFrom('2026-02-30T00:00:00Z', '0000-01-01', '9999-12-31T23:59:59-23:59', '2026-01-01T25:00:00Z', 'now()'),
  fc.constantFrom(
    '00000000-0000-4000-8000-000000000010',
    '{00000000-0000-4000-8000-000000000010}',
    'now',
    '{}',
    '{a,b}',
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary' }),
  word,
  number,
)

/** Anything a stranger may send. */
export const garbageFilter: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    junk,
    fc.array(junk, { maxLength: 3 }),
    fc.tuple(fc.constantFrom(...operatorNames), tie('value')).map(([name, value]) => ownProperty(name, value)),
    fc.array(tie('filter'), { maxLength: 2 }),
    tie('filter'),
  ),
  filter: fc
    .array(fc.tuple(fc.oneof(fc.constantFrom(...names), fc.string()), tie('value')), { maxLength: 3 })
    .map((entries) => Object.assign(Object.create(null), ...entries.map(([name, value]) => ownProperty(name, value)))),
})).filter

/** As JSON makes it: even `__proto__` is a property of its own. */
function ownProperty(name: string, value: unknown): object {
  return JSON.parse(`{${JSON.stringify(name)}:${JSON.stringify(value) ?? 'null'}}`)
}
