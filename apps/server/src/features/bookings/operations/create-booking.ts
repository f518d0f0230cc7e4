import type { bookings } from '@kalends/contract'
import { type Actor, may } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Call, Operation } from '../../../operation.ts'
import { offeringOthers } from '../../holds/index.ts'
import type { BookingRow, FlowFlags } from '../store/rows.ts'
import { bookingView } from '../view/booking.ts'
import type { BookingEvent } from '../view/events.ts'
import { readAnswers } from './booking-answers.ts'
import { demandContact, linkBookingContact } from './booking-contact.ts'
import { latestMessage, notificationFrom } from './caller.ts'
import { demandPolicy } from './demand-policy.ts'
import { newBooking } from './new-booking.ts'
import { placeNewBooking } from './place-new-booking.ts'
import { type AskedBooking, readNewBooking } from './read-new-booking.ts'
import { writeNew } from './write-change.ts'

type Input = bookings.CreateBookingRequest

export const createBooking: Operation<'createBooking'> = async (call, context) => {
  const booking = await offeringOthers(context, () => context.transaction((tx) => create(context, tx, call)))
  return { booking: bookingView(booking) }
}

async function create(context: Context, tx: Tx, call: Call<Input>): Promise<BookingRow> {
  const { input, actor } = call
  const asked = await readNewBooking(tx, call)
  const customer = await readCustomer(context, tx, call, asked)
  await askPolicy(context, tx, actor, asked, customer.contactId)
  const place = await placeNewBooking(context, tx, { actor, asked, contact: customer.contactDetails })
  const { booking, service, times, participants, status, slot, flags } = asked
  const notification = notificationFrom(actor, input.participantNotification)
  const row = newBooking(context, {
    ...{ actor, service, ...times, ...place, ...customer, participants, status, paymentStatus: 'UNDEFINED' },
    ...{ paymentOption: booking.selectedPaymentOption ?? 'UNDEFINED', flowFlags: flowFlags(flags) },
    ...{ language: booking.language, sendSmsReminder: input.sendSmsReminder ?? true },
    platform: booking.bookingSource?.platform === 'MOBILE_APP' ? 'MOBILE_APP' : 'WEB',
    message: latestMessage(notification).latest_message ?? null,
    given: { ...booking, resourceSelections: slot.resourceSelections },
  })
  return writeNew(context, tx, row, { action: 'create', author: actor, events: eventsOf(status, notification) })
}

/** Who it is for: answers of the form, or the details alone. What is demanded binds customers only. */
async function readCustomer(context: Context, tx: Tx, { input, actor }: Call<Input>, asked: AskedBooking) {
  const { booking, flags, service, site } = asked
  const isDesk = may(actor, 'MANAGE_BOOKINGS')
  const answers = await readAnswers(tx, actor.siteId, {
    ...{ formId: service.formId, formSubmission: input.formSubmission, contactDetails: booking.contactDetails },
    required: !isDesk && !flags.skipFormValidation,
  })
  if (!isDesk) demandContact(answers.contactDetails, site.required_contact, 'booking.')
  const contactId = await linkBookingContact(tx, actor.siteId, answers.contactDetails, context.clock.now())
  return { ...answers, contactId }
}

async function askPolicy(
  context: Context,
  tx: Tx,
  actor: Actor,
  { service, times, participants, slot, flags }: AskedBooking,
  contactId: string | null,
): Promise<void> {
  if (may(actor, 'MANAGE_BOOKINGS') || flags.ignoreCreatePolicy) return
  await demandPolicy(context, tx, {
    ...{ siteId: actor.siteId, service, start: times.start, end: times.end, contactId },
    ...{ participants: participants.total, resourceNamed: Boolean(slot.resource?.id) },
    ...{ at: context.clock.now(), onlineBookingEnabled: service.onlineBooking.enabled },
  })
}

function flowFlags(flags: bookings.CreateBookingFlowControlSettings): FlowFlags {
  return {
    ...(flags.skipAvailabilityValidation ? { skipAvailabilityValidation: true } : {}),
    ...(flags.skipBusinessConfirmation ? { skipBusinessConfirmation: true } : {}),
  }
}

function eventsOf(
  status: AskedBooking['status'],
  notification: bookings.ParticipantNotification,
): readonly BookingEvent[] {
  const created = { slug: 'created' } as const
  return status === 'CONFIRMED' ? [created, { slug: 'confirmed', notification }] : [created]
}
