// Made by scripts/make-shapes.ts from facts/bookings/extended-bookings.json. Do not edit.
import {
  decimalNumber,
  enumeration,
  flag,
  freeObject,
  integer,
  list,
  mapOf,
  marked,
  message,
  one,
  text,
  timestamp,
} from '../fields.ts'
import type { Shape } from '../shape.ts'

export type Actor = 'UNDEFINED_ACTOR' | 'BUSINESS' | 'CUSTOMER'
export const Actor = enumeration<Actor>('extendedBookings.Actor', ['UNDEFINED_ACTOR', 'BUSINESS', 'CUSTOMER'])

export type AttendanceStatus = 'NOT_SET' | 'ATTENDED' | 'NOT_ATTENDED'
export const AttendanceStatus = enumeration<AttendanceStatus>('extendedBookings.AttendanceStatus', [
  'NOT_SET',
  'ATTENDED',
  'NOT_ATTENDED',
])

export type BookingFeeStatus = 'UNKNOWN_STATUS' | 'NOT_YET_APPLIED_TO_ORDER' | 'APPLIED_TO_ORDER'
export const BookingFeeStatus = enumeration<BookingFeeStatus>('extendedBookings.BookingFeeStatus', [
  'UNKNOWN_STATUS',
  'NOT_YET_APPLIED_TO_ORDER',
  'APPLIED_TO_ORDER',
])

export type BookingStatus = 'CREATED' | 'CONFIRMED' | 'CANCELED' | 'PENDING' | 'DECLINED' | 'WAITING_LIST'
export const BookingStatus = enumeration<BookingStatus>('extendedBookings.BookingStatus', [
  'CREATED',
  'CONFIRMED',
  'CANCELED',
  'PENDING',
  'DECLINED',
  'WAITING_LIST',
])

export type DeferredChargeDeclineReason = 'INSUFFICIENT_FUNDS' | 'EXPIRED' | 'CHARGE_FAILED' | 'OTHER'
export const DeferredChargeDeclineReason = enumeration<DeferredChargeDeclineReason>(
  'extendedBookings.DeferredChargeDeclineReason',
  ['INSUFFICIENT_FUNDS', 'EXPIRED', 'CHARGE_FAILED', 'OTHER'],
)

export type DeferredChargeStatus =
  | 'PENDING'
  | 'INITIATED'
  | 'CHARGED'
  | 'DECLINED'
  | 'RETRYING'
  | 'SKIPPED'
  | 'CANCELED'
  | 'ABANDONED'
export const DeferredChargeStatus = enumeration<DeferredChargeStatus>('extendedBookings.DeferredChargeStatus', [
  'PENDING',
  'INITIATED',
  'CHARGED',
  'DECLINED',
  'RETRYING',
  'SKIPPED',
  'CANCELED',
  'ABANDONED',
])

export type DurationUnitType = 'HOUR' | 'DAY'
export const DurationUnitType = enumeration<DurationUnitType>('extendedBookings.DurationUnitType', ['HOUR', 'DAY'])

export type Frequency = 'MONTHLY'
export const Frequency = enumeration<Frequency>('extendedBookings.Frequency', ['MONTHLY'])

export type IdentityType = 'UNKNOWN' | 'ANONYMOUS_VISITOR' | 'MEMBER' | 'WIX_USER' | 'APP'
export const IdentityType = enumeration<IdentityType>('extendedBookings.IdentityType', [
  'UNKNOWN',
  'ANONYMOUS_VISITOR',
  'MEMBER',
  'WIX_USER',
  'APP',
])

export type LocationType = 'UNDEFINED' | 'OWNER_BUSINESS' | 'OWNER_CUSTOM' | 'CUSTOM'
export const LocationType = enumeration<LocationType>('extendedBookings.LocationType', [
  'UNDEFINED',
  'OWNER_BUSINESS',
  'OWNER_CUSTOM',
  'CUSTOM',
])

export type MultiServiceBookingType = 'SEQUENTIAL_BOOKINGS' | 'SEPARATE_BOOKINGS' | 'PARALLEL_BOOKINGS'
export const MultiServiceBookingType = enumeration<MultiServiceBookingType>(
  'extendedBookings.MultiServiceBookingType',
  ['SEQUENTIAL_BOOKINGS', 'SEPARATE_BOOKINGS', 'PARALLEL_BOOKINGS'],
)

export type OrderStatus = 'INITIALIZED' | 'APPROVED' | 'CANCELED' | 'PENDING' | 'REJECTED'
export const OrderStatus = enumeration<OrderStatus>('extendedBookings.OrderStatus', [
  'INITIALIZED',
  'APPROVED',
  'CANCELED',
  'PENDING',
  'REJECTED',
])

export type PaymentStatus = 'UNDEFINED' | 'NOT_PAID' | 'PAID' | 'PARTIALLY_PAID' | 'REFUNDED' | 'EXEMPT' | 'FAILED'
export const PaymentStatus = enumeration<PaymentStatus>('extendedBookings.PaymentStatus', [
  'UNDEFINED',
  'NOT_PAID',
  'PAID',
  'PARTIALLY_PAID',
  'REFUNDED',
  'EXEMPT',
  'FAILED',
])

export type PaymentStatusEnumPaymentStatus =
  | 'NOT_PAID'
  | 'PAID'
  | 'PARTIALLY_REFUNDED'
  | 'FULLY_REFUNDED'
  | 'PENDING'
  | 'PARTIALLY_PAID'
  | 'PENDING_MERCHANT'
  | 'CANCELED'
  | 'DECLINED'
export const PaymentStatusEnumPaymentStatus = enumeration<PaymentStatusEnumPaymentStatus>(
  'extendedBookings.PaymentStatusEnumPaymentStatus',
  [
    'NOT_PAID',
    'PAID',
    'PARTIALLY_REFUNDED',
    'FULLY_REFUNDED',
    'PENDING',
    'PARTIALLY_PAID',
    'PENDING_MERCHANT',
    'CANCELED',
    'DECLINED',
  ],
)

export type Platform = 'UNDEFINED_PLATFORM' | 'WEB' | 'MOBILE_APP'
export const Platform = enumeration<Platform>('extendedBookings.Platform', ['UNDEFINED_PLATFORM', 'WEB', 'MOBILE_APP'])

export type RequestedGender = 'ANY_MALE' | 'ANY_FEMALE'
export const RequestedGender = enumeration<RequestedGender>('extendedBookings.RequestedGender', [
  'ANY_MALE',
  'ANY_FEMALE',
])

export type ResourceTransparency = 'OPAQUE' | 'TRANSPARENT'
export const ResourceTransparency = enumeration<ResourceTransparency>('extendedBookings.ResourceTransparency', [
  'OPAQUE',
  'TRANSPARENT',
])

export type SelectedPaymentOption = 'UNDEFINED' | 'OFFLINE' | 'ONLINE' | 'MEMBERSHIP' | 'MEMBERSHIP_OFFLINE'
export const SelectedPaymentOption = enumeration<SelectedPaymentOption>('extendedBookings.SelectedPaymentOption', [
  'UNDEFINED',
  'OFFLINE',
  'ONLINE',
  'MEMBERSHIP',
  'MEMBERSHIP_OFFLINE',
])

export type SelectionMethod = 'SPECIFIC_RESOURCE' | 'ANY_RESOURCE' | 'NO_SELECTION'
export const SelectionMethod = enumeration<SelectionMethod>('extendedBookings.SelectionMethod', [
  'SPECIFIC_RESOURCE',
  'ANY_RESOURCE',
  'NO_SELECTION',
])

export type SortOrder = 'ASC' | 'DESC'
export const SortOrder = enumeration<SortOrder>('extendedBookings.SortOrder', ['ASC', 'DESC'])

export type Status = 'UNDEFINED' | 'SIGNED' | 'NOT_SIGNED'
export const Status = enumeration<Status>('extendedBookings.Status', ['UNDEFINED', 'SIGNED', 'NOT_SIGNED'])

