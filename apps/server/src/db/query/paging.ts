import { refuseField } from './refuse-field.ts'
import type { Query, QuerySpec } from './spec.ts'

/** The requested page. */
export type Page = { limit: number } & ({ kind: 'offset'; offset: number } | { kind: 'cursor'; cursor: string | null })

export function readPage(spec: QuerySpec, query: Query, at: string): Page {
  const { paging, cursorPaging } = query
  if (paging && cursorPaging)
    return refuseField(`${at}.cursorPaging`, 'OTHER', 'cannot be combined with paging', oneKind)
  const kind = cursorPaging ? 'cursor' : paging ? 'offset' : spec.paging[0]
  const field = cursorPaging ? 'cursorPaging' : 'paging'
  if (!kind || !spec.paging.includes(kind)) {
    return refuseField(`${at}.${field}`, 'UNKNOWN_FIELD', 'is not how this list is read')
  }
  const limit = readLimit(spec, (cursorPaging ?? paging)?.limit, `${at}.${field}.limit`)
  if (kind === 'offset') return { kind, limit, offset: readOffset(paging?.offset, `${at}.paging.offset`) }
  const page: Page = { kind, limit, cursor: cursorPaging?.cursor || null }
  if (page.cursor !== null) refuseBesideCursor(query, at)
  return page
}

const oneKind = { ruleName: 'ONE_KIND_OF_PAGING' }

function readLimit(spec: QuerySpec, limit: number | null | undefined, at: string): number {
  if (limit === undefined || limit === null) return spec.defaultLimit
  if (!Number.isInteger(limit)) return refuseField(at, 'TYPE', 'must be a whole number')
  if (limit < 1) return refuseField(at, 'MIN', 'must not be less than 1', { data: { threshold: 1 } })
  if (limit <= spec.maxLimit) return limit
  return refuseField(at, 'MAX', `must not be more than ${spec.maxLimit}`, { data: { threshold: spec.maxLimit } })
}

const maxOffset = 2 ** 31 - 1

function readOffset(offset: number | null | undefined, at: string): number {
  if (offset === undefined || offset === null) return 0
  if (!Number.isInteger(offset)) return refuseField(at, 'TYPE', 'must be a whole number')
  if (offset < 0) return refuseField(at, 'MIN', 'must not be less than 0', { data: { threshold: 0 } })
  if (offset <= maxOffset) return offset
  return refuseField(at, 'MAX', `must not be more than ${maxOffset}`, { data: { threshold: maxOffset } })
}

/** Refuses filter or order together with a cursor, which already contains both. */
function refuseBesideCursor({ filter, sort }: Query, at: string): void {
  const more = { ruleName: 'NOT_BESIDE_CURSOR' }
  if (filter && Object.keys(filter).length > 0) {
    refuseField(`${at}.filter`, 'OTHER', 'is part of the cursor: send only the cursor', more)
  }
  if (sort?.length) refuseField(`${at}.sort`, 'OTHER', 'is part of the cursor: send only the cursor', more)
}
