import type { Role } from '@kalends/contract'
import type { Db } from '../../../db/database.ts'
import { upsertRole } from '../store/roles.ts'

/** `resourceIds` are the calendars the role `staff` may see; other roles see all. */
export type NewRole = { siteId: string; userId: string; role: Role; resourceIds?: string[] }

/** Grants a user a role at a site, or changes it. */
export async function giveRole(
  db: Db,
  { siteId, userId, role, resourceIds = [] }: NewRole,
  now: number,
): Promise<void> {
  await upsertRole(db, { siteId, userId, role, resourceIds: role === 'staff' ? resourceIds : [] }, now)
}
