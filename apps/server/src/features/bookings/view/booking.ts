import type { bookings } from '@kalends/contract'
import { type Actor, may } from '../../../actor.ts'
import { type KnownContacts, knownContactId } from '../../contacts/index.ts'
import type { BookingRow } from '../store/rows.ts'

/** Who reads a booking: the actor of a call, webhooks of the business, or the customer by a link or a file. */
export type BookingReader = Actor | 'webhook' | 'customer'

const noContacts: KnownContacts = []

/**
 * Returns a booking in its API shape. The email address of the person who was booked is only for who may manage
 * bookings: everybody can book, and the address may be private. So is the id of the contact for who may know it: everybody
 * can type the email address of another person.
 */
export function bookingView(
  row: BookingRow,
  reader: BookingReader,
  knownContacts: KnownContacts = reader === 'webhook' ? 'all' : noContacts,
): bookings.Booking {
  const showsStaffEmail = reader === 'webhook' || (typeof reader === 'object' && may(reader, 'MANAGE_BOOKINGS'))
  return {
    id: row.id,
    revision: String(row.revision),
    status: row.status,
    paymentStatus: row.payment_status,
    selectedPaymentOption: row.selected_payment_option,
    bookedEntity: bookedEntity(row, showsStaffEmail),
    contactDetails: contactDetails(row, knownContacts),
    additionalFields: row.additional_fields,
    bookedAddOns: row.booked_add_ons,
    ...participants(row),
    ...dates(row),
    createdBy: createdBy(row, knownContacts),
    bookingSource: { platform: row.source_platform, actor: row.source_actor },
    extendedFields: row.extended_fields,
    ...(row.double_booked ? { doubleBooked: true } : {}),
    ...given(row),
  }
}

/** Formats an instant as the API does: UTC with milliseconds. */
export function isoInstant(instant: string): string
export function isoInstant(instant: string | null): string | undefined
export function isoInstant(instant: string | null): string | undefined {
  return instant === null ? undefined : new Date(instant).toISOString()
}

function bookedEntity(row: BookingRow, showsStaffEmail: boolean): bookings.BookedEntity {
  const what = row.tag === 'COURSE' ? { schedule: bookedSchedule(row) } : { slot: bookedSlot(row, showsStaffEmail) }
  return { ...what, title: row.title, tags: [row.tag] }
}

/** Returns a booked course, from its first session to its last as of booking or the last move. */
function bookedSchedule(row: BookingRow): bookings.BookedSchedule {
  return {
    scheduleId: row.schedule_id,
    serviceId: row.service_id,
    location: row.location,
    timezone: row.time_zone,
    firstSessionStart: isoInstant(row.starts_at),
    lastSessionEnd: isoInstant(row.ends_at),
  }
}

function bookedSlot(row: BookingRow, showsStaffEmail: boolean): bookings.BookedSlot {
  const { email, ...resource } = row.resource ?? {}
  return {
    serviceId: row.service_id,
    scheduleId: row.schedule_id,
    ...(row.session_id ? { eventId: row.session_id, sessionId: row.session_id } : {}),
    startDate: isoInstant(row.starts_at),
    endDate: isoInstant(row.ends_at),
    timezone: row.time_zone,
    ...(row.resource ? { resource: { ...resource, ...(email && showsStaffEmail ? { email } : {}) } } : {}),
    location: row.location,
    resourceSelections: row.resource_selections,
    ...durationUnit(row),
  }
}

/** The API documents a unit on every slot: hours, except for rentals by the day. */
function durationUnit({ duration_days: days }: BookingRow) {
  if (days === null) return { durationUnitType: 'HOUR' } as const
  return { durationUnitType: 'DAY', durationUnitCount: days, allDay: true } as const
}

/** Returns contact details as given; the address has every documented part, empty if missing. */
function contactDetails(
  { contact_details: { fullAddress, contactId: _, ...given }, contact_id }: BookingRow,
  known: KnownContacts,
): bookings.ContactDetails {
  const contactId = knownContactId(contact_id, known)
  return {
    ...given,
    ...(fullAddress ? { fullAddress: address(fullAddress) } : {}),
    ...(contactId ? { contactId } : {}),
  }
}

function address({ streetAddress, subdivisions, ...given }: bookings.Address): bookings.Address {
  const promised = { code: '', name: '' }
  return {
    ...given,
    ...(streetAddress ? { streetAddress: { number: '', name: '', apt: '', ...streetAddress } } : {}),
    subdivisions: (subdivisions ?? []).map((part) => ({ ...promised, ...part })),
  }
}

function participants(row: BookingRow): Pick<bookings.Booking, 'totalParticipants' | 'participantsChoices'> {
  if (row.participants_choices) return { participantsChoices: row.participants_choices }
  return { totalParticipants: row.total_participants }
}

function dates(row: BookingRow): Partial<bookings.Booking> {
  return {
    startDate: isoInstant(row.starts_at),
    endDate: isoInstant(row.ends_at),
    createdDate: isoInstant(row.created_at),
    updatedDate: isoInstant(row.updated_at),
    ...(row.canceled_at ? { canceledDate: isoInstant(row.canceled_at) } : {}),
  }
}

const identities = {
  visitor: { key: 'anonymousVisitorId', identityType: 'ANONYMOUS_VISITOR' },
  member: { key: 'memberId', identityType: 'MEMBER' },
  staff: { key: 'wixUserId', identityType: 'WIX_USER' },
  app: { key: 'appId', identityType: 'APP' },
} as const

function createdBy(row: BookingRow, known: KnownContacts): bookings.CommonIdentificationData {
  const contactId = knownContactId(row.created_by_contact_id, known)
  const identity = identities[row.created_by_type as keyof typeof identities]
  return {
    ...(identity && row.created_by_id ? { [identity.key]: row.created_by_id } : {}),
    ...(contactId ? { contactId } : {}),
    identityType: identity?.identityType ?? 'UNKNOWN',
  }
}

/** Returns fields that are present only when set. */
function given(row: BookingRow): Partial<bookings.Booking> {
  return {
    ...(row.form_id ? { formId: row.form_id } : {}),
    ...(row.form_submission_id ? { formSubmissionId: row.form_submission_id } : {}),
    ...(row.intake_submission_id ? { intakeSubmissionId: row.intake_submission_id } : {}),
    ...(row.external_user_id ? { externalUserId: row.external_user_id } : {}),
    ...(row.app_id ? { appId: row.app_id } : {}),
    ...(row.created_by_app_id ? { createdByAppId: row.created_by_app_id } : {}),
    ...(row.language ? { language: row.language } : {}),
    ...(row.deposit_selected === null ? {} : { depositSelected: row.deposit_selected }),
    ...packageInfo(row),
  }
}

function packageInfo(row: BookingRow): Pick<bookings.Booking, 'multiServiceBookingInfo'> {
  if (!row.multi_service_booking_id) return {}
  const type = (row.multi_service_booking_type ?? 'SEQUENTIAL_BOOKINGS') as bookings.MultiServiceBookingType
  return { multiServiceBookingInfo: { id: row.multi_service_booking_id, type } }
}
