import { MINUTE } from '@kalends/availability'
import { type bookingsOwn, decimalText, type Infer } from '@kalends/contract'
import { type Actor, actsForBusiness, getCustomer } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Call, Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { checkBookingCaptcha } from '../../captcha/index.ts'
import {
  connectHold,
  findOwnHold,
  findSeats,
  type HoldRow,
  isHeldTime,
  isLive,
  type Seats,
  withAlternatives,
} from '../../holds/index.ts'
import { countAttempt, countBooking } from '../../limits/index.ts'
import { findKnownContacts } from '../../members/index.ts'
import { type ChargeRow, chargeView, supersedePayments } from '../../payments/index.ts'
import type { BookableService } from '../../services/index.ts'
import { findSite, type SiteRow } from '../../sites/index.ts'
import { paymentStatusAtBooking } from '../rules/payment-option.ts'
import { readAnswers, saveAnswers } from '../steps/intake/booking-answers.ts'
import { type Intake, readIntake, saveIntake } from '../steps/intake/intake-answers.ts'
import { signManageToken } from '../steps/manage-token.ts'
import { bookAgain, listSubmissions } from '../steps/paying/book-again.ts'
import { chargeUnpaid, findDueNow } from '../steps/paying/charge-unpaid.ts'
import { type ChosenPayment, choosePayment } from '../steps/paying/choose-payment.ts'
import { type Held, lockHeld } from '../steps/paying/lock-held.ts'
import { priceHeld, requireSeenTotal } from '../steps/paying/price-held.ts'
import { allocateHeldSeats, keepHeldSeats } from '../steps/placing/allocate-held-seats.ts'
import { allocateHeldTime, type HoldToAllocate, keepHeldTime } from '../steps/placing/allocate-held-time.ts'
import type { AllocatedCapacity } from '../steps/placing/allocated-capacity.ts'
import { findRecipient, linkBookingContact, requireContactDetails } from '../steps/placing/booking-contact.ts'
import { enforceBookingPolicy } from '../steps/placing/enforce-booking-policy.ts'
import { newBooking } from '../steps/placing/new-booking.ts'
import type { PricedRow } from '../steps/rescheduling/require-same-price.ts'
import { writeNew } from '../steps/write-change.ts'
import type { BookingRow, NewBooking } from '../store/rows.ts'
import { bookingView } from '../view/booking.ts'
import type { BookingEvent } from '../view/events.ts'

type Input = Infer<typeof bookingsOwn.BookHoldRequest>

export const bookHold: Operation<'bookHold'> = async (call, context) => {
  const { actor, input, request } = call
  // The captcha of the first attempt to pay counts for the others.
  const isRepeated = (await findOwnHold(context.db, actor, input.holdId))?.booking_id != null
  if (isRepeated) await countAttempt(context, [repeatLimit(actor.siteId, input.holdId)])
  else await checkBookingCaptcha(context, actor, request.address, input.captchaToken)
  const booked = await withAlternatives(context, () => context.transaction((tx) => book(context, tx, call)))
  const { booking, payment } = booked
  // The link is that of the customer, if a key acts for one.
  const manageToken = await signManageToken(context, booking, getCustomer(actor) ?? actor)
  const knownContacts = await findKnownContacts(context.db, actor)
  return {
    booking: bookingView(booking, actor, knownContacts),
    payment: payment && { ...payment, charge: chargeView(payment.charge, knownContacts) },
    manageToken,
  }
}

/** Enough attempts for mistyped forms and declined cards. */
const repeatLimit = (siteId: string, holdId: string) => ({
  key: `book-hold:${siteId}:${holdId.toLowerCase()}`,
  limit: 30,
  windowMs: 60 * MINUTE,
  refusal: 'You sent this booking many times. Choose a time again.',
})

type Booked = { booking: BookingRow; payment: { charge: ChargeRow; dueNow: string } | null }

