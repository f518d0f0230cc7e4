import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'

/** Writes another policy into the services that have the one, each under a revision and with an event of its own. */
export async function changePolicy(
  tx: Tx,
  siteId: string,
  { from, to, only }: { from: string; to: string; only?: readonly string[] },
  now: number,
): Promise<string[]> {
  const named = only ? sql`and id = any(${[...only]}::uuid[])` : sql``
  const { rows } = await sql<{ id: string }>`
    with chosen as (
      select id from services where site_id = ${siteId} and booking_policy_id = ${from} ${named} order by id for update
    )
    update services s set booking_policy_id = ${to}, revision = revision + 1, event_sequence = event_sequence + 1,
      updated_at = ${new Date(now)}
    from chosen where s.site_id = ${siteId} and s.id = chosen.id
    returning s.id`.execute(tx)
  return rows.map(({ id }) => id)
}
