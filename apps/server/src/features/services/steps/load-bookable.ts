import type { services } from '@kalends/contract'
import type { Db, Tx } from '../../../db/database.ts'
import type { BookableService } from '../rules/bookable-service.ts'
import type { ServiceRow } from '../store/rows.ts'
import { findServices, findServicesAtVersion, lockService } from '../store/services.ts'
import { bookableView } from '../view/bookable.ts'

/** Loads the service as availability, holds and bookings need it, deleted or not; undefined if unknown. */
export async function loadBookable(db: Db, siteId: string, serviceId: string): Promise<BookableService | undefined> {
  const [service] = await loadBookables(db, siteId, [serviceId])
  return service
}

/**
 * Loads and share-locks a service that is about to be booked, so that it is not deleted until this transaction ends. Call it
 * before taking other locks: a deletion locks the service first.
 */
export async function lockBookableService(
  tx: Tx,
  siteId: string,
  serviceId: string,
): Promise<BookableService | undefined> {
  const row = await lockService(tx, siteId, serviceId)
  return row && bookableView(row)
}

/** Loads services by id, deleted or not, in one statement and in the requested order; unknown ids are left out. */
export async function loadBookables(db: Db, siteId: string, serviceIds: readonly string[]): Promise<BookableService[]> {
  return inOrder(await findServices(db, siteId, serviceIds), serviceIds)
}

/** The same with the version of the site's configuration at that moment; undefined if no service was found. */
export async function loadBookablesAtVersion(
  db: Db,
  siteId: string,
  serviceIds: readonly string[],
): Promise<{ services: BookableService[]; configuration: number | undefined }> {
  const rows = await findServicesAtVersion(db, siteId, serviceIds)
  return { services: inOrder(rows, serviceIds), configuration: rows[0]?.configuration }
}

function inOrder(rows: readonly ServiceRow[], serviceIds: readonly string[]): BookableService[] {
  const byId = new Map(rows.map((row) => [row.id, bookableView(row)]))
  return serviceIds.flatMap((id) => byId.get(id.toLowerCase()) ?? [])
}

/** Copies the policy that applies to a booking made now for its whole life. */
export function policySnapshot(service: BookableService): services.BookingPolicy {
  return structuredClone(service.policy)
}
