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
  streetAddress: one('bookings.StreetAddress'),
  addressLine: text(),
  country: text({ format: 'country' }),
  subdivision: text(),
  city: text(),
  postalCode: text(),
  addressLine2: text(),
  formattedAddress: text(),
  hint: text(),
  geocode: one('bookings.AddressLocation'),
  countryFullname: text(),
  subdivisions: marked(list(one('bookings.Subdivision')), { present: true }),
})

export interface AddressLocation {
  latitude?: number | null | undefined
  longitude?: number | null | undefined
}
export const AddressLocation: Shape<AddressLocation> = message<AddressLocation>('bookings.AddressLocation', {
  latitude: decimalNumber(),
  longitude: decimalNumber(),
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
  groupId: marked(text({ format: 'guid' }), { present: true }),
  durationInMinutes: marked(integer({ min: 1, max: 1440 }), { readonly: true }),
  quantity: integer({ min: 1, max: 1000 }),
  name: marked(text({ maxLength: 100 }), { readonly: true }),
  nameTranslated: marked(text({ maxLength: 100 }), { readonly: true }),
})

export interface BookedEntity {
  slot?: BookedSlot | null | undefined
  schedule?: BookedSchedule | null | undefined
  title?: string | null | undefined
  titleTranslated?: string | null | undefined
  tags?: string[] | null | undefined
}
export const BookedEntity: Shape<BookedEntity> = message<BookedEntity>('bookings.BookedEntity', {
  slot: one('bookings.BookedSlot'),
  schedule: one('bookings.BookedSchedule'),
  title: marked(text({ maxLength: 6000 }), { readonly: true }),
  titleTranslated: marked(text({ maxLength: 400 }), { readonly: true }),
  tags: marked(list(text()), { present: true }),
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
  name: text({ maxLength: 40 }),
  nameTranslated: marked(text({ maxLength: 40 }), { readonly: true }),
  email: text({ maxLength: 500 }),
  scheduleId: text({ format: 'guid' }),
  explicitlyRequested: marked(flag(), { readonly: true }),
  type: marked(text({ format: 'guid' }), { readonly: true }),
  transparency: one('bookings.ResourceTransparency'),
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
  scheduleId: marked(text(), { present: true }),
  serviceId: text({ format: 'guid' }),
  location: marked(one('bookings.Location'), { readonly: true }),
  timezone: marked(text(), { description: 'IANA zone name.' }),
  firstSessionStart: marked(text(), { readonly: true }),
  lastSessionEnd: marked(text(), { readonly: true }),
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
  sessionId: marked(text(), { deprecated: true }),
  serviceId: marked(text(), { present: true }),
  scheduleId: marked(text(), { present: true }),
  eventId: text({ minLength: 36, maxLength: 250 }),
  startDate: text(),
  endDate: text(),
  timezone: marked(text(), { description: 'IANA zone name.' }),
  resource: one('bookings.BookedResource'),
  location: one('bookings.Location'),
  phoneCall: marked(one('bookings.V2PhoneCall'), { readonly: true }),
  additionalResources: list(one('bookings.BookedResource')),
  resourceSelections: marked(list(one('bookings.ResourceSelection'), { maxSize: 3 }), { present: true }),
  allDay: flag(),
  durationUnitType: marked(one('bookings.DurationUnitType'), { readonly: true, present: true }),
  durationUnitCount: marked(integer({ min: 1, max: 1440 }), { readonly: true }),
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
  totalParticipants: integer({ min: 1 }),
  participantsChoices: one('bookings.ParticipantChoices'),
  id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
  bookedEntity: one('bookings.BookedEntity'),
  contactDetails: one('bookings.ContactDetails'),
  additionalFields: marked(list(one('bookings.CustomFormField')), { deprecated: true, present: true }),
  numberOfParticipants: integer({ min: 1 }),
  internalBusinessNote: marked(text(), { deprecated: true }),
  status: marked(one('bookings.BookingStatus'), { present: true }),
  paymentStatus: marked(one('bookings.PaymentStatus'), { present: true }),
  selectedPaymentOption: marked(one('bookings.SelectedPaymentOption'), { present: true }),
  createdDate: marked(timestamp(), { readonly: true, description: 'When it was made, UTC.' }),
  externalUserId: text(),
  bookingSource: one('bookings.BookingSource'),
  participantNotification: marked(one('bookings.ParticipantNotification'), { deprecated: true }),
  sendSmsReminder: marked(flag(), { deprecated: true }),
  revision: marked(text(), {
    description: 'Counts the writes of this entity, as a decimal integer in a string; send the one you read.',
  }),
  createdBy: marked(one('bookings.CommonIdentificationData'), { readonly: true }),
  startDate: marked(timestamp(), { readonly: true }),
  endDate: marked(timestamp(), { readonly: true }),
  flowControlSettings: one('bookings.FlowControlSettings'),
  updatedDate: marked(timestamp(), { readonly: true, description: 'When it was last changed, UTC.' }),
  extendedFields: one('bookings.ExtendedFields'),
  doubleBooked: marked(flag(), { readonly: true }),
  v2Availability: flag(),
  multiServiceBookingInfo: marked(one('bookings.MultiServiceBookingInfo'), { readonly: true }),
  canceledDate: marked(timestamp(), { readonly: true }),
  v2AvailabilityProxy: flag(),
  language: text({ format: 'language-tag' }),
  formSubmissionId: text({ format: 'guid' }),
  formId: marked(text({ format: 'guid' }), { readonly: true }),
  bookedAddOns: marked(list(one('bookings.BookedAddOn'), { maxSize: 21 }), { present: true }),
  appId: marked(text({ format: 'guid' }), { readonly: true }),
  createdByAppId: marked(text({ format: 'guid' }), { readonly: true }),
  depositSelected: flag(),
  subscriptionUpfrontPaymentSelected: flag(),
  cancellationScheduled: marked(flag(), { readonly: true }),
  recurringGroupId: text({ format: 'guid' }),
  bookedForSomeoneElse: flag(),
  adjustedStart: marked(one('bookings.ZonedDate'), { readonly: true }),
  adjustedEnd: marked(one('bookings.ZonedDate'), { readonly: true }),
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
  booking: one('bookings.Booking'),
  participantNotification: one('bookings.ParticipantNotification'),
  flowControlSettings: one('bookings.CancelBookingFlowControlSettings'),
  initiatedBy: one('bookings.IdentificationData'),
  previousStatus: one('bookings.BookingStatus'),
  waiveCharges: flag(),
  newPrice: text({ format: 'decimal-value' }),
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
  booking: one('bookings.Booking'),
  participantNotification: one('bookings.ParticipantNotification'),
  sendSmsReminder: flag(),
  doubleBooked: flag(),
  initiatedBy: one('bookings.IdentificationData'),
  previousStatus: one('bookings.BookingStatus'),
  previousPaymentStatus: one('bookings.PaymentStatus'),
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
  booking: one('bookings.Booking'),
  participantNotification: one('bookings.ParticipantNotification'),
  doubleBooked: flag(),
  initiatedBy: one('bookings.IdentificationData'),
  previousStatus: one('bookings.BookingStatus'),
  previousPaymentStatus: one('bookings.PaymentStatus'),
  flowControlSettings: one('bookings.DeclineBookingFlowControlSettings'),
})

