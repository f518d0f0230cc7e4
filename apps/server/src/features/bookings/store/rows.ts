import type { availability, bookings, services } from '@kalends/contract'
import type { Selectable } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { PricedBooking } from '../rules/booked-price.ts'

type Columns = Selectable<Database['bookings']>

/** Flags of the creating request that apply later. */
export type FlowFlags = {
  skipAvailabilityValidation?: boolean
  skipBusinessConfirmation?: boolean
  allowAddOnChanges?: boolean
  skipSelectedPaymentOptionValidation?: boolean
}

/** Fee of a late cancellation or no-show, as computed at that time. */
export type CancellationFee = {
  trigger: 'BOOKING_CANCELED' | 'NOT_ATTENDED'
  status: 'NOT_YET_APPLIED_TO_ORDER' | 'APPLIED_TO_ORDER'
  value: string
  currency: string
  /** Part that is covered by what the customer had paid, as a decimal. */
  kept?: string
  /** Cycle of its first charge; nothing for the first. Earlier charges are those of a fee that was withdrawn. */
  firstCharge?: number
  /** The business gave it up; it is not due again when the no-show is recorded once more. */
  isWaived?: true
}

/** The agreed price, formatted as in the API. Older bookings have no lines. */
export type AgreedPrice = { value: string; currency: string; lines?: AgreedLine[] }

/** One line of an agreed price: so many of something at `price` each. */
export type AgreedLine = {
  kind: 'SERVICE' | 'ADD_ON' | 'ADJUSTMENT'
  name: string
  quantity: number
  price: string
}

/** The tax that was agreed with the price; null where there was none. */
export type AgreedTax = { tax: { name: string; percent: string; included: boolean } | null }

/** What was agreed before the customer changed what is booked: its price, and what determined it. */
export type Agreement = { price: AgreedPrice; booked: PricedBooking }

/** A booking with the shapes its stored documents have. */
export type BookingRow = Omit<Columns, keyof Documents> & Documents

type Documents = {
  status: bookings.BookingStatus
  payment_status: bookings.PaymentStatus
  selected_payment_option: bookings.SelectedPaymentOption
  resource: bookings.BookedResource | null
  resource_selections: bookings.ResourceSelection[]
  location: availability.Location
  location_type: availability.LocationType | null
  contact_details: bookings.ContactDetails
  participants_choices: bookings.ParticipantChoices | null
  booked_add_ons: bookings.BookedAddOn[]
  policy_snapshot: services.BookingPolicy
  flow_flags: FlowFlags
  additional_fields: bookings.CustomFormField[]
  extended_fields: { namespaces?: Record<string, Record<string, unknown>> }
  latest_message: { message: string } | null
  cancellation_fee: CancellationFee | null
  agreed_price: AgreedPrice | null
  agreement: Agreement | null
  agreed_tax: AgreedTax | null
  source_platform: bookings.Platform
  source_actor: bookings.Actor
}

/** Input of a new booking; the store adds revision, sequence and defaults. */
export type NewBooking = Omit<BookingRow, 'revision' | 'event_sequence' | OptionalColumn> &
  Partial<Pick<BookingRow, OptionalColumn>>

type OptionalColumn =
  | 'agreed_price'
  | 'agreement'
  | 'agreed_tax'
  | 'canceled_at'
  | 'cancellation_fee'
  | 'agreed_start_at'
  | 'moved_notice_seconds'
  | 'past_no_show_fees'
  | 'priced_at'
  | 'link_version'
  | 'extended_fields'
  | 'form_submission_id'
  | 'intake_submission_id'
  | 'external_user_id'
  | 'app_id'
  | 'created_by_app_id'
  | 'latest_message'
  | 'booked_add_ons'
  | 'additional_fields'
  | 'multi_service_booking_id'
  | 'multi_service_booking_type'
  | 'deposit_selected'
  | 'duration_days'
  | 'participants_choices'
  | 'seats_taken'

/** Columns that can change later. */
export type BookingChanges = Partial<
  Pick<
    BookingRow,
    | 'status'
    | 'created_by_type'
    | 'created_by_id'
    | 'form_submission_id'
    | 'intake_submission_id'
    | 'payment_status'
    | 'session_id'
    | 'seats_taken'
    | 'resource_id'
    | 'resource'
    | 'resource_ids'
    | 'double_booked'
    | 'canceled_at'
    | 'agreed_start_at'
    | 'moved_notice_seconds'
    | 'past_no_show_fees'
    | 'priced_at'
    | 'latest_message'
    | 'send_sms_reminder'
    | 'contact_id'
    | 'starts_at'
    | 'ends_at'
    | 'duration_days'
    | 'attends_from'
    | 'local_start'
    | 'time_zone'
    | 'location'
    | 'location_type'
    | 'location_id'
    | 'title'
    | 'total_participants'
    | 'participants_choices'
    | 'booked_add_ons'
    | 'buffer_before_minutes'
    | 'buffer_after_minutes'
    | 'extended_fields'
    | 'cancellation_fee'
    | 'agreed_price'
    | 'agreement'
    | 'additional_fields'
    | 'contact_details'
    | 'created_by_contact_id'
    | 'created_by_id'
    | 'created_by_type'
    | 'deposit_selected'
    | 'form_id'
    | 'language'
    | 'policy_snapshot'
    | 'selected_payment_option'
    | 'time_zone'
  >
>
