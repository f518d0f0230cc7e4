import type { Db, Tx } from '../../../../db/database.ts'
import { type BookableService, loadBookable, lockBookableService } from '../../../services/index.ts'
import type { BookingRow } from '../../store/rows.ts'

/** Loads the service of a booking, even a deleted one. */
export async function loadBookedService(db: Db, { site_id, service_id }: BookingRow): Promise<BookableService> {
  const service = await loadBookable(db, site_id, service_id)
  if (!service) throw new Error(`Site ${site_id} has a booking of the unknown service ${service_id}`)
  return service
}

/**
 * The same, locked against changes until the transaction ends: whether a request occupies its time is read of it, and a
 * change of that gives every request its time.
 */
export async function lockBookedService(tx: Tx, booking: BookingRow): Promise<BookableService> {
  return (await lockBookableService(tx, booking.site_id, booking.service_id)) ?? loadBookedService(tx, booking)
}