async function book(context: Context, tx: Tx, call: Call<Input>): Promise<Booked> {
  const { input, actor } = call
  const held = await lockHeld(tx, actor, input.holdId)
  const { hold, service, unpaid } = held
  const seats = await findHeldSeats(context, tx, hold, service)
  const price = priceHeld(service, toPricedRow(held, seats))
  const chosen = await choosePayment(tx, actor, { service, price, chosen: input })
  const site = (await findSite(tx, actor.siteId)) ?? fail('NOT_FOUND')
  const { intake, ...customer } = await readCustomer(context, tx, call, { held, site })
  const { contactId } = customer
  await enforcePolicy(context, tx, actor, { hold, service, seats, contactId, intake })
  const answeredIntakeId = await saveIntake(context, tx, { actor, intake, contactId })
  const status = findStatus(service, chosen)
  const allocating = { actor, hold, service, status, contact: customer.contactDetails } as const
  const { capacity, kept } = await allocate(context, tx, allocating, { seats, site })
  const { bookedAddOns: addOns = [] } = hold.slot
  const row = newBooking(context, {
    actor,
    service,
    ...describeTarget(hold, service, seats),
    zone: hold.time_zone,
    ...capacity,
    ...customer,
    intakeSubmissionId: answeredIntakeId ?? unpaid?.booking.intake_submission_id ?? null,
    participants: toParticipants(hold),
    addOns,
    status,
    paymentOption: chosen.option,
    paymentStatus: paymentStatusAtBooking(service.payment, { price, option: chosen.option }),
    flowFlags: {},
    language: input.language,
    platform: 'WEB',
    sendSmsReminder: true,
    message: null,
    given: { depositSelected: chosen.depositSelected },
  })
  const booking = await write(context, tx, { row, actor, unpaid: unpaid?.booking })
  await requireSeenTotal(tx, service, booking, input.total)
  if (!kept) {
    // Who pays in another way is not charged by the card page that they left open.
    if (unpaid?.charge && chosen.option !== 'ONLINE')
      await supersedePayments(tx, unpaid.charge, { because: 'PAID_OTHERWISE', now: context.clock.now() })
    return { booking, payment: null }
  }
  await connectHold(tx, kept, booking.id)
  const charge = await chargeUnpaid(context, tx, booking, { service, earlier: unpaid?.charge })
  const dueNow = decimalText(findDueNow(service, booking, charge), charge.currency)
  return { booking, payment: { charge, dueNow } }
}

/** Inserts the booking, or changes the one that was made from the hold before. */
function write(
  context: Context,
  tx: Tx,
  { row, actor, unpaid }: { row: NewBooking; actor: Actor; unpaid: BookingRow | undefined },
): Promise<BookingRow> {
  const { status } = row
  const first: BookingEvent = unpaid ? { slug: 'updated' } : { slug: 'created' }
  // Holds are booked on our own pages, where the customer is always notified.
  const notification = { notifyParticipants: true }
  const entered: BookingEvent = { slug: status === 'CONFIRMED' ? 'confirmed' : 'markedAsPending', notification }
  const events = status === 'CREATED' ? [first] : unpaid ? [entered] : [first, entered]
  const change = { action: 'book', actor, events }
  return unpaid ? bookAgain(context, tx, { unpaid, row }, change) : writeNew(context, tx, row, change)
}

function findStatus({ onlineBooking }: BookableService, { isPaidFirst }: ChosenPayment) {
  if (isPaidFirst) return 'CREATED'
  return onlineBooking.requireManualApproval ? 'PENDING' : 'CONFIRMED'
}

/** Gives the time or seats of the hold to the booking. `kept`: the hold, if they stay with it until the booking is paid. */
async function allocate(
  context: Context,
  tx: Tx,
  allocating: HoldToAllocate,
  { seats, site }: { seats: Seats | undefined; site: SiteRow },
): Promise<{ capacity: AllocatedCapacity; kept?: HoldRow }> {
  if (allocating.status === 'CREATED') {
    const expiresAt = context.clock.now() + site.hold_minutes * MINUTE
    const { hold, capacity } = seats
      ? await keepHeldSeats(context, tx, allocating, { seats, expiresAt })
      : await keepHeldTime(context, tx, allocating, expiresAt)
    return { capacity, kept: hold }
  }
  const capacity = seats
    ? await allocateHeldSeats(context, tx, allocating, seats)
    : await allocateHeldTime(context, tx, allocating)
  return { capacity }
}

/** Returns what determines the price of what is held. */
function toPricedRow({ hold, service }: Held, seats: Seats | undefined): PricedRow {
  const { total, choices } = toParticipants(hold)
  const { start, end } = describeTarget(hold, service, seats)
  return {
    starts_at: new Date(start).toISOString(),
    ends_at: new Date(end).toISOString(),
    total_participants: total,
    participants_choices: choices,
    booked_add_ons: hold.slot.bookedAddOns ?? [],
    resource_id: hold.slot.resourceId,
  }
}

