import { DAY } from '@kalends/availability'
import type { bookings } from '@kalends/contract'
import { actsForBusiness } from '../../../../actor.ts'
import type { Context } from '../../../../context.ts'
import { eventColumns } from '../../../../jobs/events.ts'
import { Refusal, Violations } from '../../../../refusal.ts'
import {
  addToCachedCalendars,
  candidatesAmong,
  decideSlotFromMemory,
  type FoundCandidates,
  loadOfferBasis,
  type OfferBasis,
  recallOfferBasis,
} from '../../../availability/index.ts'
import { contactColumns, toContactValues } from '../../../contacts/index.ts'
import { isChosenLength, SlotGone, type TimeRequest } from '../../../holds/index.ts'
import { sessionColumns } from '../../../schedules/index.ts'
import type { BookableService } from '../../../services/index.ts'
import { isGuid } from '../../../sites/index.ts'
import { intakeForm } from '../../rules/intake-form.ts'
import { isPaidByPlan } from '../../rules/payment-option.ts'
import { newRow } from '../../store/bookings.ts'
import { placeAppointment } from '../../store/place-appointment.ts'
import type { BookingRow } from '../../store/rows.ts'
import { getTurns } from '../../store/turns.ts'
import { toCreationRecords } from '../write-change.ts'
import { assignedResource, type RequestedTime, toCalendarSlot, wantedSlot } from './allocate-capacity.ts'
import { bookedLocation } from './booked-location.ts'
import { hasContactDetails, missingDetails } from './booking-contact.ts'
import { slotSpan, toSession } from './enter-calendar.ts'
import { toCreation, toNewBooking } from './place-booking.ts'
import { type BookingRequest, readTime, resolveBooking } from './read-new-booking.ts'

/** Occupied time that is stored in one row. */
const longestSpan = 7 * DAY

/**
 * Creates a confirmed appointment without transaction and locks: decides it from memory and writes it in one statement,
 * which does nothing if the decision is out of date. The first attempt trusts what is in memory, the second one reads
 * the versions before. Throws SlotGone if the time is occupied. Returns undefined in all other cases, which
 * `placeBooking` handles: special requests, other refusals, and changes at the same moment.
 */
export async function placeAtOnce(context: Context, creating: BookingRequest): Promise<BookingRow | undefined> {
  const { db } = context
  const { siteId } = creating.actor
  const serviceId = ordinaryService(creating)
  if (serviceId === undefined || db.isTransaction) return undefined
  const recalled = recallOfferBasis(db, siteId, [serviceId])
  const first = recalled && (await attempt(context, creating, recalled))
  if (first?.booking) return first.booking
  const current = await loadOfferBasis(db, siteId, [serviceId], creating.now)
  const isConfirmed = first?.occupied && recalled?.print === current.print
  const second = isConfirmed ? first : await attempt(context, creating, current)
  if (second?.occupied) throw new SlotGone('SLOT_NOT_AVAILABLE', { ...second.occupied, facts: current.facts })
  return second?.booking
}

/** Returns the service of a request that has nothing out of the ordinary. */
function ordinaryService({ input, actor }: BookingRequest): string | undefined {
  const { booking, formSubmission, intakeSubmission, flowControlSettings } = input
  const { slot, schedule } = booking.bookedEntity ?? {}
  const isSpecial =
    booking.status !== 'CONFIRMED' ||
    booking.multiServiceBookingInfo ||
    booking.contactDetails?.contactId ||
    isPaidByPlan(booking.selectedPaymentOption ?? null) ||
    (actor.type === 'staff' && actor.resourceIds) ||
    formSubmission ||
    booking.formSubmissionId ||
    booking.additionalFields?.length ||
    intakeSubmission ||
    schedule ||
    Object.values(flowControlSettings ?? {}).some(Boolean)
  if (isSpecial || !actsForBusiness(actor)) return undefined
  const serviceId = slot?.serviceId?.toLowerCase()
  return serviceId && isGuid(serviceId) ? serviceId : undefined
}

type Outcome = { booking?: BookingRow; occupied?: TimeRequest }

/** Returns neither a booking nor the occupied time if `placeBooking` has to decide. */
async function attempt(context: Context, creating: BookingRequest, basis: OfferBasis): Promise<Outcome | undefined> {
  try {
    const requested = await readAppointment(context, creating, basis)
    if (!requested) return undefined
    const decided = await decide(context, creating, requested, basis)
    if (!decided || 'occupied' in decided) return decided
    return await inTurn(context, creating, decided, async (hasWaited) => {
      const current = hasWaited ? await decide(context, creating, requested, basis) : decided
      if (!current || 'occupied' in current) return current
      const booking = await write(context, creating, requested, basis, current)
      return booking && { booking }
    })
  } catch (error) {
    if (error instanceof Refusal || error instanceof Violations) return undefined
    throw error
  }
}

