import type { Role } from '@kalends/contract'
import type { Db } from '../../../db/database.ts'

/** A workplace: a site with the person's role. */
export type WorkplaceRow = {
  siteId: string
  slug: string
  name: string
  role: Role
  resourceIds: string[]
  requiresSecondFactor: boolean
}

/** Lists a person's workplaces, oldest first. */
export async function findWorkplaces(db: Db, userId: string): Promise<WorkplaceRow[]> {
  const rows = await db
    .selectFrom('site_users')
    .innerJoin('sites', 'sites.id', 'site_users.site_id')
    .select(['sites.id', 'sites.slug', 'sites.name', 'site_users.role', 'site_users.resource_ids'])
    .select('sites.requires_second_factor')
    .where('site_users.user_id', '=', userId)
    .orderBy('site_users.created_at')
    .orderBy('sites.id')
    .execute()
  return rows.map(({ id, slug, name, role, resource_ids, requires_second_factor }) => ({
    siteId: id,
    slug,
    name,
    role: role as Role,
    resourceIds: resource_ids,
    requiresSecondFactor: requires_second_factor,
  }))
}

/** Inserts or updates a role. */
export async function upsertRole(
  db: Db,
  workplace: { siteId: string; userId: string; role: Role; resourceIds: string[] },
  now: number,
): Promise<void> {
  const given = { role: workplace.role, resource_ids: workplace.resourceIds }
  await db
    .insertInto('site_users')
    .values({ site_id: workplace.siteId, user_id: workplace.userId, ...given, created_at: new Date(now) })
    .onConflict((conflict) => conflict.columns(['site_id', 'user_id']).doUpdateSet(given))
    .execute()
}

/** Returns true if the site has an owner. */
export async function hasOwner(db: Db, siteId: string): Promise<boolean> {
  const owner = await db
    .selectFrom('site_users')
    .select('user_id')
    .where('site_id', '=', siteId)
    .where('role', '=', 'owner')
    .limit(1)
    .executeTakeFirst()
  return owner !== undefined
}

/** Lists the owners' emails, first owner first. */
export async function listOwnerAddresses(db: Db, siteId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('site_users')
    .innerJoin('users', 'users.id', 'site_users.user_id')
    .select('users.email')
    .where('site_users.site_id', '=', siteId)
    .where('site_users.role', '=', 'owner')
    .orderBy('site_users.created_at')
    .execute()
  return rows.map(({ email }) => email)
}
