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

export type AddOnPaymentOptions = 'ONLINE' | 'IN_PERSON'
export const AddOnPaymentOptions = enumeration<AddOnPaymentOptions>('bookings.AddOnPaymentOptions', [
  'ONLINE',
  'IN_PERSON',
])

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

export type CompletionRequirement = 'OPTIONAL' | 'REQUIRED_BEFORE_BOOKING'
export const CompletionRequirement = enumeration<CompletionRequirement>('bookings.CompletionRequirement', [
  'OPTIONAL',
  'REQUIRED_BEFORE_BOOKING',
])

export type DurationUnitType = 'HOUR' | 'DAY'
export const DurationUnitType = enumeration<DurationUnitType>('bookings.DurationUnitType', ['HOUR', 'DAY'])

export type FirstChargeDateType = 'CHECKOUT' | 'SCHEDULED'
export const FirstChargeDateType = enumeration<FirstChargeDateType>('bookings.FirstChargeDateType', [
  'CHECKOUT',
  'SCHEDULED',
])

export type FrequencyType = 'MONTHLY'
export const FrequencyType = enumeration<FrequencyType>('bookings.FrequencyType', ['MONTHLY'])

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

export type LocationLocationType = 'UNDEFINED' | 'OWNER_BUSINESS' | 'OWNER_CUSTOM' | 'CUSTOM'
export const LocationLocationType = enumeration<LocationLocationType>('bookings.LocationLocationType', [
  'UNDEFINED',
  'OWNER_BUSINESS',
  'OWNER_CUSTOM',
  'CUSTOM',
])

export type LocationType = 'UNDEFINED' | 'OWNER_BUSINESS' | 'OWNER_CUSTOM' | 'CUSTOM'
export const LocationType = enumeration<LocationType>('bookings.LocationType', [
  'UNDEFINED',
  'OWNER_BUSINESS',
  'OWNER_CUSTOM',
  'CUSTOM',
])

export type LocationTypeEnumLocationType = 'CUSTOM' | 'BUSINESS' | 'CUSTOMER'
export const LocationTypeEnumLocationType = enumeration<LocationTypeEnumLocationType>(
  'bookings.LocationTypeEnumLocationType',
  ['CUSTOM', 'BUSINESS', 'CUSTOMER'],
)

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

export type RankingOrder = 'LOWEST_TO_HIGHEST' | 'HIGHEST_TO_LOWEST'
export const RankingOrder = enumeration<RankingOrder>('bookings.RankingOrder', [
  'LOWEST_TO_HIGHEST',
  'HIGHEST_TO_LOWEST',
])

export type RateType = 'FIXED' | 'CUSTOM' | 'VARIED' | 'NO_FEE' | 'SUBSCRIPTION'
export const RateType = enumeration<RateType>('bookings.RateType', [
  'FIXED',
  'CUSTOM',
  'VARIED',
  'NO_FEE',
  'SUBSCRIPTION',
])

export type RequestedFields =
  | 'STAFF_MEMBER_DETAILS'
  | 'RESOURCE_TYPE_DETAILS'
  | 'DISCOUNT_INFO_DETAILS'
  | 'STAFF_WORKING_HOURS_LOCATIONS'
  | 'RESOURCE_DETAILS'
export const RequestedFields = enumeration<RequestedFields>('bookings.RequestedFields', [
  'STAFF_MEMBER_DETAILS',
  'RESOURCE_TYPE_DETAILS',
  'DISCOUNT_INFO_DETAILS',
  'STAFF_WORKING_HOURS_LOCATIONS',
  'RESOURCE_DETAILS',
])

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

export type ServiceType = 'APPOINTMENT' | 'CLASS' | 'COURSE'
export const ServiceType = enumeration<ServiceType>('bookings.ServiceType', ['APPOINTMENT', 'CLASS', 'COURSE'])

export type SortingMethodType = 'RANDOM' | 'RANKING' | 'CUSTOM'
export const SortingMethodType = enumeration<SortingMethodType>('bookings.SortingMethodType', [
  'RANDOM',
  'RANKING',
  'CUSTOM',
])

export type TaxableAddressType = 'BUSINESS' | 'BILLING'
export const TaxableAddressType = enumeration<TaxableAddressType>('bookings.TaxableAddressType', [
  'BUSINESS',
  'BILLING',
])

export type Timing = 'AFTER_BOOKING' | 'BEFORE_BOOKING'
export const Timing = enumeration<Timing>('bookings.Timing', ['AFTER_BOOKING', 'BEFORE_BOOKING'])

export type Trigger = 'UNKNOWN_TRIGGER' | 'NOT_ATTENDED' | 'BOOKING_CANCELED'
export const Trigger = enumeration<Trigger>('bookings.Trigger', ['UNKNOWN_TRIGGER', 'NOT_ATTENDED', 'BOOKING_CANCELED'])

export type UnitType = 'HOUR' | 'DAY'
export const UnitType = enumeration<UnitType>('bookings.UnitType', ['HOUR', 'DAY'])

export type V1RequestedFields = 'BOOKING_FEES'
export const V1RequestedFields = enumeration<V1RequestedFields>('bookings.V1RequestedFields', ['BOOKING_FEES'])

export type ValueType = 'SHORT_TEXT' | 'LONG_TEXT' | 'CHECK_BOX'
export const ValueType = enumeration<ValueType>('bookings.ValueType', ['SHORT_TEXT', 'LONG_TEXT', 'CHECK_BOX'])

export type WorkingHoursMode = 'INTERSECT_RESOURCE_HOURS' | 'OVERRIDE_RESOURCE_HOURS'
export const WorkingHoursMode = enumeration<WorkingHoursMode>('bookings.WorkingHoursMode', [
  'INTERSECT_RESOURCE_HOURS',
  'OVERRIDE_RESOURCE_HOURS',
])

export interface AddOnDetails {
  addOnId?: string | null | undefined
  durationInMinutes?: number | null | undefined
}
export const AddOnDetails: Shape<AddOnDetails> = message<AddOnDetails>('bookings.AddOnDetails', {
  addOnId: marked(text({ format: 'guid' }), { description: 'The add-on.' }),
  durationInMinutes: marked(integer(), { description: 'Length in minutes.' }),
})

