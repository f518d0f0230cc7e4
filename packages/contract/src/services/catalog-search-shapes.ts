// Made by scripts/make-shapes.ts from facts/bookings/catalog-search.json. Do not edit.
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

export type AddOnPaymentOptions = 'ONLINE' | 'IN_PERSON'
export const AddOnPaymentOptions = enumeration<AddOnPaymentOptions>('catalogSearch.AddOnPaymentOptions', [
  'ONLINE',
  'IN_PERSON',
])

export type CompletionRequirement = 'OPTIONAL' | 'REQUIRED_BEFORE_BOOKING'
export const CompletionRequirement = enumeration<CompletionRequirement>('catalogSearch.CompletionRequirement', [
  'OPTIONAL',
  'REQUIRED_BEFORE_BOOKING',
])

export type FirstChargeDateType = 'CHECKOUT' | 'SCHEDULED'
export const FirstChargeDateType = enumeration<FirstChargeDateType>('catalogSearch.FirstChargeDateType', [
  'CHECKOUT',
  'SCHEDULED',
])

export type FrequencyType = 'MONTHLY'
export const FrequencyType = enumeration<FrequencyType>('catalogSearch.FrequencyType', ['MONTHLY'])

export type LocationType = 'CUSTOM' | 'BUSINESS' | 'CUSTOMER'
export const LocationType = enumeration<LocationType>('catalogSearch.LocationType', ['CUSTOM', 'BUSINESS', 'CUSTOMER'])

export type Mode = 'INTERSECT_RESOURCE_HOURS' | 'OVERRIDE_RESOURCE_HOURS'
export const Mode = enumeration<Mode>('catalogSearch.Mode', ['INTERSECT_RESOURCE_HOURS', 'OVERRIDE_RESOURCE_HOURS'])

export type RankingOrder = 'LOWEST_TO_HIGHEST' | 'HIGHEST_TO_LOWEST'
export const RankingOrder = enumeration<RankingOrder>('catalogSearch.RankingOrder', [
  'LOWEST_TO_HIGHEST',
  'HIGHEST_TO_LOWEST',
])

export type RateType = 'FIXED' | 'CUSTOM' | 'VARIED' | 'NO_FEE' | 'SUBSCRIPTION'
export const RateType = enumeration<RateType>('catalogSearch.RateType', [
  'FIXED',
  'CUSTOM',
  'VARIED',
  'NO_FEE',
  'SUBSCRIPTION',
])

export type ServiceType = 'APPOINTMENT' | 'CLASS' | 'COURSE'
export const ServiceType = enumeration<ServiceType>('catalogSearch.ServiceType', ['APPOINTMENT', 'CLASS', 'COURSE'])

export type SortOrder = 'ASC' | 'DESC'
export const SortOrder = enumeration<SortOrder>('catalogSearch.SortOrder', ['ASC', 'DESC'])

export type SortingMethodType = 'RANDOM' | 'RANKING' | 'CUSTOM'
export const SortingMethodType = enumeration<SortingMethodType>('catalogSearch.SortingMethodType', [
  'RANDOM',
  'RANKING',
  'CUSTOM',
])

export type TaxableAddressType = 'BUSINESS' | 'BILLING'
export const TaxableAddressType = enumeration<TaxableAddressType>('catalogSearch.TaxableAddressType', [
  'BUSINESS',
  'BILLING',
])

export type Timing = 'AFTER_BOOKING' | 'BEFORE_BOOKING'
export const Timing = enumeration<Timing>('catalogSearch.Timing', ['AFTER_BOOKING', 'BEFORE_BOOKING'])

export type UnitType = 'HOUR' | 'DAY'
export const UnitType = enumeration<UnitType>('catalogSearch.UnitType', ['HOUR', 'DAY'])

