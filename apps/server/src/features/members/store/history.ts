import { type Selectable, sql } from 'kysely'
import { type Database, type Db, jsonb, type Tx } from '../../../db/database.ts'
import type { FieldChange } from '../../audit/index.ts'

export type MemberHistoryRow = Omit<Selectable<Database['member_history']>, 'changes'> & { changes: FieldChange[] }

export type NewMemberHistory = Pick<MemberHistoryRow, 'actor_type' | 'actor_id' | 'actor_name' | 'changes'> & {
  action: string
  occurredAt: number
}

/** Inserts a history entry of a member created or locked in this transaction. */
export async function insertMemberHistory(
  tx: Tx,
  { siteId, memberId }: { siteId: string; memberId: string },
  { occurredAt, changes, ...line }: NewMemberHistory,
): Promise<void> {
  const number = sql<number>`(select coalesce(max(number), 0) + 1 from member_history
    where site_id = ${siteId} and member_id = ${memberId})`
  const what = { occurred_at: new Date(occurredAt), changes: jsonb(changes) }
  await tx
    .insertInto('member_history')
    .values({ site_id: siteId, member_id: memberId, number, ...line, ...what })
    .execute()
}

/** Lists a member's history, newest first. */
export async function listMemberHistoryRows(db: Db, siteId: string, memberId: string): Promise<MemberHistoryRow[]> {
  const rows = await db
    .selectFrom('member_history')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .orderBy('number', 'desc')
    .limit(1000)
    .execute()
  return rows as unknown as MemberHistoryRow[]
}
