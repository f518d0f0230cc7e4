import { isDeepStrictEqual } from 'node:util'
import type { FieldViolation } from '@kalends/contract'
import { readCursor, writeCursor } from '../../../db/query/index.ts'
import { refuseFields } from '../../../refusal.ts'
import type { PageEdge, PageOf, Spot } from '../rules/page.ts'

/** A request as first sent; cursors carry it. */
type Question = Record<string, unknown>

const at = 'cursorPaging.cursor'

/**
 * Returns the request and the position of the page, from the cursor if there is one. Later calls need the cursor only;
 * a repeated request must not differ from it.
 */
export function readListRequest<Q extends object>(
  list: string,
  question: Q,
  cursor: string | null | undefined,
): { question: Q; edge: PageEdge | null } {
  if (!cursor) return { question, edge: null }
  const { filter, keys, backward } = readCursor(list, cursor, at)
  const [start, rank] = keys
  const isRank = typeof rank === 'number' || typeof rank === 'string'
  if (typeof start !== 'number' || !isRank || filter === null) return refuseFields([notOfThisList])
  const changed = Object.entries(question).filter(
    ([name, value]) => value != null && !isDeepStrictEqual(value, filter[name]),
  )
  if (changed.length > 0) refuseFields(changed.map(([name]) => changedBesideCursor(name)))
  return { question: filter as Q, edge: { spot: [start, rank], backward } }
}

/** Returns the cursors to the adjacent pages; null if there are none. */
export function pageCursors<T>(list: string, question: object, page: PageOf<T>, toPosition: (item: T) => Spot) {
  const { items, hasNext, hasPrev } = page
  const cursor = (item: T | undefined, backward: boolean) =>
    item === undefined
      ? null
      : writeCursor(list, { filter: question as Question, sort: [], keys: [...toPosition(item)], backward }, at)
  const next = hasNext ? cursor(items.at(-1), false) : null
  return { cursors: { next, prev: hasPrev ? cursor(items[0], true) : null }, hasNext: next !== null }
}

/** Returns the page size, or its violation. */
export function readLimit(limit: number | null | undefined, fallback: number, most: number): number {
  const field = 'cursorPaging.limit'
  if (limit == null) return fallback
  const wrong = (rule: 'MIN' | 'MAX', threshold: number) =>
    fault(field, rule, `must not be ${rule === 'MIN' ? 'less' : 'more'} than ${threshold}`, { data: { threshold } })
  if (limit < 1) refuseFields([wrong('MIN', 1)])
  if (limit > most) refuseFields([wrong('MAX', most)])
  return limit
}

const notOfThisList = fault(at, 'FORMAT', 'is not a cursor of this list')

function changedBesideCursor(field: string): FieldViolation {
  const ruleName = 'NOT_BESIDE_CURSOR'
  return fault(field, 'OTHER', 'is part of the cursor and cannot be changed', { ruleName })
}

function fault(
  field: string,
  violatedRule: FieldViolation['violatedRule'],
  description: string,
  more: Pick<FieldViolation, 'data' | 'ruleName'> = {},
): FieldViolation {
  return { field, description, violatedRule, data: {}, ...more }
}
