// Made by scripts/make-shapes.ts from facts/bookings/bookings.json. Do not edit.
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
export const Actor = enumeration<Actor>('bookings.Actor', ['UNDEFINED_ACTOR', 'BUSINESS', 'CUSTOMER'])

export type BookingFeeStatus = 'UNKNOWN_STATUS' | 'PREVIEW' | 'NOT_YET_APPLIED_TO_ORDER' | 'APPLIED_TO_ORDER'
export const BookingFeeStatus = enumeration<BookingFeeStatus>('bookings.BookingFeeStatus', [
  'UNKNOWN_STATUS',
  'PREVIEW',
  'NOT_YET_APPLIED_TO_ORDER',
  'APPLIED_TO_ORDER',
])

export type BookingStatus = 'CREATED' | 'CONFIRMED' | 'CANCELED' | 'PENDING' | 'DECLINED' | 'WAITING_LIST'
export const BookingStatus = enumeration<BookingStatus>('bookings.BookingStatus', [
  'CREATED',
  'CONFIRMED',
  'CANCELED',
  'PENDING',
  'DECLINED',
  'WAITING_LIST',
])

export type CancellationTiming = 'IMMEDIATE' | 'END_OF_BILLING_PERIOD'
export const CancellationTiming = enumeration<CancellationTiming>('bookings.CancellationTiming', [
  'IMMEDIATE',
  'END_OF_BILLING_PERIOD',
])

export type DurationUnitType = 'HOUR' | 'DAY'
export const DurationUnitType = enumeration<DurationUnitType>('bookings.DurationUnitType', ['HOUR', 'DAY'])

export type IdentificationDataIdentityType = 'UNKNOWN' | 'ANONYMOUS_VISITOR' | 'MEMBER' | 'WIX_USER' | 'APP'
export const IdentificationDataIdentityType = enumeration<IdentificationDataIdentityType>(
  'bookings.IdentificationDataIdentityType',
  ['UNKNOWN', 'ANONYMOUS_VISITOR', 'MEMBER', 'WIX_USER', 'APP'],
)

export type IdentityType = 'UNKNOWN' | 'ANONYMOUS_VISITOR' | 'MEMBER' | 'WIX_USER' | 'APP'
export const IdentityType = enumeration<IdentityType>('bookings.IdentityType', [
  'UNKNOWN',
  'ANONYMOUS_VISITOR',
  'MEMBER',
  'WIX_USER',
  'APP',
])

export type LocationType = 'UNDEFINED' | 'OWNER_BUSINESS' | 'OWNER_CUSTOM' | 'CUSTOM'
export const LocationType = enumeration<LocationType>('bookings.LocationType', [
  'UNDEFINED',
  'OWNER_BUSINESS',
  'OWNER_CUSTOM',
  'CUSTOM',
])

export type MultiServiceBookingType = 'SEQUENTIAL_BOOKINGS' | 'SEPARATE_BOOKINGS' | 'PARALLEL_BOOKINGS'
export const MultiServiceBookingType = enumeration<MultiServiceBookingType>('bookings.MultiServiceBookingType', [
  'SEQUENTIAL_BOOKINGS',
  'SEPARATE_BOOKINGS',
  'PARALLEL_BOOKINGS',
])

export type PaymentStatus = 'UNDEFINED' | 'NOT_PAID' | 'PAID' | 'PARTIALLY_PAID' | 'REFUNDED' | 'EXEMPT' | 'FAILED'
export const PaymentStatus = enumeration<PaymentStatus>('bookings.PaymentStatus', [
  'UNDEFINED',
  'NOT_PAID',
  'PAID',
  'PARTIALLY_PAID',
  'REFUNDED',
  'EXEMPT',
  'FAILED',
])

export type Platform = 'UNDEFINED_PLATFORM' | 'WEB' | 'MOBILE_APP'
export const Platform = enumeration<Platform>('bookings.Platform', ['UNDEFINED_PLATFORM', 'WEB', 'MOBILE_APP'])

export type RequestedGender = 'ANY_MALE' | 'ANY_FEMALE'
export const RequestedGender = enumeration<RequestedGender>('bookings.RequestedGender', ['ANY_MALE', 'ANY_FEMALE'])

export type ResourceTransparency = 'OPAQUE' | 'TRANSPARENT'
export const ResourceTransparency = enumeration<ResourceTransparency>('bookings.ResourceTransparency', [
  'OPAQUE',
  'TRANSPARENT',
])

export type SelectedPaymentOption = 'UNDEFINED' | 'OFFLINE' | 'ONLINE' | 'MEMBERSHIP' | 'MEMBERSHIP_OFFLINE'
export const SelectedPaymentOption = enumeration<SelectedPaymentOption>('bookings.SelectedPaymentOption', [
  'UNDEFINED',
  'OFFLINE',
  'ONLINE',
  'MEMBERSHIP',
  'MEMBERSHIP_OFFLINE',
])

export type SelectionMethod = 'SPECIFIC_RESOURCE' | 'ANY_RESOURCE' | 'NO_SELECTION'
export const SelectionMethod = enumeration<SelectionMethod>('bookings.SelectionMethod', [
  'SPECIFIC_RESOURCE',
  'ANY_RESOURCE',
  'NO_SELECTION',
])

export type Trigger = 'UNKNOWN_TRIGGER' | 'NOT_ATTENDED' | 'BOOKING_CANCELED'
export const Trigger = enumeration<Trigger>('bookings.Trigger', ['UNKNOWN_TRIGGER', 'NOT_ATTENDED', 'BOOKING_CANCELED'])

export type V1RequestedFields = 'BOOKING_FEES'
export const V1RequestedFields = enumeration<V1RequestedFields>('bookings.V1RequestedFields', ['BOOKING_FEES'])

