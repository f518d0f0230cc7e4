import type { availabilityOwn, bookings, Infer, sessions } from '@kalends/contract'
import type { Client, KalendsError } from '@kalends/sdk'
import { startOfDay } from '../../../lib/day-bounds.ts'
import { addDays, isDay } from '../../../lib/format.ts'
import { assertRefusal } from '../../../lib/refusal.ts'
import { readText } from '../../fields/read-form.ts'
import { formatWallTime } from '../changes/wall-time.ts'
import { loadBookingChoices } from '../data/load-booking-choices.ts'
import { MINUTE } from '../model.ts'
import { readChosen, toBookedAddOns, toParticipants } from '../rules/booking-choices.ts'
import { readRepeat } from './repeat.ts'
import { toInstant } from './wall-clock.ts'

/** Why nothing was created. */
export type NewProblem =
  | 'customer'
  | 'when'
  | 'session'
  | 'email'
  | 'emailMissing'
  | 'phoneMissing'
  | 'taken'
  | 'full'
  | 'length'
  | 'person'
  | 'choices'
  | 'repeat'
  | 'dates'
  | 'payment'
  | 'notAllowed'
  | 'fields'
  | 'other'
export type Refusal = {
  problem: NewProblem
  free: { at: number; staffId: string | null }[]
  /** Taken dates of a series, to be skipped or not. */
  taken?: TakenDates
}
export type TakenDate = Infer<typeof sessions.TakenDate>
export type TakenDates = { dates: TakenDate[]; total: number }
export type Creation = { id: string; sessionId?: string; skipped?: string[] } | Refusal

type FreeTime = Infer<typeof availabilityOwn.FreeTime>

const refuse = (problem: NewProblem, free: Refusal['free'] = []): Refusal => ({
  problem,
  free,
})

/** Creates a confirmed booking on behalf of a customer. */
export async function createBooking(client: Client, form: FormData, zone: string): Promise<Creation> {
  const contactDetails = readContact(form)
  if (!contactDetails) return refuse('customer')
  const notify = readText(form, 'notify') === 'yes'
  const serviceId = readText(form, 'service')
  try {
    const bookedEntity = await toBookedEntity(client, form, zone)
    if ('problem' in bookedEntity) return bookedEntity
    const choices = await loadBookingChoices(client, serviceId, 0)
    const chosen = readChosen(form)
    const bookedAddOns = toBookedAddOns(choices, chosen)
    const { booking } = await client.bookings.createBooking(
      {
        booking: {
          bookedEntity,
          contactDetails,
          ...toParticipants(choices.option, chosen),
          ...(bookedAddOns.length > 0 ? { bookedAddOns } : {}),
          status: 'CONFIRMED',
          selectedPaymentOption: 'OFFLINE',
        },
        participantNotification: { notifyParticipants: notify },
        flowControlSettings: readText(form, 'overlap') === 'yes' ? { skipAvailabilityValidation: true } : {},
      },
      { idempotencyKey: readText(form, 'key') },
    )
    await saveNote(client, booking?.contactDetails?.contactId, readText(form, 'note'))
    const sessionId = bookedEntity.slot?.eventId
    return { id: booking?.id ?? '', ...(sessionId ? { sessionId } : {}) }
  } catch (error) {
    return toRefusal(error)
  }
}

/** Blocks time of a person, once or as a series. */
export const createBlock = async (client: Client, form: FormData, zone: string): Promise<Creation> =>
  saveSession(client, form, zone, { title: readText(form, 'title'), note: readText(form, 'note') || null })

/** Creates a session of a class or course, once or as a series. */
export const createSession = async (client: Client, form: FormData, zone: string): Promise<Creation> =>
  saveSession(client, form, zone, { serviceId: readText(form, 'service') })

type SessionSubject = { title: string; note: string | null } | { serviceId: string }

