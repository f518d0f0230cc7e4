import { instantToLocal } from '@kalends/availability'
import type { availability, bookings } from '@kalends/contract'
import type { Actor } from '../../../../actor.ts'
import type { Context } from '../../../../context.ts'
import { type BookableService, policySnapshot } from '../../../services/index.ts'
import { settledOption } from '../../rules/payment-option.ts'
import type { FlowFlags, NewBooking } from '../../store/rows.ts'
import { bookingCreator, sourceActor } from '../booking-actor.ts'
import { priceNow } from '../rescheduling/require-same-price.ts'
import { bookedDays } from './booked-days.ts'

/** Input of a new booking row. Instants are epoch milliseconds. */
export type BookingParts = {
  actor: Actor
  service: BookableService
  start: number
  end: number
  zone: string
  location: availability.Location
  contactId: string | null
  contactDetails: bookings.ContactDetails
  additionalFields: bookings.CustomFormField[]
  /** Submission of the booking form; null without answers. */
  formSubmissionId: string | null
  /** Submission of the intake form; null without answers. */
  intakeSubmissionId: string | null
  title: string
  tag: 'INDIVIDUAL' | 'GROUP' | 'COURSE'
  /** Start of the first session of a course that is left, epoch milliseconds; null for everything else. */
  attendsFrom: number | null
  participants: { total: number; choices: bookings.ParticipantChoices | null }
  addOns: bookings.BookedAddOn[]
  status: 'CREATED' | 'CONFIRMED' | 'PENDING'
  paymentStatus: bookings.PaymentStatus
  paymentOption: bookings.SelectedPaymentOption
  resource: bookings.BookedResource | null
  resourceIds: string[]
  sessionId: string | null
  seatsTaken: number
  doubleBooked: boolean
  flowFlags: FlowFlags
  language: string | null | undefined
  platform: bookings.Platform
  sendSmsReminder: boolean
  message: { message: string } | null
  given: Pick<bookings.Booking, 'externalUserId' | 'depositSelected' | 'extendedFields'> & {
    resourceSelections?: bookings.ResourceSelection[] | null | undefined
  }
}

/** Builds the row of a new booking, with a snapshot of the policy that applies to it from now on. */
export function newBooking(context: Context, parts: BookingParts): NewBooking {
  const { actor, service, start, end, location, given } = parts
  const { days, zone } = bookedDays(service, parts)
  const at = new Date(context.clock.now()).toISOString()
  const creator = bookingCreator(actor)
  const priced = {
    starts_at: new Date(start).toISOString(),
    ends_at: new Date(end).toISOString(),
    total_participants: parts.participants.total,
    participants_choices: parts.participants.choices,
    booked_add_ons: parts.addOns,
    resource_id: parts.resource?.id ?? null,
  }
  const choice = {
    selected_payment_option: parts.paymentOption,
    created_by_type: creator.type,
    flow_flags: parts.flowFlags,
  }
  return {
    site_id: actor.siteId,
    id: context.ids.guid(),
    created_at: at,
    updated_at: at,
    status: parts.status,
    payment_status: parts.paymentStatus,
    selected_payment_option: parts.status === 'CREATED' ? parts.paymentOption : settledOption(service.payment, choice),
    service_id: service.id,
    schedule_id: service.scheduleId,
    session_id: parts.sessionId,
    title: parts.title,
    ...priced,
    agreed_price: priceNow(service, priced),
    time_zone: zone,
    local_start: instantToLocal(start, zone),
    duration_days: days,
    attends_from: parts.attendsFrom === null ? null : new Date(parts.attendsFrom).toISOString(),
    tag: parts.tag,
    resource: parts.resource,
    resource_ids: parts.resourceIds,
    location_type: location.locationType ?? null,
    location_id: location.id ?? null,
    location,
    contact_id: parts.contactId,
    contact_details: contactDetails(parts),
    form_id: service.formId,
    form_submission_id: parts.formSubmissionId,
    intake_submission_id: parts.intakeSubmissionId,
    seats_taken: parts.seatsTaken,
    ...selectBuffers(parts),
    double_booked: parts.doubleBooked,
    policy_snapshot: policySnapshot(service),
    flow_flags: parts.flowFlags,
    created_by_type: creator.type,
    created_by_id: creator.id,
    created_by_contact_id: parts.contactId,
    app_id: service.appId,
    created_by_app_id: actor.type === 'app' ? actor.apiKeyId : null,
    language: parts.language ?? null,
    source_platform: parts.platform,
    source_actor: sourceActor(actor),
    latest_message: parts.message,
    additional_fields: parts.additionalFields,
    send_sms_reminder: parts.sendSmsReminder,
    external_user_id: given.externalUserId ?? null,
    deposit_selected: given.depositSelected ?? null,
    extended_fields: { namespaces: given.extendedFields?.namespaces ?? {} },
    resource_selections: given.resourceSelections ?? [],
  }
}

/** Returns the buffers. Sessions of classes and courses have none. */
function selectBuffers({ tag, service }: BookingParts) {
  const isAppointment = tag === 'INDIVIDUAL'
  return {
    buffer_before_minutes: isAppointment ? service.bufferBeforeMinutes : 0,
    buffer_after_minutes: isAppointment ? service.bufferAfterMinutes : 0,
  }
}

/** Returns the contact details as sent, without the contact id, which has its own column. */
function contactDetails({ contactDetails: sent }: BookingParts): bookings.ContactDetails {
  const { contactId: _, ...details } = sent
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== null && value !== undefined))
}