export interface BookingFee {
  id?: string | null | undefined
  bookingId?: string | null | undefined
  cancellationFee?: CancellationFee | null | undefined
  policyDetails?: PolicyDetails | null | undefined
}
export const BookingFee: Shape<BookingFee> = message<BookingFee>('bookings.BookingFee', {
  id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
  bookingId: text({ format: 'guid' }),
  cancellationFee: one('bookings.CancellationFee'),
  policyDetails: one('bookings.PolicyDetails'),
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
    booking: one('bookings.Booking'),
    participantNotification: one('bookings.ParticipantNotification'),
    sendSmsReminder: flag(),
    doubleBooked: flag(),
    initiatedBy: one('bookings.IdentificationData'),
    previousStatus: one('bookings.BookingStatus'),
    previousPaymentStatus: one('bookings.PaymentStatus'),
  },
)

export interface BookingSource {
  platform?: Platform | null | undefined
  actor?: Actor | null | undefined
  appDefId?: string | null | undefined
  appName?: string | null | undefined
}
export const BookingSource: Shape<BookingSource> = message<BookingSource>('bookings.BookingSource', {
  platform: one('bookings.Platform'),
  actor: one('bookings.Actor'),
  appDefId: text({ format: 'guid' }),
  appName: marked(text(), { readonly: true }),
})

