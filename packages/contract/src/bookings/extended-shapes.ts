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
  name: text({ minLength: 1, maxLength: 50 }),
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
  streetAddress: one('extendedBookings.StreetAddress'),
  addressLine: text(),
  country: text({ format: 'country' }),
  subdivision: text(),
  city: text(),
  postalCode: text(),
  addressLine2: text(),
  formattedAddress: text(),
  hint: text(),
  geocode: one('extendedBookings.AddressLocation'),
  countryFullname: text(),
  subdivisions: list(one('extendedBookings.Subdivision')),
})

export interface AddressLocation {
  latitude?: number | null | undefined
  longitude?: number | null | undefined
}
export const AddressLocation: Shape<AddressLocation> = message<AddressLocation>('extendedBookings.AddressLocation', {
  latitude: decimalNumber(),
  longitude: decimalNumber(),
})

export interface AllowedActions {
  cancel?: boolean | null | undefined
  reschedule?: boolean | null | undefined
  bookAnother?: boolean | null | undefined
  refund?: boolean | null | undefined
}
export const AllowedActions: Shape<AllowedActions> = message<AllowedActions>('extendedBookings.AllowedActions', {
  cancel: marked(flag(), { present: true }),
  reschedule: marked(flag(), { present: true }),
  bookAnother: flag(),
  refund: marked(flag(), { deprecated: true }),
})

export interface Attendance {
  id?: string | null | undefined
  status?: AttendanceStatus | null | undefined
  numberOfAttendees?: number | null | undefined
}
export const Attendance: Shape<Attendance> = message<Attendance>('extendedBookings.Attendance', {
  id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
  status: marked(one('extendedBookings.AttendanceStatus'), { present: true }),
  numberOfAttendees: marked(integer(), { present: true }),
})

