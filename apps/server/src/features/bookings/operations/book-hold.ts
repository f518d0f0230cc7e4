import type { bookings, bookingsOwn, Infer } from '@kalends/contract'
import { type Actor, may } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Call, Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { checkBookingCaptcha } from '../../captcha/index.ts'
import {
  findOwnHold,
  findSeats,
  type HoldRow,
  isLive,
  lockOwnHold,
  type Seats,
  withAlternatives,
} from '../../holds/index.ts'
import { countBooking } from '../../limits/index.ts'
import { type BookableService, lockBookableService } from '../../services/index.ts'
import { findSite } from '../../sites/index.ts'
import { offersPaymentOption, onlyPaymentOption, paymentStatusAtBooking } from '../rules/payment-option.ts'
import { readAnswers, saveAnswers } from '../steps/intake/booking-answers.ts'
import { type Intake, readIntake, saveIntake } from '../steps/intake/intake-answers.ts'
import { signManageToken } from '../steps/manage-token.ts'
import { allocateHeldSeats } from '../steps/placing/allocate-held-seats.ts'
import { allocateHeldTime } from '../steps/placing/allocate-held-time.ts'
import { linkBookingContact, messageRecipient, requireContactDetails } from '../steps/placing/booking-contact.ts'
import { enforceBookingPolicy } from '../steps/placing/enforce-booking-policy.ts'
import { newBooking } from '../steps/placing/new-booking.ts'
import { writeNew } from '../steps/write-change.ts'
import type { BookingRow } from '../store/rows.ts'
import { bookingView } from '../view/booking.ts'

type Input = Infer<typeof bookingsOwn.BookHoldRequest>

export const bookHold: Operation<'bookHold'> = async (call, context) => {
  const { actor, input, request } = call
  await checkBookingCaptcha(context, actor, request.address, input.captchaToken)
  const booking = await withAlternatives(context, () => context.transaction((tx) => book(context, tx, call)))
  return { booking: bookingView(booking), manageToken: await signManageToken(context, booking) }
}

async function book(context: Context, tx: Tx, call: Call<Input>): Promise<BookingRow> {
  const { input, actor } = call
  const { hold, service } = await lockHeld(tx, actor, input.holdId)
  const seats = await findHeldSeats(context, tx, hold, service)
  const paymentOption = choosePaymentOption(service, input)
  const { intake, ...customer } = await readCustomer(context, tx, call, service)
  const { contactId } = customer
  await enforcePolicy(context, tx, actor, { hold, service, seats, contactId, intake })
  const intakeSubmissionId = await saveIntake(context, tx, { actor, intake, contactId })
  const status = service.onlineBooking.requireManualApproval ? 'PENDING' : 'CONFIRMED'
  const requested = { actor, hold, service, status, contact: customer.contactDetails } as const
  const capacity = seats
    ? await allocateHeldSeats(context, tx, requested, seats)
    : await allocateHeldTime(context, tx, requested)
  const { bookedAddOns: addOns = [] } = hold.slot
  const row = newBooking(context, {
    actor,
    service,
    ...describeTarget(hold, service, seats),
    zone: hold.time_zone,
    ...capacity,
    ...customer,
    intakeSubmissionId,
    participants: toParticipants(hold),
    addOns,
    status,
    paymentOption,
    paymentStatus: paymentStatusAtBooking(service.payment),
    flowFlags: {},
    language: input.language,
    platform: 'WEB',
    sendSmsReminder: true,
    message: null,
    given: {},
  })
  // Holds are booked on our own pages, where the customer is always notified.
  const notification = { notifyParticipants: true }
  const slug = status === 'CONFIRMED' ? 'confirmed' : 'markedAsPending'
  return writeNew(context, tx, row, {
    action: 'book',
    actor,
    events: [{ slug: 'created' }, { slug, notification }],
  })
}

/** Locks the service and then the hold, in the order in which deleting a service locks them. */
async function lockHeld(tx: Tx, actor: Actor, holdId: string): Promise<{ hold: HoldRow; service: BookableService }> {
  const found = await findOwnHold(tx, actor, holdId)
  if (!found) return fail('HOLD_NOT_FOUND')
  const [service, hold] = await Promise.all([
    lockBookableService(tx, actor.siteId, found.service_id),
    lockOwnHold(tx, actor, holdId),
  ])
  if (!service || service.deleted) return fail('SERVICE_NOT_FOUND')
  // Another request may have booked, released or moved the hold.
  return hold?.service_id === service.id ? { hold, service } : fail('HOLD_NOT_FOUND')
}

function choosePaymentOption({ payment }: BookableService, input: Input): bookings.SelectedPaymentOption {
  const sent = input.selectedPaymentOption ?? 'UNDEFINED'
  const chosen = sent === 'UNDEFINED' ? onlyPaymentOption(payment) : sent
  return offersPaymentOption(payment, chosen) ? chosen : fail('VALIDATION_FAILURE')
}

async function readCustomer(
  context: Context,
  tx: Tx,
  { input, actor, request }: Call<Input>,
  service: BookableService,
) {
  const isFrontDesk = may(actor, 'MANAGE_BOOKINGS')
  const { formSubmission, contactDetails } = input
  const { answered, ...answers } = await readAnswers(context, tx, {
    actor,
    formId: service.formId,
    formSubmission,
    contactDetails,
    required: !isFrontDesk,
  })
  const { intakeSubmission } = input
  const intake = await readIntake(context, tx, {
    actor,
    policy: service.policy,
    intakeSubmission,
    required: !isFrontDesk,
  })
  const site = (await findSite(tx, actor.siteId)) ?? fail('NOT_FOUND')
  if (!isFrontDesk) requireContactDetails(answers.contactDetails, site.required_contact, '')
  const recipient = messageRecipient(answers.contactDetails)
  await countBooking(context, tx, { actor, address: request.address, site, recipient })
  const contactId = await linkBookingContact(tx, actor.siteId, answers.contactDetails, context.clock.now())
  const formSubmissionId = await saveAnswers(context, tx, { actor, answered, contactId })
  return { ...answers, contactId, formSubmissionId, intake }
}

/** Finds the held seats as they are now: a session may have moved since. */
async function findHeldSeats(
  context: Context,
  tx: Tx,
  { site_id: siteId, slot, scope_id }: HoldRow,
  service: BookableService,
): Promise<Seats | undefined> {
  if (scope_id === null) return undefined
  const { eventId } = slot
  const wanted = eventId
    ? ({ kind: 'session', sessionId: scope_id } as const)
    : ({ kind: 'course', scheduleId: scope_id } as const)
  const seats = await findSeats(tx, siteId, service, wanted, context.clock.now())
  return typeof seats === 'string' ? fail('SLOT_HOLD_UNAVAILABLE') : seats
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
  if (may(actor, 'MANAGE_BOOKINGS')) return
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
    return { start, end, title: service.name, tag: 'INDIVIDUAL' as const }
  }
  const { start, end, title, sessionId } = seats
  return { start, end, title, tag: sessionId === null ? ('COURSE' as const) : ('GROUP' as const) }
}
