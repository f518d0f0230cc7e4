import type { bookings } from '@kalends/contract'
import { actsForBusiness } from '../../../../actor.ts'
import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { inParallel } from '../../../../db/in-parallel.ts'
import { countBooking } from '../../../limits/index.ts'
import { storedSelections } from '../../rules/resource-choice.ts'
import type { BookingRow, FlowFlags, NewBooking } from '../../store/rows.ts'
import type { BookingEvent } from '../../view/events.ts'
import { latestMessage, notificationFrom } from '../booking-actor.ts'
import { type BookingAnswers, readAnswers, saveAnswers } from '../intake/booking-answers.ts'
import { takeHandedIn } from '../intake/handed-in-answers.ts'
import { type Intake, readIntake, saveIntake } from '../intake/intake-answers.ts'
import { type Change, writeNew } from '../write-change.ts'
import { allocateCapacity, loadCandidates } from './allocate-capacity.ts'
import type { AllocatedCapacity } from './allocated-capacity.ts'
import { findRecipient, linkBookingContact, requireContactDetails } from './booking-contact.ts'
import { enforceBookingPolicy } from './enforce-booking-policy.ts'
import { newBooking } from './new-booking.ts'
import {
  type BookingRequest,
  type RequestedBooking,
  type RequestedTarget,
  type ResolvedBooking,
  readNewBooking,
} from './read-new-booking.ts'

/** Creates one booking in the caller's transaction. Shared by createBooking and bulkCreateBooking. */
export async function placeBooking(context: Context, tx: Tx, creating: BookingRequest): Promise<BookingRow> {
  const { actor, prefix } = creating
  const requested = await readNewBooking(tx, creating)
  const [customer, candidates] = await inParallel(
    readCustomer(context, tx, creating, requested),
    loadCandidates(context, tx, actor, requested),
  )
  const { intake, ...who } = customer
  await enforcePolicy(context, tx, creating, requested, customer)
  const intakeSubmissionId = await saveIntake(context, tx, { actor, intake, contactId: who.contactId })
  const contact = customer.contactDetails
  const capacity = await allocateCapacity(context, tx, { actor, requested, candidates, contact, prefix })
  const row = toNewBooking(context, creating, requested, { ...who, ...capacity, intakeSubmissionId })
  return writeNew(context, tx, row, toCreation(creating, requested))
}

/** What a booking stores besides the request itself. */
export type BookingDetails = AllocatedCapacity &
  Pick<BookingAnswers, 'contactDetails' | 'additionalFields'> & {
    contactId: string | null
    formSubmissionId: string | null
    intakeSubmissionId: string | null
  }

/** Builds the row of a requested booking. */
export function toNewBooking(
  context: Context,
  { input, actor }: BookingRequest,
  requested: ResolvedBooking,
  details: BookingDetails,
): NewBooking {
  const { booking, service, times, chosen, status, flags, thing } = requested
  const { participants, addOns } = chosen
  return newBooking(context, {
    actor,
    service,
    ...times,
    ...details,
    ...describeTarget(requested),
    participants,
    addOns,
    status,
    paymentStatus: 'UNDEFINED',
    paymentOption: booking.selectedPaymentOption ?? 'UNDEFINED',
    flowFlags: flowFlags(flags),
    language: booking.language,
    sendSmsReminder: input.sendSmsReminder ?? true,
    platform: booking.bookingSource?.platform === 'MOBILE_APP' ? 'MOBILE_APP' : 'WEB',
    message: latestMessage(notificationFrom(actor, input.participantNotification)).latest_message ?? null,
    given: { ...booking, resourceSelections: readSelections(booking, thing) },
  })
}

/** The change that creates a requested booking, for its history and its events. */
export function toCreation({ input, actor }: BookingRequest, { status }: ResolvedBooking): Change {
  const events = creationEvents(status, notificationFrom(actor, input.participantNotification))
  return { action: 'create', actor, events }
}

