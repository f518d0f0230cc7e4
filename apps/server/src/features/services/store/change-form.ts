import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'

/** Writes another form into the services that have the one, each under a revision and with an event of its own. */
export async function changeForm(
  tx: Tx,
  siteId: string,
  { from, to, only }: { from: string; to: string; only?: readonly string[] | undefined },
  now: number,
): Promise<string[]> {
  const named = only ? sql`and id = any(${[...only]}::uuid[])` : sql``
  const { rows } = await sql<{ id: string }>`
    with chosen as (
      select id from services where site_id = ${siteId} and form_id = ${from} ${named} order by id for update
    )
    update services s set form_id = ${to}, revision = revision + 1, event_sequence = event_sequence + 1,
      updated_at = ${new Date(now)}
    from chosen where s.site_id = ${siteId} and s.id = chosen.id
    returning s.id`.execute(tx)
  return rows.map(({ id }) => id)
}
