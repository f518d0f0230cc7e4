import type { Client } from '@kalends/sdk'
import { assertRefusal } from '../../lib/refusal.ts'

/** Why nothing was changed, in a word the page has a sentence for. */
export type Problem = 'changed' | 'taken' | 'full' | 'bookings' | 'who' | 'fields' | 'notAllowed' | 'gone' | 'other'

type Scope = 'ONE' | 'FOLLOWING' | 'ALL'
type Bookings = 'MOVE' | 'KEEP' | 'CANCEL'

const text = (form: FormData, name: string): string => String(form.get(name) ?? '').trim()

const among = <T extends string>(values: readonly T[], value: string): T | undefined =>
  values.find((it) => it === value)

/** Does what a form of the page asks; undefined when it was done. */
export async function changeMeeting(client: Client, sessionId: string, form: FormData): Promise<Problem | undefined> {
  const deed = deeds[text(form, 'do')]
  if (!deed) return 'other'
  try {
    return await deed(client, sessionId, form)
  } catch (error) {
    return refusalProblem(error)
  }
}

type Deed = (client: Client, sessionId: string, form: FormData) => Promise<Problem | undefined>

const attend: Deed = async (client, sessionId, form) => {
  const status = among(['ATTENDED', 'NOT_ATTENDED', 'NOT_SET'] as const, text(form, 'status'))
  if (!status) return 'other'
  const came = status === 'ATTENDED' ? Math.max(1, Number(text(form, 'people')) || 1) : 0
  const attendance = { bookingId: text(form, 'bookingId'), eventId: sessionId, status, numberOfAttendees: came }
  await client.attendance.setAttendance({ attendance })
  return undefined
}

const add: Deed = async (client, sessionId, form) => {
  const contactDetails = contactOf(form)
  if (!contactDetails) return 'who'
  const { session } = await client.sessions.getSession({ sessionId })
  const people = Math.max(1, Number(text(form, 'people')) || 1)
  const { serviceId, scheduleId } = session
  const place = { serviceId, scheduleId, timezone: session.timeZone }
  const entity = session.kind === 'COURSE' ? { schedule: place } : { slot: { ...place, eventId: sessionId } }
  const { booking } = await client.bookings.createBooking(
    {
      booking: {
        bookedEntity: entity,
        contactDetails,
        totalParticipants: people,
        status: 'CONFIRMED',
        selectedPaymentOption: 'OFFLINE',
      },
      flowControlSettings: text(form, 'over') === 'yes' ? { skipAvailabilityValidation: true } : {},
    },
    { idempotencyKey: text(form, 'key') },
  )
  if (text(form, 'here') !== 'yes' || !booking?.id) return undefined
  const attendance = {
    bookingId: booking.id,
    eventId: sessionId,
    status: 'ATTENDED' as const,
    numberOfAttendees: people,
  }
  await client.attendance.setAttendance({ attendance })
  return undefined
}

const capacity: Deed = async (client, id, form) => {
  const places = Number(text(form, 'capacity'))
  if (!Number.isInteger(places) || places < 1 || places > 1000) return 'fields'
  await client.sessions.updateSession({ session: { id, revision: text(form, 'revision'), capacity: places } })
  return undefined
}

const move: Deed = async (client, id, form) => {
  const [day, time] = [text(form, 'day'), text(form, 'time')]
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d$/.test(time)) return 'fields'
  const bookings = among<Bookings>(['MOVE', 'KEEP', 'CANCEL'], text(form, 'bookings'))
  await client.sessions.updateSession({
    session: { id, revision: text(form, 'revision'), localStartDate: `${day}T${time}:00` },
    scope: scopeOf(form),
    ...toldOf(form),
    ...(bookings ? { bookings } : {}),
  })
  return undefined
}

const cancel: Deed = async (client, sessionId, form) => {
  const wanted = { sessionId, revision: text(form, 'revision'), scope: scopeOf(form), ...toldOf(form) }
  await client.sessions.cancelSession(wanted, { idempotencyKey: text(form, 'key') })
  return undefined
}

const deeds: Record<string, Deed> = { attend, add, capacity, move, cancel }

const scopeOf = (form: FormData): Scope => among<Scope>(['ONE', 'FOLLOWING', 'ALL'], text(form, 'scope')) ?? 'ONE'

function toldOf(form: FormData): { notifyParticipants: boolean; message?: string } {
  const [tell, words] = [text(form, 'tell') === 'yes', text(form, 'words')]
  return { notifyParticipants: tell, ...(tell && words ? { message: words } : {}) }
}

/** Somebody found or taken down by the search, or typed into plain fields where there are no scripts. */
function contactOf(form: FormData): Record<string, string> | undefined {
  const typed = ['firstName', 'lastName', 'email', 'phone'].map((name) => [name, text(form, name)] as const)
  const given = text(form, 'contact') ? parsed(text(form, 'contact')) : Object.fromEntries(typed.filter(([, it]) => it))
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
  UNAUTHORIZED_OPERATION: 'notAllowed',
  SESSION_NOT_FOUND: 'gone',
  BOOKING_NOT_FOUND: 'gone',
  VALIDATION_FAILURE: 'fields',
}

function refusalProblem(error: unknown): Problem {
  assertRefusal(error)
  if (error.fieldViolations.length > 0) return 'fields'
  return problems[error.code] ?? 'other'
}
