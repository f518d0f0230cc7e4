import type { availabilityOwn, bookings, business, Infer, services, sessions } from '@kalends/contract'
import type { Client, KalendsError } from '@kalends/sdk'
import { startOfDay } from '../../../lib/day-bounds.ts'
import { addDays, isDay } from '../../../lib/format.ts'
import { assertRefusal, isRefusal } from '../../../lib/refusal.ts'
import { readText } from '../../fields/read-form.ts'
import { formatWallTime } from '../changes/wall-time.ts'
import { loadBookingChoices } from '../data/load-booking-choices.ts'
import { MINUTE } from '../model.ts'
import { readChosen, toBookedAddOns, toParticipants } from '../rules/booking-choices.ts'
import { readTakenDates, type TakenDate } from './read-taken-dates.ts'
import { readRepeat, readRepeatFields } from './repeat.ts'
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
  | 'location'
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
  try {
    const entities = await toBookedEntities(client, form, zone)
    if ('problem' in entities) return entities
    return await bookFirst(client, form, { entities, contactDetails })
  } catch (error) {
    return toRefusal(error)
  }
}

type Requested = { entities: bookings.BookedEntity[]; contactDetails: Record<string, string> }

/** Books at the first of the service's locations where the time is free. */
async function bookFirst(client: Client, form: FormData, { entities, contactDetails }: Requested): Promise<Creation> {
  const choices = await loadBookingChoices(client, readText(form, 'service'), 0)
  const chosen = readChosen(form)
  const bookedAddOns = toBookedAddOns(choices, chosen)
  const key = readText(form, 'key')
  let refused: unknown
  for (const [index, bookedEntity] of entities.entries()) {
    try {
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
          participantNotification: { notifyParticipants: readText(form, 'notify') === 'yes' },
          flowControlSettings: readText(form, 'overlap') === 'yes' ? { skipAvailabilityValidation: true } : {},
        },
        { idempotencyKey: index === 0 ? key : `${key}-${index}` },
      )
      await saveNote(client, booking?.contactDetails?.contactId, readText(form, 'note'))
      const sessionId = bookedEntity.slot?.eventId
      return { id: booking?.id ?? '', ...(sessionId ? { sessionId } : {}) }
    } catch (error) {
      if (!isRefusal(error) || error.code !== 'SLOT_NOT_AVAILABLE') throw error
      refused ??= error
    }
  }
  return toRefusal(refused)
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
  const recurrence = readRepeat(readRepeatFields(form), readText(form, 'day'))
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

/** Decides about the taken dates of a series. Asks while one of them was not shown. */
async function planDates(
  client: Client,
  form: FormData,
  session: NewSession,
): Promise<{ skip: string[]; overlaps: boolean } | Refusal> {
  const { localStartDates, taken } = await client.sessions.previewSession({ session })
  const plan = readTakenDates(form, localStartDates, taken)
  return plan ?? { ...refuse('dates'), taken: { dates: taken, total: localStartDates.length } }
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

/** Builds what is booked: a class session, a whole course, or an appointment's time at each location of the service. */
async function toBookedEntities(
  client: Client,
  form: FormData,
  zone: string,
): Promise<bookings.BookedEntity[] | Refusal> {
  const serviceId = readText(form, 'service')
  const kind = readText(form, 'kind')
  if (kind === 'CLASS') {
    const eventId = readText(form, 'session')
    return eventId ? [{ slot: { serviceId, eventId, timezone: zone } }] : refuse('session')
  }
  const { service } = await client.services.getService({ serviceId })
  const scheduleId = service?.schedule?.id ?? ''
  if (kind === 'COURSE') return [{ schedule: { serviceId, scheduleId, timezone: zone } }]
  const { locations } = await client.business.listLocations()
  const staffId = readText(form, 'resource') || readText(form, 'staff')
  const resource = staffId ? { resource: { id: staffId } } : {}
  const places = chooseLocations(form, listServiceLocations(service ?? {}, locations), staffId)
  if (!places) return refuse('location')
  const slots = places.flatMap((location) => {
    const { times, timezone } = readSlot(form, location, zone)
    return times ? [{ serviceId, scheduleId, ...times, timezone, ...resource, location: toSlotLocation(location) }] : []
  })
  return slots.length > 0 ? slots.map((slot) => ({ slot })) : refuse('when')
}

/**
 * Where the time is looked for, in order: at the chosen location; otherwise whoever is named decides where, and anyone else
 * is looked for at the first alone. Undefined where the time is booked anyway, and nothing says where.
 */
function chooseLocations(
  form: FormData,
  offered: (Location | undefined)[],
  staffId: string,
): (Location | undefined)[] | undefined {
  const chosen = offered.filter((location) => location?.id === readText(form, 'location'))
  if (chosen.length > 0) return chosen
  if (offered.length > 1 && readText(form, 'overlap') === 'yes') return undefined
  return offered.slice(0, staffId ? undefined : 1)
}

type WireService = Infer<typeof services.Service>
type Location = Infer<typeof business.Location>

/** Lists where a service is given, in its order; undefined stands for another address. */
function listServiceLocations(service: WireService, locations: readonly Location[]): (Location | undefined)[] {
  const own = service.locations ?? []
  if (own[0] && own[0].type !== 'BUSINESS') return [undefined]
  const found = own.flatMap(({ business: at }) => locations.filter(({ id }) => id === at?.id))
  return found.length > 0 ? found : [locations[0]]
}

/** Whole days are those of the location. */
function readSlot(form: FormData, location: Location | undefined, usual: string) {
  const timezone = (readText(form, 'wholeDays') === 'yes' && location?.timeZone) || usual
  const times = readTimes(form, timezone)
  const instant = (at: number): string => new Date(at).toISOString()
  return { timezone, times: times && { startDate: instant(times.from), endDate: instant(times.until) } }
}

const toSlotLocation = (location: Location | undefined) =>
  location ? { id: location.id, locationType: 'OWNER_BUSINESS' as const } : { locationType: 'CUSTOM' as const }

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
