import type { StaffActor } from '../../../actor.ts'
import type { Db } from '../../../db/database.ts'
import { findRightsAt } from './find-rights-at.ts'

/** Returns true if a person still works at the site with every right they had, for the same calendars. */
export async function keepsStaffRights(db: Db, actor: StaffActor): Promise<boolean> {
  const rights = await findRightsAt(db, actor.siteId, actor.userId)
  if (!rights) return false
  const { permissions, resourceIds } = rights
  const keepsCalendars = !resourceIds || actor.resourceIds?.every((id) => resourceIds.includes(id)) === true
  return keepsCalendars && [...actor.permissions].every((one) => permissions.has(one))
}