export type SubscriptionStatus = 'DRAFT' | 'PENDING' | 'ACTIVE' | 'PAUSED' | 'CANCELED' | 'ENDED'
export const SubscriptionStatus = enumeration<SubscriptionStatus>('extendedBookings.SubscriptionStatus', [
  'DRAFT',
  'PENDING',
  'ACTIVE',
  'PAUSED',
  'CANCELED',
  'ENDED',
])

export type ValueType = 'SHORT_TEXT' | 'LONG_TEXT' | 'CHECK_BOX'
export const ValueType = enumeration<ValueType>('extendedBookings.ValueType', ['SHORT_TEXT', 'LONG_TEXT', 'CHECK_BOX'])

export interface AdditionalFee {
  name?: string | null | undefined
}
export const AdditionalFee: Shape<AdditionalFee> = message<AdditionalFee>('extendedBookings.AdditionalFee', {
  name: marked(text({ minLength: 1, maxLength: 50 }), { description: 'Name.' }),
})

export interface Address {
  streetAddress?: StreetAddress | null | undefined
  addressLine?: string | null | undefined
  country?: string | null | undefined
  subdivision?: string | null | undefined
  city?: string | null | undefined
  postalCode?: string | null | undefined
  addressLine2?: string | null | undefined
  formattedAddress?: string | null | undefined
  hint?: string | null | undefined
  geocode?: AddressLocation | null | undefined
  countryFullname?: string | null | undefined
  subdivisions?: Subdivision[] | null | undefined
}
export const Address: Shape<Address> = message<Address>('extendedBookings.Address', {
  streetAddress: marked(one('extendedBookings.StreetAddress'), { description: 'Street and number apart.' }),
  addressLine: marked(text(), { description: 'Street and number on one line.' }),
  country: marked(text({ format: 'country' }), { description: 'Country code of two letters.' }),
  subdivision: marked(text(), { description: 'State, canton or province.' }),
  city: marked(text(), { description: 'City.' }),
  postalCode: marked(text(), { description: 'Postal code.' }),
  addressLine2: marked(text(), { description: 'What the street line does not hold: floor, building, door.' }),
  formattedAddress: marked(text(), { description: 'The address on one line.' }),
  hint: marked(text(), { description: 'How to find the door.' }),
  geocode: marked(one('extendedBookings.AddressLocation'), {
    description: 'Place on the map, stored as written and never looked up.',
  }),
  countryFullname: marked(text(), { description: 'Name of the country.' }),
  subdivisions: marked(list(one('extendedBookings.Subdivision')), {
    description: 'Parts of the country, from large to small.',
  }),
})

export interface AddressLocation {
  latitude?: number | null | undefined
  longitude?: number | null | undefined
}
export const AddressLocation: Shape<AddressLocation> = message<AddressLocation>('extendedBookings.AddressLocation', {
  latitude: marked(decimalNumber(), { description: 'Degrees north.' }),
  longitude: marked(decimalNumber(), { description: 'Degrees east.' }),
})

export interface AllowedActions {
  cancel?: boolean | null | undefined
  reschedule?: boolean | null | undefined
  bookAnother?: boolean | null | undefined
  refund?: boolean | null | undefined
}
export const AllowedActions: Shape<AllowedActions> = message<AllowedActions>('extendedBookings.AllowedActions', {
  cancel: marked(flag(), { present: true, description: 'Whether it may be cancelled now.' }),
  reschedule: marked(flag(), { present: true, description: 'Whether it may be moved now.' }),
  bookAnother: marked(flag(), { description: 'Whether another booking may be offered.' }),
  refund: marked(flag(), { deprecated: true, description: 'Whether money can go back.' }),
})

export interface Attendance {
  id?: string | null | undefined
  status?: AttendanceStatus | null | undefined
  numberOfAttendees?: number | null | undefined
}
export const Attendance: Shape<Attendance> = message<Attendance>('extendedBookings.Attendance', {
  id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
  status: marked(one('extendedBookings.AttendanceStatus'), { present: true, description: 'The state.' }),
  numberOfAttendees: marked(integer(), { present: true, description: 'How many came.' }),
})

export interface Balance {
  amount?: string | null | undefined
  formattedAmount?: string | null | undefined
}
export const Balance: Shape<Balance> = message<Balance>('extendedBookings.Balance', {
  amount: marked(text(), { present: true, description: 'The amount.' }),
  formattedAmount: marked(text(), { present: true, description: 'The amount as it is shown.' }),
})

export interface BookedAddOn {
  id?: string | null | undefined
  groupId?: string | null | undefined
  durationInMinutes?: number | null | undefined
  quantity?: number | null | undefined
  name?: string | null | undefined
  nameTranslated?: string | null | undefined
}
export const BookedAddOn: Shape<BookedAddOn> = message<BookedAddOn>('extendedBookings.BookedAddOn', {
  id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
  groupId: marked(text({ format: 'guid' }), { description: 'Group of the add-on.' }),
  durationInMinutes: marked(integer({ min: 1, max: 1440 }), { readonly: true, description: 'Length in minutes.' }),
  quantity: marked(integer({ min: 1, max: 1000 }), { description: 'How many of it.' }),
  name: marked(text({ maxLength: 100 }), { readonly: true, description: 'Name.' }),
  nameTranslated: marked(text({ maxLength: 100 }), {
    readonly: true,
    description: 'The same in the customer’s language.',
  }),
})

export interface BookedEntity {
  slot?: BookedSlot | null | undefined
  schedule?: BookedSchedule | null | undefined
  title?: string | null | undefined
  titleTranslated?: string | null | undefined
  tags?: string[] | null | undefined
}
export const BookedEntity: Shape<BookedEntity> = message<BookedEntity>('extendedBookings.BookedEntity', {
  slot: marked(one('extendedBookings.BookedSlot'), { description: 'The slot: a time with its resource and place.' }),
  schedule: marked(one('extendedBookings.BookedSchedule'), {
    description: 'The schedule: of a course when booked, of the service otherwise.',
  }),
  title: marked(text({ maxLength: 6000 }), { readonly: true, description: 'Name of the service, or of the session.' }),
  titleTranslated: marked(text({ maxLength: 400 }), {
    readonly: true,
    description: 'The same in the customer’s language.',
  }),
  tags: marked(list(text()), { description: 'Words that sort it: INDIVIDUAL, GROUP, COURSE.' }),
})

export interface BookedResource {
  id?: string | null | undefined
  name?: string | null | undefined
  nameTranslated?: string | null | undefined
  email?: string | null | undefined
  scheduleId?: string | null | undefined
  explicitlyRequested?: boolean | null | undefined
  type?: string | null | undefined
  transparency?: ResourceTransparency | null | undefined
}
export const BookedResource: Shape<BookedResource> = message<BookedResource>('extendedBookings.BookedResource', {
  id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
  name: marked(text({ maxLength: 40 }), { description: 'Name.' }),
  nameTranslated: marked(text({ maxLength: 40 }), {
    readonly: true,
    description: 'The same in the customer’s language.',
  }),
  email: marked(text({ maxLength: 500 }), { description: 'E-mail address.' }),
  scheduleId: marked(text({ format: 'guid' }), { description: 'The schedule.' }),
  explicitlyRequested: marked(flag(), { readonly: true, description: 'Whether the customer asked for this one.' }),
  type: marked(text({ format: 'guid' }), { readonly: true, description: 'The kind.' }),
  transparency: marked(one('extendedBookings.ResourceTransparency'), {
    description: 'Whether it takes the resource’s time.',
  }),
})

