import type { Actor } from '../../../../actor.ts'
import type { Tx } from '../../../../db/database.ts'
import { fail } from '../../../../refusal.ts'
import { findOwnHold, type HoldRow, lockOwnHold } from '../../../holds/index.ts'
import type { ChargeRow } from '../../../payments/index.ts'
import { type BookableService, lockBookableService } from '../../../services/index.ts'
import { lockBooking } from '../../store/bookings.ts'
import type { BookingRow } from '../../store/rows.ts'
import { lockBookingCharge } from '../booking-charge.ts'

/** A locked hold and its service. `unpaid`: the booking made from it before, which was not paid yet. */
export type Held = { hold: HoldRow; service: BookableService; unpaid: Unpaid | undefined }

export type Unpaid = { booking: BookingRow; charge: ChargeRow | undefined }

/**
 * Locks a hold that is booked, in the order in which payments lock a charge and deleting a service its holds. Throws
 * HOLD_NOT_FOUND, also if it was booked meanwhile, and SERVICE_NOT_FOUND.
 */
export async function lockHeld(tx: Tx, actor: Actor, holdId: string): Promise<Held> {
  const { siteId } = actor
  const found = (await findOwnHold(tx, actor, holdId)) ?? fail('HOLD_NOT_FOUND')
  const charge = found.booking_id ? await lockBookingCharge(tx, { site_id: siteId, id: found.booking_id }) : undefined
  const [service, hold] = await Promise.all([
    lockBookableService(tx, siteId, found.service_id),
    lockOwnHold(tx, actor, holdId),
  ])
  if (!service || service.deleted) return fail('SERVICE_NOT_FOUND')
  // Another request may have booked, released or moved the hold.
  if (hold?.service_id !== service.id) return fail('HOLD_NOT_FOUND')
  return { hold, service, unpaid: await lockUnpaid(tx, hold, charge) }
}

/** Two tabs may book at once: then only the second finds the booking of the first, after it waited for the hold. */
async function lockUnpaid(
  tx: Tx,
  { site_id: siteId, booking_id: bookingId }: HoldRow,
  locked: ChargeRow | undefined,
): Promise<Unpaid | undefined> {
  if (bookingId === null) return undefined
  const key = { site_id: siteId, id: bookingId }
  const charge = locked?.subject_id === bookingId ? locked : await lockBookingCharge(tx, key)
  const booking = await lockBooking(tx, siteId, bookingId)
  return booking?.status === 'CREATED' ? { booking, charge } : fail('HOLD_NOT_FOUND')
}
