import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { announceAll } from '../../../jobs/events.ts'
import { moveBookings } from '../store/visits.ts'
import { bookingFqdn, eventPayload } from '../view/events.ts'
import { identificationOf } from '../view/identification.ts'

/** Gives the bookings of doubles to the customer they became part of: history and events tell of each. */
export async function giveBookings(
  context: Context,
  tx: Tx,
  actor: Actor,
  { fromIds, toId }: { fromIds: readonly string[]; toId: string },
): Promise<void> {
  const now = context.clock.now()
  const moved = await moveBookings(tx, actor.siteId, { fromIds, toId, author: actor, now })
  await announceAll(
    tx,
    moved.map((after) => ({
      siteId: after.site_id,
      entityFqdn: bookingFqdn,
      entityId: after.id,
      sequence: after.event_sequence,
      slug: 'updated',
      occurredAt: now,
      actor: identificationOf(actor),
      payload: eventPayload({ slug: 'updated' }, { after, before: undefined, author: actor }),
    })),
  )
}
