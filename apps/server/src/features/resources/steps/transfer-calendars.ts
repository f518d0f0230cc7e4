import type { Tx } from '../../../db/database.ts'
import { assignCalendars, findPeople } from '../../users/index.ts'
import { findStaffResourceIds } from './staff-of-users.ts'

/** Updates the calendars a staff-role user may see. */
export async function transferCalendars(tx: Tx, siteId: string, userId: string): Promise<void> {
  const [person] = await findPeople(tx, siteId, [userId])
  if (person?.role !== 'staff') return
  await assignCalendars(tx, { siteId, userId, resourceIds: await findStaffResourceIds(tx, siteId, userId) })
}
