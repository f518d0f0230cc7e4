import type { bookings } from '@kalends/contract'
import type { Db } from '../../../db/database.ts'
import { findResources } from '../../resources/index.ts'

/** What a booking keeps of whom or what it books. */
type Bookable = { name: string; email: string | null; scheduleId: string; typeId: string | null }

/** The person or thing booked, as it is now: kept with the booking, whatever becomes of it later. */
export async function bookedResource(
  db: Db,
  siteId: string,
  resourceId: string,
  explicitlyRequested: boolean,
): Promise<bookings.BookedResource> {
  const [resource] = await findResources(db, siteId, [resourceId])
  const found = resource && { ...resource, email: resource.staff?.email ?? null }
  return resourceAsBooked(resourceId, found, explicitlyRequested)
}

/** The same of one that was read already. */
export function resourceAsBooked(
  resourceId: string,
  resource: Bookable | undefined,
  explicitlyRequested: boolean,
): bookings.BookedResource {
  return {
    id: resourceId,
    // The wire has no room for longer names.
    name: [...(resource?.name ?? '')].slice(0, 40).join(''),
    ...(resource?.email ? { email: resource.email } : {}),
    ...(resource ? { scheduleId: resource.scheduleId } : {}),
    ...(resource?.typeId ? { type: resource.typeId } : {}),
    explicitlyRequested,
  }
}
