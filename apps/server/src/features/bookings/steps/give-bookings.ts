import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { publishEvents } from '../../../jobs/events.ts'
import type { ChangeActor } from '../store/history.ts'
import { type GivenBookings, moveBookings } from '../store/visits.ts'
import { bookingFqdn, eventPayload } from '../view/events.ts'
import { identificationView } from '../view/identification.ts'

/**
 * Transfers bookings of a merged duplicate to the remaining customer, or returns those of `bookingIds`. Writes history
 * and an event for each. Returns their ids.
 */
export async function transferBookings(
  context: Context,
  tx: Tx,
  actor: ChangeActor,
  { siteId, ...given }: GivenBookings & { siteId: string },
): Promise<string[]> {
  const now = context.clock.now()
  const moved = await moveBookings(tx, siteId, { ...given, actor, now })
  await publishEvents(
    tx,
    moved.map((after) => ({
      siteId: after.site_id,
      entityFqdn: bookingFqdn,
      entityId: after.id,
      sequence: after.event_sequence,
      slug: 'updated',
      occurredAt: now,
      actor: identificationView(actor),
      payload: eventPayload({ slug: 'updated' }, { after, before: undefined, actor }),
    })),
  )
  return moved.map(({ id }) => id)
}
