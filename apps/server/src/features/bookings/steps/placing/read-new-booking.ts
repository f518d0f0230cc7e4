import { isZone } from '@kalends/availability'
import type { availability, bookings } from '@kalends/contract'
import { type Actor, actsForBusiness, isForeignCalendar } from '../../../../actor.ts'
import type { Db, Tx } from '../../../../db/database.ts'
import { fail, refuseFields, refuseShape } from '../../../../refusal.ts'
import type { LocationType } from '../../../availability/index.ts'
import { type Chosen, findSeats, isForeignSeats, readChosen, type Seats } from '../../../holds/index.ts'
import type { BookableService } from '../../../services/index.ts'
import { findSite, isGuid, type SiteRow } from '../../../sites/index.ts'
import { createRefusal } from '../../rules/create-rights.ts'
import { extendedFieldsFault, type Namespaces } from '../../rules/extended-fields.ts'
import { depositFits, offersPaymentOption } from '../../rules/payment-option.ts'
import { type ResourceChoice, resourceChoice } from '../../rules/resource-choice.ts'
import { type SlotTimes, slotTimes } from '../../rules/slot-times.ts'
import { creatingActor } from '../booking-actor.ts'
import { type BookedService, findBookedService } from './find-booked-service.ts'

/** What is booked: a time with a resource, or seats of a class or course. */
export type RequestedTarget =
  | { kind: 'time'; location: availability.Location & { locationType: LocationType }; resource: ResourceChoice }
  | { kind: 'seats'; seats: Seats }

/** A booking request, resolved and checked as far as possible without availability. */
export type RequestedBooking = ResolvedBooking & { site: SiteRow }

export type ResolvedBooking = {
  booking: bookings.Booking
  flags: bookings.CreateBookingFlowControlSettings
  status: 'CREATED' | 'CONFIRMED'
  service: BookableService
  thing: RequestedTarget
  times: SlotTimes
  chosen: Chosen
}

/** A single request or one item of a bulk request; `prefix` is the path of its booking in field violations. */
export type BookingRequest = {
  input: bookings.CreateBookingRequest
  actor: Actor
  /** Network address the request came from. */
  address: string
  prefix: string
  now: number
}

/** Resolves a request. Refuses in the documented order: service and session, shape, status and flags, participants,
 * payment option. */
export async function readNewBooking(tx: Tx, request: BookingRequest): Promise<RequestedBooking> {
  const { actor, input, prefix } = request
  const { booking } = input
  if (booking.multiServiceBookingInfo) return fail('CAN_NOT_CREATE_BOOKING_WITH_MULTI_SERVICE_BOOKING_INFO')
  const [found, site] = await Promise.all([
    findBookedService(tx, actor.siteId, booking.bookedEntity ?? {}, prefix),
    loadSite(tx, actor.siteId),
  ])
  const target = await readThing(tx, site, found, { now: request.now, prefix })
  return { ...(await resolveBooking(tx, request, { service: found.service, ...target })), site }
}

/** Checks a request whose service and time are known. One statement, only where any add-on is allowed. */
export async function resolveBooking(
  db: Db,
  { input, actor, prefix }: BookingRequest,
  { service, thing, times }: Pick<ResolvedBooking, 'service' | 'thing' | 'times'>,
): Promise<ResolvedBooking> {
  const { booking } = input
  const flags = input.flowControlSettings ?? {}
  const refusal = createRefusal(booking, flags, creatingActor(actor), isNamed(thing))
  if (refusal) return fail(refusal)
  if (isForeign(actor, thing)) return fail('UNAUTHORIZED_OPERATION')
  const anyAddOn = flags.skipAddOnValidation === true
  const mustChoose = !actsForBusiness(actor)
  const chosen = await readChosen(db, { siteId: actor.siteId, service, given: booking, prefix, anyAddOn, mustChoose })
  const withChosen = withPerson(thing, chosen)
  if (mustChoose) requirePricedPerson(service, withChosen, prefix)
  requirePaymentOption(service, booking, flags, prefix)
  requireExtendedFields(booking, prefix)
  const status = booking.status === 'CONFIRMED' ? 'CONFIRMED' : 'CREATED'
  return { booking, flags, status, service: withOtherAddOns(service, chosen), thing: withChosen, times, chosen }
}

/** What staff book from outside the service costs its own price. */
function withOtherAddOns(service: BookableService, { otherAddOns }: Chosen): BookableService {
  if (otherAddOns.length === 0) return service
  const outside = { id: '', name: '', prompt: '', maxAddOns: null, addOns: otherAddOns }
  return { ...service, addOnGroups: [...service.addOnGroups, outside] }
}

