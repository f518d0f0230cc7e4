import type { StaffActor } from '../../../actor.ts'
import type { Db } from '../../../db/database.ts'
import { chooseWorkplace, rightsAt } from '../rules/workplace.ts'
import { findWorkplaces } from '../store/roles.ts'

/** Finds what a person may do at a site, in any session; undefined if they don't work there. */
export async function findRightsAt(
  db: Db,
  siteId: string,
  userId: string,
): Promise<Pick<StaffActor, 'permissions' | 'resourceIds'> | undefined> {
  const workplace = chooseWorkplace(await findWorkplaces(db, userId), siteId)
  return workplace && rightsAt(workplace, true)
}
