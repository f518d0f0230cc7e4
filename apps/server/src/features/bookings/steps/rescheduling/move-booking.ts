import { isDeepStrictEqual } from 'node:util'
import { MINUTE } from '@kalends/availability'
import { type bookings, type ErrorCode, minorUnits } from '@kalends/contract'
import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { fail, refuseFields } from '../../../../refusal.ts'
import { addOnMinutes, chosenAddOns, findSeats } from '../../../holds/index.ts'
import { type BookableAddOnGroup, type BookableService, isAllowedDuration } from '../../../services/index.ts'
import { isGuid } from '../../../sites/index.ts'
import { noticeAfterMove } from '../../rules/cancellation.ts'
import { type MoveFlags, movableRefusal, statusAfterMove } from '../../rules/rescheduling.ts'
import { takesTime, wasPromised } from '../../rules/status.ts'
import type { ChangeActor } from '../../store/history.ts'
import type { BookingChanges, BookingRow } from '../../store/rows.ts'
import { changeable } from '../../view/changeable.ts'
import type { BookingEvent } from '../../view/events.ts'
import { hasBegun } from '../begun-visits.ts'
import { isCustomer, latestMessage } from '../booking-actor.ts'
import { isDearer } from '../follow-price.ts'
import { loadBookedService } from '../placing/load-booked-service.ts'
import { writeChange } from '../write-change.ts'
import { isSameParticipants, participantColumns, readParticipants } from './changed-participants.ts'
import { agreedAfterCustomer } from './customer-price.ts'
import { leaveNotedVisit } from './leave-noted-visit.ts'
import { moveAppointment } from './move-appointment.ts'
import { moveSeats } from './move-seats.ts'
import { isSameSlot, type RequestedSlot, readMove } from './read-move.ts'
import { readNewPrice } from './read-new-price.ts'
import { agreedAfter, agreedAtNamedPrice, requireSamePrice } from './require-same-price.ts'

/** A requested move: its target, other changes, and which rules apply. */
export type Move = {
  actor: ChangeActor
  slot: bookings.V2Slot
  requested: Pick<
    bookings.RescheduleBookingRequest,
    'totalParticipants' | 'participantsChoices' | 'bookedAddOns' | 'newPrice'
  >
  flags: MoveFlags
  notification: bookings.ParticipantNotification
  /** The revision the client read. */
  revision: string
  /** Why the actor may not move it; applied only when something changes. */
  refusal: ErrorCode | undefined
  actsForBusiness: boolean
  /** Customers cannot set a price. */
  namesPrice: boolean
  /** Whether the price that is named may be below the one that is agreed. */
  decidesPayments: boolean
  managesAddOns: boolean
  /** Staff limited to their own calendar keep the booking on it unless they name a resource. */
  keepsResource: boolean
}

type Goal = { wanted: RequestedSlot; status: bookings.BookingStatus; participants: number }

/** Moves a locked booking. Idempotent: moving it to where it is returns it unchanged. */
export async function moveBooking(context: Context, tx: Tx, booking: BookingRow, move: Move): Promise<BookingRow> {
  const fixed = movableRefusal(changeable(booking), booking.tag)
  if (fixed) return fail(fixed)
  const service = await loadBookedService(tx, booking)
  const wanted = readMove(booking, move.slot)
  const participants = readParticipants(booking, service, move.requested, !move.actsForBusiness)
  const mayChange = move.flags.allowAddOnChanges === true && move.managesAddOns
  const addOns = readAddOns(booking, service, move.requested.bookedAddOns, mayChange)
  const same =
    isSameParticipants(booking, participants) &&
    isDeepStrictEqual(addOns, booking.booked_add_ons) &&
    !(move.namesPrice && setsPrice(booking, move.requested.newPrice))
  if (same && isSameSlot(booking, wanted) && wasJustRead(booking, move.revision)) return booking
  if (move.revision !== String(booking.revision)) return fail('BOOKING_REVISION_MISMATCH')
  if (move.refusal) return fail(move.refusal)
  if (!move.actsForBusiness) requireDuration(booking, service, wanted, addOns)
  const status = await nextStatus(tx, booking, service, move, { wanted, now: context.clock.now() })
  const assignment = await takeTarget(context, tx, booking, service, move, {
    wanted,
    status,
    participants: participants.total,
  })
  const moved = noticeChange(booking, assignment, move, context.clock.now())
  const changes = { ...participantColumns(participants), booked_add_ons: addOns, ...assignment, ...moved, status }
  requireSamePrice(service, booking, changes, {
    newPrice: move.requested.newPrice,
    allowed: move.flags.allowPriceChange === true,
  })
  const agreed =
    move.actsForBusiness || move.namesPrice
      ? agreedByBusiness(service, booking, changes, move)
      : await agreedAfterCustomer(context, tx, { service, booking, changes })
  const { left, visits } = await leaveNotedVisit(context, tx, { booking, changes }, move.actor)
  return writeChange(
    context,
    tx,
    booking,
    { ...changes, ...agreed, ...left, ...latestMessage(move.notification) },
    {
      action: 'reschedule',
      actor: move.actor,
      events: moveEvents(booking.status, status, move),
      ...(visits.length > 0 ? { detail: { visits } } : {}),
    },
  )
}

