import type { Db } from '../../../../db/database.ts'
import { type BookableService, loadBookable } from '../../../services/index.ts'
import type { BookingRow } from '../../store/rows.ts'

/** Loads the service of a booking, even a deleted one. */
export async function loadBookedService(db: Db, { site_id, service_id }: BookingRow): Promise<BookableService> {
  const service = await loadBookable(db, site_id, service_id)
  if (!service) throw new Error(`Site ${site_id} has a booking of the unknown service ${service_id}`)
  return service
}
