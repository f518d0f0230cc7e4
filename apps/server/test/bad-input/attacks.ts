import {
  allSchemas,
  ignoresUnknownFields,
  type JsonSchema,
  type OperationSpec,
  type ViolatedRule,
} from '@kalends/contract'

/** One wrong value at one place of a request, and the finding it must lead to. */
export type Attack = { path: string; steps: (string | number)[]; value: unknown; rule: ViolatedRule }

const schemas = allSchemas()
const deepest = 7

/** Messages attacked before, and limits of fields deep inside them. */
export type Tried = Set<JsonSchema | string>

/**
 * Every way to break each field of an operation's shape that the shape itself speaks of. A message inside it that was
 * tried is left out: one check serves it wherever it stands, and a form has places by the thousand. Deep inside, fields
 * under the very same limits are each broken in one way, the first of them in all.
 */
export function listAttacks(spec: OperationSpec, tried: Tried = new Set()): Attack[] {
  const attacks = attacksInside(spec.input.schema, [], tried)
  return ignoresUnknownFields(spec) ? attacks.filter(({ rule }) => rule !== 'UNKNOWN_FIELD') : attacks
}

function attacksInside(schema: JsonSchema, steps: (string | number)[], tried: Tried): Attack[] {
  const whole = resolve(schema)
  if ((tried.has(whole) && steps.length > 0) || steps.length > deepest) return []
  tried.add(whole)
  const properties = Object.entries((whole['properties'] ?? {}) as Record<string, JsonSchema>)
  return [
    ...unknownField(whole, steps),
    ...properties.flatMap(([name, property]) => attacksOnField(property, [...steps, name], tried)),
  ]
}

function attacksOnField(property: JsonSchema, steps: (string | number)[], tried: Tried): Attack[] {
  const schema = resolve(property)
  const wrong = selectValues(schema, steps, tried).map(([rule, value]) => ({
    path: formatPath(steps),
    steps,
    value,
    rule,
  }))
  const items = schema['items'] as JsonSchema | undefined
  const values = schema['additionalProperties'] as JsonSchema | boolean | undefined
  return [
    ...wrong,
    ...(items && Object.keys(items).length > 0 ? [emptyEntry([...steps, 0])] : []),
    ...(items ? attacksOnField(items, [...steps, 0], tried) : []),
    ...(typeof values === 'object' ? attacksOnField(values, [...steps, 'some-key'], tried) : []),
    ...(schema['properties'] ? attacksInside(schema, steps, tried) : []),
  ]
}

function selectValues(schema: JsonSchema, steps: readonly unknown[], tried: Tried): [ViolatedRule, unknown][] {
  const ways = wrongValues(schema)
  const limits = JSON.stringify({ ...schema, description: undefined, properties: undefined, items: undefined })
  if (steps.length <= 2 || !tried.has(limits)) {
    tried.add(limits)
    return ways
  }
  const way = ways[steps.length % ways.length]
  return way ? [way] : []
}

/** Null is no entry of a list, but where a list takes anything. */
function emptyEntry(steps: (string | number)[]): Attack {
  return { path: formatPath(steps), steps, value: null, rule: 'TYPE' }
}

function unknownField(schema: JsonSchema, steps: (string | number)[]): Attack[] {
  if (schema['additionalProperties'] !== false) return []
  const inside = [...steps, 'noSuchField']
  return [{ path: formatPath(inside), steps: inside, value: 'x', rule: 'UNKNOWN_FIELD' }]
}

/** Values that do not fit, each with the rule that refuses it. */
function wrongValues(schema: JsonSchema): [ViolatedRule, unknown][] {
  const wrong: [ViolatedRule, unknown][] = []
  const types = [schema['type'] ?? []].flat().filter((type) => type !== 'null') as string[]
  if (types.length > 0) wrong.push(...wrongTypeValues(types).map((value) => ['TYPE', value] as [ViolatedRule, unknown]))
  if (schema['enum']) wrong.push(['FORMAT', 'NO_SUCH_WORD'], ['FORMAT', ''], ['FORMAT', '__proto__'])
  else if (types.includes('string')) wrong.push(...wrongTexts(schema))
  const limits: [string, ViolatedRule, (limit: number) => unknown][] = [
    ['minimum', 'MIN', (limit) => limit - 1],
    ['maximum', 'MAX', (limit) => limit + 1],
    ['maxItems', 'MAX_SIZE', (limit) => Array(limit + 1).fill(null)],
    ['minItems', 'MIN_SIZE', (limit) => Array(limit - 1).fill(null)],
    [
      'maxProperties',
      'MAX_SIZE',
      (limit) => Object.fromEntries(Array.from({ length: limit + 1 }, (_, i) => [i, null])),
    ],
  ]
  for (const [keyword, rule, make] of limits) {
    if (typeof schema[keyword] === 'number') wrong.push([rule, make(schema[keyword])])
  }
  return wrong
}

function wrongTexts(schema: JsonSchema): [ViolatedRule, unknown][] {
  const { maxLength, minLength, format } = schema as { maxLength?: number; minLength?: number; format?: string }
  const wrong: [ViolatedRule, unknown][] = [['FORMAT', 'a\u0000b']]
  if (maxLength !== undefined) wrong.push(['MAX_LENGTH', 'x'.repeat(maxLength + 1)])
  if (minLength !== undefined && minLength > 0) wrong.push(['MIN_LENGTH', 'x'.repeat(minLength - 1)])
  const malformed = format === undefined ? [] : ['\u202e?', '<b>', "' or 1=1 --"]
  const fitting = malformed.filter((text) => text.length <= (maxLength ?? Number.POSITIVE_INFINITY))
  return [...wrong, ...fitting.map((text) => ['FORMAT', text] as [ViolatedRule, unknown])]
}

const samples: Record<string, unknown> = {
  string: 'a text',
  integer: 7,
  number: 1.5,
  boolean: true,
  array: [],
  object: {},
}

function wrongTypeValues(types: readonly string[]): unknown[] {
  const fits = (type: string): boolean => types.includes(type) || (type === 'integer' && types.includes('number'))
  return Object.entries(samples).flatMap(([type, value]) => (fits(type) ? [] : [value]))
}

/** The request with the attack in it; existing values on its path are replaced. */
export function applyAttack(request: unknown, [step, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (step === undefined) return value
  if (typeof step === 'number') return [applyAttack(Array.isArray(request) ? request[step] : undefined, rest, value)]
  const before = typeof request === 'object' && request !== null && !Array.isArray(request) ? request : {}
  return { ...before, [step]: applyAttack((before as Record<string, unknown>)[step], rest, value) }
}

function resolve(schema: JsonSchema): JsonSchema {
  const choice = (schema['anyOf'] as JsonSchema[] | undefined)?.[0]
  const reference = (schema['$ref'] ?? choice?.['$ref']) as string | undefined
  if (reference) return schemas[reference.replace('#/components/schemas/', '')] ?? schema
  return choice ?? schema
}

/** `['slots', 0, 'startDate']` → `slots[0].startDate`, as violations name it. */
function formatPath(steps: readonly (string | number)[]): string {
  return steps.reduce<string>((path, step) => {
    if (typeof step === 'number') return `${path}[${step}]`
    return path === '' ? step : `${path}.${step}`
  }, '')
}
