import { outputs, shapes } from '../generated/dates.ts'
import type { Timestamp } from '../timestamp.ts'

/** A message of the API with a `Date` for every instant. */
export type Dated<T> = T extends string
  ? IsTimestamp<T> extends true
    ? Date
    : T
  : T extends readonly (infer Item)[]
    ? Dated<Item>[]
    : T extends object
      ? { [Field in keyof T]: Dated<T[Field]> }
      : T

/** A message of the API that may have a `Date` for any instant. */
export type Datable<T> = T extends string
  ? IsTimestamp<T> extends true
    ? T | Date
    : T
  : T extends readonly (infer Item)[]
    ? Datable<Item>[]
    : T extends object
      ? { [Field in keyof T]: Datable<T[Field]> }
      : T

type IsTimestamp<T> = keyof Timestamp extends keyof T ? true : false

/** Replaces the instants in an operation's output by dates, in place. Texts of free-form fields stay texts. */
export function parseDates(operationId: string, output: unknown): unknown {
  const shape = outputs[operationId]
  return shape === undefined ? output : parseIn(output, shape)
}

function parseIn(value: unknown, shape: number): unknown {
  if (Array.isArray(value)) return value.map((item) => parseIn(item, shape))
  if (shape === 0) return typeof value === 'string' ? toDate(value) : value
  if (typeof value !== 'object' || value === null) return value
  const fields = value as Record<string, unknown>
  const known = shape > 0 ? (shapes[shape] ?? {}) : undefined
  for (const [name, item] of Object.entries(fields)) {
    if (!known) fields[name] = parseIn(item, -shape)
    else if (Object.hasOwn(known, name)) fields[name] = parseIn(item, known[name] ?? 0)
  }
  return value
}

function toDate(text: string): Date | string {
  const date = new Date(text)
  return Number.isNaN(date.getTime()) ? text : date
}
