import type { Client } from '@kalends/sdk'
import { refusalReason } from '../../lib/refusal.ts'
import { readText } from '../fields/read-form.ts'

export const actions = ['approve', 'decline', 'undo'] as const
export type Action = (typeof actions)[number]
export type Problem = 'changed' | 'taken' | 'late' | 'notAllowed' | 'refund' | 'other'

/** The result of an answer: the revision to undo it at, or the problem. */
export type Outcome = { action: Action; bookingId: string; name: string; key: string; refunds: boolean } & (
  | { revision: string; problem: null }
  | { revision: null; problem: Problem }
)

/** Returns undefined for a form the page does not have. */
export async function answerRequest(client: Client, form: FormData): Promise<Outcome | undefined> {
  const action = actions.find((one) => one === form.get('intent'))
  const bookingId = readText(form, 'bookingId')
  if (!action || !bookingId) return undefined
  const answered = { action, bookingId, name: readText(form, 'name'), key: readText(form, 'key') }
  const done = { ...answered, refunds: readText(form, 'refund') === 'yes' }
  try {
    return { ...done, revision: await carryOut(client, action, form), problem: null }
  } catch (error) {
    return { ...done, revision: null, problem: refusalReason<Problem>(error, { codes: problems, fallback: 'other' }) }
  }
}

async function carryOut(client: Client, action: Action, form: FormData): Promise<string> {
  const input = { bookingId: readText(form, 'bookingId'), revision: readText(form, 'revision') }
  const options = { idempotencyKey: readText(form, 'key') || crypto.randomUUID() }
  const message = readText(form, 'message')
  const participantNotification = { notifyParticipants: true, ...(message ? { message } : {}) }
  const answer =
    action === 'undo'
      ? await client.bookings.undoBookingChange(input, options)
      : action === 'decline'
        ? await client.bookings.declineBooking({ ...input, participantNotification, ...refunding(form) }, options)
        : await client.bookings.confirmBooking(
            { ...input, participantNotification, flowControlSettings: { checkAvailabilityValidation: true } },
            options,
          )
  return answer.booking?.revision ?? ''
}

/** Declining a request that was paid gives the money back. */
const refunding = (form: FormData) =>
  readText(form, 'refund') === 'yes' ? { flowControlSettings: { withRefund: true } } : {}

const problems: Record<string, Problem> = {
  BOOKING_REVISION_MISMATCH: 'changed',
  INVALID_BOOKING_STATUS: 'changed',
  BOOKING_NOT_FOUND: 'changed',
  NO_OPEN_SPOTS: 'taken',
  SLOT_NOT_AVAILABLE: 'taken',
  SESSION_CAPACITY_EXCEEDED: 'taken',
  SCHEDULE_CAPACITY_EXCEEDED: 'taken',
  NOTHING_TO_UNDO: 'late',
  PERMISSION_DENIED: 'notAllowed',
  REFUND_NOT_ALLOWED: 'refund',
  UNAUTHORIZED_OPERATION: 'notAllowed',
}
