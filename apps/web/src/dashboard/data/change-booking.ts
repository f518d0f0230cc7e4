import type { Client } from '@kalends/sdk'
import { refusalReason } from '../../lib/refusal.ts'
import { type BookingAction, readBookingAction } from './booking-actions.ts'

/** Why a change did not happen, in a word the page has a sentence for. */
export type Problem = 'changed' | 'wrongState' | 'taken' | 'notAllowed' | 'gone' | 'other'

/** What a person decided in the form, as it came. */
export type Decision = {
  bookingId: string
  action: BookingAction
  revision: string
  /** Makes a second press of the same form the same press. */
  key: string
  notify: boolean
  message: string
  /** Approve although something else stands there. */
  overlap: boolean
}

/** Undefined for a form that no page of ours has sent. */
export function readDecision(form: FormData, bookingId: string | null): Decision | undefined {
  const text = (name: string): string => String(form.get(name) ?? '').trim()
  const action = readBookingAction(form.get('action'))
  if (!action || !bookingId) return undefined
  return {
    bookingId,
    action,
    revision: text('revision'),
    key: text('key') || crypto.randomUUID(),
    notify: text('tell') === 'yes',
    message: text('words'),
    overlap: text('overlap') === 'yes',
  }
}

/** Does what was decided; the reason when it could not be done. */
export async function changeBooking(client: Client, decision: Decision): Promise<Problem | undefined> {
  const { bookingId, action, revision, key, notify, message, overlap } = decision
  const participantNotification = { notifyParticipants: notify, ...(notify && message ? { message } : {}) }
  const input = { bookingId, revision, participantNotification }
  const options = { idempotencyKey: key }
  try {
    if (action === 'decline') await client.bookings.declineBooking(input, options)
    else if (action === 'cancel') await client.bookings.cancelBooking(input, options)
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
  INVALID_BOOKING_STATUS: 'wrongState',
  VALIDATION_FAILURE: 'wrongState',
  NO_OPEN_SPOTS: 'taken',
  PERMISSION_DENIED: 'notAllowed',
  UNAUTHORIZED_OPERATION: 'notAllowed',
  BOOKING_NOT_FOUND: 'gone',
}