export interface BookedSchedule {
  scheduleId?: string | null | undefined
  serviceId?: string | null | undefined
  location?: Location | null | undefined
  timezone?: string | null | undefined
  firstSessionStart?: string | null | undefined
  lastSessionEnd?: string | null | undefined
}
export const BookedSchedule: Shape<BookedSchedule> = message<BookedSchedule>('extendedBookings.BookedSchedule', {
  scheduleId: marked(text(), { description: 'The schedule.' }),
  serviceId: marked(text({ format: 'guid' }), { description: 'The service.' }),
  location: marked(one('extendedBookings.Location'), { readonly: true, description: 'Where it takes place.' }),
  timezone: marked(text(), { description: 'IANA zone name.' }),
  firstSessionStart: marked(text(), { readonly: true, description: 'Start of the first session, UTC.' }),
  lastSessionEnd: marked(text(), { readonly: true, description: 'End of the last session, UTC.' }),
})

export interface BookedSlot {
  sessionId?: string | null | undefined
  serviceId?: string | null | undefined
  scheduleId?: string | null | undefined
  eventId?: string | null | undefined
  startDate?: string | null | undefined
  endDate?: string | null | undefined
  timezone?: string | null | undefined
  resource?: BookedResource | null | undefined
  location?: Location | null | undefined
  phoneCall?: PhoneCall | null | undefined
  additionalResources?: BookedResource[] | null | undefined
  resourceSelections?: ResourceSelection[] | null | undefined
  allDay?: boolean | null | undefined
  durationUnitType?: DurationUnitType | null | undefined
  durationUnitCount?: number | null | undefined
}
export const BookedSlot: Shape<BookedSlot> = message<BookedSlot>('extendedBookings.BookedSlot', {
  sessionId: marked(text(), { deprecated: true, description: 'Older name of the session.' }),
  serviceId: marked(text(), { description: 'The service.' }),
  scheduleId: marked(text(), { description: 'The schedule.' }),
  eventId: marked(text({ minLength: 36, maxLength: 250 }), {
    description: 'The session; for an appointment once it stands in the calendar.',
  }),
  startDate: marked(text(), { description: 'Start, ISO 8601.' }),
  endDate: marked(text(), { description: 'End, ISO 8601.' }),
  timezone: marked(text(), { description: 'The zone shown to the customer at booking; never changes.' }),
  resource: marked(one('extendedBookings.BookedResource'), { description: 'Who gives it, as they were at booking.' }),
  location: marked(one('extendedBookings.Location'), { description: 'Where it takes place.' }),
  phoneCall: marked(one('extendedBookings.PhoneCall'), { readonly: true, description: 'Accepted and not used here.' }),
  additionalResources: marked(list(one('extendedBookings.BookedResource')), {
    description: 'Resources the place uses beside the primary one.',
  }),
  resourceSelections: marked(list(one('extendedBookings.ResourceSelection'), { maxSize: 3 }), {
    description: 'How each kind of resource was chosen.',
  }),
  allDay: marked(flag(), { description: 'Whether the slot takes whole days; worked out from its times.' }),
  durationUnitType: marked(one('extendedBookings.DurationUnitType'), {
    readonly: true,
    description: 'Unit of the length.',
  }),
  durationUnitCount: marked(integer({ min: 1, max: 1440 }), { readonly: true, description: 'How many of the unit.' }),
})

export interface Booking {
  totalParticipants?: number | null | undefined
  participantsChoices?: ParticipantChoices | null | undefined
  id?: string | null | undefined
  bookedEntity?: BookedEntity | null | undefined
  contactDetails?: ContactDetails | null | undefined
  additionalFields?: CustomFormField[] | null | undefined
  numberOfParticipants?: number | null | undefined
  internalBusinessNote?: string | null | undefined
  status?: BookingStatus | null | undefined
  paymentStatus?: PaymentStatus | null | undefined
  selectedPaymentOption?: SelectedPaymentOption | null | undefined
  createdDate?: string | null | undefined
  externalUserId?: string | null | undefined
  bookingSource?: BookingSource | null | undefined
  participantNotification?: ParticipantNotification | null | undefined
  sendSmsReminder?: boolean | null | undefined
  revision?: string | null | undefined
  createdBy?: IdentificationData | null | undefined
  startDate?: string | null | undefined
  endDate?: string | null | undefined
  flowControlSettings?: FlowControlSettings | null | undefined
  updatedDate?: string | null | undefined
  extendedFields?: ExtendedFields | null | undefined
  doubleBooked?: boolean | null | undefined
  v2Availability?: boolean | null | undefined
  multiServiceBookingInfo?: MultiServiceBookingInfo | null | undefined
  canceledDate?: string | null | undefined
  v2AvailabilityProxy?: boolean | null | undefined
  language?: string | null | undefined
  formSubmissionId?: string | null | undefined
  formId?: string | null | undefined
  bookedAddOns?: BookedAddOn[] | null | undefined
  appId?: string | null | undefined
  createdByAppId?: string | null | undefined
  depositSelected?: boolean | null | undefined
  subscriptionUpfrontPaymentSelected?: boolean | null | undefined
  cancellationScheduled?: boolean | null | undefined
  recurringGroupId?: string | null | undefined
  bookedForSomeoneElse?: boolean | null | undefined
  adjustedStart?: ZonedDate | null | undefined
  adjustedEnd?: ZonedDate | null | undefined
  intakeSubmissionId?: string | null | undefined
}
export const Booking: Shape<Booking> = message<Booking>('extendedBookings.Booking', {
  totalParticipants: marked(integer({ min: 1 }), { description: 'How many people come.' }),
  participantsChoices: marked(one('extendedBookings.ParticipantChoices'), {
    description: 'People by what they chose; instead of a plain number.',
  }),
  id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
  bookedEntity: marked(one('extendedBookings.BookedEntity'), {
    description: 'What is booked: a slot, or a schedule for a course.',
  }),
  contactDetails: marked(one('extendedBookings.ContactDetails'), { description: 'Who booked.' }),
  additionalFields: marked(list(one('extendedBookings.CustomFormField')), {
    deprecated: true,
    description: 'Answers to the booking form, repeated here for older front ends.',
  }),
  numberOfParticipants: marked(integer({ min: 1 }), { description: 'How many people.' }),
  internalBusinessNote: marked(text(), { deprecated: true, description: 'Accepted and not used here.' }),
  status: marked(one('extendedBookings.BookingStatus'), {
    present: true,
    description: 'Where it stands: CREATED, PENDING, CONFIRMED, WAITING_LIST, DECLINED or CANCELED.',
  }),
  paymentStatus: marked(one('extendedBookings.PaymentStatus'), { present: true, description: 'How far payment got.' }),
  selectedPaymentOption: marked(one('extendedBookings.SelectedPaymentOption'), {
    present: true,
    description: 'How the customer wants to pay.',
  }),
  createdDate: marked(timestamp(), { readonly: true, description: 'When it was made, UTC.' }),
  externalUserId: marked(text(), { description: 'Free text for integrators: their name for the customer.' }),
  bookingSource: marked(one('extendedBookings.BookingSource'), {
    description: 'Where the booking came from; the server sets it.',
  }),
  participantNotification: marked(one('extendedBookings.ParticipantNotification'), {
    deprecated: true,
    description: 'Whether the customer hears of it, and with which words.',
  }),
  sendSmsReminder: marked(flag(), {
    deprecated: true,
    description: 'Whether a reminder goes to the customer’s telephone a day before.',
  }),
  revision: marked(text(), {
    description: 'Counts the writes of this entity, as a decimal integer in a string; send the one you read.',
  }),
  createdBy: marked(one('extendedBookings.IdentificationData'), {
    readonly: true,
    description: 'Who made the booking.',
  }),
  startDate: marked(timestamp(), { readonly: true, description: 'Start, ISO 8601.' }),
  endDate: marked(timestamp(), { readonly: true, description: 'End, ISO 8601.' }),
  flowControlSettings: marked(one('extendedBookings.FlowControlSettings'), {
    description: 'Rules this call may pass over, each with a right of its own.',
  }),
  updatedDate: marked(timestamp(), { readonly: true, description: 'When it was last changed, UTC.' }),
  extendedFields: marked(one('extendedBookings.ExtendedFields'), {
    description: 'Data of integrators, namespace by namespace.',
  }),
  doubleBooked: marked(flag(), {
    readonly: true,
    description: 'It overlaps another booking by decision; absent otherwise.',
  }),
  v2Availability: marked(flag(), { description: 'Accepted and not used here.' }),
  multiServiceBookingInfo: marked(one('extendedBookings.MultiServiceBookingInfo'), {
    readonly: true,
    description: 'The package it belongs to.',
  }),
  canceledDate: marked(timestamp(), { readonly: true, description: 'When it was cancelled, UTC.' }),
  v2AvailabilityProxy: marked(flag(), { description: 'Accepted and not used here.' }),
  language: marked(text({ format: 'language-tag' }), { description: 'Language of messages about the booking.' }),
  formSubmissionId: marked(text({ format: 'guid' }), { description: 'The answers to the booking form.' }),
  formId: marked(text({ format: 'guid' }), { readonly: true, description: 'The booking form.' }),
  bookedAddOns: marked(list(one('extendedBookings.BookedAddOn'), { maxSize: 21 }), {
    description: 'Add-ons as they were booked.',
  }),
  appId: marked(text({ format: 'guid' }), { readonly: true, description: 'The app it belongs to.' }),
  createdByAppId: marked(text({ format: 'guid' }), { readonly: true, description: 'The app that made it.' }),
  depositSelected: marked(flag(), { description: 'Whether the customer pays the deposit only.' }),
  subscriptionUpfrontPaymentSelected: marked(flag(), { description: 'Accepted and not used here.' }),
  cancellationScheduled: marked(flag(), { readonly: true, description: 'Accepted and not used here.' }),
  recurringGroupId: marked(text({ format: 'guid' }), { description: 'Accepted and not used here.' }),
  bookedForSomeoneElse: marked(flag(), { description: 'Accepted and not used here.' }),
  adjustedStart: marked(one('extendedBookings.ZonedDate'), { readonly: true, description: 'Start with its zone.' }),
  adjustedEnd: marked(one('extendedBookings.ZonedDate'), { readonly: true, description: 'End with its zone.' }),
  intakeSubmissionId: marked(text({ format: 'guid' }), {
    readonly: true,
    description: 'The answers to the intake form.',
  }),
})

