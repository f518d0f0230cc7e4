import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'

/** Gives a copied service the groups of add-ons of its original. */
export async function copyAddOnGroups(
  tx: Tx,
  siteId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await sql`
    insert into add_on_groups (site_id, id, service_id, name, prompt, max_add_ons, add_on_ids, position)
    select site_id, gen_random_uuid(), ${to}, name, prompt, max_add_ons, add_on_ids, position
    from add_on_groups where site_id = ${siteId} and service_id = ${from}`.execute(tx)
}

/** Gives a copied service the variants of its original, with choices of their own. Needs variants to be there. */
export async function copyOptions(
  tx: Tx,
  siteId: string,
  { from, to, ids }: { from: string; to: string; ids: ReadonlyMap<string, string> },
  now: number,
): Promise<void> {
  // NOTE: ids are nested deep in the documents; as random ids they match nothing else.
  const renamed = (column: string) =>
    [...ids].reduce(
      (text, [old, fresh]) => sql<string>`replace(${text}, ${old}, ${fresh})`,
      sql<string>`${sql.ref(column)}::text`,
    )
  await sql`
    insert into service_options (site_id, id, service_id, options, variants, created_at, updated_at)
    select site_id, gen_random_uuid(), ${to}, ${renamed('options')}::jsonb, ${renamed('variants')}::jsonb,
      ${new Date(now)}, ${new Date(now)}
    from service_options where site_id = ${siteId} and service_id = ${from}`.execute(tx)
}
