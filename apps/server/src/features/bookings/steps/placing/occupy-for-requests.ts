import type { Actor } from '../../../../actor.ts'
import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { type BookableService, loadBookable } from '../../../services/index.ts'
import { lockRequestsWithoutTime } from '../../store/requests-without-time.ts'
import type { BookingRow } from '../../store/rows.ts'
import { type Entered, enterAnswered } from '../intake/enter-answered.ts'
import { writeChange } from '../write-change.ts'

/**
 * Gives each request of a service that occupies nothing its time or seats where they are free, the oldest first. Whoever
 * asked for nobody in particular may be given somebody else. The rest stay as they are.
 */
export async function occupyForRequests(
  context: Context,
  tx: Tx,
  actor: Actor,
  { serviceId }: { serviceId: string },
): Promise<void> {
  const { siteId } = actor
  const service = await loadBookable(tx, siteId, serviceId)
  if (!service) return
  for (const booking of await lockRequestsWithoutTime(tx, { siteId, serviceId, now: context.clock.now() })) {
    const entered = await occupy(context, tx, booking, service)
    if (!entered) continue
    const change = { action: 'holdTime', actor, events: [{ slug: 'updated' as const }] }
    await writeChange(context, tx, booking, entered.changes, change)
  }
}

async function occupy(
  context: Context,
  tx: Tx,
  booking: BookingRow,
  service: BookableService,
): Promise<Entered | undefined> {
  const how = { onConflict: 'refuse', takesTime: true } as const
  const own = await enterAnswered(context, tx, booking, service, how)
  if (own || booking.tag !== 'INDIVIDUAL' || booking.resource?.explicitlyRequested !== false) return own
  return enterAnswered(context, tx, booking, service, { ...how, boundBy: 'OFFERED' })
}