/**
 * Returns the notice at which a customer moves the booking to another time: a fee for late cancellations counts from it.
 * What staff move does not count.
 */
function noticeChange(
  booking: BookingRow,
  { starts_at }: BookingChanges,
  { actor }: Move,
  now: number,
): BookingChanges {
  const isMoved = starts_at !== undefined && Date.parse(starts_at) !== Date.parse(booking.starts_at)
  if (!isMoved || !isCustomer(actor) || !wasPromised(booking.status)) return {}
  const notice = noticeAfterMove(changeable(booking), now)
  // Rounded up, so that a move just before a window stays before it.
  return notice === null ? {} : { moved_notice_seconds: Math.ceil(notice / 1000) }
}

/** A price alone is a change too. */
function setsPrice({ agreed_price: agreed }: BookingRow, newPrice: string | null | undefined): boolean {
  if (newPrice == null) return false
  return !agreed || minorUnits(newPrice, agreed.currency) !== minorUnits(agreed.value, agreed.currency)
}

function agreedByBusiness(
  service: BookableService,
  booking: BookingRow,
  changes: BookingChanges,
  { requested: { newPrice }, decidesPayments }: Move,
) {
  const agreed = agreedAfter(service, booking, changes)
  if (newPrice == null) return agreed
  const currency = agreed.agreed_price?.currency
  readNewPrice(newPrice, currency)
  const named = agreedAtNamedPrice(service, { ...booking, ...changes }, newPrice, currency)
  if (isDearer(named.agreed_price, agreed.agreed_price) && !decidesPayments) return fail('UNAUTHORIZED_OPERATION')
  return named
}

/** Returns true for the current revision and the one before it, so that a repeated request succeeds. */
function wasJustRead({ revision }: BookingRow, sent: string): boolean {
  return sent === String(revision) || sent === String(Number(revision) - 1)
}

/** Refuses a duration that is neither the agreed one nor offered by the service. Staff may choose any. */
function requireDuration(
  booking: BookingRow,
  service: BookableService,
  { start, end }: RequestedSlot,
  addOns: readonly bookings.BookedAddOn[],
): void {
  if (booking.tag !== 'INDIVIDUAL') return
  const agreed = Date.parse(booking.ends_at) - Date.parse(booking.starts_at)
  const added = (addOnMinutes(addOns) - addOnMinutes(booking.booked_add_ons)) * MINUTE
  // Add-ons take what they took when they were booked, as in the price.
  const ownMinutes = (end - start) / MINUTE - addOnMinutes(addOns)
  if (end - start === agreed + added || isAllowedDuration(service, ownMinutes, [])) return
  fail('VALIDATION_FAILURE')
}

/** The business that corrects the time of a visit that took place approves it by that. */
async function nextStatus(
  tx: Tx,
  booking: BookingRow,
  service: BookableService,
  { flags, actsForBusiness }: Move,
  { wanted, now }: { wanted: RequestedSlot; now: number },
): Promise<bookings.BookingStatus> {
  const isCorrected =
    actsForBusiness && hasBegun(booking, now) && (await findStart(tx, booking, service, { wanted, now })) <= now
  return statusAfterMove(booking.status, {
    needsApproval: service.onlineBooking.requireManualApproval,
    skipsConfirmation: flags.skipBusinessConfirmation === true || isCorrected,
  })
}

