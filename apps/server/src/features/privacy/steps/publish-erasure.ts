import { type Actor, toChangeActor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { publishEvents } from '../../../jobs/events.ts'
import { bookingFqdn, bookingView, findBookings } from '../../bookings/index.ts'
import { memberFqdn } from '../../members/index.ts'
import { nextSequence } from '../store/erase.ts'
import type { Person } from '../store/person.ts'

/** Tells subscribers that bookings name nobody any more and members are gone; each event says why. */
export async function publishErasure(context: Context, tx: Tx, actor: Actor, person: Person): Promise<void> {
  const { siteId, bookingIds, memberIds } = person
  const occurredAt = context.clock.now()
  const by = isErased(actor, person) ? { type: 'none' as const, siteId } : actor
  const common = { siteId, occurredAt, actor: toChangeActor(by) }
  const events = []
  for (const booking of await findBookings(tx, siteId, bookingIds)) {
    const sequence = await nextSequence(tx, siteId, 'bookings', booking.id)
    const payload = {
      updatedEvent: { currentEntity: bookingView(booking, 'webhook') },
      triggeredByAnonymizeRequest: true,
    }
    events.push({ ...common, entityFqdn: bookingFqdn, entityId: booking.id, sequence, slug: 'updated', payload })
  }
  for (const memberId of memberIds) {
    const sequence = await nextSequence(tx, siteId, 'members', memberId)
    const payload = { deletedEvent: {}, triggeredByAnonymizeRequest: true }
    events.push({ ...common, entityFqdn: memberFqdn, entityId: memberId, sequence, slug: 'deleted', payload })
  }
  await publishEvents(tx, events)
}

function isErased(actor: Actor, { memberIds }: Person): boolean {
  return actor.type === 'member' && memberIds.includes(actor.memberId)
}
