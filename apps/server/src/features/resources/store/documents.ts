import type { RawBuilder } from 'kysely'
import { jsonb } from '../../../db/database.ts'

type Written<T> = { [K in keyof T]?: RawBuilder<string> | Extract<T[K], null> }

/** Converts JSON columns for PostgreSQL. Absent ones stay as stored. */
export function documents<T extends Record<string, object | null | undefined>>(values: T): Written<T> {
  const present = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(present.map(([column, value]) => [column, value && jsonb(value)])) as Written<T>
}