async function saveSession(client: Client, form: FormData, zone: string, subject: SessionSubject): Promise<Creation> {
  const times = readTimes(form, zone)
  if (!times) return refuse('when')
  const staffId = readText(form, 'staff')
  const recurrence = readRecurrence(form)
  if (recurrence === undefined) return refuse('repeat')
  const session: NewSession = {
    ...subject,
    localStartDate: formatWallTime(times.from, zone),
    durationMinutes: (times.until - times.from) / MINUTE,
    timeZone: zone,
    resourceIds: staffId ? [staffId] : [],
    recurrence,
  }
  try {
    const plan = recurrence ? await planDates(client, form, session) : { skip: [], overlaps: false }
    if ('problem' in plan) return plan
    const created = await client.sessions.createSession(
      {
        session,
        allowOverlap: plan.overlaps || readText(form, 'overlap') === 'yes',
        ...(plan.skip.length > 0 ? { skip: plan.skip } : {}),
      },
      { idempotencyKey: readText(form, 'key') },
    )
    return { id: created.session.id, skipped: created.skipped }
  } catch (error) {
    return toRefusal(error)
  }
}

type NewSession = Infer<typeof sessions.NewSession>

function readRecurrence(form: FormData) {
  const field = (name: string): string => readText(form, name)
  const weekdays = form.getAll('weekday').map(String)
  const fields = { repeat: field('repeat'), every: field('every'), by: field('by'), ends: field('ends'), weekdays }
  return readRepeat({ ...fields, until: field('until'), count: field('count') }, field('day'))
}

/** Decides about the taken dates of a series. Asks while one of them was not shown. */
async function planDates(
  client: Client,
  form: FormData,
  session: NewSession,
): Promise<{ skip: string[]; overlaps: boolean } | Refusal> {
  const { localStartDates, taken } = await client.sessions.previewSession({ session })
  const shown = new Set(form.getAll('shown').map(String))
  if (taken.some(({ localStartDate }) => !shown.has(localStartDate))) {
    return { ...refuse('dates'), taken: { dates: taken, total: localStartDates.length } }
  }
  const skip = form
    .getAll('skip')
    .map(String)
    .filter((start) => localStartDates.includes(start))
  const overlaps = taken.some(({ reason, localStartDate }) => {
    return (reason === 'BUSY' || reason === 'HELD') && !skip.includes(localStartDate)
  })
  return { skip, overlaps }
}

function readTimes(form: FormData, zone: string): { from: number; until: number } | undefined {
  if (readText(form, 'wholeDays') === 'yes') return readDays(form, zone)
  const from = toInstant(readText(form, 'day'), readText(form, 'clock'), zone)
  const minutes = Number(readText(form, 'minutes'))
  if (from === undefined || !Number.isInteger(minutes) || minutes < 1 || minutes > 1440) return undefined
  return { from, until: from + minutes * MINUTE }
}

/** Whole local days, some of which have 23 or 25 hours. */
function readDays(form: FormData, zone: string): { from: number; until: number } | undefined {
  const day = readText(form, 'day')
  const count = Number(readText(form, 'minutes')) / MINUTES_A_DAY
  if (!isDay(day) || !Number.isInteger(count) || count < 1 || count > MOST_DAYS) return undefined
  return { from: startOfDay(day, zone), until: startOfDay(addDays(day, count), zone) }
}

const MINUTES_A_DAY = 1440
const MOST_DAYS = 40

function readContact(form: FormData): Record<string, string> | undefined {
  try {
    const given = JSON.parse(readText(form, 'contact')) as Record<string, string>
    return Object.values(given).some(Boolean) ? given : undefined
  } catch {
    return undefined
  }
}