export interface CancelBookingFlowControlSettings {
  ignoreCancellationPolicy?: boolean | null | undefined
  withRefund?: boolean | null | undefined
  waiveCancellationFee?: boolean | null | undefined
  cancelSubscription?: boolean | null | undefined
}
export const CancelBookingFlowControlSettings: Shape<CancelBookingFlowControlSettings> =
  message<CancelBookingFlowControlSettings>('bookings.CancelBookingFlowControlSettings', {
    ignoreCancellationPolicy: flag(),
    withRefund: flag(),
    waiveCancellationFee: flag(),
    cancelSubscription: flag(),
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
    bookingId: text({ format: 'guid' }),
    participantNotification: one('bookings.ParticipantNotification'),
    flowControlSettings: one('bookings.CancelBookingFlowControlSettings'),
    revision: marked(text(), {
      description: 'Counts the writes of this entity, as a decimal integer in a string; send the one you read.',
    }),
    waiveCharges: flag(),
    cancellationTiming: one('bookings.CancellationTiming'),
    newPrice: text({ format: 'decimal-value' }),
  },
  { required: ['bookingId', 'revision'] },
)

export interface CancelBookingResponse {
  booking?: Booking | null | undefined
}
export const CancelBookingResponse: Shape<CancelBookingResponse> = message<CancelBookingResponse>(
  'bookings.CancelBookingResponse',
  {
    booking: one('bookings.Booking'),
  },
)

export interface CancellationFee {
  price?: Money | null | undefined
  status?: BookingFeeStatus | null | undefined
  trigger?: Trigger | null | undefined
}
export const CancellationFee: Shape<CancellationFee> = message<CancellationFee>('bookings.CancellationFee', {
  price: one('bookings.Money'),
  status: marked(one('bookings.BookingFeeStatus'), { present: true }),
  trigger: marked(one('bookings.Trigger'), { readonly: true, present: true }),
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
    anonymousVisitorId: text({ format: 'guid' }),
    memberId: text({ format: 'guid' }),
    wixUserId: text({ format: 'guid' }),
    appId: text({ format: 'guid' }),
    contactId: text({ format: 'guid' }),
    identityType: marked(one('bookings.IdentificationDataIdentityType'), { readonly: true }),
  },
)

export interface ConfirmBookingFlowControlSettings {
  checkAvailabilityValidation?: boolean | null | undefined
}
export const ConfirmBookingFlowControlSettings: Shape<ConfirmBookingFlowControlSettings> =
  message<ConfirmBookingFlowControlSettings>('bookings.ConfirmBookingFlowControlSettings', {
    checkAvailabilityValidation: flag(),
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
    bookingId: text({ format: 'guid' }),
    revision: marked(text(), {
      description: 'Counts the writes of this entity, as a decimal integer in a string; send the one you read.',
    }),
    participantNotification: one('bookings.ParticipantNotification'),
    sendSmsReminder: flag(),
    paymentStatus: one('bookings.PaymentStatus'),
    doubleBooked: flag(),
    flowControlSettings: one('bookings.ConfirmBookingFlowControlSettings'),
  },
  { required: ['bookingId', 'revision'] },
)

