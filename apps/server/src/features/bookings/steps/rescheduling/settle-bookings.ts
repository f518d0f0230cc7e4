import type { availability } from '@kalends/contract'
import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { fail } from '../../../../refusal.ts'
import { moveSessionsTo } from '../../../schedules/index.ts'
import { takesTime, wasPromised } from '../../rules/status.ts'
import type { BookingChanges, BookingRow } from '../../store/rows.ts'
import { latestMessage } from '../booking-actor.ts'
import type { SessionChange } from '../ending/cancel-for-business.ts'
import { bookedResource } from '../placing/booked-resource.ts'
import { enterCalendar, toCalendarSlot } from '../placing/enter-calendar.ts'
import { loadBookedService } from '../placing/load-booked-service.ts'
import { writeSessionMove } from './write-session-move.ts'

/** Gives a locked appointment to another person or room at the same time, regardless of hours and policy. */
export async function reassignBooking(
  context: Context,
  tx: Tx,
  booking: BookingRow,
  { from, to, allowOverlap }: { from: readonly string[]; to: string; allowOverlap: boolean },
  change: SessionChange,
): Promise<void> {
  const resourceIds = [...new Set(booking.resource_ids.map((id) => (from.includes(id) ? to : id)))]
  const isLed = booking.resource_id !== null && from.includes(booking.resource_id)
  const resource = isLed ? { resource_id: to, resource: await bookedResource(tx, booking.site_id, to, false) } : {}
  const placed = booking.session_id === null ? {} : await takeOver(context, tx, booking, { resourceIds, allowOverlap })
  await write(context, tx, booking, { resource_ids: resourceIds, ...resource, ...placed }, change)
}

async function takeOver(
  context: Context,
  tx: Tx,
  booking: BookingRow,
  { resourceIds, allowOverlap }: { resourceIds: readonly string[]; allowOverlap: boolean },
): Promise<BookingChanges> {
  const service = await loadBookedService(tx, booking)
  const entry = await enterCalendar(context, tx, toCalendarSlot(booking), {
    groups: resourceIds.map((id) => [id]),
    onConflict: allowOverlap ? 'mark' : 'refuse',
    takesTime: takesTime(booking.status, service.onlineBooking.allowMultipleRequests),
  })
  return entry ? { double_booked: entry.conflict } : fail('SLOT_NOT_AVAILABLE')
}

/** Moves a locked appointment to another location at the same time. */
export async function relocateBooking(
  context: Context,
  tx: Tx,
  booking: BookingRow,
  location: availability.Location,
  change: SessionChange,
): Promise<void> {
  const locationId = location.id ?? null
  const locationType = location.locationType ?? 'OWNER_BUSINESS'
  if (booking.session_id) {
    const to = { locationType, locationId }
    await moveSessionsTo(tx, booking.site_id, [booking.session_id], to, context.clock.now())
  }
  await write(context, tx, booking, { location, location_id: locationId, location_type: locationType }, change)
}

/** Sends the customer of a locked booking that was promised the message of the business; nothing else changes. */
export async function tellCustomer(
  context: Context,
  tx: Tx,
  booking: BookingRow,
  { actor, notification }: SessionChange,
): Promise<void> {
  if (!wasPromised(booking.status)) return
  await write(context, tx, booking, {}, { actor, notification: { ...notification, notifyParticipants: true } })
}

async function write(
  context: Context,
  tx: Tx,
  booking: BookingRow,
  changes: BookingChanges,
  { actor, notification }: SessionChange,
): Promise<void> {
  const told = notification.notifyParticipants ? { notification } : {}
  await writeSessionMove(context, tx, booking, {
    changes: { ...changes, ...latestMessage(notification) },
    event: { slug: 'updated', ...told },
    change: { actor, notification },
  })
}
