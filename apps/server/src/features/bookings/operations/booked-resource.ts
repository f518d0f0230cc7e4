import type { bookings } from '@kalends/contract'
import type { Db } from '../../../db/database.ts'
import { findResources } from '../../resources/index.ts'

/** The person or thing booked, as it is now: kept with the booking, whatever becomes of it later. */
export async function bookedResource(
  db: Db,
  siteId: string,
  resourceId: string,
  explicitlyRequested: boolean,
): Promise<bookings.BookedResource> {
  const [resource] = await findResources(db, siteId, [resourceId])
  return {
    id: resourceId,
    // The wire has no room for longer names.
    name: [...(resource?.name ?? '')].slice(0, 40).join(''),
    ...(resource?.staff?.email ? { email: resource.staff.email } : {}),
    ...(resource ? { scheduleId: resource.scheduleId } : {}),
    ...(resource?.typeId ? { type: resource.typeId } : {}),
    explicitlyRequested,
  }
}