async function readCustomer(
  context: Context,
  tx: Tx,
  { input, actor, request }: Call<Input>,
  { held: { service, unpaid }, site }: { held: Held; site: SiteRow },
) {
  const isFrontDesk = actsForBusiness(actor)
  const replaces = unpaid ? listSubmissions(unpaid.booking) : []
  const { formSubmission, contactDetails } = input
  const { answered, ...answers } = await readAnswers(context, tx, {
    actor,
    formId: service.formId,
    formSubmission,
    contactDetails,
    required: !isFrontDesk,
    replaces,
  })
  const { intakeSubmission } = input
  const read = await readIntake(context, tx, {
    actor,
    policy: service.policy,
    intakeSubmission,
    required: !isFrontDesk,
    replaces,
  })
  // What was handed in with the first attempt stays with the booking.
  const intake = { ...read, isMissing: read.isMissing && unpaid?.booking.intake_submission_id == null }
  await requireContactDetails(tx, { actor, site, prefix: '' }, answers.contactDetails)
  const recipient = await findRecipient(tx, actor, answers.contactDetails)
  if (!unpaid) await countBooking(context, tx, { actor, address: request.address, site, ...recipient })
  const contactId = await linkBookingContact(tx, actor, answers.contactDetails, context.clock.now())
  const formSubmissionId = await saveAnswers(context, tx, { actor, answered, contactId })
  return { ...answers, contactId, formSubmissionId, intake }
}

/** Finds the held seats as they are now. A session that moved since is not what the customer chose. */
async function findHeldSeats(
  context: Context,
  tx: Tx,
  hold: HoldRow,
  service: BookableService,
): Promise<Seats | undefined> {
  const { site_id: siteId, slot, scope_id } = hold
  if (scope_id === null) return undefined
  const { eventId } = slot
  const wanted = eventId
    ? ({ kind: 'session', sessionId: scope_id } as const)
    : ({ kind: 'course', scheduleId: scope_id } as const)
  const seats = await findSeats(tx, siteId, service, wanted, context.clock.now())
  if (typeof seats === 'string') return fail('SLOT_HOLD_UNAVAILABLE')
  if (isHeldTime(hold, seats)) return seats
  return fail('SLOT_HOLD_UNAVAILABLE', {
    description: 'The class was moved since it was held. Hold its seats again to book them.',
    data: { rule: 'MOVED' },
  })
}

type Requested = {
  hold: HoldRow
  service: BookableService
  seats: Seats | undefined
  contactId: string | null
  intake: Intake
}

/** Applies the policy as of the hold's creation while the hold is live, otherwise as of now. */
async function enforcePolicy(
  context: Context,
  tx: Tx,
  actor: Actor,
  { hold, service, seats, contactId, intake }: Requested,
): Promise<void> {
  if (actsForBusiness(actor)) return
  const now = context.clock.now()
  const live = isLive(hold, now)
  const { start, end } = seats?.span ?? { start: Date.parse(hold.starts_at), end: Date.parse(hold.ends_at) }
  await enforceBookingPolicy(context, tx, {
    siteId: actor.siteId,
    service,
    start,
    end,
    contactId,
    participants: toParticipants(hold).total,
    resourceNamed: true,
    at: live ? Date.parse(hold.created_at) : now,
    intakeMissing: intake.isMissing,
    onlineBookingEnabled: live || service.onlineBooking.enabled,
  })
}

/** Returns the participants of a hold: from its seat count, or for held time from its stored choices. */
function toParticipants({ slot, seats }: HoldRow) {
  const choices = slot.participantsChoices ?? null
  const chosen = choices?.serviceChoices?.reduce((sum, part) => sum + (part.numberOfParticipants ?? 0), 0)
  return { total: seats || (chosen ?? slot.totalParticipants ?? 1), choices }
}

function describeTarget(hold: HoldRow, service: BookableService, seats: Seats | undefined) {
  if (!seats) {
    const start = Date.parse(hold.starts_at)
    const end = Date.parse(hold.ends_at)
    return { start, end, title: service.name, tag: 'INDIVIDUAL' as const, attendsFrom: null }
  }
  const { start, end, title, sessionId, attendsFrom } = seats
  return { start, end, title, attendsFrom, tag: sessionId === null ? ('COURSE' as const) : ('GROUP' as const) }
}
