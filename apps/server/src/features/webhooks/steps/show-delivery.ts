import type { Db } from '../../../db/database.ts'
import { buildEnvelope } from '../rules/envelope.ts'
import { type DeliveryRow, findAttempts } from '../store/deliveries.ts'
import { findEvent } from '../store/due.ts'
import { deliveryDetailsView } from '../view.ts'

const shownAttempts = 20

/** Returns a delivery with its event and its attempts, as the API shows it. */
export async function showDelivery(db: Db, row: DeliveryRow) {
  const { site_id: siteId, id, event_id: eventId } = row
  const [attempts, event] = await Promise.all([
    findAttempts(db, siteId, id, shownAttempts),
    findEvent(db, siteId, eventId),
  ])
  return { delivery: deliveryDetailsView(row, attempts, buildEnvelope(event)) }
}
