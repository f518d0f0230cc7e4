import type { Role } from '@kalends/contract'
import type { Db } from '../../../db/database.ts'
import { upsertRole } from '../store/roles.ts'

/** `resourceIds` are the calendars the role `staff` may see; other roles see all. */
export type NewRole = { siteId: string; userId: string; role: Role; resourceIds?: string[] }

/** Gives a person a role at a business, or changes the one they have there. */
export async function grantRole(
  db: Db,
  { siteId, userId, role, resourceIds = [] }: NewRole,
  now: number,
): Promise<void> {
  await upsertRole(db, { siteId, userId, role, resourceIds: role === 'staff' ? resourceIds : [] }, now)
}