/** Bookings of the same resource wait for each other here, so that only one of those that want the same time writes. */
async function inTurn(
  { db }: Context,
  { actor }: BookingRequest,
  { resourceIds }: Decided,
  work: (hasWaited: boolean) => Promise<Outcome | undefined>,
): Promise<Outcome | undefined> {
  const { hasWaited, end } = await getTurns(db).take(resourceIds.map((id) => `${actor.siteId}/${id}`))
  try {
    return await work(hasWaited)
  } finally {
    end()
  }
}

async function readAppointment(
  context: Context,
  creating: BookingRequest,
  { services: [service], facts }: OfferBasis,
): Promise<RequestedTime | undefined> {
  const { input, actor, prefix } = creating
  const { slot } = input.booking.bookedEntity ?? {}
  if (!slot || !service || !isOrdinary(service, slot)) return undefined
  const required = actor.type === 'staff' ? facts.requiredOfStaff : []
  if (missingDetails(input.booking.contactDetails ?? {}, required).length > 0) return undefined
  const { thing, times } = readTime({ slot, service }, facts.zone, `${prefix}bookedEntity.slot`)
  const requested = await resolveBooking(context.db, creating, { service, thing, times })
  return requested.thing.kind === 'time' ? { ...requested, thing: requested.thing } : undefined
}

function isOrdinary(service: BookableService, { scheduleId }: bookings.BookedSlot): boolean {
  if (service.type !== 'APPOINTMENT' || service.deleted || intakeForm(service.policy)) return false
  return !scheduleId || scheduleId.toLowerCase() === service.scheduleId
}

type Decided = {
  wanted: TimeRequest
  candidates: FoundCandidates
  resourceIds: string[]
  /** Versions of the calendars of these resources, by id. */
  versions: ReadonlyMap<string, number>
}

/** A resource the customer did not ask for explicitly is dropped if it is not free. */
async function decide(
  context: Context,
  { actor }: BookingRequest,
  requested: RequestedTime,
  { facts }: OfferBasis,
): Promise<Decided | { occupied: TimeRequest } | undefined> {
  const { service, chosen, times, thing } = requested
  if (!isChosenLength(service, chosen, times.end - times.start)) return undefined
  const wanted = wantedSlot(context, actor, requested)
  const tries =
    thing.resource.explicit || wanted.resourceId === null ? [wanted] : [wanted, { ...wanted, resourceId: null }]
  let occupied: TimeRequest | undefined
  for (const one of tries) {
    const candidates = candidatesAmong(facts, one)
    if (!candidates.ok) return undefined
    const { decision, versions } = await decideSlotFromMemory(context.db, { ...one, candidates })
    if (decision.ok) {
      const { resourceIds } = decision
      const booked = new Map(resourceIds.map((id) => [id, versions.get(id) ?? 0]))
      return { wanted: one, candidates, resourceIds, versions: booked }
    }
    if (!decision.taken) return undefined
    occupied = one
  }
  return occupied && { occupied }
}

async function write(
  context: Context,
  creating: BookingRequest,
  requested: RequestedTime,
  { configuration }: OfferBasis,
  { wanted, candidates, resourceIds, versions }: Decided,
): Promise<BookingRow | undefined> {
  const { db, clock, ids, signals } = context
  const now = clock.now()
  const { siteId } = creating.actor
  const contactDetails = requested.booking.contactDetails ?? {}
  const contact = hasContactDetails(contactDetails) ? { ...toContactValues(contactDetails), id: ids.guid() } : null
  const slot = toCalendarSlot(wanted, requested, candidates.location)
  const sessionId = ids.guid()
  const span = slotSpan(slot)
  if (configuration === undefined || span.end - span.start > longestSpan) return undefined
  const creation = toCreation(creating, requested)
  const details = {
    contactDetails,
    additionalFields: [],
    contactId: contact?.id ?? null,
    formSubmissionId: null,
    intakeSubmissionId: null,
    location: bookedLocation(candidates.location, requested.thing.location, contactDetails),
    resource: assignedResource(resourceIds[0], candidates, requested),
    resourceIds,
    sessionId,
    seatsTaken: 0,
    doubleBooked: false,
  }
  const booking = newRow(toNewBooking(context, creating, requested, details), creation.events.length)
  const { history, events } = toCreationRecords(context, booking, creation)
  const placement = {
    configuration,
    versions,
    span,
    session: sessionColumns(siteId, { ...toSession(slot), id: sessionId }, now),
    contact: contact && { id: contact.id, ...contactColumns(contact) },
    booking,
    history,
    events: events.map((event) => ({ ...eventColumns(event), actor: event.actor, payload: event.payload })),
  }
  const placed = await placeAppointment(db, placement, now)
  if (!placed) return undefined
  signals.emit('eventsAppended')
  addToCachedCalendars(db, siteId, versions, { ...span, id: sessionId })
  return { ...booking, contact_id: placed.contactId, created_by_contact_id: placed.contactId }
}
