import { localDayBounds } from '@kalends/availability'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { coveredTimes } from '../../availability/index.ts'
import { listRequestsWithoutTime } from '../../bookings/index.ts'
import { lockResources } from '../../schedules/index.ts'
import { type CommitmentRow, findCommitments } from '../store/find-commitments.ts'
import type { PlannedChange } from './planned-change.ts'

/** Requests of a service that occupy no time, each a commitment of its own. */
async function findRequests(tx: Tx, siteId: string, serviceId: string, now: number): Promise<CommitmentRow[]> {
  const found = await listRequestsWithoutTime(tx, { siteId, serviceId, now })
  return found.map((booking) => ({
    id: booking.id,
    kind: 'APPOINTMENT',
    title: booking.title,
    start: Date.parse(booking.starts_at),
    end: Date.parse(booking.ends_at),
    serviceId,
    sessionId: null,
    bookingId: booking.id,
    customerName: [booking.contact_details.firstName, booking.contact_details.lastName].filter(Boolean).join(' '),
    resourceIds: booking.resource_ids,
    locationId: booking.location_id,
    bookings: 1,
  }))
}

/**
 * Returns the commitments that a change affects. New hours are written on the way: what they no longer cover is affected,
 * unless it was not covered before either on a day that they leave alone.
 */
export async function findAffected(
  context: Context,
  tx: Tx,
  siteId: string,
  { scope, takesAll, days, requestsOf, run }: PlannedChange,
): Promise<CommitmentRow[]> {
  if (requestsOf !== undefined) {
    await run(context)
    return findRequests(tx, siteId, requestsOf, context.clock.now())
  }
  await lockResources(tx, siteId, scope.resourceIds)
  const found = await findCommitments(tx, siteId, scope, context.clock.now())
  if (takesAll) return found
  const before = await coveredTimes(tx, siteId, found)
  await run(context)
  const after = await coveredTimes(tx, siteId, found)
  const spans = days?.dates.map((date) => localDayBounds(date, days.timeZone)) ?? []
  const isOnDay = ({ start, end }: CommitmentRow) => spans.some((day) => day.start < end && day.end > start)
  return found.filter((one, index) => !after[index] && (before[index] || isOnDay(one)))
}