export interface ConfirmBookingResponse {
  booking?: Booking | null | undefined
}
export const ConfirmBookingResponse: Shape<ConfirmBookingResponse> = message<ConfirmBookingResponse>(
  'bookings.ConfirmBookingResponse',
  {
    booking: one('bookings.Booking'),
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
      bookingId: text({ format: 'guid' }),
      paymentStatus: one('bookings.PaymentStatus'),
      declineDoubleBooking: flag(),
    },
    { required: ['bookingId'] },
  )

export interface ConfirmOrDeclineBookingResponse {
  booking?: Booking | null | undefined
}
export const ConfirmOrDeclineBookingResponse: Shape<ConfirmOrDeclineBookingResponse> =
  message<ConfirmOrDeclineBookingResponse>('bookings.ConfirmOrDeclineBookingResponse', {
    booking: one('bookings.Booking'),
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
  contactId: text({ format: 'guid' }),
  firstName: text(),
  lastName: text(),
  email: text({ format: 'email' }),
  phone: text(),
  fullAddress: one('bookings.Address'),
  timeZone: marked(text(), { deprecated: true }),
  countryCode: text({ format: 'country' }),
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
    ignoreBookingWindow: marked(flag(), { deprecated: true }),
    skipAvailabilityValidation: flag(),
    skipBusinessConfirmation: flag(),
    skipSelectedPaymentOptionValidation: flag(),
    skipFormValidation: flag(),
    skipAddOnValidation: flag(),
    skipOrderConfirmation: flag(),
    skipIntakeFormValidation: flag(),
    ignoreCreatePolicy: flag(),
    stampCheckoutHold: flag(),
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
    booking: one('bookings.Booking'),
    participantNotification: one('bookings.ParticipantNotification'),
    sendSmsReminder: flag(),
    flowControlSettings: one('bookings.CreateBookingFlowControlSettings'),
    formSubmission: freeObject(),
  },
  { required: ['booking'] },
)

export interface CreateBookingResponse {
  booking?: Booking | null | undefined
}
export const CreateBookingResponse: Shape<CreateBookingResponse> = message<CreateBookingResponse>(
  'bookings.CreateBookingResponse',
  {
    booking: one('bookings.Booking'),
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
  value: text(),
  label: marked(text(), { readonly: true }),
  valueType: marked(one('bookings.ValueType'), { present: true }),
})

export interface DateTimeRule {
  name?: string | null | undefined
}
export const DateTimeRule: Shape<DateTimeRule> = message<DateTimeRule>('bookings.DateTimeRule', {
  name: text({ maxLength: 255 }),
})

export interface DeclineBookingFlowControlSettings {
  withRefund?: boolean | null | undefined
}
export const DeclineBookingFlowControlSettings: Shape<DeclineBookingFlowControlSettings> =
  message<DeclineBookingFlowControlSettings>('bookings.DeclineBookingFlowControlSettings', {
    withRefund: flag(),
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
    bookingId: text({ format: 'guid' }),
    revision: marked(text(), {
      description: 'Counts the writes of this entity, as a decimal integer in a string; send the one you read.',
    }),
    participantNotification: one('bookings.ParticipantNotification'),
    paymentStatus: one('bookings.PaymentStatus'),
    doubleBooked: flag(),
    flowControlSettings: one('bookings.DeclineBookingFlowControlSettings'),
  },
  { required: ['bookingId', 'revision'] },
)

export interface DeclineBookingResponse {
  booking?: Booking | null | undefined
}
export const DeclineBookingResponse: Shape<DeclineBookingResponse> = message<DeclineBookingResponse>(
  'bookings.DeclineBookingResponse',
  {
    booking: one('bookings.Booking'),
  },
)

