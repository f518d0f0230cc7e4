import type { services } from '@kalends/contract'
import type { Db } from '../../../db/database.ts'
import { findServices } from '../store/services.ts'
import { type BookableService, bookableView } from '../view/bookable.ts'

/** The service as times, holds and bookings need it, deleted or not; undefined when the site has none of this id. */
export async function loadBookable(db: Db, siteId: string, serviceId: string): Promise<BookableService | undefined> {
  const [service] = await loadBookables(db, siteId, [serviceId])
  return service
}

/** The same for many, in one statement and in the order asked for; unknown ids are left out. */
export async function loadBookables(db: Db, siteId: string, serviceIds: readonly string[]): Promise<BookableService[]> {
  const rows = await findServices(db, siteId, serviceIds)
  const byId = new Map(rows.map((row) => [row.id, bookableView(row)]))
  return serviceIds.flatMap((id) => byId.get(id.toLowerCase()) ?? [])
}

/** The policy a booking of this service made now lives under for good. */
export function policySnapshot(service: BookableService): services.BookingPolicy {
  return structuredClone(service.policy)
}
