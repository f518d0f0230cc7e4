import type { bookings } from '@kalends/contract'
import type { Db } from '../../../../db/database.ts'
import { findResources } from '../../../resources/index.ts'

/** What a booking stores of its resource. */
type Bookable = { name: string; email: string | null; scheduleId: string; typeId: string | null }

/** Loads the booked resource as it is now; the booking stores this copy. */
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

/** Builds the stored copy from a resource that is loaded already. */
export function resourceAsBooked(
  resourceId: string,
  resource: Bookable | undefined,
  explicitlyRequested: boolean,
): bookings.BookedResource {
  return {
    id: resourceId,
    // The API limits names to 40 characters.
    name: [...(resource?.name ?? '')].slice(0, 40).join(''),
    ...(resource?.email ? { email: resource.email } : {}),
    ...(resource ? { scheduleId: resource.scheduleId } : {}),
    ...(resource?.typeId ? { type: resource.typeId } : {}),
    explicitlyRequested,
  }
}
