import type { Client } from '@kalends/sdk'
import { assertRefusal } from '../../lib/refusal.ts'
import { readText } from '../fields/read-form.ts'
import { waiveNoShowFee } from '../payments/data/waive-no-show-fee.ts'

/** Why a change failed; each has a message. */
export type Problem =
  | 'changed'
  | 'taken'
  | 'full'
  | 'bookings'
  | 'week'
  | 'customer'
  | 'fields'
  | 'notAllowed'
  | 'refund'
  | 'notFound'
  | 'other'

type Scope = 'ONE' | 'FOLLOWING' | 'ALL'
type Bookings = 'MOVE' | 'KEEP' | 'CANCEL'

const findOneOf = <T extends string>(values: readonly T[], value: string): T | undefined =>
  values.find((it) => it === value)

/** Carries out the form's action; returns the problem if it failed. */
export async function changeSession(client: Client, sessionId: string, form: FormData): Promise<Problem | undefined> {
  const action = actions[readText(form, 'intent')]
  if (!action) return 'other'
  try {
    return await action(client, sessionId, form)
  } catch (error) {
    return refusalProblem(error)
  }
}

type Action = (client: Client, sessionId: string, form: FormData) => Promise<Problem | undefined>

const attend: Action = async (client, sessionId, form) => {
  const status = findOneOf(['ATTENDED', 'NOT_ATTENDED', 'NOT_SET'] as const, readText(form, 'status'))
  if (!status) return 'other'
  const came = status === 'ATTENDED' ? Math.max(1, Number(readText(form, 'people')) || 1) : 0
  const attendance = { bookingId: readText(form, 'bookingId'), eventId: sessionId, status, numberOfAttendees: came }
  await client.attendance.setAttendance({ attendance })
  if (form.has('asksFee') && readText(form, 'fee') !== 'yes') await waiveNoShowFee(client, attendance.bookingId)
  return undefined
}

const add: Action = async (client, sessionId, form) => {
  const contactDetails = readContact(form)
  if (!contactDetails) return 'customer'
  const { session } = await client.sessions.getSession({ sessionId })
  const people = Math.max(1, Number(readText(form, 'people')) || 1)
  const { serviceId, scheduleId } = session
  const bookedSchedule = { serviceId, scheduleId, timezone: session.timeZone }
  const entity =
    session.kind === 'COURSE' ? { schedule: bookedSchedule } : { slot: { ...bookedSchedule, eventId: sessionId } }
  const { booking } = await client.bookings.createBooking(
    {
      booking: {
        bookedEntity: entity,
        contactDetails,
        totalParticipants: people,
        status: 'CONFIRMED',
        selectedPaymentOption: 'OFFLINE',
      },
      flowControlSettings: readText(form, 'overbook') === 'yes' ? { skipAvailabilityValidation: true } : {},
    },
    { idempotencyKey: readText(form, 'key') },
  )
  if (readText(form, 'checkIn') !== 'yes' || !booking?.id) return undefined
  const attendance = {
    bookingId: booking.id,
    eventId: sessionId,
    status: 'ATTENDED' as const,
    numberOfAttendees: people,
  }
  await client.attendance.setAttendance({ attendance })
  return undefined
}

const capacity: Action = async (client, id, form) => {
  const seats = Number(readText(form, 'capacity'))
  if (!Number.isInteger(seats) || seats < 1 || seats > 1000) return 'fields'
  await client.sessions.updateSession({ session: { id, revision: readText(form, 'revision'), capacity: seats } })
  return undefined
}

const move: Action = async (client, id, form) => {
  const day = readText(form, 'day')
  const time = readText(form, 'time')
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d$/.test(time)) return 'fields'
  const bookings = findOneOf<Bookings>(['MOVE', 'KEEP', 'CANCEL'], readText(form, 'bookings'))
  await client.sessions.updateSession({
    session: { id, revision: readText(form, 'revision'), localStartDate: `${day}T${time}:00` },
    scope: readScope(form),
    ...readNotification(form),
    ...(bookings ? { bookings } : {}),
  })
  return undefined
}

const cancel: Action = async (client, sessionId, form) => {
  const cancellation = {
    sessionId,
    revision: readText(form, 'revision'),
    scope: readScope(form),
    ...readNotification(form),
  }
  await client.sessions.cancelSession(cancellation, { idempotencyKey: readText(form, 'key') })
  return undefined
}

const actions: Record<string, Action> = { attend, add, capacity, move, cancel }

/** Reads which sessions of a series a change is for. */
export const readScope = (form: FormData): Scope =>
  findOneOf<Scope>(['ONE', 'FOLLOWING', 'ALL'], readText(form, 'scope')) ?? 'ONE'

/** Reads whether customers are told, and what. */
export function readNotification(form: FormData): { notifyParticipants: boolean; message?: string } {
  const notify = readText(form, 'notify') === 'yes'
  const message = readText(form, 'message')
  return { notifyParticipants: notify, ...(notify && message ? { message } : {}) }
}

/** Reads the customer chosen in the search, or typed into plain fields without scripts. */
function readContact(form: FormData): Record<string, string> | undefined {
  const values = ['firstName', 'lastName', 'email', 'phone'].map((name) => [name, readText(form, name)] as const)
  const given = readText(form, 'contact')
    ? parsed(readText(form, 'contact'))
    : Object.fromEntries(values.filter(([, it]) => it))
  return given && Object.values(given).some(Boolean) ? given : undefined
}

function parsed(json: string): Record<string, string> | undefined {
  try {
    return JSON.parse(json) as Record<string, string>
  } catch {
    return undefined
  }
}

const problems: Record<string, Problem> = {
  REVISION_MISMATCH: 'changed',
  SLOT_NOT_AVAILABLE: 'taken',
  SESSION_CAPACITY_EXCEEDED: 'full',
  SCHEDULE_CAPACITY_EXCEEDED: 'full',
  SESSION_HAS_BOOKINGS: 'bookings',
  PERMISSION_DENIED: 'notAllowed',
  REFUND_NOT_ALLOWED: 'refund',
  UNAUTHORIZED_OPERATION: 'notAllowed',
  SESSION_NOT_FOUND: 'notFound',
  BOOKING_NOT_FOUND: 'notFound',
  VALIDATION_FAILURE: 'fields',
}

/** Returns the problem that a refusal is about. */
export function refusalProblem(error: unknown): Problem {
  assertRefusal(error)
  const ofDay = error.fieldViolations.some(({ field, violatedRule }) => {
    return field === 'session.localStartDate' && violatedRule === 'OTHER'
  })
  if (ofDay) return 'week'
  if (error.fieldViolations.length > 0) return 'fields'
  return problems[error.code] ?? 'other'
}