export interface Duration {
  minutes?: number | null | undefined
  name?: string | null | undefined
}
export const Duration: Shape<Duration> = message<Duration>('bookings.Duration', {
  minutes: integer({ min: 1, max: 44639 }),
  name: text({ maxLength: 255 }),
})

export interface ExtendedFields {
  namespaces?: Record<string, Record<string, unknown>> | null | undefined
}
export const ExtendedFields: Shape<ExtendedFields> = message<ExtendedFields>('bookings.ExtendedFields', {
  namespaces: mapOf(freeObject()),
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
    ignoreBookingWindow: marked(flag(), { deprecated: true }),
    skipAvailabilityValidation: flag(),
    skipBusinessConfirmation: flag(),
    skipSelectedPaymentOptionValidation: flag(),
    withRefund: flag(),
    skipAddOnValidation: flag(),
    skipOrderConfirmation: flag(),
  },
)

export interface GetAnonymousActionTokenRequest {
  bookingId: string
}
export const GetAnonymousActionTokenRequest: Shape<GetAnonymousActionTokenRequest> =
  message<GetAnonymousActionTokenRequest>(
    'bookings.GetAnonymousActionTokenRequest',
    {
      bookingId: text({ format: 'guid' }),
    },
    { required: ['bookingId'] },
  )

export interface GetAnonymousActionTokenResponse {
  token?: string | null | undefined
}
export const GetAnonymousActionTokenResponse: Shape<GetAnonymousActionTokenResponse> =
  message<GetAnonymousActionTokenResponse>('bookings.GetAnonymousActionTokenResponse', {
    token: text({ minLength: 32, maxLength: 2048 }),
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
    anonymousVisitorId: text({ format: 'guid' }),
    memberId: text({ format: 'guid' }),
    wixUserId: text({ format: 'guid' }),
    appId: text({ format: 'guid' }),
    contactId: marked(text({ format: 'guid' }), { readonly: true }),
    identityType: marked(one('bookings.IdentityType'), { readonly: true }),
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
  name: text(),
  formattedAddress: text(),
  formattedAddressTranslated: text({ maxLength: 512 }),
  locationType: marked(one('bookings.LocationType'), { present: true }),
})

export interface Money {
  value?: string | null | undefined
  currency?: string | null | undefined
  formattedValue?: string | null | undefined
}
export const Money: Shape<Money> = message<Money>('bookings.Money', {
  value: marked(text({ format: 'decimal-value' }), { present: true }),
  currency: marked(text({ format: 'currency' }), { present: true }),
  formattedValue: marked(text({ maxLength: 50 }), { readonly: true }),
})

export interface MultiServiceBookingInfo {
  id?: string | null | undefined
  type?: MultiServiceBookingType | null | undefined
}
export const MultiServiceBookingInfo: Shape<MultiServiceBookingInfo> = message<MultiServiceBookingInfo>(
  'bookings.MultiServiceBookingInfo',
  {
    id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
    type: marked(one('bookings.MultiServiceBookingType'), { present: true }),
  },
)

export interface ParticipantChoices {
  serviceChoices?: ServiceChoices[] | null | undefined
}
export const ParticipantChoices: Shape<ParticipantChoices> = message<ParticipantChoices>(
  'bookings.ParticipantChoices',
  {
    serviceChoices: marked(list(one('bookings.ServiceChoices'), { minSize: 1, maxSize: 20 }), { present: true }),
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
    notifyParticipants: flag(),
    message: text(),
    metadata: mapOf(text()),
  },
)

export interface ParticipantsRange {
  name?: string | null | undefined
}
export const ParticipantsRange: Shape<ParticipantsRange> = message<ParticipantsRange>('bookings.ParticipantsRange', {
  name: text({ maxLength: 255 }),
})

