import type { bookings, Infer } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import type { Move } from './change.ts'
import type { ChangeContext } from './change-context.ts'
import { createRefusal } from './create-refusal.ts'

type WireBooking = Infer<typeof bookings.Booking>

/** Namespace in which a booking stores why it was placed over another item. */
export const OVERLAP = '@kalends/overlap'

/** Moves an appointment and returns its new revision. */
export async function moveBooking({ client, session }: ChangeContext, move: Move): Promise<string> {
  const booking = await findBooking(client, move.id)
  const revision = move.overlap ? await saveReason(client, booking, move) : move.revision
  const { notify, message } = move
  const { booking: moved } = await client.bookings.rescheduleBooking(
    {
      bookingId: move.id,
      revision,
      slot: toSlot(booking, move),
      participantNotification: { notifyParticipants: notify, ...(notify && message ? { message } : {}) },
      flowControlSettings: {
        // A booking that staff move stays confirmed.
        skipBusinessConfirmation:
          booking.status === 'CONFIRMED' && session.permissions.includes('OVERRIDE_AVAILABILITY'),
        skipAvailabilityValidation: move.overlap,
        ...(move.acceptsPrice && session.permissions.includes('MANAGE_PAYMENTS') ? { allowPriceChange: true } : {}),
      },
    },
    { idempotencyKey: move.key },
  )
  return moved?.revision ?? ''
}

function toSlot(booking: WireBooking, { from, until, resourceId }: Move) {
  const { serviceId, scheduleId, timezone, location } = booking.bookedEntity?.slot ?? {}
  return {
    serviceId,
    scheduleId,
    timezone,
    ...(location ? { location: { id: location.id, locationType: location.locationType } } : {}),
    startDate: new Date(from).toISOString(),
    endDate: new Date(until).toISOString(),
    resource: { id: resourceId },
  }
}

export async function findBooking(client: Client, id: string): Promise<WireBooking> {
  const query = { filter: { id }, paging: { limit: 1 } }
  const { extendedBookings } = await client.bookings.queryExtendedBookings({ query })
  const booking = extendedBookings?.[0]?.booking
  if (!booking) throw createRefusal('BOOKING_NOT_FOUND', 404)
  return booking
}

/** Writes the reason before the move: the move must stay the latest change, or it could not be undone. */
async function saveReason(client: Client, booking: WireBooking, { id, revision, reason }: Move): Promise<string> {
  if (booking.revision !== revision) throw createRefusal('BOOKING_REVISION_MISMATCH', 409)
  await client.bookings.updateExtendedFields({ id, namespace: OVERLAP, namespaceData: { reason } })
  return (await findBooking(client, id)).revision ?? revision
}