/** The same bounds for customers, staff and integrations. */
function requireExtendedFields({ extendedFields }: bookings.Booking, prefix: string): void {
  const description = extendedFieldsFault((extendedFields?.namespaces ?? {}) as Namespaces)
  if (description === undefined) return
  refuseFields([{ field: `${prefix}extendedFields`, description, violatedRule: 'MAX_SIZE', data: {} }])
}

async function loadSite(tx: Tx, siteId: string): Promise<SiteRow> {
  const site = await findSite(tx, siteId)
  if (!site) throw new Error(`There is no site ${siteId}`)
  return site
}

type Read = { thing: RequestedTarget; times: SlotTimes }
type Reading = { now: number; prefix: string }

async function readThing(tx: Tx, site: SiteRow, found: BookedService, reading: Reading): Promise<Read> {
  if (found.kind === 'time') return readTime(found, site.time_zone, `${reading.prefix}bookedEntity.slot`)
  if (found.kind === 'session' && !isGuid(found.sessionId)) return fail('SESSION_NOT_FOUND')
  const seats = await findSeats(tx, site.id, found.service, found, reading.now)
  if (typeof seats === 'string') return fail(seats)
  const zone = found.kind === 'course' ? found.schedule.timezone || seats.timeZone : seats.timeZone
  if (!isZone(zone)) return fail('INVALID_TIME_ZONE')
  return { thing: { kind: 'seats', seats }, times: { start: seats.start, end: seats.end, zone } }
}

/** Reads time, location and resource of an appointment. `at` is the path of its slot, for field violations. */
export function readTime(
  { slot, service }: Pick<Extract<BookedService, { kind: 'time' }>, 'slot' | 'service'>,
  timeZone: string,
  at: string,
): Read & { thing: Extract<RequestedTarget, { kind: 'time' }> } {
  const times = slotTimes(slot, timeZone)
  if (times === 'VALIDATION_FAILURE') return refuseShape(at, 'must have a startDate, and an endDate that lies after it')
  if (typeof times === 'string') return fail(times)
  const { location } = slot
  if (!isPlaced(location)) return refuseShape(`${at}.location.locationType`, 'must say where the appointment is')
  const furtherTypeIds = service.resourceTypes.map(({ typeId }) => typeId).filter((id) => !isPrimary(service, id))
  const resource = resourceChoice({
    resourceId: slot.resource?.id,
    selections: slot.resourceSelections,
    furtherTypeIds,
  })
  if (resource === 'UNNAMED') return refuseShape(`${at}.resource.id`, 'must name the resource that was chosen')
  return { thing: { kind: 'time', location, resource }, times }
}

function isPrimary({ primaryResourceTypeId }: BookableService, typeId: string): boolean {
  return primaryResourceTypeId === typeId
}

function isPlaced(
  location: availability.Location | null | undefined,
): location is availability.Location & { locationType: LocationType } {
  return Boolean(location?.locationType) && location?.locationType !== 'UNDEFINED'
}

function isNamed(thing: RequestedTarget): boolean {
  return thing.kind === 'seats' || thing.resource.resourceId !== null
}

function isForeign(actor: Actor, thing: RequestedTarget): boolean {
  return thing.kind === 'seats'
    ? isForeignSeats(actor, thing.seats)
    : isForeignCalendar(actor, thing.resource.resourceId)
}

/** Applies the staff member of the chosen variant. */
function withPerson(thing: RequestedTarget, { resourceId }: Chosen): RequestedTarget {
  if (thing.kind === 'seats' || resourceId === null) return thing
  if (thing.resource.resourceId !== null && thing.resource.resourceId !== resourceId) return fail('INVALID_CHOICES')
  return { ...thing, resource: { resourceId, explicit: true } }
}

/** Where the staff member determines the price, customers name one: nobody pays for anyone and gets the dearest. */
function requirePricedPerson({ options }: BookableService, thing: RequestedTarget, prefix: string): void {
  if (options?.kind !== 'STAFF_MEMBER' || isNamed(thing)) return
  fail('INVALID_CHOICES', { data: { field: `${prefix}bookedEntity.slot.resource.id` } })
}

function requirePaymentOption(
  { payment, onlineBooking }: BookableService,
  booking: bookings.Booking,
  flags: bookings.CreateBookingFlowControlSettings,
  prefix: string,
): void {
  if (!depositFits(payment, booking))
    refuseShape(`${prefix}depositSelected`, 'does not fit the service and the payment option')
  if (
    flags.skipSelectedPaymentOptionValidation !== true &&
    !offersPaymentOption(payment, booking.selectedPaymentOption, onlineBooking.enabled)
  )
    refuseShape(`${prefix}selectedPaymentOption`, 'must be offered by the service')
}