export interface BookingFeeDetails {
  cancellationFeeStatus?: BookingFeeStatus | null | undefined
}
export const BookingFeeDetails: Shape<BookingFeeDetails> = message<BookingFeeDetails>(
  'extendedBookings.BookingFeeDetails',
  {
    cancellationFeeStatus: marked(one('extendedBookings.BookingFeeStatus'), {
      present: true,
      description: 'How far the fee got.',
    }),
  },
)

export interface BookingPolicySettings {
  cancellationFeeEnabled?: boolean | null | undefined
}
export const BookingPolicySettings: Shape<BookingPolicySettings> = message<BookingPolicySettings>(
  'extendedBookings.BookingPolicySettings',
  {
    cancellationFeeEnabled: marked(flag(), { description: 'Whether a cancellation may cost something.' }),
  },
)

export interface BookingSource {
  platform?: Platform | null | undefined
  actor?: Actor | null | undefined
  appDefId?: string | null | undefined
  appName?: string | null | undefined
}
export const BookingSource: Shape<BookingSource> = message<BookingSource>('extendedBookings.BookingSource', {
  platform: marked(one('extendedBookings.Platform'), { description: 'What kind of front end.' }),
  actor: marked(one('extendedBookings.Actor'), { description: 'Which side made the booking.' }),
  appDefId: marked(text({ format: 'guid' }), { description: 'The app it came from.' }),
  appName: marked(text(), { readonly: true, description: 'Name of the app it came from.' }),
})

export interface CommonAddressLocation {
  latitude?: number | null | undefined
  longitude?: number | null | undefined
}
export const CommonAddressLocation: Shape<CommonAddressLocation> = message<CommonAddressLocation>(
  'extendedBookings.CommonAddressLocation',
  {
    latitude: marked(decimalNumber(), { description: 'Degrees north.' }),
    longitude: marked(decimalNumber(), { description: 'Degrees east.' }),
  },
)

export interface CommonPaging {
  limit?: number | null | undefined
  offset?: number | null | undefined
}
export const CommonPaging: Shape<CommonPaging> = message<CommonPaging>('extendedBookings.CommonPaging', {
  limit: marked(integer(), { description: 'Page size.' }),
  offset: marked(integer(), { description: 'How many entries to pass over.' }),
})

export interface CommonQueryV2 {
  paging?: CommonPaging | null | undefined
  cursorPaging?: CursorPaging | null | undefined
  filter?: Record<string, unknown> | null | undefined
  sort?: Sorting[] | null | undefined
}
export const CommonQueryV2: Shape<CommonQueryV2> = message<CommonQueryV2>('extendedBookings.CommonQueryV2', {
  paging: marked(one('extendedBookings.CommonPaging'), { description: 'Page size and how many entries to pass over.' }),
  cursorPaging: marked(one('extendedBookings.CursorPaging'), { description: 'Page size, or where to go on.' }),
  filter: marked(freeObject(), {
    description: 'Which ones, in the query language: `{field: value}` or `{field: {$operator: value}}`.',
  }),
  sort: marked(list(one('extendedBookings.Sorting')), { description: 'Order: the first entry counts most.' }),
})

export interface ConferencingDetails {
  guestUrl?: string | null | undefined
  password?: string | null | undefined
  description?: string | null | undefined
}
export const ConferencingDetails: Shape<ConferencingDetails> = message<ConferencingDetails>(
  'extendedBookings.ConferencingDetails',
  {
    guestUrl: marked(text({ minLength: 1, maxLength: 2000 }), { description: 'Link for customers.' }),
    password: marked(text({ minLength: 1, maxLength: 100 }), { description: 'Password for joining.' }),
    description: marked(text({ minLength: 1, maxLength: 200 }), { description: 'A longer text.' }),
  },
)

export interface ContactDetails {
  contactId?: string | null | undefined
  firstName?: string | null | undefined
  lastName?: string | null | undefined
  email?: string | null | undefined
  phone?: string | null | undefined
  fullAddress?: Address | null | undefined
  timeZone?: string | null | undefined
  countryCode?: string | null | undefined
}
export const ContactDetails: Shape<ContactDetails> = message<ContactDetails>('extendedBookings.ContactDetails', {
  contactId: marked(text({ format: 'guid' }), { description: 'The contact; found or made by e-mail address.' }),
  firstName: marked(text(), { description: 'Given name.' }),
  lastName: marked(text(), { description: 'Family name.' }),
  email: marked(text({ format: 'email' }), { description: 'E-mail address.' }),
  phone: marked(text(), { description: 'Telephone number.' }),
  fullAddress: marked(one('extendedBookings.Address'), { description: 'Address of the customer.' }),
  timeZone: marked(text(), { deprecated: true, description: 'IANA zone name.' }),
  countryCode: marked(text({ format: 'country' }), { description: 'Country code of two letters.' }),
})

export interface CountExtendedBookingsRequest {
  filter?: Record<string, unknown> | null | undefined
}
export const CountExtendedBookingsRequest: Shape<CountExtendedBookingsRequest> = message<CountExtendedBookingsRequest>(
  'extendedBookings.CountExtendedBookingsRequest',
  {
    filter: marked(freeObject(), {
      description: 'Which ones, in the query language: `{field: value}` or `{field: {$operator: value}}`.',
    }),
  },
)

export interface CountExtendedBookingsResponse {
  count?: number | null | undefined
}
export const CountExtendedBookingsResponse: Shape<CountExtendedBookingsResponse> =
  message<CountExtendedBookingsResponse>('extendedBookings.CountExtendedBookingsResponse', {
    count: marked(integer(), { present: true, description: 'How many.' }),
  })

export interface CouponInfo {
  id?: string | null | undefined
  code?: string | null | undefined
  name?: string | null | undefined
  amount?: Price | null | undefined
}
export const CouponInfo: Shape<CouponInfo> = message<CouponInfo>('extendedBookings.CouponInfo', {
  id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
  code: marked(text(), { description: 'Short code.' }),
  name: marked(text(), { description: 'Name.' }),
  amount: marked(one('extendedBookings.Price'), { description: 'The amount.' }),
})

