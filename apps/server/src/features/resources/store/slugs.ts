import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'

/** Slugs of other people of the business that are this one or begin with it. */
export async function findTakenSlugs(
  tx: Tx,
  siteId: string,
  { slug, staffMemberId }: { slug: string; staffMemberId: string },
): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('staff_slugs')
    .select('slug')
    .where('site_id', '=', siteId)
    .where('staff_member_id', '<>', staffMemberId)
    .where(sql<boolean>`starts_with(slug, ${slug})`)
    .execute()
  return new Set(rows.map((row) => row.slug))
}

/**
 * Makes the slug the current one of a staff page; earlier ones stay reserved. Returns false if another staff member has
 * or had it.
 */
export async function insertStaffSlug(
  tx: Tx,
  siteId: string,
  { staffMemberId, slug }: { staffMemberId: string; slug: string },
  now: number,
): Promise<boolean> {
  const mine = await tx
    .insertInto('staff_slugs')
    .values({ site_id: siteId, slug, staff_member_id: staffMemberId, created_at: new Date(now) })
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'slug'])
        .doUpdateSet({ created_at: new Date(now) })
        .where('staff_slugs.staff_member_id', '=', staffMemberId),
    )
    .returning('slug')
    .executeTakeFirst()
  if (!mine) return false
  await tx
    .updateTable('staff_members')
    .set({ slug })
    .where('site_id', '=', siteId)
    .where('id', '=', staffMemberId)
    .execute()
  return true
}
