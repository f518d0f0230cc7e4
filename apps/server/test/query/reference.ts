import type { Thing } from './things.ts'

type Filter = Record<string, unknown>

/** What the query language means, said again without SQL: the judge of the compiled one. */
export function matches(thing: Thing, filter: Filter): boolean {
  return matchesAll(filter, (name) => readField(thing, name))
}

function matchesAll(filter: Filter, read: (name: string) => unknown): boolean {
  return Object.entries(filter).every(([name, value]) => {
    if (name === '$and') return (value as Filter[]).every((part) => matchesAll(part, read))
    if (name === '$or') return (value as Filter[]).some((part) => matchesAll(part, read))
    if (name === '$not') return !matchesAll(value as Filter, read)
    return fitsField(read(name), value)
  })
}

function readField(thing: Thing, name: string): unknown {
  if (name === 'size.amount') return thing.amount
  if (name === 'title') return thing.name
  return thing[name as keyof Thing]
}

function fitsField(actual: unknown, wanted: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted))
    return operators['$eq']?.(actual, wanted) === true
  return Object.entries(wanted).every(([name, operand]) =>
    name === '$not' ? !fitsField(actual, operand) : operators[name]?.(actual, operand) === true,
  )
}

type Scalar = string | number | boolean

const operators: Record<string, (actual: unknown, operand: unknown) => boolean> = {
  $eq: equal,
  $ne: (actual, operand) => !equal(actual, operand),
  $in: (actual, operand) => (operand as unknown[]).some((it) => equal(actual, it)),
  $nin: (actual, operand) => !(operand as unknown[]).some((it) => equal(actual, it)),
  $gt: (actual, operand) => compared(actual, operand, (sign) => sign > 0),
  $gte: (actual, operand) => compared(actual, operand, (sign) => sign >= 0),
  $ge: (actual, operand) => compared(actual, operand, (sign) => sign >= 0),
  $lt: (actual, operand) => compared(actual, operand, (sign) => sign < 0),
  $lte: (actual, operand) => compared(actual, operand, (sign) => sign <= 0),
  $le: (actual, operand) => compared(actual, operand, (sign) => sign <= 0),
  $between: (actual, operand) => {
    const [from, to] = operand as [Scalar, Scalar]
    return compared(actual, from, (sign) => sign >= 0) && compared(actual, to, (sign) => sign <= 0)
  },
  $startsWith: (actual, operand) => typeof actual === 'string' && foldCase(actual).startsWith(foldCase(operand)),
  $endsWith: (actual, operand) => typeof actual === 'string' && foldCase(actual).endsWith(foldCase(operand)),
  $contains: (actual, operand) => typeof actual === 'string' && foldCase(actual).includes(foldCase(operand)),
  $exists: (actual, operand) => (actual !== null) === operand,
  $isEmpty: (actual, operand) => (actual === null || (actual as string | unknown[]).length === 0) === operand,
  $hasSome: (actual, operand) => (operand as unknown[]).some((it) => (actual as unknown[]).includes(it)),
  $hasAll: (actual, operand) => (operand as unknown[]).every((it) => (actual as unknown[]).includes(it)),
  $matchItems: (actual, operand) =>
    (operand as Filter[]).every((filter) =>
      (actual as Record<string, unknown>[]).some((item) => matchesAll(filter, (name) => item[name])),
    ),
}

function equal(actual: unknown, wanted: unknown): boolean {
  if (Array.isArray(actual)) {
    if (Array.isArray(wanted)) return JSON.stringify(actual) === JSON.stringify(wanted)
    return actual.includes(wanted)
  }
  return actual === wanted
}

function compared(actual: unknown, operand: unknown, fine: (sign: number) => boolean): boolean {
  if (actual === null) return false
  return fine(compare(actual as Scalar, operand as Scalar))
}

/** Texts by code point, as the database orders them. */
export function compare(a: Scalar, b: Scalar): number {
  if (typeof a === 'string' && typeof b === 'string') return Buffer.compare(Buffer.from(a), Buffer.from(b))
  return a < b ? -1 : a > b ? 1 : 0
}

function foldCase(text: unknown): string {
  return String(text).toLowerCase()
}