/** Builds the booked entity: an appointment's time, a class session, or a whole course. */
async function toBookedEntity(client: Client, form: FormData, zone: string): Promise<bookings.BookedEntity | Refusal> {
  const serviceId = readText(form, 'service')
  const kind = readText(form, 'kind')
  if (kind === 'CLASS') {
    const eventId = readText(form, 'session')
    return eventId ? { slot: { serviceId, eventId, timezone: zone } } : refuse('session')
  }
  if (kind === 'COURSE') {
    const { service } = await client.services.getService({ serviceId })
    return { schedule: { serviceId, scheduleId: service?.schedule?.id ?? '', timezone: zone } }
  }
  const times = readTimes(form, zone)
  if (!times) return refuse('when')
  const staffId = readText(form, 'resource') || readText(form, 'staff')
  return { slot: await toSlot(client, { serviceId, staffId, zone, ...times }) }
}

type SlotRequest = { serviceId: string; staffId: string; zone: string; from: number; until: number }

async function toSlot(client: Client, { serviceId, staffId, zone, from, until }: SlotRequest) {
  const [{ service }, { locations }] = await Promise.all([
    client.services.getService({ serviceId }),
    client.business.listLocations(),
  ])
  const own = service?.locations?.[0]
  const id = own?.business?.id ?? (own && own.type !== 'BUSINESS' ? undefined : locations[0]?.id)
  return {
    serviceId,
    scheduleId: service?.schedule?.id ?? '',
    startDate: new Date(from).toISOString(),
    endDate: new Date(until).toISOString(),
    timezone: zone,
    ...(staffId ? { resource: { id: staffId } } : {}),
    location: id ? { id, locationType: 'OWNER_BUSINESS' as const } : { locationType: 'CUSTOM' as const },
  }
}

/** Saves a note on the customer, where it outlives the booking. */
async function saveNote(client: Client, contactId: string | null | undefined, note: string): Promise<void> {
  if (contactId && note) await client.customers.addCustomerNote({ contactId, text: note })
}

const problems: Record<string, NewProblem> = {
  SLOT_NOT_AVAILABLE: 'taken',
  NO_OPEN_SPOTS: 'taken',
  SESSION_CAPACITY_EXCEEDED: 'full',
  SCHEDULE_CAPACITY_EXCEEDED: 'full',
  SESSION_NOT_FOUND: 'session',
  INVALID_CHOICES: 'choices',
  INVALID_SERVICE_CHOICES: 'choices',
  FAILED_RESOLVING_CUSTOM_CHOICES: 'choices',
  CAN_NOT_SKIP_AVAILABILITY_VALIDATION_IF_RESOURCE_NOT_PROVIDED: 'person',
  PERMISSION_DENIED: 'notAllowed',
  UNAUTHORIZED_OPERATION: 'notAllowed',
  VALIDATION_FAILURE: 'fields',
  CONTACT_DETAILS_CONFLICT: 'email',
}

function toRefusal(error: unknown): Refusal {
  assertRefusal(error)
  const missing = error.fieldViolations.find(({ violatedRule }) => violatedRule === 'REQUIRED_FIELD')?.field
  if (missing?.endsWith('contactDetails.email')) return refuse('emailMissing')
  if (missing?.endsWith('contactDetails.phone')) return refuse('phoneMissing')
  const isEmail = error.fieldViolations.some(({ field }) => field?.includes('email'))
  if (isEmail) return refuse('email')
  if (error.fieldViolations.length > 0) return refuse('fields')
  const nextFree = (error.data['nextFree'] ?? []) as FreeTime[]
  const free = nextFree.map(({ startDate, resourceId }) => ({ at: Date.parse(startDate), staffId: resourceId }))
  return refuse(toFieldProblem(error) ?? problems[error.code] ?? 'other', free)
}

/** Returns the problem for the field that a refusal names. */
function toFieldProblem(error: KalendsError): NewProblem | undefined {
  const field = String(error.data['field'] ?? '')
  if (field.endsWith('.endDate')) return 'length'
  if (field.endsWith('.selectedPaymentOption')) return 'payment'
  return field.includes('.bookedAddOns') ? 'choices' : undefined
}
