import type { availability } from '@kalends/contract'
import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { lockCourseBookings } from '../../store/course-bookings.ts'
import { lockSessionBookings } from '../../store/session-bookings.ts'
import { latestMessage } from '../booking-actor.ts'
import type { SessionChange } from '../ending/cancel-session-bookings.ts'
import { writeChange } from '../write-change.ts'

/** Bookings whose sessions moved to another location. */
export type Relocation = {
  siteId: string
  serviceId: string
  sessionIds: readonly string[]
  /** Includes all course bookings. */
  enrolled: boolean
  /** As bookings store it. */
  location: availability.Location
}

const everyone = { after: '00000000-0000-0000-0000-000000000000', limit: 100_000 }

/** Moves live bookings to the new location of their sessions. Publishes `updated` for each. */
export async function relocateBookings(
  context: Context,
  tx: Tx,
  { location, ...which }: Relocation,
  { actor, notification }: SessionChange,
): Promise<void> {
  const placed = await lockSessionBookings(tx, which.siteId, which.sessionIds)
  const live = which.enrolled ? await lockCourseBookings(tx, which, everyone) : placed
  const moved = { location, location_type: location.locationType ?? null, location_id: location.id ?? null }
  for (const booking of live) {
    const changes = { ...moved, ...latestMessage(notification) }
    const events = [{ slug: 'updated' as const, ...(notification.notifyParticipants ? { notification } : {}) }]
    await writeChange(context, tx, booking, changes, { action: 'moveSession', actor, events })
  }
}
