import type { services } from '@kalends/contract'
import type { Db, Tx } from '../../../db/database.ts'
import type { BookableService } from '../rules/bookable-service.ts'
import { findServices, keepService } from '../store/services.ts'
import { bookableView } from '../view/bookable.ts'

/** The service as times, holds and bookings need it, deleted or not; undefined when the site has none of this id. */
export async function loadBookable(db: Db, siteId: string, serviceId: string): Promise<BookableService | undefined> {
  const [service] = await loadBookables(db, siteId, [serviceId])
  return service
}

/**
 * The same for whoever is about to book it: nobody deletes it until this transaction ends. Asked before anything else is
 * locked, for whoever deletes a service locks the service first.
 */
export async function keepBookable(tx: Tx, siteId: string, serviceId: string): Promise<BookableService | undefined> {
  const row = await keepService(tx, siteId, serviceId)
  return row && bookableView(row)
}

/** Services of these ids, deleted or not, in one statement and in the order asked for; unknown ids are left out. */
export async function loadBookables(db: Db, siteId: string, serviceIds: readonly string[]): Promise<BookableService[]> {
  const rows = await findServices(db, siteId, serviceIds)
  const byId = new Map(rows.map((row) => [row.id, bookableView(row)]))
  return serviceIds.flatMap((id) => byId.get(id.toLowerCase()) ?? [])
}

/** The policy a booking of this service made now lives under for good. */
export function policySnapshot(service: BookableService): services.BookingPolicy {
  return structuredClone(service.policy)
}