export interface AddOnDetails {
  addOnId?: string | null | undefined
  durationInMinutes?: number | null | undefined
}
export const AddOnDetails: Shape<AddOnDetails> = message<AddOnDetails>('catalogSearch.AddOnDetails', {
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
export const AddOnGroup: Shape<AddOnGroup> = message<AddOnGroup>('catalogSearch.AddOnGroup', {
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
  formattedAddress?: string | null | undefined
  geocode?: AddressLocation | null | undefined
  hint?: string | null | undefined
}
export const Address: Shape<Address> = message<Address>('catalogSearch.Address', {
  streetAddress: marked(one('catalogSearch.StreetAddress'), { description: 'Street and number apart.' }),
  addressLine: marked(text({ maxLength: 255 }), { description: 'Street and number on one line.' }),
  country: marked(text({ format: 'country' }), { description: 'Country code of two letters.' }),
  subdivision: marked(text({ maxLength: 255 }), { description: 'State, canton or province.' }),
  city: marked(text({ maxLength: 255 }), { description: 'City.' }),
  postalCode: marked(text({ maxLength: 255 }), { description: 'Postal code.' }),
  formattedAddress: marked(text({ maxLength: 512 }), { description: 'The address on one line.' }),
  geocode: marked(one('catalogSearch.AddressLocation'), {
    description: 'Place on the map, stored as written and never looked up.',
  }),
  hint: marked(text({ maxLength: 255 }), { description: 'How to find the door.' }),
})

export interface AddressLocation {
  latitude?: number | null | undefined
  longitude?: number | null | undefined
}
export const AddressLocation: Shape<AddressLocation> = message<AddressLocation>('catalogSearch.AddressLocation', {
  latitude: marked(decimalNumber(), { description: 'Degrees north.' }),
  longitude: marked(decimalNumber(), { description: 'Degrees east.' }),
})

export interface Attribute {
  enumValue?: string | null | undefined
  numberRangeValue?: NumberRange | null | undefined
  boolValue?: boolean | null | undefined
  numberValues?: NumberValues | null | undefined
  attributeId?: string | null | undefined
}
export const Attribute: Shape<Attribute> = message<Attribute>('catalogSearch.Attribute', {
  enumValue: marked(text({ maxLength: 40 }), { description: 'Accepted and not used here.' }),
  numberRangeValue: marked(one('catalogSearch.NumberRange'), { description: 'Accepted and not used here.' }),
  boolValue: marked(flag(), { description: 'Accepted and not used here.' }),
  numberValues: marked(one('catalogSearch.NumberValues'), { description: 'Accepted and not used here.' }),
  attributeId: marked(text({ format: 'guid' }), { description: 'Accepted and not used here.' }),
})

export interface AvailabilityConstraints {
  durations?: Duration[] | null | undefined
  sessionDurations?: number[] | null | undefined
  timeBetweenSessions?: number | null | undefined
  durationRange?: DurationRange | null | undefined
  workingHours?: WorkingHours | null | undefined
  bufferBefore?: number | null | undefined
}
export const AvailabilityConstraints: Shape<AvailabilityConstraints> = message<AvailabilityConstraints>(
  'catalogSearch.AvailabilityConstraints',
  {
    durations: marked(list(one('catalogSearch.Duration'), { maxSize: 50 }), {
      readonly: true,
      description: 'Every length a session can have; worked out by the server.',
    }),
    sessionDurations: marked(list(integer({ min: 1, max: 44639 }), { maxSize: 50 }), {
      description: 'Length of an appointment in minutes, one value.',
    }),
    timeBetweenSessions: marked(integer({ max: 720 }), { description: 'Minutes kept free after an appointment.' }),
    durationRange: marked(one('catalogSearch.DurationRange'), { description: 'Shortest and longest rental.' }),
    workingHours: marked(one('catalogSearch.WorkingHours'), { description: 'Accepted and not used here.' }),
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
  'catalogSearch.BookAfterStartPolicy',
  {
    enabled: marked(flag(), { description: 'Whether it is switched on.' }),
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
export const BookingPolicy: Shape<BookingPolicy> = message<BookingPolicy>('catalogSearch.BookingPolicy', {
  id: marked(text({ format: 'guid' }), { present: true, description: 'A GUID made by Kalends.' }),
  revision: marked(text(), {
    readonly: true,
    description: 'Counts the writes of this entity, as a decimal integer in a string; send the one you read.',
  }),
  createdDate: marked(timestamp(), { readonly: true, description: 'When it was made, UTC.' }),
  updatedDate: marked(timestamp(), { readonly: true, description: 'When it was last changed, UTC.' }),
  appId: marked(text({ format: 'guid' }), { readonly: true, description: 'The app it belongs to.' }),
  name: marked(text({ maxLength: 400 }), { readonly: true, description: 'Name.' }),
  customPolicyDescription: marked(one('catalogSearch.PolicyDescription'), {
    readonly: true,
    description: 'The policy in the business’s own words.',
  }),
  default: marked(flag(), { readonly: true, description: 'Whether it is the one used unless another is named.' }),
  limitEarlyBookingPolicy: marked(one('catalogSearch.LimitEarlyBookingPolicy'), {
    readonly: true,
    description: 'How early one may book.',
  }),
  limitLateBookingPolicy: marked(one('catalogSearch.LimitLateBookingPolicy'), {
    readonly: true,
    description: 'How late one may book.',
  }),
  bookAfterStartPolicy: marked(one('catalogSearch.BookAfterStartPolicy'), {
    readonly: true,
    description: 'Whether one may book once it has begun.',
  }),
  cancellationPolicy: marked(one('catalogSearch.CancellationPolicy'), {
    readonly: true,
    description: 'Whether and until when a customer may cancel.',
  }),
  reschedulePolicy: marked(one('catalogSearch.ReschedulePolicy'), {
    readonly: true,
    description: 'Whether and until when a customer may move it.',
  }),
  waitlistPolicy: marked(one('catalogSearch.WaitlistPolicy'), {
    readonly: true,
    description: 'Whether one may wait for a place.',
  }),
  participantsPolicy: marked(one('catalogSearch.ParticipantsPolicy'), {
    readonly: true,
    description: 'How many people one booking may bring.',
  }),
  resourcesPolicy: marked(one('catalogSearch.ResourcesPolicy'), {
    readonly: true,
    description: 'Whether the customer must name a resource.',
  }),
  cancellationFeePolicy: marked(one('catalogSearch.CancellationFeePolicy'), {
    readonly: true,
    description: 'What a late cancellation costs.',
  }),
  saveCreditCardPolicy: marked(one('catalogSearch.SaveCreditCardPolicy'), {
    readonly: true,
    description: 'Whether a card is stored at checkout.',
  }),
  staffSortingPolicy: marked(one('catalogSearch.StaffSortingPolicy'), {
    readonly: true,
    description: 'In which order people are tried when the customer has no wish.',
  }),
  intakeFormPolicy: marked(one('catalogSearch.IntakeFormPolicy'), {
    description: 'A form asked before or after booking.',
  }),
  bookForSomeoneElseAllowed: marked(flag(), { description: 'Accepted and not used here.' }),
  limitRebookingPolicy: marked(one('catalogSearch.LimitRebookingPolicy'), {
    description: 'How often one customer may book the same service.',
  }),
})

export interface BusinessLocationOptions {
  id?: string | null | undefined
  name?: string | null | undefined
  default?: boolean | null | undefined
  address?: Address | null | undefined
  email?: string | null | undefined
  phone?: string | null | undefined
}
export const BusinessLocationOptions: Shape<BusinessLocationOptions> = message<BusinessLocationOptions>(
  'catalogSearch.BusinessLocationOptions',
  {
    id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
    name: marked(text({ maxLength: 150 }), { readonly: true, description: 'Name.' }),
    default: marked(flag(), { readonly: true, description: 'Whether it is the one used unless another is named.' }),
    address: marked(one('catalogSearch.Address'), { readonly: true, description: 'The address.' }),
    email: marked(text({ format: 'email' }), { readonly: true, description: 'E-mail address.' }),
    phone: marked(text({ format: 'phone' }), { readonly: true, description: 'Telephone number.' }),
  },
)

export interface CancellationFeePolicy {
  enabled?: boolean | null | undefined
  cancellationWindows?: CancellationWindow[] | null | undefined
  autoCollectFeeEnabled?: boolean | null | undefined
}
export const CancellationFeePolicy: Shape<CancellationFeePolicy> = message<CancellationFeePolicy>(
  'catalogSearch.CancellationFeePolicy',
  {
    enabled: marked(flag(), { description: 'Whether it is switched on.' }),
    cancellationWindows: marked(list(one('catalogSearch.CancellationWindow'), { maxSize: 2 }), {
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
  'catalogSearch.CancellationPolicy',
  {
    enabled: marked(flag(), { description: 'Whether it is switched on.' }),
    limitLatestCancellation: marked(flag(), { description: 'Whether cancelling ends before the start.' }),
    latestCancellationInMinutes: marked(integer({ min: 1 }), {
      description: 'How long before the start cancelling ends, minutes.',
    }),
    allowAnonymous: marked(flag(), {
      description: 'Whether a signed link may do it without signing in; unset counts as yes.',
    }),
  },
)

export interface CancellationWindow {
  amount?: Money | null | undefined
  percentage?: string | null | undefined
  startInMinutes?: number | null | undefined
}
export const CancellationWindow: Shape<CancellationWindow> = message<CancellationWindow>(
  'catalogSearch.CancellationWindow',
  {
    amount: marked(one('catalogSearch.Money'), { description: 'The amount.' }),
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
export const Category: Shape<Category> = message<Category>('catalogSearch.Category', {
  id: marked(text({ format: 'guid' }), { present: true, description: 'A GUID made by Kalends.' }),
  name: marked(text({ maxLength: 500 }), { readonly: true, description: 'Name.' }),
  sortOrder: marked(integer(), { readonly: true, description: 'Place within its list.' }),
})

export interface Conferencing {
  enabled?: boolean | null | undefined
}
export const Conferencing: Shape<Conferencing> = message<Conferencing>('catalogSearch.Conferencing', {
  enabled: marked(flag(), { description: 'Whether it is switched on.' }),
})

export interface CursorPaging {
  limit?: number | null | undefined
  cursor?: string | null | undefined
}
export const CursorPaging: Shape<CursorPaging> = message<CursorPaging>('catalogSearch.CursorPaging', {
  limit: marked(integer({ max: 50 }), { description: 'Page size.' }),
  cursor: marked(text({ maxLength: 16000 }), {
    description: 'Where to go on; the filter and sort of the first call stand in it.',
  }),
})

export interface CursorPagingMetadata {
  count?: number | null | undefined
  cursors?: Cursors | null | undefined
  hasNext?: boolean | null | undefined
}
export const CursorPagingMetadata: Shape<CursorPagingMetadata> = message<CursorPagingMetadata>(
  'catalogSearch.CursorPagingMetadata',
  {
    count: marked(integer(), { description: 'How many.' }),
    cursors: marked(one('catalogSearch.Cursors'), { description: 'Where the neighbouring pages begin.' }),
    hasNext: marked(flag(), { description: 'Whether another page follows.' }),
  },
)

export interface CursorQuery {
  cursorPaging?: CursorPaging | null | undefined
  filter?: Record<string, unknown> | null | undefined
  sort?: Sorting[] | null | undefined
}
export const CursorQuery: Shape<CursorQuery> = message<CursorQuery>('catalogSearch.CursorQuery', {
  cursorPaging: marked(one('catalogSearch.CursorPaging'), { description: 'Page size, or where to go on.' }),
  filter: marked(freeObject(), {
    description: 'Which ones, in the query language: `{field: value}` or `{field: {$operator: value}}`.',
  }),
  sort: marked(list(one('catalogSearch.Sorting'), { maxSize: 5 }), {
    description: 'Order: the first entry counts most.',
  }),
})

export interface Cursors {
  next?: string | null | undefined
  prev?: string | null | undefined
}
export const Cursors: Shape<Cursors> = message<Cursors>('catalogSearch.Cursors', {
  next: marked(text({ maxLength: 16000 }), { description: 'Where the next page begins; null on the last.' }),
  prev: marked(text({ maxLength: 16000 }), { description: 'Where the page before begins; null on the first.' }),
})

export interface CustomLocationOptions {
  id?: string | null | undefined
  address?: Address | null | undefined
}
export const CustomLocationOptions: Shape<CustomLocationOptions> = message<CustomLocationOptions>(
  'catalogSearch.CustomLocationOptions',
  {
    id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
    address: marked(one('catalogSearch.Address'), { description: 'The address.' }),
  },
)

export interface CustomOptions {
  implementationId?: string | null | undefined
  appId?: string | null | undefined
}
export const CustomOptions: Shape<CustomOptions> = message<CustomOptions>('catalogSearch.CustomOptions', {
  implementationId: marked(text({ format: 'guid' }), { description: 'The app that sorts.' }),
  appId: marked(text({ format: 'guid' }), { description: 'The app it belongs to.' }),
})

export interface CustomPayment {
  description?: string | null | undefined
}
export const CustomPayment: Shape<CustomPayment> = message<CustomPayment>('catalogSearch.CustomPayment', {
  description: marked(text({ maxLength: 50 }), { description: 'A longer text.' }),
})

export interface DailyConfig {
  minDurationInDays?: number | null | undefined
  maxDurationInDays?: number | null | undefined
}
export const DailyConfig: Shape<DailyConfig> = message<DailyConfig>('catalogSearch.DailyConfig', {
  minDurationInDays: marked(integer({ min: 1, max: 40 }), { description: 'Shortest rental in days.' }),
  maxDurationInDays: marked(integer({ min: 1, max: 40 }), { description: 'Longest rental in days.' }),
})

export interface DepositDetails {
  amount?: Money | null | undefined
  percentage?: string | null | undefined
}
export const DepositDetails: Shape<DepositDetails> = message<DepositDetails>('catalogSearch.DepositDetails', {
  amount: marked(one('catalogSearch.Money'), { description: 'The amount.' }),
  percentage: marked(text({ format: 'decimal-value' }), { description: 'Percent of the price.' }),
})

export interface DiscountInfo {
  discountName?: string | null | undefined
  priceAfterDiscount?: Money | null | undefined
}
export const DiscountInfo: Shape<DiscountInfo> = message<DiscountInfo>('catalogSearch.DiscountInfo', {
  discountName: marked(text({ minLength: 1, maxLength: 50 }), { description: 'Name of the discount.' }),
  priceAfterDiscount: marked(one('catalogSearch.Money'), { description: 'Price after the discount.' }),
})

export interface Duration {
  minutes?: number | null | undefined
}
export const Duration: Shape<Duration> = message<Duration>('catalogSearch.Duration', {
  minutes: marked(integer({ min: 1, max: 44639 }), { description: 'Minutes.' }),
})

export interface DurationRange {
  hourOptions?: HourlyConfig | null | undefined
  dayOptions?: DailyConfig | null | undefined
  unitType?: UnitType | null | undefined
}
export const DurationRange: Shape<DurationRange> = message<DurationRange>('catalogSearch.DurationRange', {
  hourOptions: marked(one('catalogSearch.HourlyConfig'), { description: 'Shortest and longest rental in minutes.' }),
  dayOptions: marked(one('catalogSearch.DailyConfig'), { description: 'Shortest and longest rental in days.' }),
  unitType: marked(one('catalogSearch.UnitType'), { description: 'Hours or days.' }),
})

export interface ExtendedFields {
  namespaces?: Record<string, Record<string, unknown>> | null | undefined
}
export const ExtendedFields: Shape<ExtendedFields> = message<ExtendedFields>('catalogSearch.ExtendedFields', {
  namespaces: marked(mapOf(freeObject()), { description: 'Data by namespace.' }),
})

export interface FixedPayment {
  price?: Money | null | undefined
  deposit?: Money | null | undefined
  basePrice?: boolean | null | undefined
  fullUpfrontPaymentAllowed?: boolean | null | undefined
  depositDetails?: DepositDetails | null | undefined
}
export const FixedPayment: Shape<FixedPayment> = message<FixedPayment>('catalogSearch.FixedPayment', {
  price: marked(one('catalogSearch.Money'), { description: 'The price.' }),
  deposit: marked(one('catalogSearch.Money'), { description: 'What is paid ahead.' }),
  basePrice: marked(flag(), { description: 'Price before a discount.' }),
  fullUpfrontPaymentAllowed: marked(flag(), {
    description: 'Whether the whole price may be paid instead of the deposit.',
  }),
  depositDetails: marked(one('catalogSearch.DepositDetails'), { description: 'How much is paid ahead.' }),
})

export interface Form {
  id?: string | null | undefined
  mobileSettings?: FormSettings | null | undefined
}
export const Form: Shape<Form> = message<Form>('catalogSearch.Form', {
  id: marked(text({ format: 'guid' }), { present: true, description: 'A GUID made by Kalends.' }),
  mobileSettings: marked(one('catalogSearch.FormSettings'), { description: 'Accepted and not used here.' }),
})

export interface FormSettings {
  hidden?: boolean | null | undefined
}
export const FormSettings: Shape<FormSettings> = message<FormSettings>('catalogSearch.FormSettings', {
  hidden: marked(flag(), { description: 'Kept out of public lists; still found by its id.' }),
})

export interface FullUpfrontPayment {
  supported?: boolean | null | undefined
  discountPercent?: string | null | undefined
}
export const FullUpfrontPayment: Shape<FullUpfrontPayment> = message<FullUpfrontPayment>(
  'catalogSearch.FullUpfrontPayment',
  {
    supported: marked(flag(), { description: 'Whether it is offered.' }),
    discountPercent: marked(text({ format: 'decimal-value' }), { description: 'Discount in percent.' }),
  },
)

export interface HourlyConfig {
  minDurationInMinutes?: number | null | undefined
  maxDurationInMinutes?: number | null | undefined
}
export const HourlyConfig: Shape<HourlyConfig> = message<HourlyConfig>('catalogSearch.HourlyConfig', {
  minDurationInMinutes: marked(integer({ min: 30, max: 1440 }), { description: 'Shortest rental in minutes.' }),
  maxDurationInMinutes: marked(integer({ min: 30, max: 1440 }), { description: 'Longest rental in minutes.' }),
})

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
export const Image: Shape<Image> = message<Image>('catalogSearch.Image', {
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
export const IntakeFormPolicy: Shape<IntakeFormPolicy> = message<IntakeFormPolicy>('catalogSearch.IntakeFormPolicy', {
  enabled: marked(flag(), { description: 'Whether it is switched on.' }),
  formId: marked(text({ format: 'guid' }), { description: 'The booking form.' }),
  timing: marked(one('catalogSearch.Timing'), { description: 'Before or after booking.' }),
  completionRequirement: marked(one('catalogSearch.CompletionRequirement'), {
    description: 'Whether the form must be filled in before booking.',
  }),
})

export interface Keyword {
  term?: string | null | undefined
  isMain?: boolean | null | undefined
  origin?: string | null | undefined
}
export const Keyword: Shape<Keyword> = message<Keyword>('catalogSearch.Keyword', {
  term: marked(text(), { description: 'The word.' }),
  isMain: marked(flag(), { description: 'Whether it is the main keyword.' }),
  origin: marked(text({ maxLength: 1000 }), { description: 'Accepted and not used here.' }),
})

export interface LimitEarlyBookingPolicy {
  enabled?: boolean | null | undefined
  earliestBookingInMinutes?: number | null | undefined
}
export const LimitEarlyBookingPolicy: Shape<LimitEarlyBookingPolicy> = message<LimitEarlyBookingPolicy>(
  'catalogSearch.LimitEarlyBookingPolicy',
  {
    enabled: marked(flag(), { description: 'Whether it is switched on.' }),
    earliestBookingInMinutes: marked(integer({ min: 1 }), {
      description: 'How long before the start booking opens, minutes.',
    }),
  },
)

export interface LimitLateBookingPolicy {
  enabled?: boolean | null | undefined
  latestBookingInMinutes?: number | null | undefined
}
export const LimitLateBookingPolicy: Shape<LimitLateBookingPolicy> = message<LimitLateBookingPolicy>(
  'catalogSearch.LimitLateBookingPolicy',
  {
    enabled: marked(flag(), { description: 'Whether it is switched on.' }),
    latestBookingInMinutes: marked(integer({ min: 1 }), {
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
  'catalogSearch.LimitRebookingPolicy',
  {
    enabled: marked(flag(), { description: 'Whether it is switched on.' }),
    maxBookings: marked(integer({ min: 1 }), { description: 'At most so many.' }),
    windowInMinutes: marked(integer({ min: 1 }), { description: 'Within so many minutes; without it, ever.' }),
  },
)

export interface Location {
  business?: BusinessLocationOptions | null | undefined
  custom?: CustomLocationOptions | null | undefined
  id?: string | null | undefined
  type?: LocationType | null | undefined
  calculatedAddress?: Address | null | undefined
}
export const Location: Shape<Location> = message<Location>('catalogSearch.Location', {
  business: marked(one('catalogSearch.BusinessLocationOptions'), { description: 'A place of the business.' }),
  custom: marked(one('catalogSearch.CustomLocationOptions'), { description: 'What was chosen, or set, by free text.' }),
  id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
  type: marked(one('catalogSearch.LocationType'), { description: 'The kind.' }),
  calculatedAddress: marked(one('catalogSearch.Address'), { readonly: true, description: 'The address that results.' }),
})

export interface Media {
  items?: MediaItem[] | null | undefined
  mainMedia?: MediaItem | null | undefined
  coverMedia?: MediaItem | null | undefined
}
export const Media: Shape<Media> = message<Media>('catalogSearch.Media', {
  items: marked(list(one('catalogSearch.MediaItem'), { maxSize: 100 }), { description: 'More pictures.' }),
  mainMedia: marked(one('catalogSearch.MediaItem'), { description: 'The main picture.' }),
  coverMedia: marked(one('catalogSearch.MediaItem'), { description: 'Picture on top of the page.' }),
})

export interface MediaItem {
  image?: Image | null | undefined
}
export const MediaItem: Shape<MediaItem> = message<MediaItem>('catalogSearch.MediaItem', {
  image: marked(one('catalogSearch.Image'), { description: 'The picture.' }),
})

export interface Money {
  value?: string | null | undefined
  currency?: string | null | undefined
  formattedValue?: string | null | undefined
}
export const Money: Shape<Money> = message<Money>('catalogSearch.Money', {
  value: marked(text({ format: 'decimal-value' }), { description: 'The value.' }),
  currency: marked(text({ format: 'currency' }), { readonly: true, description: 'ISO 4217 code.' }),
  formattedValue: marked(text({ maxLength: 50 }), { description: 'The amount as it is shown.' }),
})

export interface NumberRange {
  min?: number | null | undefined
  max?: number | null | undefined
}
export const NumberRange: Shape<NumberRange> = message<NumberRange>('catalogSearch.NumberRange', {
  min: marked(integer(), { description: 'Smallest.' }),
  max: marked(integer(), { description: 'Largest.' }),
})

export interface NumberValues {
  values?: number[] | null | undefined
}
export const NumberValues: Shape<NumberValues> = message<NumberValues>('catalogSearch.NumberValues', {
  values: marked(list(integer(), { maxSize: 10 }), { description: 'The ids.' }),
})

export interface OnlineBooking {
  enabled?: boolean | null | undefined
  requireManualApproval?: boolean | null | undefined
  allowMultipleRequests?: boolean | null | undefined
}
export const OnlineBooking: Shape<OnlineBooking> = message<OnlineBooking>('catalogSearch.OnlineBooking', {
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
export const PageUrlV2: Shape<PageUrlV2> = message<PageUrlV2>('catalogSearch.PageUrlV2', {
  relativePath: marked(text({ maxLength: 2048 }), { description: 'The address below the site’s own.' }),
  url: marked(text({ maxLength: 2048 }), { description: 'The address.' }),
})

export interface ParticipantsPolicy {
  enabled?: boolean | null | undefined
  maxParticipantsPerBooking?: number | null | undefined
  collectParticipantForm?: boolean | null | undefined
}
export const ParticipantsPolicy: Shape<ParticipantsPolicy> = message<ParticipantsPolicy>(
  'catalogSearch.ParticipantsPolicy',
  {
    enabled: marked(flag(), { description: 'Whether it is switched on.' }),
    maxParticipantsPerBooking: marked(integer({ min: 1 }), { description: 'At most so many people in one booking.' }),
    collectParticipantForm: marked(flag(), { description: 'Accepted and not used here.' }),
  },
)

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
export const Payment: Shape<Payment> = message<Payment>('catalogSearch.Payment', {
  fixed: marked(one('catalogSearch.FixedPayment'), { description: 'One price for everybody.' }),
  custom: marked(one('catalogSearch.CustomPayment'), { description: 'What was chosen, or set, by free text.' }),
  varied: marked(one('catalogSearch.VariedPayment'), { description: 'A price for each variant.' }),
  subscription: marked(one('catalogSearch.SubscriptionPayment'), { description: 'Paid in regular payments.' }),
  rateType: marked(one('catalogSearch.RateType'), { present: true, description: 'How the price is made.' }),
  options: marked(one('catalogSearch.PaymentOptions'), { description: 'Ways to pay.' }),
  pricingPlanIds: marked(list(text({ format: 'guid' }), { maxSize: 75 }), {
    readonly: true,
    description: 'Plans that can pay for it.',
  }),
  addOnOption: marked(one('catalogSearch.AddOnPaymentOptions'), {
    present: true,
    description: 'How add-ons are paid.',
  }),
  discountInfo: marked(one('catalogSearch.DiscountInfo'), { readonly: true, description: 'A running discount.' }),
})

export interface PaymentOptions {
  online?: boolean | null | undefined
  inPerson?: boolean | null | undefined
  deposit?: boolean | null | undefined
  pricingPlan?: boolean | null | undefined
}
export const PaymentOptions: Shape<PaymentOptions> = message<PaymentOptions>('catalogSearch.PaymentOptions', {
  online: marked(flag(), { description: 'Whether it can be paid online.' }),
  inPerson: marked(flag(), { description: 'Whether it can be paid on site.' }),
  deposit: marked(flag(), { description: 'What is paid ahead.' }),
  pricingPlan: marked(flag(), { description: 'Whether a plan can pay for it.' }),
})

export interface PhoneCall {
  enabled?: boolean | null | undefined
}
export const PhoneCall: Shape<PhoneCall> = message<PhoneCall>('catalogSearch.PhoneCall', {
  enabled: marked(flag(), { description: 'Whether it is switched on.' }),
})

export interface PolicyDescription {
  enabled?: boolean | null | undefined
  description?: string | null | undefined
}
export const PolicyDescription: Shape<PolicyDescription> = message<PolicyDescription>(
  'catalogSearch.PolicyDescription',
  {
    enabled: marked(flag(), { description: 'Whether it is switched on.' }),
    description: marked(text({ maxLength: 2500 }), { description: 'A longer text.' }),
  },
)

export interface QueryServicesByFiltersRequest {
  query?: CursorQuery | null | undefined
  serviceFilters?: ServiceFilters | null | undefined
}
export const QueryServicesByFiltersRequest: Shape<QueryServicesByFiltersRequest> =
  message<QueryServicesByFiltersRequest>('catalogSearch.QueryServicesByFiltersRequest', {
    query: marked(one('catalogSearch.CursorQuery'), { description: 'Which ones, in which order, which page.' }),
    serviceFilters: marked(one('catalogSearch.ServiceFilters'), {
      description: 'When, where and with what it should be.',
    }),
  })

export interface QueryServicesByFiltersResponse {
  results?: ServiceWithAvailability[] | null | undefined
  pagingMetadata?: CursorPagingMetadata | null | undefined
}
export const QueryServicesByFiltersResponse: Shape<QueryServicesByFiltersResponse> =
  message<QueryServicesByFiltersResponse>('catalogSearch.QueryServicesByFiltersResponse', {
    results: marked(list(one('catalogSearch.ServiceWithAvailability'), { maxSize: 1000000 }), {
      present: true,
      description: 'The services, in the order asked for.',
    }),
    pagingMetadata: marked(one('catalogSearch.CursorPagingMetadata'), {
      description: 'Where this page stands among all.',
    }),
  })

export interface RankingOptions {
  order?: RankingOrder | null | undefined
}
export const RankingOptions: Shape<RankingOptions> = message<RankingOptions>('catalogSearch.RankingOptions', {
  order: marked(one('catalogSearch.RankingOrder'), { description: 'ASC or DESC; ASC unless sent.' }),
})

export interface ReschedulePolicy {
  enabled?: boolean | null | undefined
  limitLatestReschedule?: boolean | null | undefined
  latestRescheduleInMinutes?: number | null | undefined
  allowAnonymous?: boolean | null | undefined
}
export const ReschedulePolicy: Shape<ReschedulePolicy> = message<ReschedulePolicy>('catalogSearch.ReschedulePolicy', {
  enabled: marked(flag(), { description: 'Whether it is switched on.' }),
  limitLatestReschedule: marked(flag(), { description: 'Whether moving ends before the start.' }),
  latestRescheduleInMinutes: marked(integer({ min: 1 }), {
    description: 'How long before the start moving ends, minutes.',
  }),
  allowAnonymous: marked(flag(), {
    description: 'Whether a signed link may do it without signing in; unset counts as yes.',
  }),
})

export interface ResourceDetails {
  resources?: ResourceInfo[] | null | undefined
}
export const ResourceDetails: Shape<ResourceDetails> = message<ResourceDetails>('catalogSearch.ResourceDetails', {
  resources: marked(list(one('catalogSearch.ResourceInfo'), { maxSize: 100 }), { description: 'The resources.' }),
})

export interface ResourceGroup {
  resourceGroupId?: string | null | undefined
  resourceIds?: ResourceIds | null | undefined
  requiredResourcesNumber?: number | null | undefined
  selectableResource?: boolean | null | undefined
}
export const ResourceGroup: Shape<ResourceGroup> = message<ResourceGroup>('catalogSearch.ResourceGroup', {
  resourceGroupId: marked(text({ format: 'guid' }), { description: 'Accepted and not used here.' }),
  resourceIds: marked(one('catalogSearch.ResourceIds'), {
    description: 'The resources that qualify; none named means all of the type.',
  }),
  requiredResourcesNumber: marked(integer({ min: 1 }), { description: 'How many of them a booking takes.' }),
  selectableResource: marked(flag(), { readonly: true, description: 'Whether customers choose it.' }),
})

export interface ResourceIds {
  values?: string[] | null | undefined
}
export const ResourceIds: Shape<ResourceIds> = message<ResourceIds>('catalogSearch.ResourceIds', {
  values: marked(list(text({ format: 'guid' }), { maxSize: 100 }), { description: 'The ids.' }),
})

export interface ResourceInfo {
  id?: string | null | undefined
  name?: string | null | undefined
}
export const ResourceInfo: Shape<ResourceInfo> = message<ResourceInfo>('catalogSearch.ResourceInfo', {
  id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
  name: marked(text({ maxLength: 100 }), { readonly: true, description: 'Name.' }),
})

export interface ResourceType {
  id?: string | null | undefined
  name?: string | null | undefined
}
export const ResourceType: Shape<ResourceType> = message<ResourceType>('catalogSearch.ResourceType', {
  id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
  name: marked(text({ minLength: 1, maxLength: 40 }), { readonly: true, description: 'Name.' }),
})

export interface ResourcesPolicy {
  enabled?: boolean | null | undefined
  autoAssignAllowed?: boolean | null | undefined
}
export const ResourcesPolicy: Shape<ResourcesPolicy> = message<ResourcesPolicy>('catalogSearch.ResourcesPolicy', {
  enabled: marked(flag(), { description: 'Whether it is switched on.' }),
  autoAssignAllowed: marked(flag(), { description: 'Whether the server may pick the resource.' }),
})

export interface SaveCreditCardPolicy {
  enabled?: boolean | null | undefined
}
export const SaveCreditCardPolicy: Shape<SaveCreditCardPolicy> = message<SaveCreditCardPolicy>(
  'catalogSearch.SaveCreditCardPolicy',
  {
    enabled: marked(flag(), { description: 'Whether it is switched on.' }),
  },
)

export interface Schedule {
  id?: string | null | undefined
  firstSessionStart?: string | null | undefined
  lastSessionEnd?: string | null | undefined
  availabilityConstraints?: AvailabilityConstraints | null | undefined
}
export const Schedule: Shape<Schedule> = message<Schedule>('catalogSearch.Schedule', {
  id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
  firstSessionStart: marked(timestamp(), { readonly: true, description: 'Start of the first session, UTC.' }),
  lastSessionEnd: marked(timestamp(), { readonly: true, description: 'End of the last session, UTC.' }),
  availabilityConstraints: marked(one('catalogSearch.AvailabilityConstraints'), {
    description: 'Lengths and gaps of sessions.',
  }),
})

export interface SeoSchema {
  tags?: Tag[] | null | undefined
  settings?: Settings | null | undefined
}
export const SeoSchema: Shape<SeoSchema> = message<SeoSchema>('catalogSearch.SeoSchema', {
  tags: marked(list(one('catalogSearch.Tag')), { description: 'Words that sort it: INDIVIDUAL, GROUP, COURSE.' }),
  settings: marked(one('catalogSearch.Settings'), { description: 'Settings for search engines.' }),
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
  locations?: Location[] | null | undefined
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
  phoneCall?: PhoneCall | null | undefined
  tags?: string[] | null | undefined
  primaryResourceType?: string | null | undefined
  inheritResourceLocations?: boolean | null | undefined
}
export const Service: Shape<Service> = message<Service>('catalogSearch.Service', {
  id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
  appId: marked(text({ format: 'guid' }), { description: 'The app it belongs to.' }),
  createdByAppId: marked(text({ format: 'guid' }), { readonly: true, description: 'The app that made it.' }),
  type: marked(one('catalogSearch.ServiceType'), {
    present: true,
    description: 'APPOINTMENT, CLASS or COURSE; never changes.',
  }),
  sortOrder: marked(integer(), { description: 'Place within its list.' }),
  name: marked(text({ minLength: 1, maxLength: 400 }), { description: 'Name as customers know it.' }),
  description: marked(text({ maxLength: 7000 }), { description: 'A longer text.' }),
  tagLine: marked(text({ maxLength: 6000 }), { description: 'One line below the name.' }),
  defaultCapacity: marked(integer({ min: 1, max: 1000 }), {
    description: 'Places: 1 for an appointment, those of each session or of the course otherwise.',
  }),
  media: marked(one('catalogSearch.Media'), { description: 'Pictures.' }),
  hidden: marked(flag(), { description: 'Kept out of public lists; still found by its id.' }),
  category: marked(one('catalogSearch.Category'), { description: 'The category it is listed in.' }),
  form: marked(one('catalogSearch.Form'), { description: 'The booking form.' }),
  payment: marked(one('catalogSearch.Payment'), { description: 'Price and ways to pay.' }),
  onlineBooking: marked(one('catalogSearch.OnlineBooking'), { description: 'Whether and how it is booked online.' }),
  conferencing: marked(one('catalogSearch.Conferencing'), {
    description: 'Whether sessions have a link to join online.',
  }),
  locations: marked(list(one('catalogSearch.Location'), { maxSize: 500 }), {
    description: 'Where the service is given.',
  }),
  bookingPolicy: marked(one('catalogSearch.BookingPolicy'), {
    description: 'Terms of notice, cancellation and capacity; write the id, read the rest.',
  }),
  schedule: marked(one('catalogSearch.Schedule'), { description: 'The service’s own schedule, made with it.' }),
  staffMemberIds: marked(list(text({ format: 'guid' }), { maxSize: 220 }), {
    description: 'Resource ids of the people who give it.',
  }),
  staffMembers: marked(list(one('catalogSearch.StaffMember'), { maxSize: 220 }), {
    readonly: true,
    deprecated: true,
    description: 'Older place of the same list.',
  }),
  staffMemberDetails: marked(one('catalogSearch.StaffMemberDetails'), {
    description: 'Facts of the people who give it; only when asked for.',
  }),
  resourceGroups: marked(list(one('catalogSearch.ResourceGroup'), { maxSize: 3 }), {
    deprecated: true,
    description: 'Accepted and not used here.',
  }),
  serviceResources: marked(list(one('catalogSearch.ServiceResource'), { maxSize: 8 }), {
    description: 'Kinds of resources it needs beside staff.',
  }),
  supportedSlugs: marked(list(one('catalogSearch.Slug'), { maxSize: 100 }), {
    readonly: true,
    description: 'Every address it ever had; each still leads here.',
  }),
  mainSlug: marked(one('catalogSearch.Slug'), { readonly: true, description: 'Its part of the address now.' }),
  urls: marked(one('catalogSearch.URLs'), { readonly: true, description: 'Its pages.' }),
  extendedFields: marked(one('catalogSearch.ExtendedFields'), {
    description: 'Data of integrators, namespace by namespace.',
  }),
  seoData: marked(one('catalogSearch.SeoSchema'), { description: 'Data for search engines, given back as written.' }),
  createdDate: marked(timestamp(), { readonly: true, description: 'When it was made, UTC.' }),
  updatedDate: marked(timestamp(), { readonly: true, description: 'When it was last changed, UTC.' }),
  revision: marked(text(), {
    readonly: true,
    description: 'Counts the writes of this entity, as a decimal integer in a string; send the one you read.',
  }),
  addOnGroups: marked(list(one('catalogSearch.AddOnGroup'), { maxSize: 3 }), {
    description: 'Add-ons offered with the service, group by group.',
  }),
  addOnDetails: marked(list(one('catalogSearch.AddOnDetails'), { maxSize: 50 }), {
    readonly: true,
    description: 'Facts of the add-ons offered with the service.',
  }),
  taxableAddress: marked(one('catalogSearch.TaxableAddress'), { description: 'Which address tax is worked out from.' }),
  phoneCall: marked(one('catalogSearch.PhoneCall'), { description: 'Accepted and not used here.' }),
  tags: marked(list(text(), { maxSize: 10 }), { description: 'Words that sort it: INDIVIDUAL, GROUP, COURSE.' }),
  primaryResourceType: marked(text({ format: 'guid' }), {
    description: 'Type of resource its times come from; staff unless set.',
  }),
  inheritResourceLocations: marked(flag(), { description: 'Accepted and not used here.' }),
})

export interface ServiceFilters {
  localStartDate?: string | null | undefined
  localEndDate?: string | null | undefined
  timeZone?: string | null | undefined
  exactMatch?: boolean | null | undefined
  locationIds?: string[] | null | undefined
  attributes?: Attribute[] | null | undefined
  resourceTypes?: string[] | null | undefined
  includeUnavailable?: boolean | null | undefined
}
export const ServiceFilters: Shape<ServiceFilters> = message<ServiceFilters>('catalogSearch.ServiceFilters', {
  localStartDate: marked(text({ format: 'local-date-time' }), {
    description: 'From when something is free, as wall time; from now on where left out.',
  }),
  localEndDate: marked(text({ format: 'local-date-time' }), {
    description: 'Until when it is over, as wall time; as far as can be booked where left out.',
  }),
  timeZone: marked(text({ maxLength: 100 }), {
    description: 'Zone of the wall times; that of the business where left out.',
  }),
  exactMatch: marked(flag(), {
    description: 'Start and end are those of the visit itself, not a span in which it lies.',
  }),
  locationIds: marked(list(text({ format: 'guid' }), { maxSize: 100 }), {
    description: 'Places of the business; at one of them the service is free.',
  }),
  attributes: marked(list(one('catalogSearch.Attribute'), { maxSize: 10 }), {
    description: 'Refused: what is booked has no attributes of its own here.',
  }),
  resourceTypes: marked(list(text({ maxLength: 100 }), { maxSize: 10 }), {
    description: 'Kinds of resources of which it uses one, by id or name; STAFF for people.',
  }),
  includeUnavailable: marked(flag(), { description: 'Whether services with nothing free are listed too.' }),
})

export interface ServiceResource {
  resourceIds?: ResourceIds | null | undefined
  id?: string | null | undefined
  resourceType?: ResourceType | null | undefined
  requiredResourcesNumber?: number | null | undefined
  selectableResource?: boolean | null | undefined
  resourceDetails?: ResourceDetails | null | undefined
}
export const ServiceResource: Shape<ServiceResource> = message<ServiceResource>('catalogSearch.ServiceResource', {
  resourceIds: marked(one('catalogSearch.ResourceIds'), {
    description: 'The resources that qualify; none named means all of the type.',
  }),
  id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
  resourceType: marked(one('catalogSearch.ResourceType'), { description: 'The kind of resource.' }),
  requiredResourcesNumber: marked(integer({ min: 1 }), { description: 'How many of them a booking takes.' }),
  selectableResource: marked(flag(), { readonly: true, description: 'Whether customers choose it.' }),
  resourceDetails: marked(one('catalogSearch.ResourceDetails'), { description: 'Facts of the resources.' }),
})

export interface ServiceWithAvailability {
  service?: Service | null | undefined
  available?: boolean | null | undefined
}
export const ServiceWithAvailability: Shape<ServiceWithAvailability> = message<ServiceWithAvailability>(
  'catalogSearch.ServiceWithAvailability',
  {
    service: marked(one('catalogSearch.Service'), { description: 'The service.' }),
    available: marked(flag(), {
      present: true,
      description: 'Whether a customer could book it within what was asked.',
    }),
  },
)

export interface Settings {
  preventAutoRedirect?: boolean | null | undefined
  keywords?: Keyword[] | null | undefined
}
export const Settings: Shape<Settings> = message<Settings>('catalogSearch.Settings', {
  preventAutoRedirect: marked(flag(), { description: 'Whether old addresses stop leading here.' }),
  keywords: marked(list(one('catalogSearch.Keyword'), { maxSize: 5 }), { description: 'Words for search engines.' }),
})

export interface Slug {
  name?: string | null | undefined
  custom?: boolean | null | undefined
  createdDate?: string | null | undefined
}
export const Slug: Shape<Slug> = message<Slug>('catalogSearch.Slug', {
  name: marked(text({ maxLength: 500 }), { description: 'Name.' }),
  custom: marked(flag(), { readonly: true, description: 'What was chosen, or set, by free text.' }),
  createdDate: marked(timestamp(), { readonly: true, description: 'When it was made, UTC.' }),
})

export interface Sorting {
  fieldName?: string | null | undefined
  order?: SortOrder | null | undefined
}
export const Sorting: Shape<Sorting> = message<Sorting>('catalogSearch.Sorting', {
  fieldName: marked(text({ maxLength: 512 }), { description: 'Name of the field.' }),
  order: marked(one('catalogSearch.SortOrder'), { description: 'ASC or DESC; ASC unless sent.' }),
})

export interface StaffMediaItem {
  image?: Image | null | undefined
}
export const StaffMediaItem: Shape<StaffMediaItem> = message<StaffMediaItem>('catalogSearch.StaffMediaItem', {
  image: marked(one('catalogSearch.Image'), { description: 'The picture.' }),
})

export interface StaffMember {
  staffMemberId?: string | null | undefined
  name?: string | null | undefined
  workingHoursScheduleIds?: string[] | null | undefined
  eventsScheduleId?: string | null | undefined
  mainMedia?: StaffMediaItem | null | undefined
  workingHoursLocationCoverage?: WorkingHoursLocationCoverage | null | undefined
}
export const StaffMember: Shape<StaffMember> = message<StaffMember>('catalogSearch.StaffMember', {
  staffMemberId: marked(text({ format: 'guid' }), { readonly: true, description: 'The staff member.' }),
  name: marked(text({ maxLength: 40 }), { readonly: true, description: 'Name.' }),
  workingHoursScheduleIds: marked(list(text({ format: 'guid' }), { maxSize: 100 }), {
    readonly: true,
    description: 'Schedules of the person’s hours.',
  }),
  eventsScheduleId: marked(text({ format: 'guid' }), {
    readonly: true,
    description: 'Schedule of the person’s sessions.',
  }),
  mainMedia: marked(one('catalogSearch.StaffMediaItem'), { readonly: true, description: 'The main picture.' }),
  workingHoursLocationCoverage: marked(one('catalogSearch.WorkingHoursLocationCoverage'), {
    readonly: true,
    description: 'Where the hours hold.',
  }),
})

export interface StaffMemberDetails {
  staffMembers?: StaffMember[] | null | undefined
}
export const StaffMemberDetails: Shape<StaffMemberDetails> = message<StaffMemberDetails>(
  'catalogSearch.StaffMemberDetails',
  {
    staffMembers: marked(list(one('catalogSearch.StaffMember'), { maxSize: 220 }), {
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
  'catalogSearch.StaffSortingPolicy',
  {
    rankingOptions: marked(one('catalogSearch.RankingOptions'), { description: 'Direction of the ranking.' }),
    customOptions: marked(one('catalogSearch.CustomOptions'), { description: 'The sorting of an app.' }),
    sortingMethodType: marked(one('catalogSearch.SortingMethodType'), { description: 'How people are ordered.' }),
  },
)

export interface StreetAddress {
  number?: string | null | undefined
  name?: string | null | undefined
  apt?: string | null | undefined
}
export const StreetAddress: Shape<StreetAddress> = message<StreetAddress>('catalogSearch.StreetAddress', {
  number: marked(text({ maxLength: 255 }), { description: 'Number.' }),
  name: marked(text({ maxLength: 255 }), { description: 'Name.' }),
  apt: marked(text({ maxLength: 255 }), { description: 'Apartment.' }),
})

export interface SubscriptionPayment {
  amountPerBillingCycle?: Money | null | undefined
  frequency?: FrequencyType | null | undefined
  totalPayments?: number | null | undefined
  firstChargeDate?: FirstChargeDateType | null | undefined
  recurringStartDate?: string | null | undefined
  enrollmentFeeAmount?: Money | null | undefined
  fullUpfrontPayment?: FullUpfrontPayment | null | undefined
}
export const SubscriptionPayment: Shape<SubscriptionPayment> = message<SubscriptionPayment>(
  'catalogSearch.SubscriptionPayment',
  {
    amountPerBillingCycle: marked(one('catalogSearch.Money'), { description: 'What each payment takes.' }),
    frequency: marked(one('catalogSearch.FrequencyType'), { description: 'How often a payment is taken.' }),
    totalPayments: marked(integer({ min: 2 }), { description: 'How many payments there are.' }),
    firstChargeDate: marked(one('catalogSearch.FirstChargeDateType'), {
      description: 'When the first payment is taken.',
    }),
    recurringStartDate: marked(timestamp(), { description: 'When the regular payments begin.' }),
    enrollmentFeeAmount: marked(one('catalogSearch.Money'), {
      deprecated: true,
      description: 'What joining costs once.',
    }),
    fullUpfrontPayment: marked(one('catalogSearch.FullUpfrontPayment'), {
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
export const Tag: Shape<Tag> = message<Tag>('catalogSearch.Tag', {
  type: marked(text(), { description: 'The kind.' }),
  props: marked(freeObject(), { description: 'Attributes of the tag.' }),
  meta: marked(freeObject(), { description: 'Accepted and not used here.' }),
  children: marked(text(), { description: 'Content of the tag.' }),
  custom: marked(flag(), { description: 'What was chosen, or set, by free text.' }),
  disabled: marked(flag(), { description: 'Whether it is switched off.' }),
})

export interface TaxableAddress {
  taxableAddressType?: TaxableAddressType | null | undefined
}
export const TaxableAddress: Shape<TaxableAddress> = message<TaxableAddress>('catalogSearch.TaxableAddress', {
  taxableAddressType: marked(one('catalogSearch.TaxableAddressType'), {
    present: true,
    description: 'Whose address it is.',
  }),
})

export interface URLs {
  servicePage?: PageUrlV2 | null | undefined
  bookingPage?: PageUrlV2 | null | undefined
  calendarPage?: PageUrlV2 | null | undefined
}
export const URLs: Shape<URLs> = message<URLs>('catalogSearch.URLs', {
  servicePage: marked(one('catalogSearch.PageUrlV2'), {
    readonly: true,
    description: 'Where the service is described.',
  }),
  bookingPage: marked(one('catalogSearch.PageUrlV2'), { readonly: true, description: 'Where the service is booked.' }),
  calendarPage: marked(one('catalogSearch.PageUrlV2'), { readonly: true, description: 'Where its times are shown.' }),
})

export interface VariedPayment {
  defaultPrice?: Money | null | undefined
  deposit?: Money | null | undefined
  minPrice?: Money | null | undefined
  maxPrice?: Money | null | undefined
  fullUpfrontPaymentAllowed?: boolean | null | undefined
  depositDetails?: DepositDetails | null | undefined
}
export const VariedPayment: Shape<VariedPayment> = message<VariedPayment>('catalogSearch.VariedPayment', {
  defaultPrice: marked(one('catalogSearch.Money'), { description: 'Price where no variant says another.' }),
  deposit: marked(one('catalogSearch.Money'), { description: 'What is paid ahead.' }),
  minPrice: marked(one('catalogSearch.Money'), { readonly: true, description: 'Lowest price of its variants.' }),
  maxPrice: marked(one('catalogSearch.Money'), { readonly: true, description: 'Highest price of its variants.' }),
  fullUpfrontPaymentAllowed: marked(flag(), {
    description: 'Whether the whole price may be paid instead of the deposit.',
  }),
  depositDetails: marked(one('catalogSearch.DepositDetails'), { description: 'How much is paid ahead.' }),
})

export interface WaitlistPolicy {
  enabled?: boolean | null | undefined
  capacity?: number | null | undefined
  reservationTimeInMinutes?: number | null | undefined
}
export const WaitlistPolicy: Shape<WaitlistPolicy> = message<WaitlistPolicy>('catalogSearch.WaitlistPolicy', {
  enabled: marked(flag(), { description: 'Whether it is switched on.' }),
  capacity: marked(integer({ min: 1 }), { description: 'How many can wait.' }),
  reservationTimeInMinutes: marked(integer({ min: 1 }), { description: 'How long an offered place is kept, minutes.' }),
})

export interface WorkingHours {
  mode?: Mode | null | undefined
}
export const WorkingHours: Shape<WorkingHours> = message<WorkingHours>('catalogSearch.WorkingHours', {
  mode: marked(one('catalogSearch.Mode'), { description: 'Accepted and not used here.' }),
})

export interface WorkingHoursLocationCoverage {
  availableAtAllLocations?: boolean | null | undefined
  locationIds?: string[] | null | undefined
}
export const WorkingHoursLocationCoverage: Shape<WorkingHoursLocationCoverage> = message<WorkingHoursLocationCoverage>(
  'catalogSearch.WorkingHoursLocationCoverage',
  {
    availableAtAllLocations: marked(flag(), { readonly: true, description: 'Whether it holds at every location.' }),
    locationIds: marked(list(text({ format: 'guid' }), { maxSize: 100 }), {
      readonly: true,
      description: 'The locations.',
    }),
  },
)