export interface PolicyDetails {
  id?: string | null | undefined
  description?: string | null | undefined
  descriptionTranslated?: string | null | undefined
}
export const PolicyDetails: Shape<PolicyDetails> = message<PolicyDetails>('bookings.PolicyDetails', {
  id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
  description: text({ maxLength: 2500 }),
  descriptionTranslated: text({ maxLength: 2500 }),
})

export interface RequestedGenderValue {
  gender?: RequestedGender | null | undefined
}
export const RequestedGenderValue: Shape<RequestedGenderValue> = message<RequestedGenderValue>(
  'bookings.RequestedGenderValue',
  {
    gender: marked(one('bookings.RequestedGender'), { present: true }),
  },
)

export interface ResourceSelection {
  resourceTypeId?: string | null | undefined
  selectionMethod?: SelectionMethod | null | undefined
  requestedGender?: RequestedGenderValue | null | undefined
}
export const ResourceSelection: Shape<ResourceSelection> = message<ResourceSelection>('bookings.ResourceSelection', {
  resourceTypeId: text({ format: 'guid' }),
  selectionMethod: marked(one('bookings.SelectionMethod'), { present: true }),
  requestedGender: one('bookings.RequestedGenderValue'),
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
  custom: text(),
  duration: one('bookings.Duration'),
  dateTime: one('bookings.DateTimeRule'),
  participantRange: one('bookings.ParticipantsRange'),
  optionId: text({ format: 'guid' }),
  choiceId: text({ format: 'guid' }),
})

export interface ServiceChoices {
  numberOfParticipants?: number | null | undefined
  choices?: ServiceChoice[] | null | undefined
}
export const ServiceChoices: Shape<ServiceChoices> = message<ServiceChoices>('bookings.ServiceChoices', {
  numberOfParticipants: integer({ min: 1 }),
  choices: list(one('bookings.ServiceChoice'), { maxSize: 5 }),
})

export interface StreetAddress {
  number?: string | null | undefined
  name?: string | null | undefined
  apt?: string | null | undefined
}
export const StreetAddress: Shape<StreetAddress> = message<StreetAddress>('bookings.StreetAddress', {
  number: marked(text(), { present: true }),
  name: marked(text(), { present: true }),
  apt: marked(text(), { present: true }),
})

export interface Subdivision {
  code?: string | null | undefined
  name?: string | null | undefined
}
export const Subdivision: Shape<Subdivision> = message<Subdivision>('bookings.Subdivision', {
  code: marked(text(), { present: true }),
  name: marked(text(), { present: true }),
})

export interface V1AllowedAnonymousActions {
  cancel?: boolean | null | undefined
  reschedule?: boolean | null | undefined
}
export const V1AllowedAnonymousActions: Shape<V1AllowedAnonymousActions> = message<V1AllowedAnonymousActions>(
  'bookings.V1AllowedAnonymousActions',
  {
    cancel: marked(flag(), { present: true }),
    reschedule: marked(flag(), { present: true }),
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
      token: text({ maxLength: 2048 }),
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
    booking: one('bookings.Booking'),
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
      token: text({ maxLength: 2048 }),
      fields: list(one('bookings.V1RequestedFields'), { maxSize: 1 }),
      timeZone: text({ maxLength: 64 }),
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
    booking: one('bookings.Booking'),
    allowedAnonymousActions: one('bookings.V1AllowedAnonymousActions'),
    bookingFee: one('bookings.BookingFee'),
  })

export interface V2PhoneCall {
  enabled?: boolean | null | undefined
}
export const V2PhoneCall: Shape<V2PhoneCall> = message<V2PhoneCall>('bookings.V2PhoneCall', {
  enabled: flag(),
})

export interface ZonedDate {
  localDate?: string | null | undefined
  timeZone?: string | null | undefined
}
export const ZonedDate: Shape<ZonedDate> = message<ZonedDate>('bookings.ZonedDate', {
  localDate: marked(text({ format: 'local-date-time' }), { readonly: true }),
  timeZone: marked(text({ maxLength: 64 }), { readonly: true }),
})
