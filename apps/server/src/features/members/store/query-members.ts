import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { countQuery, filtered, type PagingMetadata, type Query, runQuery } from '../../../db/query/index.ts'
import { querySpec, type Searched } from './member-fields.ts'
import { type Member, selectMembers } from './members.ts'

/** Members the actor may find: for others than the business, public and approved ones. */
export type Visible = 'all' | 'public'

/** A query with an optional search. */
export type Requested = { visible: Visible; query: Query; search?: Searched | undefined; sortAt: string }

export async function queryMemberRows(
  db: Db,
  siteId: string,
  { visible, query, search, sortAt }: Requested,
): Promise<{ rows: Member[]; pagingMetadata: PagingMetadata }> {
  const base = searched(visibleMembers(db, siteId, visible), search)
  const { rows, pagingMetadata } = await runQuery({ base, spec: querySpec(visible), query, sortAt })
  return { rows: rows as Member[], pagingMetadata }
}

/** Counts the members a filter finds. Refuses an invalid filter. */
export function countMemberRows(db: Db, siteId: string, filter: Query['filter']): Promise<number> {
  return countQuery({ base: visibleMembers(db, siteId, 'all'), spec: querySpec('all'), filter })
}

/** Lists the ids of members a filter and search find, oldest first. */
export async function findMemberIds(
  db: Db,
  siteId: string,
  { filter, search }: { filter: Query['filter']; search?: Searched | undefined },
): Promise<string[]> {
  const base = searched(visibleMembers(db, siteId, 'all'), search)
  const found = filtered({ base, spec: querySpec('all'), filter })
  const rows = await found.orderBy('members.created_at').orderBy('members.id').execute()
  return rows.map(({ id }) => id)
}

type MemberStatement = ReturnType<typeof selectMembers>

function visibleMembers(db: Db, siteId: string, visible: Visible): MemberStatement {
  const present = selectMembers(db, siteId)
  if (visible === 'all') return present
  return present.where('members.privacy', '=', 'PUBLIC').where('members.status', '=', 'APPROVED')
}

/** Matches parts of words, ignoring case and accents. */
function searched(base: MemberStatement, search: Searched | undefined): MemberStatement {
  if (!search) return base
  const pattern = `%${search.expression.replaceAll(/[\\%_]/g, '\\$&')}%`
  const places = search.columns.map(
    (column) => sql<SqlBool>`folded(${column}) like folded(${pattern}::text) escape '\\'`,
  )
  return base.where(sql<boolean>`(${sql.join(places, sql` or `)})`)
}
