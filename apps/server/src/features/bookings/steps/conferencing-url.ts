import type { Db } from '../../../db/database.ts'
import { findConferencingServices } from '../../services/index.ts'
import { findSite } from '../../sites/index.ts'
import type { BookingRow } from '../store/rows.ts'
import { conferencingView } from '../view/conferencing.ts'

/** Returns the conferencing link of a confirmed booking. Undefined where its service has none. */
export async function conferencingUrl(db: Db, booking: BookingRow): Promise<string | undefined> {
  return (await conferencingUrls(db, booking.site_id, [booking])).get(booking.id)
}

/** Returns conferencing links of many bookings of one site, by booking id. */
export async function conferencingUrls(
  db: Db,
  siteId: string,
  rows: readonly BookingRow[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.map(({ service_id }) => service_id))]
  const serviceIds = ids.length > 0 ? await findConferencingServices(db, siteId, ids) : new Set<string>()
  if (serviceIds.size === 0) return new Map()
  const template = (await findSite(db, siteId))?.conferencing_template ?? null
  const urls = new Map<string, string>()
  for (const row of rows) {
    const url = conferencingView(row, { template, serviceIds, sessionId: undefined })?.guestUrl
    if (url) urls.set(row.id, url)
  }
  return urls
}
