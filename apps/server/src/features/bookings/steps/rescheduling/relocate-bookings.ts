import type { availability } from '@kalends/contract'
import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { lockCourseBookings } from '../../store/course-bookings.ts'
import { lockSessionBookings } from '../../store/session-bookings.ts'
import { latestMessage, notificationOf } from '../booking-actor.ts'
import type { SessionChange } from '../ending/cancel-for-business.ts'
import { writeSessionMove } from './write-session-move.ts'

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
  change: SessionChange,
): Promise<void> {
  const placed = await lockSessionBookings(tx, which.siteId, which.sessionIds)
  const live = which.enrolled ? await lockCourseBookings(tx, which, everyone) : placed
  const moved = { location, location_type: location.locationType ?? null, location_id: location.id ?? null }
  for (const booking of live) {
    const notification = notificationOf(booking, change.notification)
    const changes = { ...moved, ...latestMessage(notification) }
    const event = { slug: 'updated' as const, ...(notification.notifyParticipants ? { notification } : {}) }
    await writeSessionMove(context, tx, booking, { changes, event, change })
  }
}
