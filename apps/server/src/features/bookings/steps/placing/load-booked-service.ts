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
 * The same, share-locked until the transaction ends. Edits of the service do not wait for that, except one from which on
 * requests occupy their time: it comes after this transaction and finds its request, or this one reads the new setting.
 * The booking is locked before its service here: on a deadlock with whoever locks the service first, one runs again.
 */
export async function lockBookedService(tx: Tx, booking: BookingRow): Promise<BookableService> {
  return (await lockBookableService(tx, booking.site_id, booking.service_id)) ?? loadBookedService(tx, booking)
}