export type ValueType = 'SHORT_TEXT' | 'LONG_TEXT' | 'CHECK_BOX'
export const ValueType = enumeration<ValueType>('bookings.ValueType', ['SHORT_TEXT', 'LONG_TEXT', 'CHECK_BOX'])

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
export const Address: Shape<Address> = message<Address>('bookings.Address', {
  streetAddress: marked(one('bookings.StreetAddress'), { description: 'Street and number apart.' }),
  addressLine: marked(text(), { description: 'Street and number on one line.' }),
  country: marked(text({ format: 'country' }), { description: 'Country code of two letters.' }),
  subdivision: marked(text(), { description: 'State, canton or province.' }),
  city: marked(text(), { description: 'City.' }),
  postalCode: marked(text(), { description: 'Postal code.' }),
  addressLine2: marked(text(), { description: 'What the street line does not hold: floor, building, door.' }),
  formattedAddress: marked(text(), { description: 'The address on one line.' }),
  hint: marked(text(), { description: 'How to find the door.' }),
  geocode: marked(one('bookings.AddressLocation'), {
    description: 'Place on the map, stored as written and never looked up.',
  }),
  countryFullname: marked(text(), { description: 'Name of the country.' }),
  subdivisions: marked(list(one('bookings.Subdivision')), {
    present: true,
    description: 'Parts of the country, from large to small.',
  }),
})

export interface AddressLocation {
  latitude?: number | null | undefined
  longitude?: number | null | undefined
}
export const AddressLocation: Shape<AddressLocation> = message<AddressLocation>('bookings.AddressLocation', {
  latitude: marked(decimalNumber(), { description: 'Degrees north.' }),
  longitude: marked(decimalNumber(), { description: 'Degrees east.' }),
})