export interface CursorPaging {
  limit?: number | null | undefined
  cursor?: string | null | undefined
}
export const CursorPaging: Shape<CursorPaging> = message<CursorPaging>('extendedBookings.CursorPaging', {
  limit: marked(integer({ max: 100 }), { description: 'Page size.' }),
  cursor: marked(text({ maxLength: 16000 }), {
    description: 'Where to go on; the filter and sort of the first call stand in it.',
  }),
})

export interface Cursors {
  next?: string | null | undefined
  prev?: string | null | undefined
}
export const Cursors: Shape<Cursors> = message<Cursors>('extendedBookings.Cursors', {
  next: marked(text({ maxLength: 16000 }), { description: 'Where the next page begins; null on the last.' }),
  prev: marked(text({ maxLength: 16000 }), { description: 'Where the page before begins; null on the first.' }),
})

export interface CustomFormField {
  id?: string | null | undefined
  value?: string | null | undefined
  label?: string | null | undefined
  valueType?: ValueType | null | undefined
}
export const CustomFormField: Shape<CustomFormField> = message<CustomFormField>('extendedBookings.CustomFormField', {
  id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
  value: marked(text(), { description: 'The value.' }),
  label: marked(text(), { readonly: true, description: 'The question as it was asked.' }),
  valueType: marked(one('extendedBookings.ValueType'), { description: 'The kind of answer.' }),
})

export interface CyclePrice {
  amount?: string | null | undefined
  currency?: string | null | undefined
}
export const CyclePrice: Shape<CyclePrice> = message<CyclePrice>('extendedBookings.CyclePrice', {
  amount: marked(text(), { present: true, description: 'The amount.' }),
  currency: marked(text({ format: 'currency' }), { present: true, description: 'ISO 4217 code.' }),
})

export interface DateTimeRule {
  name?: string | null | undefined
}
export const DateTimeRule: Shape<DateTimeRule> = message<DateTimeRule>('extendedBookings.DateTimeRule', {
  name: marked(text({ maxLength: 255 }), { description: 'Name.' }),
})

export interface DeferredChargeInfo {
  declinedOptions?: DeferredChargeDeclineReason | null | undefined
  status?: DeferredChargeStatus | null | undefined
  deferredChargeId?: string | null | undefined
}
export const DeferredChargeInfo: Shape<DeferredChargeInfo> = message<DeferredChargeInfo>(
  'extendedBookings.DeferredChargeInfo',
  {
    declinedOptions: marked(one('extendedBookings.DeferredChargeDeclineReason'), {
      description: 'Accepted and not used here.',
    }),
    status: marked(one('extendedBookings.DeferredChargeStatus'), { description: 'The state.' }),
    deferredChargeId: marked(text({ format: 'guid' }), { readonly: true, description: 'Accepted and not used here.' }),
  },
)

export interface Duration {
  minutes?: number | null | undefined
  name?: string | null | undefined
}
export const Duration: Shape<Duration> = message<Duration>('extendedBookings.Duration', {
  minutes: marked(integer({ min: 1, max: 44639 }), { description: 'Minutes.' }),
  name: marked(text({ maxLength: 255 }), { description: 'Name.' }),
})

export interface ExtendedBooking {
  booking?: Booking | null | undefined
  allowedActions?: AllowedActions | null | undefined
  attendance?: Attendance | null | undefined
  conferencingDetails?: ConferencingDetails | null | undefined
  bookingPolicySettings?: BookingPolicySettings | null | undefined
  bookingFeeDetails?: BookingFeeDetails | null | undefined
  order?: Order | null | undefined
  waiver?: Waiver | null | undefined
  transactions?: OrderTransactions | null | undefined
  formSubmissions?: FormSubmission[] | null | undefined
  subscriptionInfo?: SubscriptionInfo | null | undefined
  eventNotes?: string | null | undefined
  deferredChargeInfo?: DeferredChargeInfo | null | undefined
}
export const ExtendedBooking: Shape<ExtendedBooking> = message<ExtendedBooking>('extendedBookings.ExtendedBooking', {
  booking: marked(one('extendedBookings.Booking'), { description: 'The booking.' }),
  allowedActions: marked(one('extendedBookings.AllowedActions'), {
    description: 'What the customer may do with the booking now.',
  }),
  attendance: marked(one('extendedBookings.Attendance'), { description: 'Whether anyone came, and how many.' }),
  conferencingDetails: marked(one('extendedBookings.ConferencingDetails'), { description: 'How to join online.' }),
  bookingPolicySettings: marked(one('extendedBookings.BookingPolicySettings'), {
    description: 'What the policy of the booking says about fees.',
  }),
  bookingFeeDetails: marked(one('extendedBookings.BookingFeeDetails'), {
    description: 'How far a cancellation fee got.',
  }),
  order: marked(one('extendedBookings.Order'), { description: 'The order that pays for it.' }),
  waiver: marked(one('extendedBookings.Waiver'), { description: 'Accepted and not used here.' }),
  transactions: marked(one('extendedBookings.OrderTransactions'), { description: 'Accepted and not used here.' }),
  formSubmissions: marked(list(one('extendedBookings.FormSubmission'), { maxSize: 100 }), {
    description: 'Accepted and not used here.',
  }),
  subscriptionInfo: marked(one('extendedBookings.SubscriptionInfo'), { description: 'Regular payments of a course.' }),
  eventNotes: marked(text(), { description: 'Accepted and not used here.' }),
  deferredChargeInfo: marked(one('extendedBookings.DeferredChargeInfo'), {
    description: 'Accepted and not used here.',
  }),
})

export interface ExtendedFields {
  namespaces?: Record<string, Record<string, unknown>> | null | undefined
}
export const ExtendedFields: Shape<ExtendedFields> = message<ExtendedFields>('extendedBookings.ExtendedFields', {
  namespaces: marked(mapOf(freeObject()), { description: 'Data by namespace.' }),
})

export interface FlowControlSettings {
  ignoreBookingWindow?: boolean | null | undefined
  skipAvailabilityValidation?: boolean | null | undefined
  skipBusinessConfirmation?: boolean | null | undefined
  skipSelectedPaymentOptionValidation?: boolean | null | undefined
  withRefund?: boolean | null | undefined
  skipAddOnValidation?: boolean | null | undefined
  skipOrderConfirmation?: boolean | null | undefined
}
export const FlowControlSettings: Shape<FlowControlSettings> = message<FlowControlSettings>(
  'extendedBookings.FlowControlSettings',
  {
    ignoreBookingWindow: marked(flag(), { deprecated: true, description: 'Accepted and not used here.' }),
    skipAvailabilityValidation: marked(flag(), { description: 'Book over a taken time; needs OVERRIDE_AVAILABILITY.' }),
    skipBusinessConfirmation: marked(flag(), { description: 'Pass over approval later; needs OVERRIDE_AVAILABILITY.' }),
    skipSelectedPaymentOptionValidation: marked(flag(), {
      description: 'Take any way of paying; needs MANAGE_PAYMENTS.',
    }),
    withRefund: marked(flag(), { description: 'Give a plan’s credit back.' }),
    skipAddOnValidation: marked(flag(), {
      description: 'Take add-ons the service does not offer; needs MANAGE_ADDONS.',
    }),
    skipOrderConfirmation: marked(flag(), { description: 'Accepted and not used here.' }),
  },
)

export interface FormSubmission {
  label?: string | null | undefined
  key?: string | null | undefined
  value?: string | null | undefined
  fieldId?: string | null | undefined
}
export const FormSubmission: Shape<FormSubmission> = message<FormSubmission>('extendedBookings.FormSubmission', {
  label: marked(text({ maxLength: 500 }), { description: 'The question as it was asked.' }),
  key: marked(text({ maxLength: 200 }), { description: 'Name of the answer.' }),
  value: marked(text({ maxLength: 500 }), { description: 'The value.' }),
  fieldId: marked(text({ format: 'guid' }), { description: 'The form’s field.' }),
})