/** Reads the customer from form answers or contact details. Required fields bind customers only. */
async function readCustomer(
  context: Context,
  tx: Tx,
  { input, actor, address, prefix }: BookingRequest,
  requested: RequestedBooking,
) {
  const { booking, flags, service, site } = requested
  const isFrontDesk = actsForBusiness(actor)
  const { answered, ...answers } = await readAnswers(context, tx, {
    actor,
    formId: service.formId,
    formSubmission: input.formSubmission,
    contactDetails: booking.contactDetails,
    additionalFields: booking.additionalFields,
    required: !isFrontDesk && !flags.skipFormValidation,
  })
  const handedIn = await takeHandedIn(context, tx, {
    actor,
    formId: service.formId,
    submissionId: booking.formSubmissionId,
    isAnswered: answered !== undefined,
    field: `${prefix}formSubmissionId`,
  })
  const intake = await readIntake(context, tx, {
    actor,
    policy: service.policy,
    intakeSubmission: input.intakeSubmission,
    required: !isFrontDesk && !flags.skipIntakeFormValidation,
  })
  await requireContactDetails(tx, { actor, site, prefix }, answers.contactDetails)
  const recipient = await findRecipient(tx, actor, answers.contactDetails)
  await countBooking(context, tx, { actor, address, site, ...recipient })
  const contactId = await linkBookingContact(tx, actor, answers.contactDetails, context.clock.now())
  const formSubmissionId = await saveAnswers(context, tx, { actor, answered, contactId })
  return { ...answers, contactId, formSubmissionId, intake, ...handedIn }
}

/** Applies the policy to the booked time; for a course, to its next session. */
async function enforcePolicy(
  context: Context,
  tx: Tx,
  { actor }: BookingRequest,
  { service, times, chosen, thing, flags }: RequestedBooking,
  { contactId, intake }: { contactId: string | null; intake: Intake },
): Promise<void> {
  if (actsForBusiness(actor) || flags.ignoreCreatePolicy) return
  const { start, end } = thing.kind === 'seats' ? thing.seats.span : times
  await enforceBookingPolicy(context, tx, {
    siteId: actor.siteId,
    service,
    start,
    end,
    contactId,
    participants: chosen.participants.total,
    resourceNamed: thing.kind === 'seats' || thing.resource.explicit,
    intakeMissing: intake.isMissing && !flags.skipIntakeFormValidation,
    at: context.clock.now(),
    onlineBookingEnabled: service.onlineBooking.enabled,
  })
}

function describeTarget({ service, thing }: ResolvedBooking): {
  title: string
  tag: 'INDIVIDUAL' | 'GROUP' | 'COURSE'
  attendsFrom: number | null
} {
  if (thing.kind === 'time') return { title: service.name, tag: 'INDIVIDUAL', attendsFrom: null }
  const { title, sessionId, attendsFrom } = thing.seats
  return { title, tag: sessionId === null ? 'COURSE' : 'GROUP', attendsFrom }
}

/** Returns the stored resource selections. Classes and courses have none: their leader cannot be chosen. */
function readSelections({ bookedEntity }: bookings.Booking, thing: RequestedTarget) {
  return thing.kind === 'time' ? storedSelections(bookedEntity?.slot?.resourceSelections, thing.resource) : []
}

function flowFlags(flags: bookings.CreateBookingFlowControlSettings): FlowFlags {
  return {
    ...(flags.skipAvailabilityValidation ? { skipAvailabilityValidation: true } : {}),
    ...(flags.skipBusinessConfirmation ? { skipBusinessConfirmation: true } : {}),
    ...(flags.allowAddOnChanges ? { allowAddOnChanges: true } : {}),
    ...(flags.skipSelectedPaymentOptionValidation ? { skipSelectedPaymentOptionValidation: true } : {}),
  }
}

function creationEvents(
  status: RequestedBooking['status'],
  notification: bookings.ParticipantNotification,
): readonly BookingEvent[] {
  const created = { slug: 'created' } as const
  return status === 'CONFIRMED' ? [created, { slug: 'confirmed', notification }] : [created]
}