export interface BookedAddOn {
  id?: string | null | undefined
  groupId?: string | null | undefined
  durationInMinutes?: number | null | undefined
  quantity?: number | null | undefined
  name?: string | null | undefined
  nameTranslated?: string | null | undefined
}
export const BookedAddOn: Shape<BookedAddOn> = message<BookedAddOn>('bookings.BookedAddOn', {
  id: marked(text({ format: 'guid' }), { present: true, description: 'A GUID made by Kalends.' }),
  groupId: marked(text({ format: 'guid' }), { present: true, description: 'Group of the add-on.' }),
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
export const BookedEntity: Shape<BookedEntity> = message<BookedEntity>('bookings.BookedEntity', {
  slot: marked(one('bookings.BookedSlot'), { description: 'The slot: a time with its resource and place.' }),
  schedule: marked(one('bookings.BookedSchedule'), {
    description: 'The schedule: of a course when booked, of the service otherwise.',
  }),
  title: marked(text({ maxLength: 6000 }), { readonly: true, description: 'Name of the service, or of the session.' }),
  titleTranslated: marked(text({ maxLength: 400 }), {
    readonly: true,
    description: 'The same in the customer’s language.',
  }),
  tags: marked(list(text()), { present: true, description: 'Words that sort it: INDIVIDUAL, GROUP, COURSE.' }),
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
export const BookedResource: Shape<BookedResource> = message<BookedResource>('bookings.BookedResource', {
  id: marked(text({ format: 'guid' }), { present: true, description: 'A GUID made by Kalends.' }),
  name: marked(text({ maxLength: 40 }), { description: 'Name.' }),
  nameTranslated: marked(text({ maxLength: 40 }), {
    readonly: true,
    description: 'The same in the customer’s language.',
  }),
  email: marked(text({ maxLength: 500 }), { description: 'E-mail address.' }),
  scheduleId: marked(text({ format: 'guid' }), { description: 'The schedule.' }),
  explicitlyRequested: marked(flag(), { readonly: true, description: 'Whether the customer asked for this one.' }),
  type: marked(text({ format: 'guid' }), { readonly: true, description: 'The kind.' }),
  transparency: marked(one('bookings.ResourceTransparency'), { description: 'Whether it takes the resource’s time.' }),
})

export interface BookedSchedule {
  scheduleId?: string | null | undefined
  serviceId?: string | null | undefined
  location?: Location | null | undefined
  timezone?: string | null | undefined
  firstSessionStart?: string | null | undefined
  lastSessionEnd?: string | null | undefined
}
export const BookedSchedule: Shape<BookedSchedule> = message<BookedSchedule>('bookings.BookedSchedule', {
  scheduleId: marked(text(), { present: true, description: 'The schedule.' }),
  serviceId: marked(text({ format: 'guid' }), { description: 'The service.' }),
  location: marked(one('bookings.Location'), { readonly: true, description: 'Where it takes place.' }),
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
  phoneCall?: V2PhoneCall | null | undefined
  additionalResources?: BookedResource[] | null | undefined
  resourceSelections?: ResourceSelection[] | null | undefined
  allDay?: boolean | null | undefined
  durationUnitType?: DurationUnitType | null | undefined
  durationUnitCount?: number | null | undefined
}
export const BookedSlot: Shape<BookedSlot> = message<BookedSlot>('bookings.BookedSlot', {
  sessionId: marked(text(), { deprecated: true, description: 'Older name of the session.' }),
  serviceId: marked(text(), { present: true, description: 'The service.' }),
  scheduleId: marked(text(), { present: true, description: 'The schedule.' }),
  eventId: marked(text({ minLength: 36, maxLength: 250 }), {
    description: 'The session; for an appointment once it stands in the calendar.',
  }),
  startDate: marked(text(), { description: 'Start, ISO 8601.' }),
  endDate: marked(text(), { description: 'End, ISO 8601.' }),
  timezone: marked(text(), { description: 'The zone shown to the customer at booking; never changes.' }),
  resource: marked(one('bookings.BookedResource'), { description: 'Who gives it, as they were at booking.' }),
  location: marked(one('bookings.Location'), { description: 'Where it takes place.' }),
  phoneCall: marked(one('bookings.V2PhoneCall'), { readonly: true, description: 'Accepted and not used here.' }),
  additionalResources: marked(list(one('bookings.BookedResource')), {
    description: 'Resources the place uses beside the primary one.',
  }),
  resourceSelections: marked(list(one('bookings.ResourceSelection'), { maxSize: 3 }), {
    present: true,
    description: 'How each kind of resource was chosen.',
  }),
  allDay: marked(flag(), { description: 'Whether the slot takes whole days; worked out from its times.' }),
  durationUnitType: marked(one('bookings.DurationUnitType'), {
    readonly: true,
    present: true,
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
  createdBy?: CommonIdentificationData | null | undefined
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
}
export const Booking: Shape<Booking> = message<Booking>('bookings.Booking', {
  totalParticipants: marked(integer({ min: 1 }), { description: 'How many people come.' }),
  participantsChoices: marked(one('bookings.ParticipantChoices'), {
    description: 'People by what they chose; instead of a plain number.',
  }),
  id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
  bookedEntity: marked(one('bookings.BookedEntity'), {
    description: 'What is booked: a slot, or a schedule for a course.',
  }),
  contactDetails: marked(one('bookings.ContactDetails'), { description: 'Who booked.' }),
  additionalFields: marked(list(one('bookings.CustomFormField')), {
    deprecated: true,
    present: true,
    description: 'Answers to the booking form, repeated here for older front ends.',
  }),
  numberOfParticipants: marked(integer({ min: 1 }), { description: 'How many people.' }),
  internalBusinessNote: marked(text(), { deprecated: true, description: 'Accepted and not used here.' }),
  status: marked(one('bookings.BookingStatus'), {
    present: true,
    description: 'Where it stands: CREATED, PENDING, CONFIRMED, WAITING_LIST, DECLINED or CANCELED.',
  }),
  paymentStatus: marked(one('bookings.PaymentStatus'), { present: true, description: 'How far payment got.' }),
  selectedPaymentOption: marked(one('bookings.SelectedPaymentOption'), {
    present: true,
    description: 'How the customer wants to pay.',
  }),
  createdDate: marked(timestamp(), { readonly: true, description: 'When it was made, UTC.' }),
  externalUserId: marked(text(), { description: 'Free text for integrators: their name for the customer.' }),
  bookingSource: marked(one('bookings.BookingSource'), {
    description: 'Where the booking came from; the server sets it.',
  }),
  participantNotification: marked(one('bookings.ParticipantNotification'), {
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
  createdBy: marked(one('bookings.CommonIdentificationData'), { readonly: true, description: 'Who made the booking.' }),
  startDate: marked(timestamp(), { readonly: true, description: 'Start, ISO 8601.' }),
  endDate: marked(timestamp(), { readonly: true, description: 'End, ISO 8601.' }),
  flowControlSettings: marked(one('bookings.FlowControlSettings'), {
    description: 'Rules this call may pass over, each with a right of its own.',
  }),
  updatedDate: marked(timestamp(), { readonly: true, description: 'When it was last changed, UTC.' }),
  extendedFields: marked(one('bookings.ExtendedFields'), {
    description: 'Data of integrators, namespace by namespace.',
  }),
  doubleBooked: marked(flag(), {
    readonly: true,
    description: 'It overlaps another booking by decision; absent otherwise.',
  }),
  v2Availability: marked(flag(), { description: 'Accepted and not used here.' }),
  multiServiceBookingInfo: marked(one('bookings.MultiServiceBookingInfo'), {
    readonly: true,
    description: 'The package it belongs to.',
  }),
  canceledDate: marked(timestamp(), { readonly: true, description: 'When it was cancelled, UTC.' }),
  v2AvailabilityProxy: marked(flag(), { description: 'Accepted and not used here.' }),
  language: marked(text({ format: 'language-tag' }), { description: 'Language of messages about the booking.' }),
  formSubmissionId: marked(text({ format: 'guid' }), { description: 'The answers to the booking form.' }),
  formId: marked(text({ format: 'guid' }), { readonly: true, description: 'The booking form.' }),
  bookedAddOns: marked(list(one('bookings.BookedAddOn'), { maxSize: 21 }), {
    present: true,
    description: 'Add-ons as they were booked.',
  }),
  appId: marked(text({ format: 'guid' }), { readonly: true, description: 'The app it belongs to.' }),
  createdByAppId: marked(text({ format: 'guid' }), { readonly: true, description: 'The app that made it.' }),
  depositSelected: marked(flag(), { description: 'Whether the customer pays the deposit only.' }),
  subscriptionUpfrontPaymentSelected: marked(flag(), { description: 'Accepted and not used here.' }),
  cancellationScheduled: marked(flag(), { readonly: true, description: 'Accepted and not used here.' }),
  recurringGroupId: marked(text({ format: 'guid' }), { description: 'Accepted and not used here.' }),
  bookedForSomeoneElse: marked(flag(), { description: 'Accepted and not used here.' }),
  adjustedStart: marked(one('bookings.ZonedDate'), { readonly: true, description: 'Start with its zone.' }),
  adjustedEnd: marked(one('bookings.ZonedDate'), { readonly: true, description: 'End with its zone.' }),
})

export interface BookingCanceled {
  booking?: Booking | null | undefined
  participantNotification?: ParticipantNotification | null | undefined
  flowControlSettings?: CancelBookingFlowControlSettings | null | undefined
  initiatedBy?: IdentificationData | null | undefined
  previousStatus?: BookingStatus | null | undefined
  waiveCharges?: boolean | null | undefined
  newPrice?: string | null | undefined
}
export const BookingCanceled: Shape<BookingCanceled> = message<BookingCanceled>('bookings.BookingCanceled', {
  booking: marked(one('bookings.Booking'), { description: 'The booking.' }),
  participantNotification: marked(one('bookings.ParticipantNotification'), {
    description: 'Whether the customer hears of it, and with which words.',
  }),
  flowControlSettings: marked(one('bookings.CancelBookingFlowControlSettings'), {
    description: 'Rules this call may pass over, each with a right of its own.',
  }),
  initiatedBy: marked(one('bookings.IdentificationData'), { description: 'Who did it.' }),
  previousStatus: marked(one('bookings.BookingStatus'), { description: 'Status before.' }),
  waiveCharges: marked(flag(), { description: 'Also drop what is still to be paid.' }),
  newPrice: marked(text({ format: 'decimal-value' }), { description: 'What remains charged instead.' }),
})

export interface BookingConfirmed {
  booking?: Booking | null | undefined
  participantNotification?: ParticipantNotification | null | undefined
  sendSmsReminder?: boolean | null | undefined
  doubleBooked?: boolean | null | undefined
  initiatedBy?: IdentificationData | null | undefined
  previousStatus?: BookingStatus | null | undefined
  previousPaymentStatus?: PaymentStatus | null | undefined
}
export const BookingConfirmed: Shape<BookingConfirmed> = message<BookingConfirmed>('bookings.BookingConfirmed', {
  booking: marked(one('bookings.Booking'), { description: 'The booking.' }),
  participantNotification: marked(one('bookings.ParticipantNotification'), {
    description: 'Whether the customer hears of it, and with which words.',
  }),
  sendSmsReminder: marked(flag(), { description: 'Whether a reminder goes to the customer’s telephone a day before.' }),
  doubleBooked: marked(flag(), { description: 'It overlaps another booking by decision; absent otherwise.' }),
  initiatedBy: marked(one('bookings.IdentificationData'), { description: 'Who did it.' }),
  previousStatus: marked(one('bookings.BookingStatus'), { description: 'Status before.' }),
  previousPaymentStatus: marked(one('bookings.PaymentStatus'), { description: 'Payment status before.' }),
})

export interface BookingDeclined {
  booking?: Booking | null | undefined
  participantNotification?: ParticipantNotification | null | undefined
  doubleBooked?: boolean | null | undefined
  initiatedBy?: IdentificationData | null | undefined
  previousStatus?: BookingStatus | null | undefined
  previousPaymentStatus?: PaymentStatus | null | undefined
  flowControlSettings?: DeclineBookingFlowControlSettings | null | undefined
}
export const BookingDeclined: Shape<BookingDeclined> = message<BookingDeclined>('bookings.BookingDeclined', {
  booking: marked(one('bookings.Booking'), { description: 'The booking.' }),
  participantNotification: marked(one('bookings.ParticipantNotification'), {
    description: 'Whether the customer hears of it, and with which words.',
  }),
  doubleBooked: marked(flag(), { description: 'It overlaps another booking by decision; absent otherwise.' }),
  initiatedBy: marked(one('bookings.IdentificationData'), { description: 'Who did it.' }),
  previousStatus: marked(one('bookings.BookingStatus'), { description: 'Status before.' }),
  previousPaymentStatus: marked(one('bookings.PaymentStatus'), { description: 'Payment status before.' }),
  flowControlSettings: marked(one('bookings.DeclineBookingFlowControlSettings'), {
    description: 'Rules this call may pass over, each with a right of its own.',
  }),
})

export interface BookingFee {
  id?: string | null | undefined
  bookingId?: string | null | undefined
  cancellationFee?: CancellationFee | null | undefined
  policyDetails?: PolicyDetails | null | undefined
}
export const BookingFee: Shape<BookingFee> = message<BookingFee>('bookings.BookingFee', {
  id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
  bookingId: marked(text({ format: 'guid' }), { description: 'The booking.' }),
  cancellationFee: marked(one('bookings.CancellationFee'), { description: 'What a cancellation costs.' }),
  policyDetails: marked(one('bookings.PolicyDetails'), { description: 'The policy in words.' }),
})

export interface BookingMarkedAsPending {
  booking?: Booking | null | undefined
  participantNotification?: ParticipantNotification | null | undefined
  sendSmsReminder?: boolean | null | undefined
  doubleBooked?: boolean | null | undefined
  initiatedBy?: IdentificationData | null | undefined
  previousStatus?: BookingStatus | null | undefined
  previousPaymentStatus?: PaymentStatus | null | undefined
}
export const BookingMarkedAsPending: Shape<BookingMarkedAsPending> = message<BookingMarkedAsPending>(
  'bookings.BookingMarkedAsPending',
  {
    booking: marked(one('bookings.Booking'), { description: 'The booking.' }),
    participantNotification: marked(one('bookings.ParticipantNotification'), {
      description: 'Whether the customer hears of it, and with which words.',
    }),
    sendSmsReminder: marked(flag(), {
      description: 'Whether a reminder goes to the customer’s telephone a day before.',
    }),
    doubleBooked: marked(flag(), { description: 'It overlaps another booking by decision; absent otherwise.' }),
    initiatedBy: marked(one('bookings.IdentificationData'), { description: 'Who did it.' }),
    previousStatus: marked(one('bookings.BookingStatus'), { description: 'Status before.' }),
    previousPaymentStatus: marked(one('bookings.PaymentStatus'), { description: 'Payment status before.' }),
  },
)

export interface BookingSource {
  platform?: Platform | null | undefined
  actor?: Actor | null | undefined
  appDefId?: string | null | undefined
  appName?: string | null | undefined
}
export const BookingSource: Shape<BookingSource> = message<BookingSource>('bookings.BookingSource', {
  platform: marked(one('bookings.Platform'), { description: 'What kind of front end.' }),
  actor: marked(one('bookings.Actor'), { description: 'Which side made the booking.' }),
  appDefId: marked(text({ format: 'guid' }), { description: 'The app it came from.' }),
  appName: marked(text(), { readonly: true, description: 'Name of the app it came from.' }),
})

export interface CancelBookingFlowControlSettings {
  ignoreCancellationPolicy?: boolean | null | undefined
  withRefund?: boolean | null | undefined
  waiveCancellationFee?: boolean | null | undefined
  cancelSubscription?: boolean | null | undefined
}
export const CancelBookingFlowControlSettings: Shape<CancelBookingFlowControlSettings> =
  message<CancelBookingFlowControlSettings>('bookings.CancelBookingFlowControlSettings', {
    ignoreCancellationPolicy: marked(flag(), {
      description: 'Cancel although the policy forbids it; needs IGNORE_BOOKING_POLICY.',
    }),
    withRefund: marked(flag(), { description: 'Give a plan’s credit back.' }),
    waiveCancellationFee: marked(flag(), { description: 'Take no fee.' }),
    cancelSubscription: marked(flag(), { description: 'Accepted and not used here.' }),
  })

export interface CancelBookingRequest {
  bookingId: string
  participantNotification?: ParticipantNotification | null | undefined
  flowControlSettings?: CancelBookingFlowControlSettings | null | undefined
  revision: string
  waiveCharges?: boolean | null | undefined
  cancellationTiming?: CancellationTiming | null | undefined
  newPrice?: string | null | undefined
}
export const CancelBookingRequest: Shape<CancelBookingRequest> = message<CancelBookingRequest>(
  'bookings.CancelBookingRequest',
  {
    bookingId: marked(text({ format: 'guid' }), { description: 'The booking.' }),
    participantNotification: marked(one('bookings.ParticipantNotification'), {
      description: 'Whether the customer hears of it, and with which words.',
    }),
    flowControlSettings: marked(one('bookings.CancelBookingFlowControlSettings'), {
      description: 'Rules this call may pass over, each with a right of its own.',
    }),
    revision: marked(text(), {
      description: 'Counts the writes of this entity, as a decimal integer in a string; send the one you read.',
    }),
    waiveCharges: marked(flag(), { description: 'Also drop what is still to be paid.' }),
    cancellationTiming: marked(one('bookings.CancellationTiming'), { description: 'Accepted and not used here.' }),
    newPrice: marked(text({ format: 'decimal-value' }), { description: 'What remains charged instead.' }),
  },
  { required: ['bookingId', 'revision'] },
)

export interface CancelBookingResponse {
  booking?: Booking | null | undefined
}
export const CancelBookingResponse: Shape<CancelBookingResponse> = message<CancelBookingResponse>(
  'bookings.CancelBookingResponse',
  {
    booking: marked(one('bookings.Booking'), { description: 'The booking.' }),
  },
)

export interface CancellationFee {
  price?: Money | null | undefined
  status?: BookingFeeStatus | null | undefined
  trigger?: Trigger | null | undefined
}
export const CancellationFee: Shape<CancellationFee> = message<CancellationFee>('bookings.CancellationFee', {
  price: marked(one('bookings.Money'), { description: 'The price.' }),
  status: marked(one('bookings.BookingFeeStatus'), { present: true, description: 'The state.' }),
  trigger: marked(one('bookings.Trigger'), { readonly: true, present: true, description: 'What makes the fee due.' }),
})

export interface CommonIdentificationData {
  anonymousVisitorId?: string | null | undefined
  memberId?: string | null | undefined
  wixUserId?: string | null | undefined
  appId?: string | null | undefined
  contactId?: string | null | undefined
  identityType?: IdentificationDataIdentityType | null | undefined
}
export const CommonIdentificationData: Shape<CommonIdentificationData> = message<CommonIdentificationData>(
  'bookings.CommonIdentificationData',
  {
    anonymousVisitorId: marked(text({ format: 'guid' }), { description: 'The visitor who did it.' }),
    memberId: marked(text({ format: 'guid' }), { description: 'The member who did it.' }),
    wixUserId: marked(text({ format: 'guid' }), { description: 'The person of the business who did it.' }),
    appId: marked(text({ format: 'guid' }), { description: 'The app it belongs to.' }),
    contactId: marked(text({ format: 'guid' }), { description: 'The contact; found or made by e-mail address.' }),
    identityType: marked(one('bookings.IdentificationDataIdentityType'), {
      readonly: true,
      description: 'What kind of caller.',
    }),
  },
)

export interface ConfirmBookingFlowControlSettings {
  checkAvailabilityValidation?: boolean | null | undefined
}
export const ConfirmBookingFlowControlSettings: Shape<ConfirmBookingFlowControlSettings> =
  message<ConfirmBookingFlowControlSettings>('bookings.ConfirmBookingFlowControlSettings', {
    checkAvailabilityValidation: marked(flag(), { description: 'Refuse when nothing is free.' }),
  })

export interface ConfirmBookingRequest {
  bookingId: string
  revision: string
  participantNotification?: ParticipantNotification | null | undefined
  sendSmsReminder?: boolean | null | undefined
  paymentStatus?: PaymentStatus | null | undefined
  doubleBooked?: boolean | null | undefined
  flowControlSettings?: ConfirmBookingFlowControlSettings | null | undefined
}
export const ConfirmBookingRequest: Shape<ConfirmBookingRequest> = message<ConfirmBookingRequest>(
  'bookings.ConfirmBookingRequest',
  {
    bookingId: marked(text({ format: 'guid' }), { description: 'The booking.' }),
    revision: marked(text(), {
      description: 'Counts the writes of this entity, as a decimal integer in a string; send the one you read.',
    }),
    participantNotification: marked(one('bookings.ParticipantNotification'), {
      description: 'Whether the customer hears of it, and with which words.',
    }),
    sendSmsReminder: marked(flag(), {
      description: 'Whether a reminder goes to the customer’s telephone a day before.',
    }),
    paymentStatus: marked(one('bookings.PaymentStatus'), { description: 'How far payment got.' }),
    doubleBooked: marked(flag(), { description: 'It overlaps another booking by decision; absent otherwise.' }),
    flowControlSettings: marked(one('bookings.ConfirmBookingFlowControlSettings'), {
      description: 'Rules this call may pass over, each with a right of its own.',
    }),
  },
  { required: ['bookingId', 'revision'] },
)

export interface ConfirmBookingResponse {
  booking?: Booking | null | undefined
}
export const ConfirmBookingResponse: Shape<ConfirmBookingResponse> = message<ConfirmBookingResponse>(
  'bookings.ConfirmBookingResponse',
  {
    booking: marked(one('bookings.Booking'), { description: 'The booking.' }),
  },
)

export interface ConfirmOrDeclineBookingRequest {
  bookingId: string
  paymentStatus?: PaymentStatus | null | undefined
  declineDoubleBooking?: boolean | null | undefined
}
export const ConfirmOrDeclineBookingRequest: Shape<ConfirmOrDeclineBookingRequest> =
  message<ConfirmOrDeclineBookingRequest>(
    'bookings.ConfirmOrDeclineBookingRequest',
    {
      bookingId: marked(text({ format: 'guid' }), { description: 'The booking.' }),
      paymentStatus: marked(one('bookings.PaymentStatus'), { description: 'How far payment got.' }),
      declineDoubleBooking: marked(flag(), { description: 'Accepted and not used here.' }),
    },
    { required: ['bookingId'] },
  )

export interface ConfirmOrDeclineBookingResponse {
  booking?: Booking | null | undefined
}
export const ConfirmOrDeclineBookingResponse: Shape<ConfirmOrDeclineBookingResponse> =
  message<ConfirmOrDeclineBookingResponse>('bookings.ConfirmOrDeclineBookingResponse', {
    booking: marked(one('bookings.Booking'), { description: 'The booking.' }),
  })

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
export const ContactDetails: Shape<ContactDetails> = message<ContactDetails>('bookings.ContactDetails', {
  contactId: marked(text({ format: 'guid' }), { description: 'The contact; found or made by e-mail address.' }),
  firstName: marked(text(), { description: 'Given name.' }),
  lastName: marked(text(), { description: 'Family name.' }),
  email: marked(text({ format: 'email' }), { description: 'E-mail address.' }),
  phone: marked(text(), { description: 'Telephone number.' }),
  fullAddress: marked(one('bookings.Address'), { description: 'Address of the customer.' }),
  timeZone: marked(text(), { deprecated: true, description: 'IANA zone name.' }),
  countryCode: marked(text({ format: 'country' }), { description: 'Country code of two letters.' }),
})

export interface CreateBookingFlowControlSettings {
  ignoreBookingWindow?: boolean | null | undefined
  skipAvailabilityValidation?: boolean | null | undefined
  skipBusinessConfirmation?: boolean | null | undefined
  skipSelectedPaymentOptionValidation?: boolean | null | undefined
  skipFormValidation?: boolean | null | undefined
  skipAddOnValidation?: boolean | null | undefined
  skipOrderConfirmation?: boolean | null | undefined
  skipIntakeFormValidation?: boolean | null | undefined
  ignoreCreatePolicy?: boolean | null | undefined
  stampCheckoutHold?: boolean | null | undefined
}
export const CreateBookingFlowControlSettings: Shape<CreateBookingFlowControlSettings> =
  message<CreateBookingFlowControlSettings>('bookings.CreateBookingFlowControlSettings', {
    ignoreBookingWindow: marked(flag(), { deprecated: true, description: 'Accepted and not used here.' }),
    skipAvailabilityValidation: marked(flag(), { description: 'Book over a taken time; needs OVERRIDE_AVAILABILITY.' }),
    skipBusinessConfirmation: marked(flag(), { description: 'Pass over approval later; needs OVERRIDE_AVAILABILITY.' }),
    skipSelectedPaymentOptionValidation: marked(flag(), {
      description: 'Take any way of paying; needs MANAGE_PAYMENTS.',
    }),
    skipFormValidation: marked(flag(), { description: 'Accepted and not used here.' }),
    skipAddOnValidation: marked(flag(), {
      description: 'Take add-ons the service does not offer; needs MANAGE_ADDONS.',
    }),
    skipOrderConfirmation: marked(flag(), { description: 'Accepted and not used here.' }),
    skipIntakeFormValidation: marked(flag(), { description: 'Accepted and not used here.' }),
    ignoreCreatePolicy: marked(flag(), { description: 'Accepted and not used here.' }),
    stampCheckoutHold: marked(flag(), { description: 'Accepted and not used here.' }),
  })

export interface CreateBookingRequest {
  booking: Booking
  participantNotification?: ParticipantNotification | null | undefined
  sendSmsReminder?: boolean | null | undefined
  flowControlSettings?: CreateBookingFlowControlSettings | null | undefined
  formSubmission?: Record<string, unknown> | null | undefined
}
export const CreateBookingRequest: Shape<CreateBookingRequest> = message<CreateBookingRequest>(
  'bookings.CreateBookingRequest',
  {
    booking: marked(one('bookings.Booking'), { description: 'The booking.' }),
    participantNotification: marked(one('bookings.ParticipantNotification'), {
      description: 'Whether the customer hears of it, and with which words.',
    }),
    sendSmsReminder: marked(flag(), {
      description: 'Whether a reminder goes to the customer’s telephone a day before.',
    }),
    flowControlSettings: marked(one('bookings.CreateBookingFlowControlSettings'), {
      description: 'Rules this call may pass over, each with a right of its own.',
    }),
    formSubmission: marked(freeObject(), { description: 'Answers to the booking form, by target.' }),
  },
  { required: ['booking'] },
)

export interface CreateBookingResponse {
  booking?: Booking | null | undefined
}
export const CreateBookingResponse: Shape<CreateBookingResponse> = message<CreateBookingResponse>(
  'bookings.CreateBookingResponse',
  {
    booking: marked(one('bookings.Booking'), { description: 'The booking.' }),
  },
)

export interface CustomFormField {
  id?: string | null | undefined
  value?: string | null | undefined
  label?: string | null | undefined
  valueType?: ValueType | null | undefined
}
export const CustomFormField: Shape<CustomFormField> = message<CustomFormField>('bookings.CustomFormField', {
  id: marked(text({ format: 'guid' }), { present: true, description: 'A GUID made by Kalends.' }),
  value: marked(text(), { description: 'The value.' }),
  label: marked(text(), { readonly: true, description: 'The question as it was asked.' }),
  valueType: marked(one('bookings.ValueType'), { present: true, description: 'The kind of answer.' }),
})

export interface DateTimeRule {
  name?: string | null | undefined
}
export const DateTimeRule: Shape<DateTimeRule> = message<DateTimeRule>('bookings.DateTimeRule', {
  name: marked(text({ maxLength: 255 }), { description: 'Name.' }),
})

export interface DeclineBookingFlowControlSettings {
  withRefund?: boolean | null | undefined
}
export const DeclineBookingFlowControlSettings: Shape<DeclineBookingFlowControlSettings> =
  message<DeclineBookingFlowControlSettings>('bookings.DeclineBookingFlowControlSettings', {
    withRefund: marked(flag(), { description: 'Give a plan’s credit back.' }),
  })

export interface DeclineBookingRequest {
  bookingId: string
  revision: string
  participantNotification?: ParticipantNotification | null | undefined
  paymentStatus?: PaymentStatus | null | undefined
  doubleBooked?: boolean | null | undefined
  flowControlSettings?: DeclineBookingFlowControlSettings | null | undefined
}
export const DeclineBookingRequest: Shape<DeclineBookingRequest> = message<DeclineBookingRequest>(
  'bookings.DeclineBookingRequest',
  {
    bookingId: marked(text({ format: 'guid' }), { description: 'The booking.' }),
    revision: marked(text(), {
      description: 'Counts the writes of this entity, as a decimal integer in a string; send the one you read.',
    }),
    participantNotification: marked(one('bookings.ParticipantNotification'), {
      description: 'Whether the customer hears of it, and with which words.',
    }),
    paymentStatus: marked(one('bookings.PaymentStatus'), { description: 'How far payment got.' }),
    doubleBooked: marked(flag(), { description: 'It overlaps another booking by decision; absent otherwise.' }),
    flowControlSettings: marked(one('bookings.DeclineBookingFlowControlSettings'), {
      description: 'Rules this call may pass over, each with a right of its own.',
    }),
  },
  { required: ['bookingId', 'revision'] },
)

export interface DeclineBookingResponse {
  booking?: Booking | null | undefined
}
export const DeclineBookingResponse: Shape<DeclineBookingResponse> = message<DeclineBookingResponse>(
  'bookings.DeclineBookingResponse',
  {
    booking: marked(one('bookings.Booking'), { description: 'The booking.' }),
  },
)

export interface Duration {
  minutes?: number | null | undefined
  name?: string | null | undefined
}
export const Duration: Shape<Duration> = message<Duration>('bookings.Duration', {
  minutes: marked(integer({ min: 1, max: 44639 }), { description: 'Minutes.' }),
  name: marked(text({ maxLength: 255 }), { description: 'Name.' }),
})

export interface ExtendedFields {
  namespaces?: Record<string, Record<string, unknown>> | null | undefined
}
export const ExtendedFields: Shape<ExtendedFields> = message<ExtendedFields>('bookings.ExtendedFields', {
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
  'bookings.FlowControlSettings',
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

export interface GetAnonymousActionTokenRequest {
  bookingId: string
}
export const GetAnonymousActionTokenRequest: Shape<GetAnonymousActionTokenRequest> =
  message<GetAnonymousActionTokenRequest>(
    'bookings.GetAnonymousActionTokenRequest',
    {
      bookingId: marked(text({ format: 'guid' }), { description: 'The booking.' }),
    },
    { required: ['bookingId'] },
  )

export interface GetAnonymousActionTokenResponse {
  token?: string | null | undefined
}
export const GetAnonymousActionTokenResponse: Shape<GetAnonymousActionTokenResponse> =
  message<GetAnonymousActionTokenResponse>('bookings.GetAnonymousActionTokenResponse', {
    token: marked(text({ minLength: 32, maxLength: 2048 }), { description: 'The signed token.' }),
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
  'bookings.IdentificationData',
  {
    anonymousVisitorId: marked(text({ format: 'guid' }), { description: 'The visitor who did it.' }),
    memberId: marked(text({ format: 'guid' }), { description: 'The member who did it.' }),
    wixUserId: marked(text({ format: 'guid' }), { description: 'The person of the business who did it.' }),
    appId: marked(text({ format: 'guid' }), { description: 'The app it belongs to.' }),
    contactId: marked(text({ format: 'guid' }), {
      readonly: true,
      description: 'The contact; found or made by e-mail address.',
    }),
    identityType: marked(one('bookings.IdentityType'), { readonly: true, description: 'What kind of caller.' }),
  },
)

export interface Location {
  id?: string | null | undefined
  name?: string | null | undefined
  formattedAddress?: string | null | undefined
  formattedAddressTranslated?: string | null | undefined
  locationType?: LocationType | null | undefined
}
export const Location: Shape<Location> = message<Location>('bookings.Location', {
  id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
  name: marked(text(), { description: 'Name.' }),
  formattedAddress: marked(text(), { description: 'The address on one line.' }),
  formattedAddressTranslated: marked(text({ maxLength: 512 }), { description: 'The same in the customer’s language.' }),
  locationType: marked(one('bookings.LocationType'), { present: true, description: 'Whose place it is.' }),
})

export interface Money {
  value?: string | null | undefined
  currency?: string | null | undefined
  formattedValue?: string | null | undefined
}
export const Money: Shape<Money> = message<Money>('bookings.Money', {
  value: marked(text({ format: 'decimal-value' }), { present: true, description: 'The value.' }),
  currency: marked(text({ format: 'currency' }), { present: true, description: 'ISO 4217 code.' }),
  formattedValue: marked(text({ maxLength: 50 }), { readonly: true, description: 'The amount as it is shown.' }),
})

export interface MultiServiceBookingInfo {
  id?: string | null | undefined
  type?: MultiServiceBookingType | null | undefined
}
export const MultiServiceBookingInfo: Shape<MultiServiceBookingInfo> = message<MultiServiceBookingInfo>(
  'bookings.MultiServiceBookingInfo',
  {
    id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
    type: marked(one('bookings.MultiServiceBookingType'), { present: true, description: 'The kind.' }),
  },
)

export interface ParticipantChoices {
  serviceChoices?: ServiceChoices[] | null | undefined
}
export const ParticipantChoices: Shape<ParticipantChoices> = message<ParticipantChoices>(
  'bookings.ParticipantChoices',
  {
    serviceChoices: marked(list(one('bookings.ServiceChoices'), { minSize: 1, maxSize: 20 }), {
      present: true,
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
  'bookings.ParticipantNotification',
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
export const ParticipantsRange: Shape<ParticipantsRange> = message<ParticipantsRange>('bookings.ParticipantsRange', {
  name: marked(text({ maxLength: 255 }), { description: 'Name.' }),
})

export interface PolicyDetails {
  id?: string | null | undefined
  description?: string | null | undefined
  descriptionTranslated?: string | null | undefined
}
export const PolicyDetails: Shape<PolicyDetails> = message<PolicyDetails>('bookings.PolicyDetails', {
  id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
  description: marked(text({ maxLength: 2500 }), { description: 'A longer text.' }),
  descriptionTranslated: marked(text({ maxLength: 2500 }), { description: 'The same in the customer’s language.' }),
})

export interface RequestedGenderValue {
  gender?: RequestedGender | null | undefined
}
export const RequestedGenderValue: Shape<RequestedGenderValue> = message<RequestedGenderValue>(
  'bookings.RequestedGenderValue',
  {
    gender: marked(one('bookings.RequestedGender'), { present: true, description: 'The wish.' }),
  },
)

export interface ResourceSelection {
  resourceTypeId?: string | null | undefined
  selectionMethod?: SelectionMethod | null | undefined
  requestedGender?: RequestedGenderValue | null | undefined
}
export const ResourceSelection: Shape<ResourceSelection> = message<ResourceSelection>('bookings.ResourceSelection', {
  resourceTypeId: marked(text({ format: 'guid' }), { description: 'The kind of resource.' }),
  selectionMethod: marked(one('bookings.SelectionMethod'), { present: true, description: 'How it was chosen.' }),
  requestedGender: marked(one('bookings.RequestedGenderValue'), { description: 'Wish about the person’s gender.' }),
})

export interface ServiceChoice {
  custom?: string | null | undefined
  duration?: Duration | null | undefined
  dateTime?: DateTimeRule | null | undefined
  participantRange?: ParticipantsRange | null | undefined
  optionId?: string | null | undefined
  choiceId?: string | null | undefined
}
export const ServiceChoice: Shape<ServiceChoice> = message<ServiceChoice>('bookings.ServiceChoice', {
  custom: marked(text(), { description: 'What was chosen, or set, by free text.' }),
  duration: marked(one('bookings.Duration'), { description: 'Length.' }),
  dateTime: marked(one('bookings.DateTimeRule'), { description: 'The moment.' }),
  participantRange: marked(one('bookings.ParticipantsRange'), { description: 'How many people it is for.' }),
  optionId: marked(text({ format: 'guid' }), { description: 'The option.' }),
  choiceId: marked(text({ format: 'guid' }), { description: 'The chosen one of the option’s choices.' }),
})

export interface ServiceChoices {
  numberOfParticipants?: number | null | undefined
  choices?: ServiceChoice[] | null | undefined
}
export const ServiceChoices: Shape<ServiceChoices> = message<ServiceChoices>('bookings.ServiceChoices', {
  numberOfParticipants: marked(integer({ min: 1 }), { description: 'How many people.' }),
  choices: marked(list(one('bookings.ServiceChoice'), { maxSize: 5 }), {
    description: 'What was chosen, option by option.',
  }),
})

export interface StreetAddress {
  number?: string | null | undefined
  name?: string | null | undefined
  apt?: string | null | undefined
}
export const StreetAddress: Shape<StreetAddress> = message<StreetAddress>('bookings.StreetAddress', {
  number: marked(text(), { present: true, description: 'Number.' }),
  name: marked(text(), { present: true, description: 'Name.' }),
  apt: marked(text(), { present: true, description: 'Apartment.' }),
})

export interface Subdivision {
  code?: string | null | undefined
  name?: string | null | undefined
}
export const Subdivision: Shape<Subdivision> = message<Subdivision>('bookings.Subdivision', {
  code: marked(text(), { present: true, description: 'Short code.' }),
  name: marked(text(), { present: true, description: 'Name.' }),
})

export interface V1AllowedAnonymousActions {
  cancel?: boolean | null | undefined
  reschedule?: boolean | null | undefined
}
export const V1AllowedAnonymousActions: Shape<V1AllowedAnonymousActions> = message<V1AllowedAnonymousActions>(
  'bookings.V1AllowedAnonymousActions',
  {
    cancel: marked(flag(), { present: true, description: 'Whether it may be cancelled now.' }),
    reschedule: marked(flag(), { present: true, description: 'Whether it may be moved now.' }),
  },
)

export interface V1CancelBookingAnonymouslyRequest {
  token: string
  revision: string
}
export const V1CancelBookingAnonymouslyRequest: Shape<V1CancelBookingAnonymouslyRequest> =
  message<V1CancelBookingAnonymouslyRequest>(
    'bookings.V1CancelBookingAnonymouslyRequest',
    {
      token: marked(text({ maxLength: 2048 }), { description: 'The signed token.' }),
      revision: marked(text(), {
        description: 'Counts the writes of this entity, as a decimal integer in a string; send the one you read.',
      }),
    },
    { required: ['token', 'revision'] },
  )

export interface V1CancelBookingAnonymouslyResponse {
  booking?: Booking | null | undefined
}
export const V1CancelBookingAnonymouslyResponse: Shape<V1CancelBookingAnonymouslyResponse> =
  message<V1CancelBookingAnonymouslyResponse>('bookings.V1CancelBookingAnonymouslyResponse', {
    booking: marked(one('bookings.Booking'), { description: 'The booking.' }),
  })

export interface V1GetBookingAnonymouslyRequest {
  token: string
  fields?: V1RequestedFields[] | null | undefined
  timeZone?: string | null | undefined
}
export const V1GetBookingAnonymouslyRequest: Shape<V1GetBookingAnonymouslyRequest> =
  message<V1GetBookingAnonymouslyRequest>(
    'bookings.V1GetBookingAnonymouslyRequest',
    {
      token: marked(text({ maxLength: 2048 }), { description: 'The signed token.' }),
      fields: marked(list(one('bookings.V1RequestedFields'), { maxSize: 1 }), {
        description: 'Accepted and not used here.',
      }),
      timeZone: marked(text({ maxLength: 64 }), { description: 'IANA zone name.' }),
    },
    { required: ['token'] },
  )

export interface V1GetBookingAnonymouslyResponse {
  booking?: Booking | null | undefined
  allowedAnonymousActions?: V1AllowedAnonymousActions | null | undefined
  bookingFee?: BookingFee | null | undefined
}
export const V1GetBookingAnonymouslyResponse: Shape<V1GetBookingAnonymouslyResponse> =
  message<V1GetBookingAnonymouslyResponse>('bookings.V1GetBookingAnonymouslyResponse', {
    booking: marked(one('bookings.Booking'), { description: 'The booking.' }),
    allowedAnonymousActions: marked(one('bookings.V1AllowedAnonymousActions'), {
      description: 'What the holder of the link may do now.',
    }),
    bookingFee: marked(one('bookings.BookingFee'), { description: 'Cancellation fee of the booking.' }),
  })

export interface V2PhoneCall {
  enabled?: boolean | null | undefined
}
export const V2PhoneCall: Shape<V2PhoneCall> = message<V2PhoneCall>('bookings.V2PhoneCall', {
  enabled: marked(flag(), { description: 'Whether it is switched on.' }),
})

export interface ZonedDate {
  localDate?: string | null | undefined
  timeZone?: string | null | undefined
}
export const ZonedDate: Shape<ZonedDate> = message<ZonedDate>('bookings.ZonedDate', {
  localDate: marked(text({ format: 'local-date-time' }), { readonly: true, description: 'The moment as wall time.' }),
  timeZone: marked(text({ maxLength: 64 }), { readonly: true, description: 'IANA zone name.' }),
})