export interface Balance {
  amount?: string | null | undefined
  formattedAmount?: string | null | undefined
}
export const Balance: Shape<Balance> = message<Balance>('extendedBookings.Balance', {
  amount: marked(text(), { present: true }),
  formattedAmount: marked(text(), { present: true }),
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
  groupId: text({ format: 'guid' }),
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
export const BookedEntity: Shape<BookedEntity> = message<BookedEntity>('extendedBookings.BookedEntity', {
  slot: one('extendedBookings.BookedSlot'),
  schedule: one('extendedBookings.BookedSchedule'),
  title: marked(text({ maxLength: 6000 }), { readonly: true }),
  titleTranslated: marked(text({ maxLength: 400 }), { readonly: true }),
  tags: list(text()),
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
  name: text({ maxLength: 40 }),
  nameTranslated: marked(text({ maxLength: 40 }), { readonly: true }),
  email: text({ maxLength: 500 }),
  scheduleId: text({ format: 'guid' }),
  explicitlyRequested: marked(flag(), { readonly: true }),
  type: marked(text({ format: 'guid' }), { readonly: true }),
  transparency: one('extendedBookings.ResourceTransparency'),
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
  scheduleId: text(),
  serviceId: text({ format: 'guid' }),
  location: marked(one('extendedBookings.Location'), { readonly: true }),
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
  phoneCall?: PhoneCall | null | undefined
  additionalResources?: BookedResource[] | null | undefined
  resourceSelections?: ResourceSelection[] | null | undefined
  allDay?: boolean | null | undefined
  durationUnitType?: DurationUnitType | null | undefined
  durationUnitCount?: number | null | undefined
}
export const BookedSlot: Shape<BookedSlot> = message<BookedSlot>('extendedBookings.BookedSlot', {
  sessionId: marked(text(), { deprecated: true }),
  serviceId: text(),
  scheduleId: text(),
  eventId: text({ minLength: 36, maxLength: 250 }),
  startDate: text(),
  endDate: text(),
  timezone: marked(text(), { description: 'IANA zone name.' }),
  resource: one('extendedBookings.BookedResource'),
  location: one('extendedBookings.Location'),
  phoneCall: marked(one('extendedBookings.PhoneCall'), { readonly: true }),
  additionalResources: list(one('extendedBookings.BookedResource')),
  resourceSelections: list(one('extendedBookings.ResourceSelection'), { maxSize: 3 }),
  allDay: flag(),
  durationUnitType: marked(one('extendedBookings.DurationUnitType'), { readonly: true }),
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
}
export const Booking: Shape<Booking> = message<Booking>('extendedBookings.Booking', {
  totalParticipants: integer({ min: 1 }),
  participantsChoices: one('extendedBookings.ParticipantChoices'),
  id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
  bookedEntity: one('extendedBookings.BookedEntity'),
  contactDetails: one('extendedBookings.ContactDetails'),
  additionalFields: marked(list(one('extendedBookings.CustomFormField')), { deprecated: true }),
  numberOfParticipants: integer({ min: 1 }),
  internalBusinessNote: marked(text(), { deprecated: true }),
  status: marked(one('extendedBookings.BookingStatus'), { present: true }),
  paymentStatus: marked(one('extendedBookings.PaymentStatus'), { present: true }),
  selectedPaymentOption: marked(one('extendedBookings.SelectedPaymentOption'), { present: true }),
  createdDate: marked(timestamp(), { readonly: true, description: 'When it was made, UTC.' }),
  externalUserId: text(),
  bookingSource: one('extendedBookings.BookingSource'),
  participantNotification: marked(one('extendedBookings.ParticipantNotification'), { deprecated: true }),
  sendSmsReminder: marked(flag(), { deprecated: true }),
  revision: marked(text(), {
    description: 'Counts the writes of this entity, as a decimal integer in a string; send the one you read.',
  }),
  createdBy: marked(one('extendedBookings.IdentificationData'), { readonly: true }),
  startDate: marked(timestamp(), { readonly: true }),
  endDate: marked(timestamp(), { readonly: true }),
  flowControlSettings: one('extendedBookings.FlowControlSettings'),
  updatedDate: marked(timestamp(), { readonly: true, description: 'When it was last changed, UTC.' }),
  extendedFields: one('extendedBookings.ExtendedFields'),
  doubleBooked: marked(flag(), { readonly: true }),
  v2Availability: flag(),
  multiServiceBookingInfo: marked(one('extendedBookings.MultiServiceBookingInfo'), { readonly: true }),
  canceledDate: marked(timestamp(), { readonly: true }),
  v2AvailabilityProxy: flag(),
  language: text({ format: 'language-tag' }),
  formSubmissionId: text({ format: 'guid' }),
  formId: marked(text({ format: 'guid' }), { readonly: true }),
  bookedAddOns: list(one('extendedBookings.BookedAddOn'), { maxSize: 21 }),
  appId: marked(text({ format: 'guid' }), { readonly: true }),
  createdByAppId: marked(text({ format: 'guid' }), { readonly: true }),
  depositSelected: flag(),
  subscriptionUpfrontPaymentSelected: flag(),
  cancellationScheduled: marked(flag(), { readonly: true }),
  recurringGroupId: text({ format: 'guid' }),
  bookedForSomeoneElse: flag(),
  adjustedStart: marked(one('extendedBookings.ZonedDate'), { readonly: true }),
  adjustedEnd: marked(one('extendedBookings.ZonedDate'), { readonly: true }),
})

export interface BookingFeeDetails {
  cancellationFeeStatus?: BookingFeeStatus | null | undefined
}
export const BookingFeeDetails: Shape<BookingFeeDetails> = message<BookingFeeDetails>(
  'extendedBookings.BookingFeeDetails',
  {
    cancellationFeeStatus: marked(one('extendedBookings.BookingFeeStatus'), { present: true }),
  },
)

export interface BookingPolicySettings {
  cancellationFeeEnabled?: boolean | null | undefined
}
export const BookingPolicySettings: Shape<BookingPolicySettings> = message<BookingPolicySettings>(
  'extendedBookings.BookingPolicySettings',
  {
    cancellationFeeEnabled: flag(),
  },
)

export interface BookingSource {
  platform?: Platform | null | undefined
  actor?: Actor | null | undefined
  appDefId?: string | null | undefined
  appName?: string | null | undefined
}
export const BookingSource: Shape<BookingSource> = message<BookingSource>('extendedBookings.BookingSource', {
  platform: one('extendedBookings.Platform'),
  actor: one('extendedBookings.Actor'),
  appDefId: text({ format: 'guid' }),
  appName: marked(text(), { readonly: true }),
})

export interface CommonAddressLocation {
  latitude?: number | null | undefined
  longitude?: number | null | undefined
}
export const CommonAddressLocation: Shape<CommonAddressLocation> = message<CommonAddressLocation>(
  'extendedBookings.CommonAddressLocation',
  {
    latitude: decimalNumber(),
    longitude: decimalNumber(),
  },
)

export interface CommonPaging {
  limit?: number | null | undefined
  offset?: number | null | undefined
}
export const CommonPaging: Shape<CommonPaging> = message<CommonPaging>('extendedBookings.CommonPaging', {
  limit: integer(),
  offset: integer(),
})

export interface CommonQueryV2 {
  paging?: CommonPaging | null | undefined
  cursorPaging?: CursorPaging | null | undefined
  filter?: Record<string, unknown> | null | undefined
  sort?: Sorting[] | null | undefined
}
export const CommonQueryV2: Shape<CommonQueryV2> = message<CommonQueryV2>('extendedBookings.CommonQueryV2', {
  paging: one('extendedBookings.CommonPaging'),
  cursorPaging: one('extendedBookings.CursorPaging'),
  filter: freeObject(),
  sort: list(one('extendedBookings.Sorting')),
})

export interface ConferencingDetails {
  guestUrl?: string | null | undefined
  password?: string | null | undefined
  description?: string | null | undefined
}
export const ConferencingDetails: Shape<ConferencingDetails> = message<ConferencingDetails>(
  'extendedBookings.ConferencingDetails',
  {
    guestUrl: text({ minLength: 1, maxLength: 2000 }),
    password: text({ minLength: 1, maxLength: 100 }),
    description: text({ minLength: 1, maxLength: 200 }),
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
  contactId: text({ format: 'guid' }),
  firstName: text(),
  lastName: text(),
  email: text({ format: 'email' }),
  phone: text(),
  fullAddress: one('extendedBookings.Address'),
  timeZone: marked(text(), { deprecated: true }),
  countryCode: text({ format: 'country' }),
})

export interface CountExtendedBookingsRequest {
  filter?: Record<string, unknown> | null | undefined
}
export const CountExtendedBookingsRequest: Shape<CountExtendedBookingsRequest> = message<CountExtendedBookingsRequest>(
  'extendedBookings.CountExtendedBookingsRequest',
  {
    filter: freeObject(),
  },
)

export interface CountExtendedBookingsResponse {
  count?: number | null | undefined
}
export const CountExtendedBookingsResponse: Shape<CountExtendedBookingsResponse> =
  message<CountExtendedBookingsResponse>('extendedBookings.CountExtendedBookingsResponse', {
    count: marked(integer(), { present: true }),
  })

export interface CouponInfo {
  id?: string | null | undefined
  code?: string | null | undefined
  name?: string | null | undefined
  amount?: Price | null | undefined
}
export const CouponInfo: Shape<CouponInfo> = message<CouponInfo>('extendedBookings.CouponInfo', {
  id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
  code: text(),
  name: text(),
  amount: one('extendedBookings.Price'),
})

export interface CursorPaging {
  limit?: number | null | undefined
  cursor?: string | null | undefined
}
export const CursorPaging: Shape<CursorPaging> = message<CursorPaging>('extendedBookings.CursorPaging', {
  limit: integer({ max: 100 }),
  cursor: text({ maxLength: 16000 }),
})

export interface Cursors {
  next?: string | null | undefined
  prev?: string | null | undefined
}
export const Cursors: Shape<Cursors> = message<Cursors>('extendedBookings.Cursors', {
  next: text({ maxLength: 16000 }),
  prev: text({ maxLength: 16000 }),
})

export interface CustomFormField {
  id?: string | null | undefined
  value?: string | null | undefined
  label?: string | null | undefined
  valueType?: ValueType | null | undefined
}
export const CustomFormField: Shape<CustomFormField> = message<CustomFormField>('extendedBookings.CustomFormField', {
  id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
  value: text(),
  label: marked(text(), { readonly: true }),
  valueType: one('extendedBookings.ValueType'),
})

export interface CyclePrice {
  amount?: string | null | undefined
  currency?: string | null | undefined
}
export const CyclePrice: Shape<CyclePrice> = message<CyclePrice>('extendedBookings.CyclePrice', {
  amount: marked(text(), { present: true }),
  currency: marked(text({ format: 'currency' }), { present: true }),
})

export interface DateTimeRule {
  name?: string | null | undefined
}
export const DateTimeRule: Shape<DateTimeRule> = message<DateTimeRule>('extendedBookings.DateTimeRule', {
  name: text({ maxLength: 255 }),
})

export interface DeferredChargeInfo {
  declinedOptions?: DeferredChargeDeclineReason | null | undefined
  status?: DeferredChargeStatus | null | undefined
  deferredChargeId?: string | null | undefined
}
export const DeferredChargeInfo: Shape<DeferredChargeInfo> = message<DeferredChargeInfo>(
  'extendedBookings.DeferredChargeInfo',
  {
    declinedOptions: one('extendedBookings.DeferredChargeDeclineReason'),
    status: one('extendedBookings.DeferredChargeStatus'),
    deferredChargeId: marked(text({ format: 'guid' }), { readonly: true }),
  },
)

export interface Duration {
  minutes?: number | null | undefined
  name?: string | null | undefined
}
export const Duration: Shape<Duration> = message<Duration>('extendedBookings.Duration', {
  minutes: integer({ min: 1, max: 44639 }),
  name: text({ maxLength: 255 }),
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
  booking: one('extendedBookings.Booking'),
  allowedActions: one('extendedBookings.AllowedActions'),
  attendance: one('extendedBookings.Attendance'),
  conferencingDetails: one('extendedBookings.ConferencingDetails'),
  bookingPolicySettings: one('extendedBookings.BookingPolicySettings'),
  bookingFeeDetails: one('extendedBookings.BookingFeeDetails'),
  order: one('extendedBookings.Order'),
  waiver: one('extendedBookings.Waiver'),
  transactions: one('extendedBookings.OrderTransactions'),
  formSubmissions: list(one('extendedBookings.FormSubmission'), { maxSize: 100 }),
  subscriptionInfo: one('extendedBookings.SubscriptionInfo'),
  eventNotes: text(),
  deferredChargeInfo: one('extendedBookings.DeferredChargeInfo'),
})

export interface ExtendedFields {
  namespaces?: Record<string, Record<string, unknown>> | null | undefined
}
export const ExtendedFields: Shape<ExtendedFields> = message<ExtendedFields>('extendedBookings.ExtendedFields', {
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
  'extendedBookings.FlowControlSettings',
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

export interface FormSubmission {
  label?: string | null | undefined
  key?: string | null | undefined
  value?: string | null | undefined
  fieldId?: string | null | undefined
}
export const FormSubmission: Shape<FormSubmission> = message<FormSubmission>('extendedBookings.FormSubmission', {
  label: text({ maxLength: 500 }),
  key: text({ maxLength: 200 }),
  value: text({ maxLength: 500 }),
  fieldId: text({ format: 'guid' }),
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
    anonymousVisitorId: text({ format: 'guid' }),
    memberId: text({ format: 'guid' }),
    wixUserId: text({ format: 'guid' }),
    appId: text({ format: 'guid' }),
    contactId: text({ format: 'guid' }),
    identityType: marked(one('extendedBookings.IdentityType'), { readonly: true }),
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
  name: text(),
  formattedAddress: text(),
  formattedAddressTranslated: text({ maxLength: 512 }),
  locationType: one('extendedBookings.LocationType'),
})

export interface MembershipName {
  original?: string | null | undefined
  translated?: string | null | undefined
}
export const MembershipName: Shape<MembershipName> = message<MembershipName>('extendedBookings.MembershipName', {
  original: text({ maxLength: 100 }),
  translated: text({ maxLength: 100 }),
})

export interface MembershipPaymentCredits {
  total?: number | null | undefined
  remaining?: number | null | undefined
}
export const MembershipPaymentCredits: Shape<MembershipPaymentCredits> = message<MembershipPaymentCredits>(
  'extendedBookings.MembershipPaymentCredits',
  {
    total: integer({ min: 1 }),
    remaining: integer(),
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
    name: one('extendedBookings.MembershipName'),
    expirationDate: timestamp(),
    credits: one('extendedBookings.MembershipPaymentCredits'),
    redeemCost: marked(text(), { readonly: true }),
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
    type: marked(one('extendedBookings.MultiServiceBookingType'), { present: true }),
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
  number: marked(text(), { present: true }),
  status: marked(one('extendedBookings.OrderStatus'), { present: true }),
  paymentStatus: marked(one('extendedBookings.PaymentStatusEnumPaymentStatus'), { present: true }),
  totalPrice: one('extendedBookings.Price'),
  bookingPrice: one('extendedBookings.Price'),
  bookingPriceDescription: one('extendedBookings.PriceDescription'),
  balance: one('extendedBookings.Balance'),
  currency: text({ format: 'currency' }),
  lineItemId: text({ minLength: 1, maxLength: 50 }),
  singleItemOrder: flag(),
  updatedDate: marked(timestamp(), { description: 'When it was last changed, UTC.' }),
  additionalFees: list(one('extendedBookings.AdditionalFee'), { maxSize: 100 }),
  locationId: text({ format: 'guid' }),
  couponInfo: one('extendedBookings.CouponInfo'),
})

export interface OrderTransactions {
  chargedMembershipPaymentDetails?: MembershipPaymentDetails | null | undefined
  refundSumAmounts?: string | null | undefined
}
export const OrderTransactions: Shape<OrderTransactions> = message<OrderTransactions>(
  'extendedBookings.OrderTransactions',
  {
    chargedMembershipPaymentDetails: one('extendedBookings.MembershipPaymentDetails'),
    refundSumAmounts: text(),
  },
)

export interface Paging {
  limit?: number | null | undefined
  offset?: number | null | undefined
}
export const Paging: Shape<Paging> = message<Paging>('extendedBookings.Paging', {
  limit: integer(),
  offset: integer(),
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
    count: integer(),
    offset: integer(),
    total: integer(),
    tooManyToCount: flag(),
    cursors: one('extendedBookings.Cursors'),
    hasNext: flag(),
  },
)

export interface ParticipantChoices {
  serviceChoices?: ServiceChoices[] | null | undefined
}
export const ParticipantChoices: Shape<ParticipantChoices> = message<ParticipantChoices>(
  'extendedBookings.ParticipantChoices',
  {
    serviceChoices: list(one('extendedBookings.ServiceChoices'), { minSize: 1, maxSize: 20 }),
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
    notifyParticipants: flag(),
    message: text(),
    metadata: mapOf(text()),
  },
)

export interface ParticipantsRange {
  name?: string | null | undefined
}
export const ParticipantsRange: Shape<ParticipantsRange> = message<ParticipantsRange>(
  'extendedBookings.ParticipantsRange',
  {
    name: text({ maxLength: 255 }),
  },
)

export interface PhoneCall {
  enabled?: boolean | null | undefined
}
export const PhoneCall: Shape<PhoneCall> = message<PhoneCall>('extendedBookings.PhoneCall', {
  enabled: flag(),
})

export interface Price {
  amount?: string | null | undefined
  formattedAmount?: string | null | undefined
}
export const Price: Shape<Price> = message<Price>('extendedBookings.Price', {
  amount: marked(text(), { present: true }),
  formattedAmount: marked(text(), { present: true }),
})

export interface PriceDescription {
  original?: string | null | undefined
  translated?: string | null | undefined
}
export const PriceDescription: Shape<PriceDescription> = message<PriceDescription>(
  'extendedBookings.PriceDescription',
  {
    original: marked(text({ minLength: 1, maxLength: 100 }), { present: true }),
    translated: text({ minLength: 1, maxLength: 100 }),
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
    query: one('extendedBookings.QueryV2'),
    withBookingAllowedActions: flag(),
    withBookingAttendanceInfo: flag(),
    sessionId: text(),
    withPagingMetadataTotal: flag(),
    withBookingConferencingDetails: flag(),
    withBookingPolicySettings: flag(),
    withBookingFeeDetails: flag(),
    withEcomOrder: flag(),
    withWaiver: flag(),
    withEcomTransactions: flag(),
    withFormSubmissions: flag(),
    withEventNotes: flag(),
    withDeferredCharge: flag(),
    timeZone: text({ maxLength: 64 }),
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
    extendedBookings: marked(list(one('extendedBookings.ExtendedBooking')), { present: true }),
    pagingMetadata: one('extendedBookings.PagingMetadataV2'),
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
    query: one('extendedBookings.CommonQueryV2'),
    withBookingAllowedActions: flag(),
    withBookingAttendanceInfo: flag(),
    withBookingConferencingDetails: flag(),
    withBookingPolicySettings: flag(),
    withBookingFeeDetails: flag(),
    withEcomOrder: flag(),
    withWaiver: flag(),
    withEcomTransactions: flag(),
    withFormSubmissions: flag(),
    withEventNotes: flag(),
    withDeferredCharge: flag(),
    timeZone: text({ maxLength: 64 }),
  },
  { required: ['query'] },
)

export interface QueryExtendedBookingsResponse {
  extendedBookings?: ExtendedBooking[] | null | undefined
  pagingMetadata?: PagingMetadataV2 | null | undefined
}
export const QueryExtendedBookingsResponse: Shape<QueryExtendedBookingsResponse> =
  message<QueryExtendedBookingsResponse>('extendedBookings.QueryExtendedBookingsResponse', {
    extendedBookings: marked(list(one('extendedBookings.ExtendedBooking')), { present: true }),
    pagingMetadata: one('extendedBookings.PagingMetadataV2'),
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
  paging: one('extendedBookings.Paging'),
  cursorPaging: one('extendedBookings.CursorPaging'),
  filter: freeObject(),
  sort: list(one('extendedBookings.Sorting')),
  fields: list(text()),
  fieldsets: list(text()),
})

export interface RequestedGenderValue {
  gender?: RequestedGender | null | undefined
}
export const RequestedGenderValue: Shape<RequestedGenderValue> = message<RequestedGenderValue>(
  'extendedBookings.RequestedGenderValue',
  {
    gender: one('extendedBookings.RequestedGender'),
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
    resourceTypeId: text({ format: 'guid' }),
    selectionMethod: one('extendedBookings.SelectionMethod'),
    requestedGender: one('extendedBookings.RequestedGenderValue'),
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
  custom: text(),
  duration: one('extendedBookings.Duration'),
  dateTime: one('extendedBookings.DateTimeRule'),
  participantRange: one('extendedBookings.ParticipantsRange'),
  optionId: text({ format: 'guid' }),
  choiceId: text({ format: 'guid' }),
})

export interface ServiceChoices {
  numberOfParticipants?: number | null | undefined
  choices?: ServiceChoice[] | null | undefined
}
export const ServiceChoices: Shape<ServiceChoices> = message<ServiceChoices>('extendedBookings.ServiceChoices', {
  numberOfParticipants: integer({ min: 1 }),
  choices: list(one('extendedBookings.ServiceChoice'), { maxSize: 5 }),
})

export interface Sorting {
  fieldName?: string | null | undefined
  order?: SortOrder | null | undefined
  selectItemsBy?: Record<string, unknown>[] | null | undefined
  origin?: CommonAddressLocation | null | undefined
}
export const Sorting: Shape<Sorting> = message<Sorting>('extendedBookings.Sorting', {
  fieldName: text({ maxLength: 512 }),
  order: one('extendedBookings.SortOrder'),
  selectItemsBy: list(freeObject(), { maxSize: 10 }),
  origin: one('extendedBookings.CommonAddressLocation'),
})

export interface StreetAddress {
  number?: string | null | undefined
  name?: string | null | undefined
  apt?: string | null | undefined
}
export const StreetAddress: Shape<StreetAddress> = message<StreetAddress>('extendedBookings.StreetAddress', {
  number: text(),
  name: text(),
  apt: text(),
})

export interface Subdivision {
  code?: string | null | undefined
  name?: string | null | undefined
}
export const Subdivision: Shape<Subdivision> = message<Subdivision>('extendedBookings.Subdivision', {
  code: text(),
  name: text(),
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
    currentCycle: marked(integer(), { present: true }),
    totalCycles: marked(integer(), { present: true }),
    billingFrequency: marked(one('extendedBookings.Frequency'), { present: true }),
    subscriptionId: text({ format: 'guid' }),
    status: marked(one('extendedBookings.SubscriptionStatus'), { present: true }),
    cyclePrice: marked(one('extendedBookings.CyclePrice'), { readonly: true }),
    cancellationDate: timestamp(),
    nextBillingDate: timestamp(),
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
  waiverTemplateId: text({ format: 'guid' }),
  contactId: text({ format: 'guid' }),
  status: marked(one('extendedBookings.Status'), { present: true }),
})

export interface ZonedDate {
  localDate?: string | null | undefined
  timeZone?: string | null | undefined
}
export const ZonedDate: Shape<ZonedDate> = message<ZonedDate>('extendedBookings.ZonedDate', {
  localDate: marked(text({ format: 'local-date-time' }), { readonly: true }),
  timeZone: marked(text({ maxLength: 64 }), { readonly: true }),
})