export interface IdentificationData {
  anonymousVisitorId?: string | null | undefined
  memberId?: string | null | undefined
  wixUserId?: string | null | undefined
  appId?: string | null | undefined
  contactId?: string | null | undefined
  identityType?: IdentityType | null | undefined
}
export const IdentificationData: Shape<IdentificationData> = message<IdentificationData>(
  'extendedBookings.IdentificationData',
  {
    anonymousVisitorId: marked(text({ format: 'guid' }), { description: 'The visitor who did it.' }),
    memberId: marked(text({ format: 'guid' }), { description: 'The member who did it.' }),
    wixUserId: marked(text({ format: 'guid' }), { description: 'The person of the business who did it.' }),
    appId: marked(text({ format: 'guid' }), { description: 'The app it belongs to.' }),
    contactId: marked(text({ format: 'guid' }), { description: 'The contact; found or made by e-mail address.' }),
    identityType: marked(one('extendedBookings.IdentityType'), { readonly: true, description: 'What kind of caller.' }),
  },
)

export interface Location {
  id?: string | null | undefined
  name?: string | null | undefined
  formattedAddress?: string | null | undefined
  formattedAddressTranslated?: string | null | undefined
  locationType?: LocationType | null | undefined
}
export const Location: Shape<Location> = message<Location>('extendedBookings.Location', {
  id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
  name: marked(text(), { description: 'Name.' }),
  formattedAddress: marked(text(), { description: 'The address on one line.' }),
  formattedAddressTranslated: marked(text({ maxLength: 512 }), { description: 'The same in the customer’s language.' }),
  locationType: marked(one('extendedBookings.LocationType'), { description: 'Whose place it is.' }),
})

export interface MembershipName {
  original?: string | null | undefined
  translated?: string | null | undefined
}
export const MembershipName: Shape<MembershipName> = message<MembershipName>('extendedBookings.MembershipName', {
  original: marked(text({ maxLength: 100 }), { description: 'As it was written.' }),
  translated: marked(text({ maxLength: 100 }), { description: 'In the customer’s language.' }),
})

export interface MembershipPaymentCredits {
  total?: number | null | undefined
  remaining?: number | null | undefined
}
export const MembershipPaymentCredits: Shape<MembershipPaymentCredits> = message<MembershipPaymentCredits>(
  'extendedBookings.MembershipPaymentCredits',
  {
    total: marked(integer({ min: 1 }), { description: 'How many in all.' }),
    remaining: marked(integer(), { description: 'What is left.' }),
  },
)

export interface MembershipPaymentDetails {
  name?: MembershipName | null | undefined
  expirationDate?: string | null | undefined
  credits?: MembershipPaymentCredits | null | undefined
  redeemCost?: string | null | undefined
}
export const MembershipPaymentDetails: Shape<MembershipPaymentDetails> = message<MembershipPaymentDetails>(
  'extendedBookings.MembershipPaymentDetails',
  {
    name: marked(one('extendedBookings.MembershipName'), { description: 'Name.' }),
    expirationDate: marked(timestamp(), { description: 'When it runs out.' }),
    credits: marked(one('extendedBookings.MembershipPaymentCredits'), { description: 'Credits of the plan.' }),
    redeemCost: marked(text(), { readonly: true, description: 'Credits it took.' }),
  },
)

export interface MultiServiceBookingInfo {
  id?: string | null | undefined
  type?: MultiServiceBookingType | null | undefined
}
export const MultiServiceBookingInfo: Shape<MultiServiceBookingInfo> = message<MultiServiceBookingInfo>(
  'extendedBookings.MultiServiceBookingInfo',
  {
    id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
    type: marked(one('extendedBookings.MultiServiceBookingType'), { present: true, description: 'The kind.' }),
  },
)

export interface Order {
  id?: string | null | undefined
  number?: string | null | undefined
  status?: OrderStatus | null | undefined
  paymentStatus?: PaymentStatusEnumPaymentStatus | null | undefined
  totalPrice?: Price | null | undefined
  bookingPrice?: Price | null | undefined
  bookingPriceDescription?: PriceDescription | null | undefined
  balance?: Balance | null | undefined
  currency?: string | null | undefined
  lineItemId?: string | null | undefined
  singleItemOrder?: boolean | null | undefined
  updatedDate?: string | null | undefined
  additionalFees?: AdditionalFee[] | null | undefined
  locationId?: string | null | undefined
  couponInfo?: CouponInfo | null | undefined
}
export const Order: Shape<Order> = message<Order>('extendedBookings.Order', {
  id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
  number: marked(text(), { present: true, description: 'Number.' }),
  status: marked(one('extendedBookings.OrderStatus'), { present: true, description: 'The state.' }),
  paymentStatus: marked(one('extendedBookings.PaymentStatusEnumPaymentStatus'), {
    present: true,
    description: 'How far payment got.',
  }),
  totalPrice: marked(one('extendedBookings.Price'), { description: 'Price with everything.' }),
  bookingPrice: marked(one('extendedBookings.Price'), { description: 'Price of the booking.' }),
  bookingPriceDescription: marked(one('extendedBookings.PriceDescription'), { description: 'The price in words.' }),
  balance: marked(one('extendedBookings.Balance'), { description: 'What is paid and what is owed.' }),
  currency: marked(text({ format: 'currency' }), { description: 'ISO 4217 code.' }),
  lineItemId: marked(text({ minLength: 1, maxLength: 50 }), { description: 'Accepted and not used here.' }),
  singleItemOrder: marked(flag(), { description: 'Accepted and not used here.' }),
  updatedDate: marked(timestamp(), { description: 'When it was last changed, UTC.' }),
  additionalFees: marked(list(one('extendedBookings.AdditionalFee'), { maxSize: 100 }), {
    description: 'Fees beside the price.',
  }),
  locationId: marked(text({ format: 'guid' }), { description: 'The location.' }),
  couponInfo: marked(one('extendedBookings.CouponInfo'), { description: 'Coupon that was used.' }),
})

export interface OrderTransactions {
  chargedMembershipPaymentDetails?: MembershipPaymentDetails | null | undefined
  refundSumAmounts?: string | null | undefined
}
export const OrderTransactions: Shape<OrderTransactions> = message<OrderTransactions>(
  'extendedBookings.OrderTransactions',
  {
    chargedMembershipPaymentDetails: marked(one('extendedBookings.MembershipPaymentDetails'), {
      description: 'Plan credits that were taken.',
    }),
    refundSumAmounts: marked(text(), { description: 'What went back.' }),
  },
)

export interface Paging {
  limit?: number | null | undefined
  offset?: number | null | undefined
}
export const Paging: Shape<Paging> = message<Paging>('extendedBookings.Paging', {
  limit: marked(integer(), { description: 'Page size.' }),
  offset: marked(integer(), { description: 'How many entries to pass over.' }),
})

export interface PagingMetadataV2 {
  count?: number | null | undefined
  offset?: number | null | undefined
  total?: number | null | undefined
  tooManyToCount?: boolean | null | undefined
  cursors?: Cursors | null | undefined
  hasNext?: boolean | null | undefined
}
export const PagingMetadataV2: Shape<PagingMetadataV2> = message<PagingMetadataV2>(
  'extendedBookings.PagingMetadataV2',
  {
    count: marked(integer(), { description: 'How many.' }),
    offset: marked(integer(), { description: 'How many entries to pass over.' }),
    total: marked(integer(), { description: 'How many in all.' }),
    tooManyToCount: marked(flag(), { description: 'Whether `total` was left out; never here.' }),
    cursors: marked(one('extendedBookings.Cursors'), { description: 'Where the neighbouring pages begin.' }),
    hasNext: marked(flag(), { description: 'Whether another page follows.' }),
  },
)

