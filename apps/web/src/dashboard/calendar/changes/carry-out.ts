import { refusalReason } from '../../../lib/refusal.ts'
import { waiveNoShowFee } from '../../payments/data/waive-no-show-fee.ts'
import type { Attend, Change, Move, Outcome, Refusal, Undo } from './change.ts'
import type { ChangeContext } from './change-context.ts'
import { createRefusal } from './create-refusal.ts'
import { loadLatest } from './load-latest.ts'
import { moveBooking } from './move-booking.ts'
import { moveSession } from './move-session.ts'

/** Carries out a change made on the calendar; returns the refusal if it failed. */
export async function carryOut(staff: ChangeContext, change: Change): Promise<Outcome> {
  const { key } = change
  try {
    return { ok: true, key, revision: await actions[change.kind](staff, change as never) }
  } catch (error) {
    const refusal = refusalReason<Refusal>(error, { codes: refusals, fallback: 'other' })
    return { ok: false, key, refusal, latest: refusal === 'changed' ? await loadLatest(staff.client, change) : null }
  }
}

type Action<C extends Change> = (staff: ChangeContext, change: C) => Promise<string>

const move: Action<Move> = (staff, change) =>
  change.of === 'APPOINTMENT' ? moveBooking(staff, change) : moveSession(staff, change)

const undo: Action<Undo> = async (staff, { of, id, revision, key, back }) => {
  if (of !== 'APPOINTMENT') {
    if (!back) throw createRefusal('NOTHING_TO_UNDO', 409)
    const target = { id, revision, ...back, resourceId: '', overlap: true, reason: '', notify: false, message: '' }
    return moveSession(staff, { ...target, kind: 'move', of, key })
  }
  const { booking } = await staff.client.bookings.undoBookingChange(
    { bookingId: id, revision },
    { idempotencyKey: key },
  )
  return booking?.revision ?? ''
}

const attend: Action<Attend> = async ({ client }, { bookingId, sessionId, status, waivesFee, key }) => {
  const attendance = { bookingId, status, ...(sessionId ? { sessionId } : {}), numberOfAttendees: attendees(status) }
  await client.attendance.setAttendance({ attendance }, { idempotencyKey: key })
  if (waivesFee) await waiveNoShowFee(client, bookingId)
  return ''
}

const attendees = (status: Attend['status']): number => (status === 'ATTENDED' ? 1 : 0)

const actions: { [K in Change['kind']]: Action<Extract<Change, { kind: K }>> } = {
  move,
  undo,
  attend,
  release: async ({ client }, { id }) => {
    await client.holds.releaseHold({ holdId: id })
    return ''
  },
  unblock: async ({ client }, { id, revision, scope, key }) => {
    const { session } = await client.sessions.cancelSession({ sessionId: id, revision, scope }, { idempotencyKey: key })
    return session.revision
  },
  endSeries: async ({ client }, { id, until, key }) => {
    const { session } = await client.sessions.getSession({ sessionId: id })
    const { interval = 1 } = session.recurrence ?? {}
    const changed = await client.sessions.updateSession(
      { session: { id, revision: session.revision, recurrence: { interval, until } }, scope: 'ALL' },
      { idempotencyKey: key },
    )
    return changed.session.revision
  },
}

const refusals: Record<string, Refusal> = {
  BOOKING_REVISION_MISMATCH: 'changed',
  SESSION_REVISION_MISMATCH: 'changed',
  REVISION_MISMATCH: 'changed',
  SLOT_NOT_AVAILABLE: 'taken',
  PRICE_CHANGE_NOT_ALLOWED: 'price',
  SESSION_CAPACITY_EXCEEDED: 'taken',
  SCHEDULE_CAPACITY_EXCEEDED: 'taken',
  INVALID_BOOKING_STATUS: 'wrongState',
  VALIDATION_FAILURE: 'wrongState',
  NOTHING_TO_UNDO: 'wrongState',
  PERMISSION_DENIED: 'notAllowed',
  REFUND_NOT_ALLOWED: 'refund',
  UNAUTHORIZED_OPERATION: 'notAllowed',
  BOOKING_NOT_FOUND: 'notFound',
  SESSION_NOT_FOUND: 'notFound',
  HOLD_NOT_FOUND: 'notFound',
}
