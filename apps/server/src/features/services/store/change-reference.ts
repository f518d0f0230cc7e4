import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'

/** A reference to replace, in all services that have it or only in those listed. */
export type ReferenceChange = { from: string; to: string; only?: readonly string[] | undefined }

/** Replaces the form or policy of services, counting a revision and an event for each. Returns their ids. */
export async function changeReference(
  tx: Tx,
  siteId: string,
  column: 'form_id' | 'booking_policy_id',
  { from, to, only }: ReferenceChange,
  now: number,
): Promise<string[]> {
  const reference = sql.ref(column)
  const named = only ? sql`and id = any(${[...only]}::uuid[])` : sql``
  const { rows } = await sql<{ id: string }>`
    with chosen as (
      select id from services where site_id = ${siteId} and ${reference} = ${from} ${named} order by id for update
    )
    update services s set ${reference} = ${to}, revision = revision + 1, event_sequence = event_sequence + 1,
      updated_at = ${new Date(now)}
    from chosen where s.site_id = ${siteId} and s.id = chosen.id
    returning s.id`.execute(tx)
  return rows.map(({ id }) => id)
}
