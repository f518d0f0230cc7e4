import type { Client } from '@kalends/sdk'
import { refusalReason } from '../../lib/refusal.ts'
import { readText } from '../fields/read-form.ts'
import { type BookingAction, readBookingAction } from './booking-actions.ts'

/** Why a change failed; each has a message. */
export type Problem = 'changed' | 'wrongState' | 'taken' | 'notAllowed' | 'refund' | 'notFound' | 'other'

/** A decision as submitted. */
export type Decision = {
  bookingId: string
  action: BookingAction
  revision: string
  /** Idempotency key of the form. */
  key: string
  notify: boolean
  message: string
  /** Approve despite an overlap. */
  overlap: boolean
  /** Refund what was paid by card, and return credits. */
  refund: boolean
  /** Charge the fee of a late cancellation. */
  fee: boolean
}

/** Returns undefined for a form the page does not have. */
export function readDecision(form: FormData, bookingId: string | null): Decision | undefined {
  const action = readBookingAction(form.get('intent'))
  if (!action || !bookingId) return undefined
  return {
    bookingId,
    action,
    revision: readText(form, 'revision'),
    key: readText(form, 'key') || crypto.randomUUID(),
    notify: readText(form, 'notify') === 'yes',
    message: readText(form, 'message'),
    overlap: readText(form, 'overlap') === 'yes',
    refund: readText(form, 'refund') === 'yes',
    fee: readText(form, 'fee') === 'yes',
  }
}

/** Carries out a decision; returns the problem if it failed. */
export async function changeBooking(client: Client, decision: Decision): Promise<Problem | undefined> {
  const { bookingId, action, revision, key, notify, message, overlap, refund, fee } = decision
  const participantNotification = { notifyParticipants: notify, ...(notify && message ? { message } : {}) }
  const input = { bookingId, revision, participantNotification }
  const ending = { ...input, ...(refund ? { flowControlSettings: { withRefund: true } } : {}) }
  const options = { idempotencyKey: key }
  try {
    if (action === 'decline') await client.bookings.declineBooking(ending, options)
    else if (action === 'cancel' && fee)
      await client.bookings.cancelBookingWithFee({ bookingId, revision, refund, ...participantNotification }, options)
    else if (action === 'cancel') await client.bookings.cancelBooking(ending, options)
    else await client.bookings.confirmBooking({ ...input, ...approval(overlap) }, options)
    return undefined
  } catch (error) {
    return refusalReason<Problem>(error, { codes: problems, fallback: 'other' })
  }
}

const approval = (overlap: boolean) => ({
  flowControlSettings: { checkAvailabilityValidation: true },
  ...(overlap ? { doubleBooked: true } : {}),
})

const problems: Record<string, Problem> = {
  BOOKING_REVISION_MISMATCH: 'changed',
  BOOKING_HAS_NO_FEES: 'changed',
  INVALID_BOOKING_STATUS: 'wrongState',
  VALIDATION_FAILURE: 'wrongState',
  NO_OPEN_SPOTS: 'taken',
  PERMISSION_DENIED: 'notAllowed',
  REFUND_NOT_ALLOWED: 'refund',
  UNAUTHORIZED_OPERATION: 'notAllowed',
  BOOKING_NOT_FOUND: 'notFound',
}