export interface ParticipantChoices {
  serviceChoices?: ServiceChoices[] | null | undefined
}
export const ParticipantChoices: Shape<ParticipantChoices> = message<ParticipantChoices>(
  'extendedBookings.ParticipantChoices',
  {
    serviceChoices: marked(list(one('extendedBookings.ServiceChoices'), { minSize: 1, maxSize: 20 }), {
      description: 'People by what they chose.',
    }),
  },
)

export interface ParticipantNotification {
  notifyParticipants?: boolean | null | undefined
  message?: string | null | undefined
  metadata?: Record<string, string> | null | undefined
}
export const ParticipantNotification: Shape<ParticipantNotification> = message<ParticipantNotification>(
  'extendedBookings.ParticipantNotification',
  {
    notifyParticipants: marked(flag(), { description: 'Whether the customer hears of it; not unless asked.' }),
    message: marked(text(), { description: 'Words added to the message to the customer.' }),
    metadata: marked(mapOf(text()), {
      description: 'How the message travels: `channels`, a comma list of EMAIL and SMS.',
    }),
  },
)

export interface ParticipantsRange {
  name?: string | null | undefined
}
export const ParticipantsRange: Shape<ParticipantsRange> = message<ParticipantsRange>(
  'extendedBookings.ParticipantsRange',
  {
    name: marked(text({ maxLength: 255 }), { description: 'Name.' }),
  },
)

export interface PhoneCall {
  enabled?: boolean | null | undefined
}
export const PhoneCall: Shape<PhoneCall> = message<PhoneCall>('extendedBookings.PhoneCall', {
  enabled: marked(flag(), { description: 'Whether it is switched on.' }),
})

export interface Price {
  amount?: string | null | undefined
  formattedAmount?: string | null | undefined
}
export const Price: Shape<Price> = message<Price>('extendedBookings.Price', {
  amount: marked(text(), { present: true, description: 'The amount.' }),
  formattedAmount: marked(text(), { present: true, description: 'The amount as it is shown.' }),
})

export interface PriceDescription {
  original?: string | null | undefined
  translated?: string | null | undefined
}
export const PriceDescription: Shape<PriceDescription> = message<PriceDescription>(
  'extendedBookings.PriceDescription',
  {
    original: marked(text({ minLength: 1, maxLength: 100 }), { present: true, description: 'As it was written.' }),
    translated: marked(text({ minLength: 1, maxLength: 100 }), { description: 'In the customer’s language.' }),
  },
)

export interface QueryExtendedBookingRequest {
  query: QueryV2
  withBookingAllowedActions?: boolean | null | undefined
  withBookingAttendanceInfo?: boolean | null | undefined
  sessionId?: string | null | undefined
  withPagingMetadataTotal?: boolean | null | undefined
  withBookingConferencingDetails?: boolean | null | undefined
  withBookingPolicySettings?: boolean | null | undefined
  withBookingFeeDetails?: boolean | null | undefined
  withEcomOrder?: boolean | null | undefined
  withWaiver?: boolean | null | undefined
  withEcomTransactions?: boolean | null | undefined
  withFormSubmissions?: boolean | null | undefined
  withEventNotes?: boolean | null | undefined
  withDeferredCharge?: boolean | null | undefined
  timeZone?: string | null | undefined
}
export const QueryExtendedBookingRequest: Shape<QueryExtendedBookingRequest> = message<QueryExtendedBookingRequest>(
  'extendedBookings.QueryExtendedBookingRequest',
  {
    query: marked(one('extendedBookings.QueryV2'), { description: 'Which ones, in which order, which page.' }),
    withBookingAllowedActions: marked(flag(), { description: 'Also say what the customer may do now.' }),
    withBookingAttendanceInfo: marked(flag(), { description: 'Also say who came.' }),
    sessionId: marked(text(), { description: 'Older name of the session.' }),
    withPagingMetadataTotal: marked(flag(), { description: 'Accepted and not used here.' }),
    withBookingConferencingDetails: marked(flag(), { description: 'Also give the link to join.' }),
    withBookingPolicySettings: marked(flag(), {
      description: 'Also give the policy it was made under; needs BOOKING_POLICY_SNAPSHOT_READ.',
    }),
    withBookingFeeDetails: marked(flag(), { description: 'Also say how far a fee got; needs BOOKING_FEES_READ.' }),
    withEcomOrder: marked(flag(), { description: 'Accepted and not used here.' }),
    withWaiver: marked(flag(), { description: 'Accepted and not used here.' }),
    withEcomTransactions: marked(flag(), { description: 'Accepted and not used here.' }),
    withFormSubmissions: marked(flag(), { description: 'Accepted and not used here.' }),
    withEventNotes: marked(flag(), { description: 'Accepted and not used here.' }),
    withDeferredCharge: marked(flag(), { description: 'Accepted and not used here.' }),
    timeZone: marked(text({ maxLength: 64 }), { description: 'IANA zone name.' }),
  },
  { required: ['query'] },
)

export interface QueryExtendedBookingResponse {
  extendedBookings?: ExtendedBooking[] | null | undefined
  pagingMetadata?: PagingMetadataV2 | null | undefined
}
export const QueryExtendedBookingResponse: Shape<QueryExtendedBookingResponse> = message<QueryExtendedBookingResponse>(
  'extendedBookings.QueryExtendedBookingResponse',
  {
    extendedBookings: marked(list(one('extendedBookings.ExtendedBooking'), { maxSize: 1000000 }), {
      present: true,
      description: 'The bookings, in order.',
    }),
    pagingMetadata: marked(one('extendedBookings.PagingMetadataV2'), {
      description: 'Where this page stands among all.',
    }),
  },
)

export interface QueryExtendedBookingsRequest {
  query: CommonQueryV2
  withBookingAllowedActions?: boolean | null | undefined
  withBookingAttendanceInfo?: boolean | null | undefined
  withBookingConferencingDetails?: boolean | null | undefined
  withBookingPolicySettings?: boolean | null | undefined
  withBookingFeeDetails?: boolean | null | undefined
  withEcomOrder?: boolean | null | undefined
  withWaiver?: boolean | null | undefined
  withEcomTransactions?: boolean | null | undefined
  withFormSubmissions?: boolean | null | undefined
  withEventNotes?: boolean | null | undefined
  withDeferredCharge?: boolean | null | undefined
  timeZone?: string | null | undefined
}
export const QueryExtendedBookingsRequest: Shape<QueryExtendedBookingsRequest> = message<QueryExtendedBookingsRequest>(
  'extendedBookings.QueryExtendedBookingsRequest',
  {
    query: marked(one('extendedBookings.CommonQueryV2'), { description: 'Which ones, in which order, which page.' }),
    withBookingAllowedActions: marked(flag(), { description: 'Also say what the customer may do now.' }),
    withBookingAttendanceInfo: marked(flag(), { description: 'Also say who came.' }),
    withBookingConferencingDetails: marked(flag(), { description: 'Also give the link to join.' }),
    withBookingPolicySettings: marked(flag(), {
      description: 'Also give the policy it was made under; needs BOOKING_POLICY_SNAPSHOT_READ.',
    }),
    withBookingFeeDetails: marked(flag(), { description: 'Also say how far a fee got; needs BOOKING_FEES_READ.' }),
    withEcomOrder: marked(flag(), { description: 'Accepted and not used here.' }),
    withWaiver: marked(flag(), { description: 'Accepted and not used here.' }),
    withEcomTransactions: marked(flag(), { description: 'Accepted and not used here.' }),
    withFormSubmissions: marked(flag(), { description: 'Accepted and not used here.' }),
    withEventNotes: marked(flag(), { description: 'Accepted and not used here.' }),
    withDeferredCharge: marked(flag(), { description: 'Accepted and not used here.' }),
    timeZone: marked(text({ maxLength: 64 }), { description: 'IANA zone name.' }),
  },
  { required: ['query'] },
)

