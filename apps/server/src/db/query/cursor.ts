import { createHash } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { isRecord, refuseField } from './refuse-field.ts'
import type { SortEntry } from './spec.ts'

/** Start of a page: after (or before) the row with these keys, in this filter and order. */
export type Position = {
  filter: Record<string, unknown> | null
  sort: readonly SortEntry[]
  keys: readonly unknown[]
  backward: boolean
  /** What else the list was narrowed by, if anything. */
  words?: unknown
}

/** Maximum length of a cursor. */
const maxLength = 16_000
const maxInflated = 1_000_000
const checkLength = 11

/**
 * Encodes a position for the caller to send back. It is validated, not signed: a forged one reaches nothing that a
 * filter would not, because it is read like a filter and never contains the site.
 */
export function writeCursor(list: string, { filter, sort, keys, backward, words }: Position, filterAt: string): string {
  const order = sort.map(({ fieldName, order }) => [fieldName, order === 'DESC' ? 1 : 0])
  const parts = [filter, order, keys, backward ? 1 : 0, ...(words ? [words] : [])]
  const packed = deflateRawSync(JSON.stringify(parts)).toString('base64url')
  const cursor = checksum(list, packed) + packed
  if (cursor.length <= maxLength) return cursor
  return refuseField(filterAt, 'MAX_SIZE', 'is too long for a list that is read by cursors')
}

export function readCursor(list: string, cursor: string, at: string): Position {
  return positionIn(list, cursor) ?? refuseField(at, 'FORMAT', 'is not a cursor of this list')
}

function positionIn(list: string, cursor: string): Position | undefined {
  const packed = cursor.slice(checkLength)
  if (cursor.length > maxLength || checksum(list, packed) !== cursor.slice(0, checkLength)) return undefined
  try {
    return parsePosition(JSON.parse(inflate(packed)))
  } catch {
    return undefined
  }
}

function parsePosition(value: unknown): Position | undefined {
  if (!Array.isArray(value) || value.length < 4 || value.length > 5) return undefined
  const [filter, sort, keys, backward, words] = value as unknown[]
  if (!(filter === null || isRecord(filter)) || !Array.isArray(keys) || !Array.isArray(sort)) return undefined
  const entries = sort.map(parseSortEntry)
  return entries.includes(undefined)
    ? undefined
    : { filter, sort: entries as SortEntry[], keys, backward: backward === 1, ...(words ? { words } : {}) }
}

function parseSortEntry(entry: unknown): SortEntry | undefined {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return undefined
  return { fieldName: entry[0], order: entry[1] === 1 ? 'DESC' : 'ASC' }
}

function inflate(packed: string): string {
  return inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: maxInflated }).toString()
}

/** Binds a cursor to its list and notices when a character of it was changed. */
function checksum(list: string, packed: string): string {
  return createHash('sha256').update(`${list}\n${packed}`).digest('base64url').slice(0, checkLength)
}
