import type { StaffActor } from '../../../actor.ts'
import type { Db } from '../../../db/database.ts'
import { chooseWorkplace, rightsAt } from '../rules/workplace.ts'
import { findWorkplaces } from '../store/roles.ts'

/** Returns true if a person still works at the site with every right they had, for the same calendars. */
export async function keepsStaffRights(db: Db, actor: StaffActor): Promise<boolean> {
  const workplace = chooseWorkplace(await findWorkplaces(db, actor.userId), actor.siteId)
  if (!workplace) return false
  const { permissions, resourceIds } = rightsAt(workplace, true)
  const hasCalendars = !resourceIds || (actor.resourceIds ?? []).every((id) => resourceIds.includes(id))
  return (
    hasCalendars &&
    (!resourceIds || actor.resourceIds !== undefined) &&
    [...actor.permissions].every((one) => permissions.has(one))
  )
}