export interface AddOnGroup {
  id?: string | null | undefined
  name?: string | null | undefined
  maxNumberOfAddOns?: number | null | undefined
  addOnIds?: string[] | null | undefined
  prompt?: string | null | undefined
}
export const AddOnGroup: Shape<AddOnGroup> = message<AddOnGroup>('bookings.AddOnGroup', {
  id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
  name: marked(text({ maxLength: 100 }), { description: 'Name.' }),
  maxNumberOfAddOns: marked(integer(), { description: 'At most so many of the group in one booking.' }),
  addOnIds: marked(list(text({ format: 'guid' }), { maxSize: 7 }), {
    description: 'Add-ons, in the order they are shown.',
  }),
  prompt: marked(text({ maxLength: 200 }), { description: 'The question above the group.' }),
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

export interface ApplicationError {
  code?: string | null | undefined
  description?: string | null | undefined
  data?: Record<string, unknown> | null | undefined
}
export const ApplicationError: Shape<ApplicationError> = message<ApplicationError>('bookings.ApplicationError', {
  code: marked(text(), { present: true, description: 'Short code.' }),
  description: marked(text(), { present: true, description: 'A longer text.' }),
  data: marked(freeObject(), { description: 'What exactly, as the code says.' }),
})

export interface AvailabilityConstraints {
  durations?: V2Duration[] | null | undefined
  sessionDurations?: number[] | null | undefined
  timeBetweenSessions?: number | null | undefined
  durationRange?: DurationRange | null | undefined
  workingHours?: WorkingHours | null | undefined
  bufferBefore?: number | null | undefined
}
export const AvailabilityConstraints: Shape<AvailabilityConstraints> = message<AvailabilityConstraints>(
  'bookings.AvailabilityConstraints',
  {
    durations: marked(list(one('bookings.V2Duration'), { maxSize: 50 }), {
      readonly: true,
      present: true,
      description: 'Every length a session can have; worked out by the server.',
    }),
    sessionDurations: marked(list(integer({ min: 1, max: 44639 }), { maxSize: 50 }), {
      present: true,
      description: 'Length of an appointment in minutes, one value.',
    }),
    timeBetweenSessions: marked(integer({ max: 720 }), {
      present: true,
      description: 'Minutes kept free after an appointment.',
    }),
    durationRange: marked(one('bookings.DurationRange'), { description: 'Shortest and longest rental.' }),
    workingHours: marked(one('bookings.WorkingHours'), { description: 'Accepted and not used here.' }),
    bufferBefore: marked(integer({ max: 720 }), {
      present: true,
      description: 'Minutes kept free before an appointment; a field of our own.',
    }),
  },
)

export interface BookAfterStartPolicy {
  enabled?: boolean | null | undefined
}
export const BookAfterStartPolicy: Shape<BookAfterStartPolicy> = message<BookAfterStartPolicy>(
  'bookings.BookAfterStartPolicy',
  {
    enabled: marked(flag(), { present: true, description: 'Whether it is switched on.' }),
  },
)

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
  intakeSubmissionId?: string | null | undefined
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
  intakeSubmissionId: marked(text({ format: 'guid' }), {
    readonly: true,
    description: 'The answers to the intake form.',
  }),
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

export interface BookingPolicy {
  id?: string | null | undefined
  revision?: string | null | undefined
  createdDate?: string | null | undefined
  updatedDate?: string | null | undefined
  appId?: string | null | undefined
  name?: string | null | undefined
  customPolicyDescription?: PolicyDescription | null | undefined
  default?: boolean | null | undefined
  limitEarlyBookingPolicy?: LimitEarlyBookingPolicy | null | undefined
  limitLateBookingPolicy?: LimitLateBookingPolicy | null | undefined
  bookAfterStartPolicy?: BookAfterStartPolicy | null | undefined
  cancellationPolicy?: CancellationPolicy | null | undefined
  reschedulePolicy?: ReschedulePolicy | null | undefined
  waitlistPolicy?: WaitlistPolicy | null | undefined
  participantsPolicy?: ParticipantsPolicy | null | undefined
  resourcesPolicy?: ResourcesPolicy | null | undefined
  cancellationFeePolicy?: CancellationFeePolicy | null | undefined
  saveCreditCardPolicy?: SaveCreditCardPolicy | null | undefined
  staffSortingPolicy?: StaffSortingPolicy | null | undefined
  intakeFormPolicy?: IntakeFormPolicy | null | undefined
  bookForSomeoneElseAllowed?: boolean | null | undefined
  limitRebookingPolicy?: LimitRebookingPolicy | null | undefined
}
export const BookingPolicy: Shape<BookingPolicy> = message<BookingPolicy>('bookings.BookingPolicy', {
  id: marked(text({ format: 'guid' }), { present: true, description: 'A GUID made by Kalends.' }),
  revision: marked(text(), {
    readonly: true,
    description: 'Counts the writes of this entity, as a decimal integer in a string; send the one you read.',
  }),
  createdDate: marked(timestamp(), { readonly: true, description: 'When it was made, UTC.' }),
  updatedDate: marked(timestamp(), { readonly: true, description: 'When it was last changed, UTC.' }),
  appId: marked(text({ format: 'guid' }), { readonly: true, description: 'The app it belongs to.' }),
  name: marked(text({ maxLength: 400 }), { readonly: true, description: 'Name.' }),
  customPolicyDescription: marked(one('bookings.PolicyDescription'), {
    readonly: true,
    description: 'The policy in the business’s own words.',
  }),
  default: marked(flag(), { readonly: true, description: 'Whether it is the one used unless another is named.' }),
  limitEarlyBookingPolicy: marked(one('bookings.LimitEarlyBookingPolicy'), {
    readonly: true,
    description: 'How early one may book.',
  }),
  limitLateBookingPolicy: marked(one('bookings.LimitLateBookingPolicy'), {
    readonly: true,
    description: 'How late one may book.',
  }),
  bookAfterStartPolicy: marked(one('bookings.BookAfterStartPolicy'), {
    readonly: true,
    description: 'Whether one may book once it has begun.',
  }),
  cancellationPolicy: marked(one('bookings.CancellationPolicy'), {
    readonly: true,
    description: 'Whether and until when a customer may cancel.',
  }),
  reschedulePolicy: marked(one('bookings.ReschedulePolicy'), {
    readonly: true,
    description: 'Whether and until when a customer may move it.',
  }),
  waitlistPolicy: marked(one('bookings.WaitlistPolicy'), {
    readonly: true,
    description: 'Whether one may wait for a place.',
  }),
  participantsPolicy: marked(one('bookings.ParticipantsPolicy'), {
    readonly: true,
    description: 'How many people one booking may bring.',
  }),
  resourcesPolicy: marked(one('bookings.ResourcesPolicy'), {
    readonly: true,
    description: 'Whether the customer must name a resource.',
  }),
  cancellationFeePolicy: marked(one('bookings.CancellationFeePolicy'), {
    readonly: true,
    description: 'What a late cancellation costs.',
  }),
  saveCreditCardPolicy: marked(one('bookings.SaveCreditCardPolicy'), {
    readonly: true,
    description: 'Whether a card is stored at checkout.',
  }),
  staffSortingPolicy: marked(one('bookings.StaffSortingPolicy'), {
    readonly: true,
    description: 'In which order people are tried when the customer has no wish.',
  }),
  intakeFormPolicy: marked(one('bookings.IntakeFormPolicy'), { description: 'A form asked before or after booking.' }),
  bookForSomeoneElseAllowed: marked(flag(), { description: 'Accepted and not used here.' }),
  limitRebookingPolicy: marked(one('bookings.LimitRebookingPolicy'), {
    description: 'How often one customer may book the same service.',
  }),
})

export interface BookingRescheduled {
  previousTotalParticipants?: number | null | undefined
  previousParticipantsChoices?: ParticipantChoices | null | undefined
  booking?: Booking | null | undefined
  participantNotification?: ParticipantNotification | null | undefined
  flowControlSettings?: RescheduleBookingFlowControlSettings | null | undefined
  initiatedBy?: IdentificationData | null | undefined
  previousStatus?: BookingStatus | null | undefined
  previousBookedEntity?: BookedEntity | null | undefined
  previousStartDate?: string | null | undefined
  previousEndDate?: string | null | undefined
  newPrice?: string | null | undefined
  previousBookedAddOns?: BookedAddOn[] | null | undefined
  partOfMultiServiceBookingReschedule?: boolean | null | undefined
}
export const BookingRescheduled: Shape<BookingRescheduled> = message<BookingRescheduled>(
  'bookings.BookingRescheduled',
  {
    previousTotalParticipants: marked(integer(), { description: 'How many there were before.' }),
    previousParticipantsChoices: marked(one('bookings.ParticipantChoices'), {
      description: 'What they had chosen before.',
    }),
    booking: marked(one('bookings.Booking'), { description: 'The booking.' }),
    participantNotification: marked(one('bookings.ParticipantNotification'), {
      description: 'Whether the customer hears of it, and with which words.',
    }),
    flowControlSettings: marked(one('bookings.RescheduleBookingFlowControlSettings'), {
      description: 'Rules this call may pass over, each with a right of its own.',
    }),
    initiatedBy: marked(one('bookings.IdentificationData'), { description: 'Who did it.' }),
    previousStatus: marked(one('bookings.BookingStatus'), { description: 'Status before.' }),
    previousBookedEntity: marked(one('bookings.BookedEntity'), { description: 'What was booked before the move.' }),
    previousStartDate: marked(timestamp(), { description: 'Start before the move.' }),
    previousEndDate: marked(timestamp(), { description: 'End before the move.' }),
    newPrice: marked(text({ format: 'decimal-value' }), { description: 'What remains charged instead.' }),
    previousBookedAddOns: marked(list(one('bookings.BookedAddOn'), { maxSize: 21 }), {
      description: 'Add-ons before the move.',
    }),
    partOfMultiServiceBookingReschedule: marked(flag(), {
      description: 'Moved as part of a visit of several services.',
    }),
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

export interface BulkActionMetadata {
  totalSuccesses?: number | null | undefined
  totalFailures?: number | null | undefined
  undetailedFailures?: number | null | undefined
}
export const BulkActionMetadata: Shape<BulkActionMetadata> = message<BulkActionMetadata>(
  'bookings.BulkActionMetadata',
  {
    totalSuccesses: marked(integer(), { present: true, description: 'How many went well.' }),
    totalFailures: marked(integer(), { present: true, description: 'How many did not.' }),
    undetailedFailures: marked(integer(), { present: true, description: 'Failures without details: none.' }),
  },
)

export interface BulkBookingResult {
  itemMetadata?: ItemMetadata | null | undefined
  item?: Booking | null | undefined
}
export const BulkBookingResult: Shape<BulkBookingResult> = message<BulkBookingResult>('bookings.BulkBookingResult', {
  itemMetadata: marked(one('bookings.ItemMetadata'), { description: 'How it went with this item.' }),
  item: marked(one('bookings.Booking'), { description: 'The entity, when asked for.' }),
})

export interface BulkConfirmOrDeclineBookingRequest {
  details: BulkConfirmOrDeclineBookingRequestBookingDetails[]
  returnEntity?: boolean | null | undefined
}
export const BulkConfirmOrDeclineBookingRequest: Shape<BulkConfirmOrDeclineBookingRequest> =
  message<BulkConfirmOrDeclineBookingRequest>(
    'bookings.BulkConfirmOrDeclineBookingRequest',
    {
      details: marked(
        list(one('bookings.BulkConfirmOrDeclineBookingRequestBookingDetails'), { minSize: 1, maxSize: 300 }),
        { description: 'The bookings to answer.' },
      ),
      returnEntity: marked(flag(), { description: 'Give the entities back.' }),
    },
    { required: ['details'] },
  )

export interface BulkConfirmOrDeclineBookingRequestBookingDetails {
  bookingId?: string | null | undefined
  paymentStatus?: PaymentStatus | null | undefined
  declineDoubleBooking?: boolean | null | undefined
}
export const BulkConfirmOrDeclineBookingRequestBookingDetails: Shape<BulkConfirmOrDeclineBookingRequestBookingDetails> =
  message<BulkConfirmOrDeclineBookingRequestBookingDetails>(
    'bookings.BulkConfirmOrDeclineBookingRequestBookingDetails',
    {
      bookingId: marked(text({ format: 'guid' }), { description: 'The booking.' }),
      paymentStatus: marked(one('bookings.PaymentStatus'), { description: 'How far payment got.' }),
      declineDoubleBooking: marked(flag(), { description: 'Accepted and not used here.' }),
    },
  )

export interface BulkConfirmOrDeclineBookingResponse {
  results?: BulkBookingResult[] | null | undefined
  bulkActionMetadata?: BulkActionMetadata | null | undefined
}
export const BulkConfirmOrDeclineBookingResponse: Shape<BulkConfirmOrDeclineBookingResponse> =
  message<BulkConfirmOrDeclineBookingResponse>('bookings.BulkConfirmOrDeclineBookingResponse', {
    results: marked(list(one('bookings.BulkBookingResult'), { maxSize: 1000000 }), {
      present: true,
      description: 'One result for each item, in the order sent.',
    }),
    bulkActionMetadata: marked(one('bookings.BulkActionMetadata'), { description: 'How many went well.' }),
  })

export interface BulkCreateBookingRequest {
  createBookingsInfo: CreateBookingInfo[]
  returnFullEntity?: boolean | null | undefined
  captchaToken?: string | null | undefined
}
export const BulkCreateBookingRequest: Shape<BulkCreateBookingRequest> = message<BulkCreateBookingRequest>(
  'bookings.BulkCreateBookingRequest',
  {
    createBookingsInfo: marked(list(one('bookings.CreateBookingInfo'), { minSize: 1, maxSize: 40 }), {
      description: 'The bookings to make, in order.',
    }),
    returnFullEntity: marked(flag(), { description: 'Give the entities back.' }),
    captchaToken: marked(text({ maxLength: 5000 }), {
      description: 'The solved captcha, where the business asks customers who book for one. It counts once.',
    }),
  },
  { required: ['createBookingsInfo'] },
)

export interface BulkCreateBookingResponse {
  results?: BulkBookingResult[] | null | undefined
  bulkActionMetadata?: BulkActionMetadata | null | undefined
}
export const BulkCreateBookingResponse: Shape<BulkCreateBookingResponse> = message<BulkCreateBookingResponse>(
  'bookings.BulkCreateBookingResponse',
  {
    results: marked(list(one('bookings.BulkBookingResult'), { maxSize: 1000000 }), {
      present: true,
      description: 'One result for each item, in the order sent.',
    }),
    bulkActionMetadata: marked(one('bookings.BulkActionMetadata'), { description: 'How many went well.' }),
  },
)

export interface BusinessLocationOptions {
  id?: string | null | undefined
  name?: string | null | undefined
  default?: boolean | null | undefined
  address?: CommonAddress | null | undefined
  email?: string | null | undefined
  phone?: string | null | undefined
}
export const BusinessLocationOptions: Shape<BusinessLocationOptions> = message<BusinessLocationOptions>(
  'bookings.BusinessLocationOptions',
  {
    id: marked(text({ format: 'guid' }), { present: true, description: 'A GUID made by Kalends.' }),
    name: marked(text({ maxLength: 150 }), { readonly: true, present: true, description: 'Name.' }),
    default: marked(flag(), { readonly: true, description: 'Whether it is the one used unless another is named.' }),
    address: marked(one('bookings.CommonAddress'), { readonly: true, description: 'The address.' }),
    email: marked(text({ format: 'email' }), { readonly: true, description: 'E-mail address.' }),
    phone: marked(text({ format: 'phone' }), { readonly: true, description: 'Telephone number.' }),
  },
)

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

export interface CancellationFeePolicy {
  enabled?: boolean | null | undefined
  cancellationWindows?: CancellationWindow[] | null | undefined
  autoCollectFeeEnabled?: boolean | null | undefined
}
export const CancellationFeePolicy: Shape<CancellationFeePolicy> = message<CancellationFeePolicy>(
  'bookings.CancellationFeePolicy',
  {
    enabled: marked(flag(), { present: true, description: 'Whether it is switched on.' }),
    cancellationWindows: marked(list(one('bookings.CancellationWindow'), { maxSize: 2 }), {
      present: true,
      description: 'Fees by the time left before the start, farthest first.',
    }),
    autoCollectFeeEnabled: marked(flag(), { description: 'Whether the fee is collected by itself.' }),
  },
)

export interface CancellationPolicy {
  enabled?: boolean | null | undefined
  limitLatestCancellation?: boolean | null | undefined
  latestCancellationInMinutes?: number | null | undefined
  allowAnonymous?: boolean | null | undefined
}
export const CancellationPolicy: Shape<CancellationPolicy> = message<CancellationPolicy>(
  'bookings.CancellationPolicy',
  {
    enabled: marked(flag(), { present: true, description: 'Whether it is switched on.' }),
    limitLatestCancellation: marked(flag(), {
      present: true,
      description: 'Whether cancelling ends before the start.',
    }),
    latestCancellationInMinutes: marked(integer({ min: 1 }), {
      present: true,
      description: 'How long before the start cancelling ends, minutes.',
    }),
    allowAnonymous: marked(flag(), {
      description: 'Whether a signed link may do it without signing in; unset counts as yes.',
    }),
  },
)

export interface CancellationWindow {
  amount?: CommonMoney | null | undefined
  percentage?: string | null | undefined
  startInMinutes?: number | null | undefined
}
export const CancellationWindow: Shape<CancellationWindow> = message<CancellationWindow>(
  'bookings.CancellationWindow',
  {
    amount: marked(one('bookings.CommonMoney'), { description: 'The amount.' }),
    percentage: marked(text(), { description: 'Percent of the price.' }),
    startInMinutes: marked(integer({ min: 1 }), {
      description: 'The fee holds from so many minutes before the start.',
    }),
  },
)

export interface Category {
  id?: string | null | undefined
  name?: string | null | undefined
  sortOrder?: number | null | undefined
}
export const Category: Shape<Category> = message<Category>('bookings.Category', {
  id: marked(text({ format: 'guid' }), { present: true, description: 'A GUID made by Kalends.' }),
  name: marked(text({ maxLength: 500 }), { readonly: true, description: 'Name.' }),
  sortOrder: marked(integer(), { readonly: true, description: 'Place within its list.' }),
})

export interface CommonAddress {
  streetAddress?: CommonStreetAddress | null | undefined
  addressLine?: string | null | undefined
  country?: string | null | undefined
  subdivision?: string | null | undefined
  city?: string | null | undefined
  postalCode?: string | null | undefined
  formattedAddress?: string | null | undefined
  geocode?: CommonAddressLocation | null | undefined
  hint?: string | null | undefined
}
export const CommonAddress: Shape<CommonAddress> = message<CommonAddress>('bookings.CommonAddress', {
  streetAddress: marked(one('bookings.CommonStreetAddress'), { description: 'Street and number apart.' }),
  addressLine: marked(text({ maxLength: 255 }), { description: 'Street and number on one line.' }),
  country: marked(text({ format: 'country' }), { description: 'Country code of two letters.' }),
  subdivision: marked(text({ maxLength: 255 }), { description: 'State, canton or province.' }),
  city: marked(text({ maxLength: 255 }), { description: 'City.' }),
  postalCode: marked(text({ maxLength: 255 }), { description: 'Postal code.' }),
  formattedAddress: marked(text({ maxLength: 512 }), { description: 'The address on one line.' }),
  geocode: marked(one('bookings.CommonAddressLocation'), {
    description: 'Place on the map, stored as written and never looked up.',
  }),
  hint: marked(text({ maxLength: 255 }), { description: 'How to find the door.' }),
})

export interface CommonAddressLocation {
  latitude?: number | null | undefined
  longitude?: number | null | undefined
}
export const CommonAddressLocation: Shape<CommonAddressLocation> = message<CommonAddressLocation>(
  'bookings.CommonAddressLocation',
  {
    latitude: marked(decimalNumber(), { description: 'Degrees north.' }),
    longitude: marked(decimalNumber(), { description: 'Degrees east.' }),
  },
)

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

export interface CommonMoney {
  value?: string | null | undefined
  currency?: string | null | undefined
  formattedValue?: string | null | undefined
}
export const CommonMoney: Shape<CommonMoney> = message<CommonMoney>('bookings.CommonMoney', {
  value: marked(text({ format: 'decimal-value' }), { present: true, description: 'The value.' }),
  currency: marked(text({ format: 'currency' }), { readonly: true, present: true, description: 'ISO 4217 code.' }),
  formattedValue: marked(text({ maxLength: 50 }), { description: 'The amount as it is shown.' }),
})

export interface CommonStreetAddress {
  number?: string | null | undefined
  name?: string | null | undefined
  apt?: string | null | undefined
}
export const CommonStreetAddress: Shape<CommonStreetAddress> = message<CommonStreetAddress>(
  'bookings.CommonStreetAddress',
  {
    number: marked(text({ maxLength: 255 }), { description: 'Number.' }),
    name: marked(text({ maxLength: 255 }), { description: 'Name.' }),
    apt: marked(text({ maxLength: 255 }), { description: 'Apartment.' }),
  },
)

export interface Conferencing {
  enabled?: boolean | null | undefined
}
export const Conferencing: Shape<Conferencing> = message<Conferencing>('bookings.Conferencing', {
  enabled: marked(flag(), { description: 'Whether it is switched on.' }),
})

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
  allowAddOnChanges?: boolean | null | undefined
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
    skipIntakeFormValidation: marked(flag(), { description: 'The intake form need not be answered.' }),
    ignoreCreatePolicy: marked(flag(), { description: 'Accepted and not used here.' }),
    stampCheckoutHold: marked(flag(), { description: 'Accepted and not used here.' }),
    allowAddOnChanges: marked(flag(), { description: 'Add-ons may be replaced.' }),
  })

export interface CreateBookingInfo {
  booking?: Booking | null | undefined
  participantNotification?: ParticipantNotification | null | undefined
  sendSmsReminder?: boolean | null | undefined
  flowControlSettings?: CreateBookingFlowControlSettings | null | undefined
  formSubmission?: Record<string, unknown> | null | undefined
  intakeSubmission?: Record<string, unknown> | null | undefined
}
export const CreateBookingInfo: Shape<CreateBookingInfo> = message<CreateBookingInfo>('bookings.CreateBookingInfo', {
  booking: marked(one('bookings.Booking'), { description: 'The booking.' }),
  participantNotification: marked(one('bookings.ParticipantNotification'), {
    description: 'Whether the customer hears of it, and with which words.',
  }),
  sendSmsReminder: marked(flag(), { description: 'Whether a reminder goes to the customer’s telephone a day before.' }),
  flowControlSettings: marked(one('bookings.CreateBookingFlowControlSettings'), {
    description: 'Rules this call may pass over, each with a right of its own.',
  }),
  formSubmission: marked(freeObject(), { description: 'Answers to the booking form, by target.' }),
  intakeSubmission: marked(freeObject(), {
    description: 'Answers to the intake form of the service’s policy, by target.',
  }),
})

export interface CreateBookingRequest {
  booking: Booking
  participantNotification?: ParticipantNotification | null | undefined
  sendSmsReminder?: boolean | null | undefined
  flowControlSettings?: CreateBookingFlowControlSettings | null | undefined
  formSubmission?: Record<string, unknown> | null | undefined
  intakeSubmission?: Record<string, unknown> | null | undefined
  captchaToken?: string | null | undefined
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
    intakeSubmission: marked(freeObject(), {
      description: 'Answers to the intake form of the service’s policy, by target.',
    }),
    captchaToken: marked(text({ maxLength: 5000 }), {
      description: 'The solved captcha, where the business asks customers who book for one. It counts once.',
    }),
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

export interface CustomLocationOptions {
  id?: string | null | undefined
  address?: CommonAddress | null | undefined
}
export const CustomLocationOptions: Shape<CustomLocationOptions> = message<CustomLocationOptions>(
  'bookings.CustomLocationOptions',
  {
    id: marked(text({ format: 'guid' }), { readonly: true, present: true, description: 'A GUID made by Kalends.' }),
    address: marked(one('bookings.CommonAddress'), { description: 'The address.' }),
  },
)

export interface CustomOptions {
  implementationId?: string | null | undefined
  appId?: string | null | undefined
}
export const CustomOptions: Shape<CustomOptions> = message<CustomOptions>('bookings.CustomOptions', {
  implementationId: marked(text({ format: 'guid' }), { description: 'The app that sorts.' }),
  appId: marked(text({ format: 'guid' }), { description: 'The app it belongs to.' }),
})

export interface CustomPayment {
  description?: string | null | undefined
}
export const CustomPayment: Shape<CustomPayment> = message<CustomPayment>('bookings.CustomPayment', {
  description: marked(text({ maxLength: 50 }), { description: 'A longer text.' }),
})

export interface DailyConfig {
  minDurationInDays?: number | null | undefined
  maxDurationInDays?: number | null | undefined
}
export const DailyConfig: Shape<DailyConfig> = message<DailyConfig>('bookings.DailyConfig', {
  minDurationInDays: marked(integer({ min: 1, max: 40 }), { present: true, description: 'Shortest rental in days.' }),
  maxDurationInDays: marked(integer({ min: 1, max: 40 }), { present: true, description: 'Longest rental in days.' }),
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

export interface DepositDetails {
  amount?: CommonMoney | null | undefined
  percentage?: string | null | undefined
}
export const DepositDetails: Shape<DepositDetails> = message<DepositDetails>('bookings.DepositDetails', {
  amount: marked(one('bookings.CommonMoney'), { description: 'The amount.' }),
  percentage: marked(text({ format: 'decimal-value' }), { description: 'Percent of the price.' }),
})

export interface DiscountInfo {
  discountName?: string | null | undefined
  priceAfterDiscount?: CommonMoney | null | undefined
}
export const DiscountInfo: Shape<DiscountInfo> = message<DiscountInfo>('bookings.DiscountInfo', {
  discountName: marked(text({ minLength: 1, maxLength: 50 }), { present: true, description: 'Name of the discount.' }),
  priceAfterDiscount: marked(one('bookings.CommonMoney'), { description: 'Price after the discount.' }),
})

export interface Duration {
  minutes?: number | null | undefined
  name?: string | null | undefined
}
export const Duration: Shape<Duration> = message<Duration>('bookings.Duration', {
  minutes: marked(integer({ min: 1, max: 44639 }), { description: 'Minutes.' }),
  name: marked(text({ maxLength: 255 }), { description: 'Name.' }),
})

export interface DurationRange {
  hourOptions?: HourlyConfig | null | undefined
  dayOptions?: DailyConfig | null | undefined
  unitType?: UnitType | null | undefined
}
export const DurationRange: Shape<DurationRange> = message<DurationRange>('bookings.DurationRange', {
  hourOptions: marked(one('bookings.HourlyConfig'), { description: 'Shortest and longest rental in minutes.' }),
  dayOptions: marked(one('bookings.DailyConfig'), { description: 'Shortest and longest rental in days.' }),
  unitType: marked(one('bookings.UnitType'), { present: true, description: 'Hours or days.' }),
})

export interface ExtendedFields {
  namespaces?: Record<string, Record<string, unknown>> | null | undefined
}
export const ExtendedFields: Shape<ExtendedFields> = message<ExtendedFields>('bookings.ExtendedFields', {
  namespaces: marked(mapOf(freeObject()), { description: 'Data by namespace.' }),
})

export interface FixedPayment {
  price?: CommonMoney | null | undefined
  deposit?: CommonMoney | null | undefined
  basePrice?: boolean | null | undefined
  fullUpfrontPaymentAllowed?: boolean | null | undefined
  depositDetails?: DepositDetails | null | undefined
}
export const FixedPayment: Shape<FixedPayment> = message<FixedPayment>('bookings.FixedPayment', {
  price: marked(one('bookings.CommonMoney'), { description: 'The price.' }),
  deposit: marked(one('bookings.CommonMoney'), { description: 'What is paid ahead.' }),
  basePrice: marked(flag(), { description: 'Price before a discount.' }),
  fullUpfrontPaymentAllowed: marked(flag(), {
    description: 'Whether the whole price may be paid instead of the deposit.',
  }),
  depositDetails: marked(one('bookings.DepositDetails'), { description: 'How much is paid ahead.' }),
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

export interface Form {
  id?: string | null | undefined
  mobileSettings?: FormSettings | null | undefined
}
export const Form: Shape<Form> = message<Form>('bookings.Form', {
  id: marked(text({ format: 'guid' }), { present: true, description: 'A GUID made by Kalends.' }),
  mobileSettings: marked(one('bookings.FormSettings'), { description: 'Accepted and not used here.' }),
})

export interface FormSettings {
  hidden?: boolean | null | undefined
}
export const FormSettings: Shape<FormSettings> = message<FormSettings>('bookings.FormSettings', {
  hidden: marked(flag(), { description: 'Kept out of public lists; still found by its id.' }),
})

export interface FullUpfrontPayment {
  supported?: boolean | null | undefined
  discountPercent?: string | null | undefined
}
export const FullUpfrontPayment: Shape<FullUpfrontPayment> = message<FullUpfrontPayment>(
  'bookings.FullUpfrontPayment',
  {
    supported: marked(flag(), { description: 'Whether it is offered.' }),
    discountPercent: marked(text({ format: 'decimal-value' }), { description: 'Discount in percent.' }),
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

export interface GetServiceAnonymouslyRequest {
  token: string
  fields?: RequestedFields[] | null | undefined
}
export const GetServiceAnonymouslyRequest: Shape<GetServiceAnonymouslyRequest> = message<GetServiceAnonymouslyRequest>(
  'bookings.GetServiceAnonymouslyRequest',
  {
    token: marked(text({ maxLength: 2048 }), { description: 'The signed token.' }),
    fields: marked(list(one('bookings.RequestedFields'), { maxSize: 5 }), {
      description: 'Accepted and not used here.',
    }),
  },
  { required: ['token'] },
)

export interface GetServiceAnonymouslyResponse {
  service?: Service | null | undefined
}
export const GetServiceAnonymouslyResponse: Shape<GetServiceAnonymouslyResponse> =
  message<GetServiceAnonymouslyResponse>('bookings.GetServiceAnonymouslyResponse', {
    service: marked(one('bookings.Service'), { description: 'The service.' }),
  })

export interface HourlyConfig {
  minDurationInMinutes?: number | null | undefined
  maxDurationInMinutes?: number | null | undefined
}
export const HourlyConfig: Shape<HourlyConfig> = message<HourlyConfig>('bookings.HourlyConfig', {
  minDurationInMinutes: marked(integer({ min: 30, max: 1440 }), {
    present: true,
    description: 'Shortest rental in minutes.',
  }),
  maxDurationInMinutes: marked(integer({ min: 30, max: 1440 }), {
    present: true,
    description: 'Longest rental in minutes.',
  }),
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

export interface Image {
  id?: string | null | undefined
  url?: string | null | undefined
  height?: number | null | undefined
  width?: number | null | undefined
  altText?: string | null | undefined
  urlExpirationDate?: string | null | undefined
  filename?: string | null | undefined
  sizeInBytes?: string | null | undefined
}
export const Image: Shape<Image> = message<Image>('bookings.Image', {
  id: marked(text({ maxLength: 2048 }), { description: 'A GUID made by Kalends.' }),
  url: marked(text({ maxLength: 2048 }), { description: 'The address.' }),
  height: marked(integer(), { description: 'Height in pixels.' }),
  width: marked(integer(), { description: 'Width in pixels.' }),
  altText: marked(text({ maxLength: 134061 }), { description: 'What the picture shows, in words.' }),
  urlExpirationDate: marked(timestamp(), { readonly: true, description: 'When the address stops working.' }),
  filename: marked(text({ maxLength: 2048 }), { readonly: true, description: 'Name of the file.' }),
  sizeInBytes: marked(text({ format: 'decimal-value' }), { readonly: true, description: 'Size of the file.' }),
})

export interface IntakeFormPolicy {
  enabled?: boolean | null | undefined
  formId?: string | null | undefined
  timing?: Timing | null | undefined
  completionRequirement?: CompletionRequirement | null | undefined
}
export const IntakeFormPolicy: Shape<IntakeFormPolicy> = message<IntakeFormPolicy>('bookings.IntakeFormPolicy', {
  enabled: marked(flag(), { description: 'Whether it is switched on.' }),
  formId: marked(text({ format: 'guid' }), { description: 'The booking form.' }),
  timing: marked(one('bookings.Timing'), { description: 'Before or after booking.' }),
  completionRequirement: marked(one('bookings.CompletionRequirement'), {
    description: 'Whether the form must be filled in before booking.',
  }),
})

export interface ItemMetadata {
  id?: string | null | undefined
  originalIndex?: number | null | undefined
  success?: boolean | null | undefined
  error?: ApplicationError | null | undefined
}
export const ItemMetadata: Shape<ItemMetadata> = message<ItemMetadata>('bookings.ItemMetadata', {
  id: marked(text(), { description: 'A GUID made by Kalends.' }),
  originalIndex: marked(integer(), { present: true, description: 'Its place in the request.' }),
  success: marked(flag(), { present: true, description: 'Whether it went well.' }),
  error: marked(one('bookings.ApplicationError'), { description: 'Why it did not.' }),
})

export interface Keyword {
  term?: string | null | undefined
  isMain?: boolean | null | undefined
  origin?: string | null | undefined
}
export const Keyword: Shape<Keyword> = message<Keyword>('bookings.Keyword', {
  term: marked(text(), { present: true, description: 'The word.' }),
  isMain: marked(flag(), { present: true, description: 'Whether it is the main keyword.' }),
  origin: marked(text({ maxLength: 1000 }), { description: 'Accepted and not used here.' }),
})

export interface LimitEarlyBookingPolicy {
  enabled?: boolean | null | undefined
  earliestBookingInMinutes?: number | null | undefined
}
export const LimitEarlyBookingPolicy: Shape<LimitEarlyBookingPolicy> = message<LimitEarlyBookingPolicy>(
  'bookings.LimitEarlyBookingPolicy',
  {
    enabled: marked(flag(), { present: true, description: 'Whether it is switched on.' }),
    earliestBookingInMinutes: marked(integer({ min: 1 }), {
      present: true,
      description: 'How long before the start booking opens, minutes.',
    }),
  },
)

export interface LimitLateBookingPolicy {
  enabled?: boolean | null | undefined
  latestBookingInMinutes?: number | null | undefined
}
export const LimitLateBookingPolicy: Shape<LimitLateBookingPolicy> = message<LimitLateBookingPolicy>(
  'bookings.LimitLateBookingPolicy',
  {
    enabled: marked(flag(), { present: true, description: 'Whether it is switched on.' }),
    latestBookingInMinutes: marked(integer({ min: 1 }), {
      present: true,
      description: 'How long before the start booking closes, minutes.',
    }),
  },
)

export interface LimitRebookingPolicy {
  enabled?: boolean | null | undefined
  maxBookings?: number | null | undefined
  windowInMinutes?: number | null | undefined
}
export const LimitRebookingPolicy: Shape<LimitRebookingPolicy> = message<LimitRebookingPolicy>(
  'bookings.LimitRebookingPolicy',
  {
    enabled: marked(flag(), { description: 'Whether it is switched on.' }),
    maxBookings: marked(integer({ min: 1 }), { description: 'At most so many.' }),
    windowInMinutes: marked(integer({ min: 1 }), { description: 'Within so many minutes; without it, ever.' }),
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

export interface MarkBookingAsPendingFlowControlSettings {
  checkAvailabilityValidation?: boolean | null | undefined
  skipPendingApprovalServiceValidation?: boolean | null | undefined
}
export const MarkBookingAsPendingFlowControlSettings: Shape<MarkBookingAsPendingFlowControlSettings> =
  message<MarkBookingAsPendingFlowControlSettings>('bookings.MarkBookingAsPendingFlowControlSettings', {
    checkAvailabilityValidation: marked(flag(), { description: 'Refuse when nothing is free.' }),
    skipPendingApprovalServiceValidation: marked(flag(), { description: 'Also for a service that wants no approval.' }),
  })

export interface MarkBookingAsPendingRequest {
  bookingId: string
  revision: string
  participantNotification?: ParticipantNotification | null | undefined
  sendSmsReminder?: boolean | null | undefined
  paymentStatus?: PaymentStatus | null | undefined
  doubleBooked?: boolean | null | undefined
  flowControlSettings?: MarkBookingAsPendingFlowControlSettings | null | undefined
}
export const MarkBookingAsPendingRequest: Shape<MarkBookingAsPendingRequest> = message<MarkBookingAsPendingRequest>(
  'bookings.MarkBookingAsPendingRequest',
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
    flowControlSettings: marked(one('bookings.MarkBookingAsPendingFlowControlSettings'), {
      description: 'Rules this call may pass over, each with a right of its own.',
    }),
  },
  { required: ['bookingId', 'revision'] },
)

export interface MarkBookingAsPendingResponse {
  booking?: Booking | null | undefined
}
export const MarkBookingAsPendingResponse: Shape<MarkBookingAsPendingResponse> = message<MarkBookingAsPendingResponse>(
  'bookings.MarkBookingAsPendingResponse',
  {
    booking: marked(one('bookings.Booking'), { description: 'The booking.' }),
  },
)

export interface Media {
  items?: MediaItem[] | null | undefined
  mainMedia?: MediaItem | null | undefined
  coverMedia?: MediaItem | null | undefined
}
export const Media: Shape<Media> = message<Media>('bookings.Media', {
  items: marked(list(one('bookings.MediaItem'), { maxSize: 100 }), { present: true, description: 'More pictures.' }),
  mainMedia: marked(one('bookings.MediaItem'), { description: 'The main picture.' }),
  coverMedia: marked(one('bookings.MediaItem'), { description: 'Picture on top of the page.' }),
})

export interface MediaItem {
  image?: Image | null | undefined
}
export const MediaItem: Shape<MediaItem> = message<MediaItem>('bookings.MediaItem', {
  image: marked(one('bookings.Image'), { description: 'The picture.' }),
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

export interface NumberOfParticipantsUpdated {
  previousTotalParticipants?: number | null | undefined
  previousParticipantsChoices?: ParticipantChoices | null | undefined
  booking?: Booking | null | undefined
  initiatedBy?: IdentificationData | null | undefined
}
export const NumberOfParticipantsUpdated: Shape<NumberOfParticipantsUpdated> = message<NumberOfParticipantsUpdated>(
  'bookings.NumberOfParticipantsUpdated',
  {
    previousTotalParticipants: marked(integer(), { description: 'How many there were before.' }),
    previousParticipantsChoices: marked(one('bookings.ParticipantChoices'), {
      description: 'What they had chosen before.',
    }),
    booking: marked(one('bookings.Booking'), { description: 'The booking.' }),
    initiatedBy: marked(one('bookings.IdentificationData'), { description: 'Who did it.' }),
  },
)

export interface OnlineBooking {
  enabled?: boolean | null | undefined
  requireManualApproval?: boolean | null | undefined
  allowMultipleRequests?: boolean | null | undefined
}
export const OnlineBooking: Shape<OnlineBooking> = message<OnlineBooking>('bookings.OnlineBooking', {
  enabled: marked(flag(), { description: 'Whether it is switched on.' }),
  requireManualApproval: marked(flag(), { description: 'Bookings wait for an answer before they count.' }),
  allowMultipleRequests: marked(flag(), {
    description: 'Several customers may ask for one time; a request then takes no time until it is answered.',
  }),
})

export interface PageUrlV2 {
  relativePath?: string | null | undefined
  url?: string | null | undefined
}
export const PageUrlV2: Shape<PageUrlV2> = message<PageUrlV2>('bookings.PageUrlV2', {
  relativePath: marked(text({ maxLength: 2048 }), { description: 'The address below the site’s own.' }),
  url: marked(text({ maxLength: 2048 }), { description: 'The address.' }),
})

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

export interface ParticipantsPolicy {
  enabled?: boolean | null | undefined
  maxParticipantsPerBooking?: number | null | undefined
  collectParticipantForm?: boolean | null | undefined
}
export const ParticipantsPolicy: Shape<ParticipantsPolicy> = message<ParticipantsPolicy>(
  'bookings.ParticipantsPolicy',
  {
    enabled: marked(flag(), { description: 'Whether it is switched on.' }),
    maxParticipantsPerBooking: marked(integer({ min: 1 }), {
      present: true,
      description: 'At most so many people in one booking.',
    }),
    collectParticipantForm: marked(flag(), { description: 'Accepted and not used here.' }),
  },
)

export interface ParticipantsRange {
  name?: string | null | undefined
}
export const ParticipantsRange: Shape<ParticipantsRange> = message<ParticipantsRange>('bookings.ParticipantsRange', {
  name: marked(text({ maxLength: 255 }), { description: 'Name.' }),
})

export interface Payment {
  fixed?: FixedPayment | null | undefined
  custom?: CustomPayment | null | undefined
  varied?: VariedPayment | null | undefined
  subscription?: SubscriptionPayment | null | undefined
  rateType?: RateType | null | undefined
  options?: PaymentOptions | null | undefined
  pricingPlanIds?: string[] | null | undefined
  addOnOption?: AddOnPaymentOptions | null | undefined
  discountInfo?: DiscountInfo | null | undefined
}
export const Payment: Shape<Payment> = message<Payment>('bookings.Payment', {
  fixed: marked(one('bookings.FixedPayment'), { description: 'One price for everybody.' }),
  custom: marked(one('bookings.CustomPayment'), { description: 'What was chosen, or set, by free text.' }),
  varied: marked(one('bookings.VariedPayment'), { description: 'A price for each variant.' }),
  subscription: marked(one('bookings.SubscriptionPayment'), { description: 'Paid in regular payments.' }),
  rateType: marked(one('bookings.RateType'), { present: true, description: 'How the price is made.' }),
  options: marked(one('bookings.PaymentOptions'), { description: 'Ways to pay.' }),
  pricingPlanIds: marked(list(text({ format: 'guid' }), { maxSize: 75 }), {
    readonly: true,
    present: true,
    description: 'Plans that can pay for it.',
  }),
  addOnOption: marked(one('bookings.AddOnPaymentOptions'), { present: true, description: 'How add-ons are paid.' }),
  discountInfo: marked(one('bookings.DiscountInfo'), { readonly: true, description: 'A running discount.' }),
})

export interface PaymentOptions {
  online?: boolean | null | undefined
  inPerson?: boolean | null | undefined
  deposit?: boolean | null | undefined
  pricingPlan?: boolean | null | undefined
}
export const PaymentOptions: Shape<PaymentOptions> = message<PaymentOptions>('bookings.PaymentOptions', {
  online: marked(flag(), { description: 'Whether it can be paid online.' }),
  inPerson: marked(flag(), { description: 'Whether it can be paid on site.' }),
  deposit: marked(flag(), { description: 'What is paid ahead.' }),
  pricingPlan: marked(flag(), { description: 'Whether a plan can pay for it.' }),
})

export interface PolicyDescription {
  enabled?: boolean | null | undefined
  description?: string | null | undefined
}
export const PolicyDescription: Shape<PolicyDescription> = message<PolicyDescription>('bookings.PolicyDescription', {
  enabled: marked(flag(), { present: true, description: 'Whether it is switched on.' }),
  description: marked(text({ maxLength: 2500 }), { present: true, description: 'A longer text.' }),
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

export interface RankingOptions {
  order?: RankingOrder | null | undefined
}
export const RankingOptions: Shape<RankingOptions> = message<RankingOptions>('bookings.RankingOptions', {
  order: marked(one('bookings.RankingOrder'), { description: 'ASC or DESC; ASC unless sent.' }),
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

export interface RescheduleBookingFlowControlSettings {
  ignoreReschedulePolicy?: boolean | null | undefined
  ignoreBookingWindow?: boolean | null | undefined
  skipAvailabilityValidation?: boolean | null | undefined
  skipBusinessConfirmation?: boolean | null | undefined
  allowAddOnChanges?: boolean | null | undefined
  allowPriceChange?: boolean | null | undefined
}
export const RescheduleBookingFlowControlSettings: Shape<RescheduleBookingFlowControlSettings> =
  message<RescheduleBookingFlowControlSettings>('bookings.RescheduleBookingFlowControlSettings', {
    ignoreReschedulePolicy: marked(flag(), { description: 'Pass over the policy’s rule on moving.' }),
    ignoreBookingWindow: marked(flag(), { deprecated: true, description: 'Accepted and not used here.' }),
    skipAvailabilityValidation: marked(flag(), { description: 'Book over a taken time; needs OVERRIDE_AVAILABILITY.' }),
    skipBusinessConfirmation: marked(flag(), { description: 'Pass over approval later; needs OVERRIDE_AVAILABILITY.' }),
    allowAddOnChanges: marked(flag(), { description: 'Add-ons may be replaced.' }),
    allowPriceChange: marked(flag(), { description: 'A paid booking may move to another price.' }),
  })

export interface RescheduleBookingRequest {
  totalParticipants?: number | null | undefined
  participantsChoices?: ParticipantChoices | null | undefined
  bookingId: string
  slot: V2Slot
  revision: string
  participantNotification?: ParticipantNotification | null | undefined
  flowControlSettings?: RescheduleBookingFlowControlSettings | null | undefined
  v2Availability?: boolean | null | undefined
  bookedAddOns?: BookedAddOn[] | null | undefined
  newPrice?: string | null | undefined
}
export const RescheduleBookingRequest: Shape<RescheduleBookingRequest> = message<RescheduleBookingRequest>(
  'bookings.RescheduleBookingRequest',
  {
    totalParticipants: marked(integer(), { description: 'How many people come.' }),
    participantsChoices: marked(one('bookings.ParticipantChoices'), {
      description: 'People by what they chose; instead of a plain number.',
    }),
    bookingId: marked(text({ format: 'guid' }), { description: 'The booking.' }),
    slot: marked(one('bookings.V2Slot'), { description: 'The slot: a time with its resource and place.' }),
    revision: marked(text(), {
      description: 'Counts the writes of this entity, as a decimal integer in a string; send the one you read.',
    }),
    participantNotification: marked(one('bookings.ParticipantNotification'), {
      description: 'Whether the customer hears of it, and with which words.',
    }),
    flowControlSettings: marked(one('bookings.RescheduleBookingFlowControlSettings'), {
      description: 'Rules this call may pass over, each with a right of its own.',
    }),
    v2Availability: marked(flag(), { description: 'Accepted and not used here.' }),
    bookedAddOns: marked(list(one('bookings.BookedAddOn'), { maxSize: 21 }), {
      description: 'Add-ons as they were booked.',
    }),
    newPrice: marked(text({ format: 'decimal-value' }), { description: 'What remains charged instead.' }),
  },
  { required: ['bookingId', 'slot', 'revision'] },
)

export interface RescheduleBookingResponse {
  booking?: Booking | null | undefined
}
export const RescheduleBookingResponse: Shape<RescheduleBookingResponse> = message<RescheduleBookingResponse>(
  'bookings.RescheduleBookingResponse',
  {
    booking: marked(one('bookings.Booking'), { description: 'The booking.' }),
  },
)

export interface ReschedulePolicy {
  enabled?: boolean | null | undefined
  limitLatestReschedule?: boolean | null | undefined
  latestRescheduleInMinutes?: number | null | undefined
  allowAnonymous?: boolean | null | undefined
}
export const ReschedulePolicy: Shape<ReschedulePolicy> = message<ReschedulePolicy>('bookings.ReschedulePolicy', {
  enabled: marked(flag(), { present: true, description: 'Whether it is switched on.' }),
  limitLatestReschedule: marked(flag(), { present: true, description: 'Whether moving ends before the start.' }),
  latestRescheduleInMinutes: marked(integer({ min: 1 }), {
    present: true,
    description: 'How long before the start moving ends, minutes.',
  }),
  allowAnonymous: marked(flag(), {
    description: 'Whether a signed link may do it without signing in; unset counts as yes.',
  }),
})

export interface ResourceDetails {
  resources?: ResourceInfo[] | null | undefined
}
export const ResourceDetails: Shape<ResourceDetails> = message<ResourceDetails>('bookings.ResourceDetails', {
  resources: marked(list(one('bookings.ResourceInfo'), { maxSize: 100 }), { description: 'The resources.' }),
})

export interface ResourceGroup {
  resourceGroupId?: string | null | undefined
  resourceIds?: ResourceIds | null | undefined
  requiredResourcesNumber?: number | null | undefined
  selectableResource?: boolean | null | undefined
}
export const ResourceGroup: Shape<ResourceGroup> = message<ResourceGroup>('bookings.ResourceGroup', {
  resourceGroupId: marked(text({ format: 'guid' }), { description: 'Accepted and not used here.' }),
  resourceIds: marked(one('bookings.ResourceIds'), {
    description: 'The resources that qualify; none named means all of the type.',
  }),
  requiredResourcesNumber: marked(integer({ min: 1 }), { description: 'How many of them a booking takes.' }),
  selectableResource: marked(flag(), { readonly: true, description: 'Whether customers choose it.' }),
})

export interface ResourceIds {
  values?: string[] | null | undefined
}
export const ResourceIds: Shape<ResourceIds> = message<ResourceIds>('bookings.ResourceIds', {
  values: marked(list(text({ format: 'guid' }), { maxSize: 100 }), { description: 'The ids.' }),
})

export interface ResourceInfo {
  id?: string | null | undefined
  name?: string | null | undefined
}
export const ResourceInfo: Shape<ResourceInfo> = message<ResourceInfo>('bookings.ResourceInfo', {
  id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
  name: marked(text({ maxLength: 100 }), { readonly: true, description: 'Name.' }),
})

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

export interface ResourceType {
  id?: string | null | undefined
  name?: string | null | undefined
}
export const ResourceType: Shape<ResourceType> = message<ResourceType>('bookings.ResourceType', {
  id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
  name: marked(text({ minLength: 1, maxLength: 40 }), { readonly: true, description: 'Name.' }),
})

export interface ResourcesPolicy {
  enabled?: boolean | null | undefined
  autoAssignAllowed?: boolean | null | undefined
}
export const ResourcesPolicy: Shape<ResourcesPolicy> = message<ResourcesPolicy>('bookings.ResourcesPolicy', {
  enabled: marked(flag(), { present: true, description: 'Whether it is switched on.' }),
  autoAssignAllowed: marked(flag(), { present: true, description: 'Whether the server may pick the resource.' }),
})

export interface SaveCreditCardPolicy {
  enabled?: boolean | null | undefined
}
export const SaveCreditCardPolicy: Shape<SaveCreditCardPolicy> = message<SaveCreditCardPolicy>(
  'bookings.SaveCreditCardPolicy',
  {
    enabled: marked(flag(), { present: true, description: 'Whether it is switched on.' }),
  },
)

export interface Schedule {
  id?: string | null | undefined
  firstSessionStart?: string | null | undefined
  lastSessionEnd?: string | null | undefined
  availabilityConstraints?: AvailabilityConstraints | null | undefined
}
export const Schedule: Shape<Schedule> = message<Schedule>('bookings.Schedule', {
  id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
  firstSessionStart: marked(timestamp(), { readonly: true, description: 'Start of the first session, UTC.' }),
  lastSessionEnd: marked(timestamp(), { readonly: true, description: 'End of the last session, UTC.' }),
  availabilityConstraints: marked(one('bookings.AvailabilityConstraints'), {
    description: 'Lengths and gaps of sessions.',
  }),
})

export interface SeoSchema {
  tags?: Tag[] | null | undefined
  settings?: Settings | null | undefined
}
export const SeoSchema: Shape<SeoSchema> = message<SeoSchema>('bookings.SeoSchema', {
  tags: marked(list(one('bookings.Tag')), {
    present: true,
    description: 'Words that sort it: INDIVIDUAL, GROUP, COURSE.',
  }),
  settings: marked(one('bookings.Settings'), { description: 'Settings for search engines.' }),
})

export interface Service {
  id?: string | null | undefined
  appId?: string | null | undefined
  createdByAppId?: string | null | undefined
  type?: ServiceType | null | undefined
  sortOrder?: number | null | undefined
  name?: string | null | undefined
  description?: string | null | undefined
  tagLine?: string | null | undefined
  defaultCapacity?: number | null | undefined
  media?: Media | null | undefined
  hidden?: boolean | null | undefined
  category?: Category | null | undefined
  form?: Form | null | undefined
  payment?: Payment | null | undefined
  onlineBooking?: OnlineBooking | null | undefined
  conferencing?: Conferencing | null | undefined
  locations?: V2Location[] | null | undefined
  bookingPolicy?: BookingPolicy | null | undefined
  schedule?: Schedule | null | undefined
  staffMemberIds?: string[] | null | undefined
  staffMembers?: StaffMember[] | null | undefined
  staffMemberDetails?: StaffMemberDetails | null | undefined
  resourceGroups?: ResourceGroup[] | null | undefined
  serviceResources?: ServiceResource[] | null | undefined
  supportedSlugs?: Slug[] | null | undefined
  mainSlug?: Slug | null | undefined
  urls?: URLs | null | undefined
  extendedFields?: ExtendedFields | null | undefined
  seoData?: SeoSchema | null | undefined
  createdDate?: string | null | undefined
  updatedDate?: string | null | undefined
  revision?: string | null | undefined
  addOnGroups?: AddOnGroup[] | null | undefined
  addOnDetails?: AddOnDetails[] | null | undefined
  taxableAddress?: TaxableAddress | null | undefined
  phoneCall?: ServicesV2PhoneCall | null | undefined
  tags?: string[] | null | undefined
  primaryResourceType?: string | null | undefined
  inheritResourceLocations?: boolean | null | undefined
}
export const Service: Shape<Service> = message<Service>('bookings.Service', {
  id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
  appId: marked(text({ format: 'guid' }), { description: 'The app it belongs to.' }),
  createdByAppId: marked(text({ format: 'guid' }), { readonly: true, description: 'The app that made it.' }),
  type: marked(one('bookings.ServiceType'), { present: true, description: 'The kind.' }),
  sortOrder: marked(integer(), { description: 'Place within its list.' }),
  name: marked(text({ minLength: 1, maxLength: 400 }), { description: 'Name.' }),
  description: marked(text({ maxLength: 7000 }), { description: 'A longer text.' }),
  tagLine: marked(text({ maxLength: 6000 }), { description: 'One line below the name.' }),
  defaultCapacity: marked(integer({ min: 1, max: 1000 }), {
    description: 'Places: 1 for an appointment, those of each session or of the course otherwise.',
  }),
  media: marked(one('bookings.Media'), { description: 'Pictures.' }),
  hidden: marked(flag(), { description: 'Kept out of public lists; still found by its id.' }),
  category: marked(one('bookings.Category'), { description: 'The category it is listed in.' }),
  form: marked(one('bookings.Form'), { description: 'The booking form.' }),
  payment: marked(one('bookings.Payment'), { description: 'Price and ways to pay.' }),
  onlineBooking: marked(one('bookings.OnlineBooking'), { description: 'Whether and how it is booked online.' }),
  conferencing: marked(one('bookings.Conferencing'), { description: 'Whether sessions have a link to join online.' }),
  locations: marked(list(one('bookings.V2Location'), { maxSize: 500 }), {
    present: true,
    description: 'Where the service is given.',
  }),
  bookingPolicy: marked(one('bookings.BookingPolicy'), {
    description: 'Terms of notice, cancellation and capacity; write the id, read the rest.',
  }),
  schedule: marked(one('bookings.Schedule'), {
    description: 'The schedule: of a course when booked, of the service otherwise.',
  }),
  staffMemberIds: marked(list(text({ format: 'guid' }), { maxSize: 220 }), {
    present: true,
    description: 'Resource ids of the people who give it.',
  }),
  staffMembers: marked(list(one('bookings.StaffMember'), { maxSize: 220 }), {
    readonly: true,
    deprecated: true,
    description: 'Older place of the same list.',
  }),
  staffMemberDetails: marked(one('bookings.StaffMemberDetails'), {
    description: 'Facts of the people who give it; only when asked for.',
  }),
  resourceGroups: marked(list(one('bookings.ResourceGroup'), { maxSize: 3 }), {
    deprecated: true,
    description: 'Accepted and not used here.',
  }),
  serviceResources: marked(list(one('bookings.ServiceResource'), { maxSize: 8 }), {
    present: true,
    description: 'Kinds of resources it needs beside staff.',
  }),
  supportedSlugs: marked(list(one('bookings.Slug'), { maxSize: 100 }), {
    readonly: true,
    present: true,
    description: 'Every address it ever had; each still leads here.',
  }),
  mainSlug: marked(one('bookings.Slug'), { readonly: true, description: 'Its part of the address now.' }),
  urls: marked(one('bookings.URLs'), { readonly: true, description: 'Its pages.' }),
  extendedFields: marked(one('bookings.ExtendedFields'), {
    description: 'Data of integrators, namespace by namespace.',
  }),
  seoData: marked(one('bookings.SeoSchema'), { description: 'Data for search engines, given back as written.' }),
  createdDate: marked(timestamp(), { readonly: true, description: 'When it was made, UTC.' }),
  updatedDate: marked(timestamp(), { readonly: true, description: 'When it was last changed, UTC.' }),
  revision: marked(text(), {
    readonly: true,
    description: 'Counts the writes of this entity, as a decimal integer in a string; send the one you read.',
  }),
  addOnGroups: marked(list(one('bookings.AddOnGroup'), { maxSize: 3 }), {
    present: true,
    description: 'Add-ons offered with the service, group by group.',
  }),
  addOnDetails: marked(list(one('bookings.AddOnDetails'), { maxSize: 50 }), {
    readonly: true,
    present: true,
    description: 'Facts of the add-ons offered with the service.',
  }),
  taxableAddress: marked(one('bookings.TaxableAddress'), { description: 'Which address tax is worked out from.' }),
  phoneCall: marked(one('bookings.ServicesV2PhoneCall'), { description: 'Accepted and not used here.' }),
  tags: marked(list(text(), { maxSize: 10 }), { description: 'Words that sort it: INDIVIDUAL, GROUP, COURSE.' }),
  primaryResourceType: marked(text({ format: 'guid' }), {
    description: 'Type of resource its times come from; staff unless set.',
  }),
  inheritResourceLocations: marked(flag(), { description: 'Accepted and not used here.' }),
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

export interface ServiceResource {
  resourceIds?: ResourceIds | null | undefined
  id?: string | null | undefined
  resourceType?: ResourceType | null | undefined
  requiredResourcesNumber?: number | null | undefined
  selectableResource?: boolean | null | undefined
  resourceDetails?: ResourceDetails | null | undefined
}
export const ServiceResource: Shape<ServiceResource> = message<ServiceResource>('bookings.ServiceResource', {
  resourceIds: marked(one('bookings.ResourceIds'), {
    description: 'The resources that qualify; none named means all of the type.',
  }),
  id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
  resourceType: marked(one('bookings.ResourceType'), { description: 'The kind of resource.' }),
  requiredResourcesNumber: marked(integer({ min: 1 }), { description: 'How many of them a booking takes.' }),
  selectableResource: marked(flag(), { readonly: true, description: 'Whether customers choose it.' }),
  resourceDetails: marked(one('bookings.ResourceDetails'), { description: 'Facts of the resources.' }),
})

export interface ServicesV2PhoneCall {
  enabled?: boolean | null | undefined
}
export const ServicesV2PhoneCall: Shape<ServicesV2PhoneCall> = message<ServicesV2PhoneCall>(
  'bookings.ServicesV2PhoneCall',
  {
    enabled: marked(flag(), { description: 'Whether it is switched on.' }),
  },
)

export interface SetBookingSubmissionIdRequest {
  bookingId: string
  submissionId: string
}
export const SetBookingSubmissionIdRequest: Shape<SetBookingSubmissionIdRequest> =
  message<SetBookingSubmissionIdRequest>(
    'bookings.SetBookingSubmissionIdRequest',
    {
      bookingId: marked(text({ format: 'guid' }), { description: 'The booking.' }),
      submissionId: marked(text({ format: 'guid' }), {
        description: 'Answers to the booking’s form that belong to no booking yet.',
      }),
    },
    { required: ['bookingId', 'submissionId'] },
  )

export interface SetBookingSubmissionIdResponse {
  booking?: Booking | null | undefined
}
export const SetBookingSubmissionIdResponse: Shape<SetBookingSubmissionIdResponse> =
  message<SetBookingSubmissionIdResponse>('bookings.SetBookingSubmissionIdResponse', {
    booking: marked(one('bookings.Booking'), { description: 'The booking.' }),
  })

export interface Settings {
  preventAutoRedirect?: boolean | null | undefined
  keywords?: Keyword[] | null | undefined
}
export const Settings: Shape<Settings> = message<Settings>('bookings.Settings', {
  preventAutoRedirect: marked(flag(), { present: true, description: 'Whether old addresses stop leading here.' }),
  keywords: marked(list(one('bookings.Keyword'), { maxSize: 5 }), {
    present: true,
    description: 'Words for search engines.',
  }),
})

export interface SlotLocation {
  id?: string | null | undefined
  name?: string | null | undefined
  formattedAddress?: string | null | undefined
  locationType?: LocationLocationType | null | undefined
}
export const SlotLocation: Shape<SlotLocation> = message<SlotLocation>('bookings.SlotLocation', {
  id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
  name: marked(text(), { description: 'Name.' }),
  formattedAddress: marked(text(), { description: 'The address on one line.' }),
  locationType: marked(one('bookings.LocationLocationType'), { description: 'Whose place it is.' }),
})

export interface SlotSlotResource {
  id?: string | null | undefined
  name?: string | null | undefined
  scheduleId?: string | null | undefined
  transparency?: ResourceTransparency | null | undefined
}
export const SlotSlotResource: Shape<SlotSlotResource> = message<SlotSlotResource>('bookings.SlotSlotResource', {
  id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
  name: marked(text({ maxLength: 1200 }), { description: 'Name.' }),
  scheduleId: marked(text(), { description: 'The schedule.' }),
  transparency: marked(one('bookings.ResourceTransparency'), { description: 'Whether it takes the resource’s time.' }),
})

export interface Slug {
  name?: string | null | undefined
  custom?: boolean | null | undefined
  createdDate?: string | null | undefined
}
export const Slug: Shape<Slug> = message<Slug>('bookings.Slug', {
  name: marked(text({ maxLength: 500 }), { present: true, description: 'Name.' }),
  custom: marked(flag(), { readonly: true, description: 'What was chosen, or set, by free text.' }),
  createdDate: marked(timestamp(), { readonly: true, description: 'When it was made, UTC.' }),
})

export interface StaffMediaItem {
  image?: Image | null | undefined
}
export const StaffMediaItem: Shape<StaffMediaItem> = message<StaffMediaItem>('bookings.StaffMediaItem', {
  image: marked(one('bookings.Image'), { description: 'The picture.' }),
})

export interface StaffMember {
  staffMemberId?: string | null | undefined
  name?: string | null | undefined
  workingHoursScheduleIds?: string[] | null | undefined
  eventsScheduleId?: string | null | undefined
  mainMedia?: StaffMediaItem | null | undefined
  workingHoursLocationCoverage?: WorkingHoursLocationCoverage | null | undefined
}
export const StaffMember: Shape<StaffMember> = message<StaffMember>('bookings.StaffMember', {
  staffMemberId: marked(text({ format: 'guid' }), { readonly: true, present: true, description: 'The staff member.' }),
  name: marked(text({ maxLength: 40 }), { readonly: true, description: 'Name.' }),
  workingHoursScheduleIds: marked(list(text({ format: 'guid' }), { maxSize: 100 }), {
    readonly: true,
    description: 'Schedules of the person’s hours.',
  }),
  eventsScheduleId: marked(text({ format: 'guid' }), {
    readonly: true,
    description: 'Schedule of the person’s sessions.',
  }),
  mainMedia: marked(one('bookings.StaffMediaItem'), { readonly: true, description: 'The main picture.' }),
  workingHoursLocationCoverage: marked(one('bookings.WorkingHoursLocationCoverage'), {
    readonly: true,
    description: 'Where the hours hold.',
  }),
})

export interface StaffMemberDetails {
  staffMembers?: StaffMember[] | null | undefined
}
export const StaffMemberDetails: Shape<StaffMemberDetails> = message<StaffMemberDetails>(
  'bookings.StaffMemberDetails',
  {
    staffMembers: marked(list(one('bookings.StaffMember'), { maxSize: 220 }), {
      present: true,
      description: 'Older place of the same list.',
    }),
  },
)

export interface StaffSortingPolicy {
  rankingOptions?: RankingOptions | null | undefined
  customOptions?: CustomOptions | null | undefined
  sortingMethodType?: SortingMethodType | null | undefined
}
export const StaffSortingPolicy: Shape<StaffSortingPolicy> = message<StaffSortingPolicy>(
  'bookings.StaffSortingPolicy',
  {
    rankingOptions: marked(one('bookings.RankingOptions'), { description: 'Direction of the ranking.' }),
    customOptions: marked(one('bookings.CustomOptions'), { description: 'The sorting of an app.' }),
    sortingMethodType: marked(one('bookings.SortingMethodType'), { description: 'How people are ordered.' }),
  },
)

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

export interface SubscriptionPayment {
  amountPerBillingCycle?: CommonMoney | null | undefined
  frequency?: FrequencyType | null | undefined
  totalPayments?: number | null | undefined
  firstChargeDate?: FirstChargeDateType | null | undefined
  recurringStartDate?: string | null | undefined
  enrollmentFeeAmount?: CommonMoney | null | undefined
  fullUpfrontPayment?: FullUpfrontPayment | null | undefined
}
export const SubscriptionPayment: Shape<SubscriptionPayment> = message<SubscriptionPayment>(
  'bookings.SubscriptionPayment',
  {
    amountPerBillingCycle: marked(one('bookings.CommonMoney'), { description: 'What each payment takes.' }),
    frequency: marked(one('bookings.FrequencyType'), { present: true, description: 'How often a payment is taken.' }),
    totalPayments: marked(integer({ min: 2 }), { description: 'How many payments there are.' }),
    firstChargeDate: marked(one('bookings.FirstChargeDateType'), {
      present: true,
      description: 'When the first payment is taken.',
    }),
    recurringStartDate: marked(timestamp(), { description: 'When the regular payments begin.' }),
    enrollmentFeeAmount: marked(one('bookings.CommonMoney'), {
      deprecated: true,
      description: 'What joining costs once.',
    }),
    fullUpfrontPayment: marked(one('bookings.FullUpfrontPayment'), {
      description: 'Whether everything may be paid at once.',
    }),
  },
)

export interface Tag {
  type?: string | null | undefined
  props?: Record<string, unknown> | null | undefined
  meta?: Record<string, unknown> | null | undefined
  children?: string | null | undefined
  custom?: boolean | null | undefined
  disabled?: boolean | null | undefined
}
export const Tag: Shape<Tag> = message<Tag>('bookings.Tag', {
  type: marked(text(), { present: true, description: 'The kind.' }),
  props: marked(freeObject(), { description: 'Attributes of the tag.' }),
  meta: marked(freeObject(), { description: 'Accepted and not used here.' }),
  children: marked(text(), { present: true, description: 'Content of the tag.' }),
  custom: marked(flag(), { present: true, description: 'What was chosen, or set, by free text.' }),
  disabled: marked(flag(), { present: true, description: 'Whether it is switched off.' }),
})

export interface TaxableAddress {
  taxableAddressType?: TaxableAddressType | null | undefined
}
export const TaxableAddress: Shape<TaxableAddress> = message<TaxableAddress>('bookings.TaxableAddress', {
  taxableAddressType: marked(one('bookings.TaxableAddressType'), {
    present: true,
    description: 'Whose address it is.',
  }),
})

export interface URLs {
  servicePage?: PageUrlV2 | null | undefined
  bookingPage?: PageUrlV2 | null | undefined
  calendarPage?: PageUrlV2 | null | undefined
}
export const URLs: Shape<URLs> = message<URLs>('bookings.URLs', {
  servicePage: marked(one('bookings.PageUrlV2'), { readonly: true, description: 'Where the service is described.' }),
  bookingPage: marked(one('bookings.PageUrlV2'), { readonly: true, description: 'Where the service is booked.' }),
  calendarPage: marked(one('bookings.PageUrlV2'), { readonly: true, description: 'Where its times are shown.' }),
})

export interface UpdateExtendedFieldsRequest {
  id: string
  namespace: string
  namespaceData: Record<string, unknown>
}
export const UpdateExtendedFieldsRequest: Shape<UpdateExtendedFieldsRequest> = message<UpdateExtendedFieldsRequest>(
  'bookings.UpdateExtendedFieldsRequest',
  {
    id: marked(text(), { description: 'A GUID made by Kalends.' }),
    namespace: marked(text(), { description: 'The name under which an integrator keeps data.' }),
    namespaceData: marked(freeObject(), { description: 'What is kept under that name.' }),
  },
  { required: ['id', 'namespace', 'namespaceData'] },
)

export interface UpdateExtendedFieldsResponse {
  namespace?: string | null | undefined
  namespaceData?: Record<string, unknown> | null | undefined
}
export const UpdateExtendedFieldsResponse: Shape<UpdateExtendedFieldsResponse> = message<UpdateExtendedFieldsResponse>(
  'bookings.UpdateExtendedFieldsResponse',
  {
    namespace: marked(text({ maxLength: 164 }), {
      present: true,
      description: 'The name under which an integrator keeps data.',
    }),
    namespaceData: marked(freeObject(), { description: 'What is kept under that name.' }),
  },
)

export interface UpdateNumberOfParticipantsRequest {
  totalParticipants?: number | null | undefined
  participantsChoices?: ParticipantChoices | null | undefined
  bookingId: string
  numberOfParticipants?: number | null | undefined
  revision: string
}
export const UpdateNumberOfParticipantsRequest: Shape<UpdateNumberOfParticipantsRequest> =
  message<UpdateNumberOfParticipantsRequest>(
    'bookings.UpdateNumberOfParticipantsRequest',
    {
      totalParticipants: marked(integer(), { description: 'How many people come.' }),
      participantsChoices: marked(one('bookings.ParticipantChoices'), {
        description: 'People by what they chose; instead of a plain number.',
      }),
      bookingId: marked(text({ format: 'guid' }), { description: 'The booking.' }),
      numberOfParticipants: marked(integer(), { deprecated: true, description: 'How many people.' }),
      revision: marked(text(), {
        description: 'Counts the writes of this entity, as a decimal integer in a string; send the one you read.',
      }),
    },
    { required: ['bookingId', 'revision'] },
  )

export interface UpdateNumberOfParticipantsResponse {
  booking?: Booking | null | undefined
}
export const UpdateNumberOfParticipantsResponse: Shape<UpdateNumberOfParticipantsResponse> =
  message<UpdateNumberOfParticipantsResponse>('bookings.UpdateNumberOfParticipantsResponse', {
    booking: marked(one('bookings.Booking'), { description: 'The booking.' }),
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

export interface V1RescheduleBookingAnonymouslyRequest {
  token: string
  slot: V2Slot
  revision: string
}
export const V1RescheduleBookingAnonymouslyRequest: Shape<V1RescheduleBookingAnonymouslyRequest> =
  message<V1RescheduleBookingAnonymouslyRequest>(
    'bookings.V1RescheduleBookingAnonymouslyRequest',
    {
      token: marked(text({ maxLength: 2048 }), { description: 'The signed token.' }),
      slot: marked(one('bookings.V2Slot'), { description: 'The slot: a time with its resource and place.' }),
      revision: marked(text(), {
        description: 'Counts the writes of this entity, as a decimal integer in a string; send the one you read.',
      }),
    },
    { required: ['token', 'slot', 'revision'] },
  )

export interface V1RescheduleBookingAnonymouslyResponse {
  booking?: Booking | null | undefined
}
export const V1RescheduleBookingAnonymouslyResponse: Shape<V1RescheduleBookingAnonymouslyResponse> =
  message<V1RescheduleBookingAnonymouslyResponse>('bookings.V1RescheduleBookingAnonymouslyResponse', {
    booking: marked(one('bookings.Booking'), { description: 'The booking.' }),
  })

export interface V2Duration {
  minutes?: number | null | undefined
}
export const V2Duration: Shape<V2Duration> = message<V2Duration>('bookings.V2Duration', {
  minutes: marked(integer({ min: 1, max: 44639 }), { present: true, description: 'Minutes.' }),
})

export interface V2Location {
  business?: BusinessLocationOptions | null | undefined
  custom?: CustomLocationOptions | null | undefined
  id?: string | null | undefined
  type?: LocationTypeEnumLocationType | null | undefined
  calculatedAddress?: CommonAddress | null | undefined
}
export const V2Location: Shape<V2Location> = message<V2Location>('bookings.V2Location', {
  business: marked(one('bookings.BusinessLocationOptions'), { description: 'A place of the business.' }),
  custom: marked(one('bookings.CustomLocationOptions'), { description: 'What was chosen, or set, by free text.' }),
  id: marked(text({ format: 'guid' }), { readonly: true, present: true, description: 'A GUID made by Kalends.' }),
  type: marked(one('bookings.LocationTypeEnumLocationType'), { present: true, description: 'The kind.' }),
  calculatedAddress: marked(one('bookings.CommonAddress'), {
    readonly: true,
    description: 'The address that results.',
  }),
})

export interface V2PhoneCall {
  enabled?: boolean | null | undefined
}
export const V2PhoneCall: Shape<V2PhoneCall> = message<V2PhoneCall>('bookings.V2PhoneCall', {
  enabled: marked(flag(), { description: 'Whether it is switched on.' }),
})

export interface V2Slot {
  sessionId?: string | null | undefined
  serviceId?: string | null | undefined
  scheduleId?: string | null | undefined
  startDate?: string | null | undefined
  endDate?: string | null | undefined
  timezone?: string | null | undefined
  resource?: SlotSlotResource | null | undefined
  location?: SlotLocation | null | undefined
  phoneCall?: V2PhoneCall | null | undefined
  eventId?: string | null | undefined
  additionalResources?: SlotSlotResource[] | null | undefined
  resourceSelections?: ResourceSelection[] | null | undefined
  allDay?: boolean | null | undefined
}
export const V2Slot: Shape<V2Slot> = message<V2Slot>('bookings.V2Slot', {
  sessionId: marked(text(), { description: 'Older name of the session.' }),
  serviceId: marked(text(), { description: 'The service.' }),
  scheduleId: marked(text(), { description: 'The schedule.' }),
  startDate: marked(text(), { description: 'Start, ISO 8601.' }),
  endDate: marked(text(), { description: 'End, ISO 8601.' }),
  timezone: marked(text(), { description: 'IANA zone name.' }),
  resource: marked(one('bookings.SlotSlotResource'), { description: 'Who or what gives it.' }),
  location: marked(one('bookings.SlotLocation'), { description: 'Where it takes place.' }),
  phoneCall: marked(one('bookings.V2PhoneCall'), { readonly: true, description: 'Accepted and not used here.' }),
  eventId: marked(text({ minLength: 36, maxLength: 250 }), {
    description: 'The session; for an appointment once it stands in the calendar.',
  }),
  additionalResources: marked(list(one('bookings.SlotSlotResource')), {
    description: 'Resources the place uses beside the primary one.',
  }),
  resourceSelections: marked(list(one('bookings.ResourceSelection'), { maxSize: 3 }), {
    description: 'How each kind of resource was chosen.',
  }),
  allDay: marked(flag(), { description: 'Whether the slot takes whole days; worked out from its times.' }),
})

export interface VariedPayment {
  defaultPrice?: CommonMoney | null | undefined
  deposit?: CommonMoney | null | undefined
  minPrice?: CommonMoney | null | undefined
  maxPrice?: CommonMoney | null | undefined
  fullUpfrontPaymentAllowed?: boolean | null | undefined
  depositDetails?: DepositDetails | null | undefined
}
export const VariedPayment: Shape<VariedPayment> = message<VariedPayment>('bookings.VariedPayment', {
  defaultPrice: marked(one('bookings.CommonMoney'), { description: 'Price where no variant says another.' }),
  deposit: marked(one('bookings.CommonMoney'), { description: 'What is paid ahead.' }),
  minPrice: marked(one('bookings.CommonMoney'), { readonly: true, description: 'Lowest price of its variants.' }),
  maxPrice: marked(one('bookings.CommonMoney'), { readonly: true, description: 'Highest price of its variants.' }),
  fullUpfrontPaymentAllowed: marked(flag(), {
    description: 'Whether the whole price may be paid instead of the deposit.',
  }),
  depositDetails: marked(one('bookings.DepositDetails'), { description: 'How much is paid ahead.' }),
})

export interface WaitlistPolicy {
  enabled?: boolean | null | undefined
  capacity?: number | null | undefined
  reservationTimeInMinutes?: number | null | undefined
}
export const WaitlistPolicy: Shape<WaitlistPolicy> = message<WaitlistPolicy>('bookings.WaitlistPolicy', {
  enabled: marked(flag(), { present: true, description: 'Whether it is switched on.' }),
  capacity: marked(integer({ min: 1 }), { present: true, description: 'How many can wait.' }),
  reservationTimeInMinutes: marked(integer({ min: 1 }), {
    present: true,
    description: 'How long an offered place is kept, minutes.',
  }),
})

export interface WorkingHours {
  mode?: WorkingHoursMode | null | undefined
}
export const WorkingHours: Shape<WorkingHours> = message<WorkingHours>('bookings.WorkingHours', {
  mode: marked(one('bookings.WorkingHoursMode'), { description: 'Accepted and not used here.' }),
})

export interface WorkingHoursLocationCoverage {
  availableAtAllLocations?: boolean | null | undefined
  locationIds?: string[] | null | undefined
}
export const WorkingHoursLocationCoverage: Shape<WorkingHoursLocationCoverage> = message<WorkingHoursLocationCoverage>(
  'bookings.WorkingHoursLocationCoverage',
  {
    availableAtAllLocations: marked(flag(), { readonly: true, description: 'Whether it holds at every location.' }),
    locationIds: marked(list(text({ format: 'guid' }), { maxSize: 100 }), {
      readonly: true,
      description: 'The locations.',
    }),
  },
)

export interface ZonedDate {
  localDate?: string | null | undefined
  timeZone?: string | null | undefined
}
export const ZonedDate: Shape<ZonedDate> = message<ZonedDate>('bookings.ZonedDate', {
  localDate: marked(text({ format: 'local-date-time' }), { readonly: true, description: 'The moment as wall time.' }),
  timeZone: marked(text({ maxLength: 64 }), { readonly: true, description: 'IANA zone name.' }),
})