export interface QueryExtendedBookingsResponse {
  extendedBookings?: ExtendedBooking[] | null | undefined
  pagingMetadata?: PagingMetadataV2 | null | undefined
}
export const QueryExtendedBookingsResponse: Shape<QueryExtendedBookingsResponse> =
  message<QueryExtendedBookingsResponse>('extendedBookings.QueryExtendedBookingsResponse', {
    extendedBookings: marked(list(one('extendedBookings.ExtendedBooking'), { maxSize: 1000000 }), {
      present: true,
      description: 'The bookings, in order.',
    }),
    pagingMetadata: marked(one('extendedBookings.PagingMetadataV2'), {
      description: 'Where this page stands among all.',
    }),
  })

export interface QueryV2 {
  paging?: Paging | null | undefined
  cursorPaging?: CursorPaging | null | undefined
  filter?: Record<string, unknown> | null | undefined
  sort?: Sorting[] | null | undefined
  fields?: string[] | null | undefined
  fieldsets?: string[] | null | undefined
}
export const QueryV2: Shape<QueryV2> = message<QueryV2>('extendedBookings.QueryV2', {
  paging: marked(one('extendedBookings.Paging'), { description: 'Page size and how many entries to pass over.' }),
  cursorPaging: marked(one('extendedBookings.CursorPaging'), { description: 'Page size, or where to go on.' }),
  filter: marked(freeObject(), {
    description: 'Which ones, in the query language: `{field: value}` or `{field: {$operator: value}}`.',
  }),
  sort: marked(list(one('extendedBookings.Sorting')), { description: 'Order: the first entry counts most.' }),
  fields: marked(list(text()), { description: 'Accepted and not used here.' }),
  fieldsets: marked(list(text()), { description: 'Accepted and not used here.' }),
})

export interface RequestedGenderValue {
  gender?: RequestedGender | null | undefined
}
export const RequestedGenderValue: Shape<RequestedGenderValue> = message<RequestedGenderValue>(
  'extendedBookings.RequestedGenderValue',
  {
    gender: marked(one('extendedBookings.RequestedGender'), { description: 'The wish.' }),
  },
)

export interface ResourceSelection {
  resourceTypeId?: string | null | undefined
  selectionMethod?: SelectionMethod | null | undefined
  requestedGender?: RequestedGenderValue | null | undefined
}
export const ResourceSelection: Shape<ResourceSelection> = message<ResourceSelection>(
  'extendedBookings.ResourceSelection',
  {
    resourceTypeId: marked(text({ format: 'guid' }), { description: 'The kind of resource.' }),
    selectionMethod: marked(one('extendedBookings.SelectionMethod'), { description: 'How it was chosen.' }),
    requestedGender: marked(one('extendedBookings.RequestedGenderValue'), {
      description: 'Wish about the person’s gender.',
    }),
  },
)

export interface ServiceChoice {
  custom?: string | null | undefined
  duration?: Duration | null | undefined
  dateTime?: DateTimeRule | null | undefined
  participantRange?: ParticipantsRange | null | undefined
  optionId?: string | null | undefined
  choiceId?: string | null | undefined
}
export const ServiceChoice: Shape<ServiceChoice> = message<ServiceChoice>('extendedBookings.ServiceChoice', {
  custom: marked(text(), { description: 'What was chosen, or set, by free text.' }),
  duration: marked(one('extendedBookings.Duration'), { description: 'Length.' }),
  dateTime: marked(one('extendedBookings.DateTimeRule'), { description: 'The moment.' }),
  participantRange: marked(one('extendedBookings.ParticipantsRange'), { description: 'How many people it is for.' }),
  optionId: marked(text({ format: 'guid' }), { description: 'The option.' }),
  choiceId: marked(text({ format: 'guid' }), { description: 'The chosen one of the option’s choices.' }),
})

export interface ServiceChoices {
  numberOfParticipants?: number | null | undefined
  choices?: ServiceChoice[] | null | undefined
}
export const ServiceChoices: Shape<ServiceChoices> = message<ServiceChoices>('extendedBookings.ServiceChoices', {
  numberOfParticipants: marked(integer({ min: 1 }), { description: 'How many people.' }),
  choices: marked(list(one('extendedBookings.ServiceChoice'), { maxSize: 5 }), {
    description: 'What was chosen, option by option.',
  }),
})

export interface Sorting {
  fieldName?: string | null | undefined
  order?: SortOrder | null | undefined
  selectItemsBy?: Record<string, unknown>[] | null | undefined
  origin?: CommonAddressLocation | null | undefined
}
export const Sorting: Shape<Sorting> = message<Sorting>('extendedBookings.Sorting', {
  fieldName: marked(text({ maxLength: 512 }), { description: 'Name of the field.' }),
  order: marked(one('extendedBookings.SortOrder'), { description: 'ASC or DESC; ASC unless sent.' }),
  selectItemsBy: marked(list(freeObject(), { maxSize: 10 }), { description: 'Accepted and not used here.' }),
  origin: marked(one('extendedBookings.CommonAddressLocation'), { description: 'Accepted and not used here.' }),
})

export interface StreetAddress {
  number?: string | null | undefined
  name?: string | null | undefined
  apt?: string | null | undefined
}
export const StreetAddress: Shape<StreetAddress> = message<StreetAddress>('extendedBookings.StreetAddress', {
  number: marked(text(), { description: 'Number.' }),
  name: marked(text(), { description: 'Name.' }),
  apt: marked(text(), { description: 'Apartment.' }),
})

export interface Subdivision {
  code?: string | null | undefined
  name?: string | null | undefined
}
export const Subdivision: Shape<Subdivision> = message<Subdivision>('extendedBookings.Subdivision', {
  code: marked(text(), { description: 'Short code.' }),
  name: marked(text(), { description: 'Name.' }),
})

export interface SubscriptionInfo {
  currentCycle?: number | null | undefined
  totalCycles?: number | null | undefined
  billingFrequency?: Frequency | null | undefined
  subscriptionId?: string | null | undefined
  status?: SubscriptionStatus | null | undefined
  cyclePrice?: CyclePrice | null | undefined
  cancellationDate?: string | null | undefined
  nextBillingDate?: string | null | undefined
}
export const SubscriptionInfo: Shape<SubscriptionInfo> = message<SubscriptionInfo>(
  'extendedBookings.SubscriptionInfo',
  {
    currentCycle: marked(integer(), { present: true, description: 'Number of the running period.' }),
    totalCycles: marked(integer(), { present: true, description: 'How many periods.' }),
    billingFrequency: marked(one('extendedBookings.Frequency'), {
      present: true,
      description: 'How often a payment is taken.',
    }),
    subscriptionId: marked(text({ format: 'guid' }), { description: 'Accepted and not used here.' }),
    status: marked(one('extendedBookings.SubscriptionStatus'), { present: true, description: 'The state.' }),
    cyclePrice: marked(one('extendedBookings.CyclePrice'), { readonly: true, description: 'Price of a period.' }),
    cancellationDate: marked(timestamp(), { description: 'When it was ended.' }),
    nextBillingDate: marked(timestamp(), { description: 'When the next payment is taken.' }),
  },
)

export interface Waiver {
  id?: string | null | undefined
  waiverTemplateId?: string | null | undefined
  contactId?: string | null | undefined
  status?: Status | null | undefined
}
export const Waiver: Shape<Waiver> = message<Waiver>('extendedBookings.Waiver', {
  id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
  waiverTemplateId: marked(text({ format: 'guid' }), { description: 'Accepted and not used here.' }),
  contactId: marked(text({ format: 'guid' }), { description: 'The contact; found or made by e-mail address.' }),
  status: marked(one('extendedBookings.Status'), { present: true, description: 'The state.' }),
})

export interface ZonedDate {
  localDate?: string | null | undefined
  timeZone?: string | null | undefined
}
export const ZonedDate: Shape<ZonedDate> = message<ZonedDate>('extendedBookings.ZonedDate', {
  localDate: marked(text({ format: 'local-date-time' }), { readonly: true, description: 'The moment as wall time.' }),
  timeZone: marked(text({ maxLength: 64 }), { readonly: true, description: 'IANA zone name.' }),
})