/** When what is moved to begins; never for a session that there is not. */
async function findStart(
  tx: Tx,
  { site_id: siteId }: BookingRow,
  service: BookableService,
  { wanted: { sessionId, start }, now }: { wanted: RequestedSlot; now: number },
): Promise<number> {
  if (sessionId === null) return start
  const seats = isGuid(sessionId) && (await findSeats(tx, siteId, service, { kind: 'session', sessionId }, now))
  return seats && typeof seats !== 'string' ? seats.start : Number.POSITIVE_INFINITY
}

function takeTarget(
  context: Context,
  tx: Tx,
  booking: BookingRow,
  service: BookableService,
  { flags, actsForBusiness, keepsResource }: Move,
  { wanted, status, participants }: Goal,
): Promise<BookingChanges> {
  const takes = takesTime(status, service.onlineBooking.allowMultipleRequests)
  const mode = actsForBusiness || flags.ignoreBookingWindow ? 'manager' : 'customer'
  // Early and late limits are those of the booking's policy; disabled online booking affects new bookings only.
  const onlineBooking = { ...service.onlineBooking, enabled: true }
  const under = { ...service, policy: booking.policy_snapshot, onlineBooking }
  const overlaps = flags.skipAvailabilityValidation === true
  if (wanted.sessionId !== null) {
    const { sessionId } = wanted
    return moveSeats(context, tx, booking, under, { sessionId, participants, overlaps, takesSeats: takes, mode })
  }
  return moveAppointment(context, tx, booking, under, {
    wanted,
    overlaps,
    keepsResource,
    mode,
    enters: wasPromised(status),
    takesTime: takes,
  })
}

/** Returns the events of a move. Only the move itself notifies the customer, not the status change. */
function moveEvents(
  before: bookings.BookingStatus,
  after: bookings.BookingStatus,
  move: Move,
): readonly BookingEvent[] {
  const { notification, flags, requested } = move
  const moved: BookingEvent = {
    slug: 'rescheduled',
    notification,
    newPrice: requested.newPrice,
    ...(Object.keys(flags).length > 0 ? { flowControlSettings: flags } : {}),
  }
  if (before === after) return [moved]
  const slug = after === 'CONFIRMED' ? 'confirmed' : 'markedAsPending'
  return [moved, { slug, notification: { notifyParticipants: false } }]
}

/**
 * Returns the add-ons after a move: unchanged unless sent. Changes must have been allowed when the booking was created
 * and still be allowed.
 */
function readAddOns(
  booking: BookingRow,
  service: BookableService,
  sent: readonly bookings.BookedAddOn[] | null | undefined,
  mayChange: boolean,
): bookings.BookedAddOn[] {
  if (!sent || isSame(booking.booked_add_ons, sent)) return booking.booked_add_ons
  if (!mayChange || !booking.flow_flags.allowAddOnChanges) return fail('ADD_ON_CHANGES_NOT_ALLOWED')
  for (const addOn of sent) requireKnownAddOn(service.addOnGroups, addOn)
  const chosen = chosenAddOns(sent, service.addOnGroups)
  if (Array.isArray(chosen)) return chosen
  return refuseFields([
    { field: chosen.field, description: chosen.why, violatedRule: 'OTHER', ruleName: 'CHOICE_NOT_OFFERED', data: {} },
  ])
}

/** Groups and add-ons that are not the service's have codes of their own here. */
function requireKnownAddOn(groups: readonly BookableAddOnGroup[], { id, groupId }: bookings.BookedAddOn): void {
  const group = groups.find((it) => it.id === groupId?.toLowerCase())
  if (!group) fail('ADD_ON_GROUP_NOT_FOUND')
  else if (!group.addOns.some((addOn) => addOn.id === id?.toLowerCase())) fail('ADD_ON_NOT_FOUND')
}

function isSame(has: readonly bookings.BookedAddOn[], sent: readonly bookings.BookedAddOn[]): boolean {
  const words = (addOns: readonly bookings.BookedAddOn[]) =>
    addOns.map(({ id, quantity }) => `${id?.toLowerCase()} ${quantity ?? 1}`).sort()
  return words(has).join() === words(sent).join()
}
