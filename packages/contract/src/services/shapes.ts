// Made by scripts/make-shapes.ts from facts/bookings/services.json. Do not edit.
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
export const AddOnPaymentOptions = enumeration<AddOnPaymentOptions>('services.AddOnPaymentOptions', [
  'ONLINE',
  'IN_PERSON',
])

export type CompletionRequirement = 'OPTIONAL' | 'REQUIRED_BEFORE_BOOKING'
export const CompletionRequirement = enumeration<CompletionRequirement>('services.CompletionRequirement', [
  'OPTIONAL',
  'REQUIRED_BEFORE_BOOKING',
])

export type FirstChargeDateType = 'CHECKOUT' | 'SCHEDULED'
export const FirstChargeDateType = enumeration<FirstChargeDateType>('services.FirstChargeDateType', [
  'CHECKOUT',
  'SCHEDULED',
])

export type FrequencyType = 'MONTHLY'
export const FrequencyType = enumeration<FrequencyType>('services.FrequencyType', ['MONTHLY'])

export type LocationTypeEnumLocationType = 'CUSTOM' | 'BUSINESS' | 'CUSTOMER'
export const LocationTypeEnumLocationType = enumeration<LocationTypeEnumLocationType>(
  'services.LocationTypeEnumLocationType',
  ['CUSTOM', 'BUSINESS', 'CUSTOMER'],
)

export type RankingOrder = 'LOWEST_TO_HIGHEST' | 'HIGHEST_TO_LOWEST'
export const RankingOrder = enumeration<RankingOrder>('services.RankingOrder', [
  'LOWEST_TO_HIGHEST',
  'HIGHEST_TO_LOWEST',
])

export type RateType = 'FIXED' | 'CUSTOM' | 'VARIED' | 'NO_FEE' | 'SUBSCRIPTION'
export const RateType = enumeration<RateType>('services.RateType', [
  'FIXED',
  'CUSTOM',
  'VARIED',
  'NO_FEE',
  'SUBSCRIPTION',
])

export type ServiceType = 'APPOINTMENT' | 'CLASS' | 'COURSE'
export const ServiceType = enumeration<ServiceType>('services.ServiceType', ['APPOINTMENT', 'CLASS', 'COURSE'])

export type SortOrder = 'ASC' | 'DESC'
export const SortOrder = enumeration<SortOrder>('services.SortOrder', ['ASC', 'DESC'])

export type SortingMethodType = 'RANDOM' | 'RANKING' | 'CUSTOM'
export const SortingMethodType = enumeration<SortingMethodType>('services.SortingMethodType', [
  'RANDOM',
  'RANKING',
  'CUSTOM',
])

export type TaxableAddressType = 'BUSINESS' | 'BILLING'
export const TaxableAddressType = enumeration<TaxableAddressType>('services.TaxableAddressType', [
  'BUSINESS',
  'BILLING',
])

export type Timing = 'AFTER_BOOKING' | 'BEFORE_BOOKING'
export const Timing = enumeration<Timing>('services.Timing', ['AFTER_BOOKING', 'BEFORE_BOOKING'])

export type UnitType = 'HOUR' | 'DAY'
export const UnitType = enumeration<UnitType>('services.UnitType', ['HOUR', 'DAY'])

export type V2RequestedFields =
  | 'STAFF_MEMBER_DETAILS'
  | 'RESOURCE_TYPE_DETAILS'
  | 'DISCOUNT_INFO_DETAILS'
  | 'STAFF_WORKING_HOURS_LOCATIONS'
  | 'RESOURCE_DETAILS'
export const V2RequestedFields = enumeration<V2RequestedFields>('services.V2RequestedFields', [
  'STAFF_MEMBER_DETAILS',
  'RESOURCE_TYPE_DETAILS',
  'DISCOUNT_INFO_DETAILS',
  'STAFF_WORKING_HOURS_LOCATIONS',
  'RESOURCE_DETAILS',
])

export type WorkingHoursMode = 'INTERSECT_RESOURCE_HOURS' | 'OVERRIDE_RESOURCE_HOURS'
export const WorkingHoursMode = enumeration<WorkingHoursMode>('services.WorkingHoursMode', [
  'INTERSECT_RESOURCE_HOURS',
  'OVERRIDE_RESOURCE_HOURS',
])

export interface AddOnDetails {
  addOnId?: string | null | undefined
  durationInMinutes?: number | null | undefined
}
export const AddOnDetails: Shape<AddOnDetails> = message<AddOnDetails>('services.AddOnDetails', {
  addOnId: text({ format: 'guid' }),
  durationInMinutes: integer(),
})

export interface AddOnGroup {
  id?: string | null | undefined
  name?: string | null | undefined
  maxNumberOfAddOns?: number | null | undefined
  addOnIds?: string[] | null | undefined
  prompt?: string | null | undefined
}
export const AddOnGroup: Shape<AddOnGroup> = message<AddOnGroup>('services.AddOnGroup', {
  id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
  name: text({ maxLength: 100 }),
  maxNumberOfAddOns: integer(),
  addOnIds: marked(list(text({ format: 'guid' }), { maxSize: 7 }), { present: true }),
  prompt: text({ maxLength: 200 }),
})

export interface AvailabilityConstraints {
  durations?: V2Duration[] | null | undefined
  sessionDurations?: number[] | null | undefined
  timeBetweenSessions?: number | null | undefined
  durationRange?: DurationRange | null | undefined
  workingHours?: WorkingHours | null | undefined
}
export const AvailabilityConstraints: Shape<AvailabilityConstraints> = message<AvailabilityConstraints>(
  'services.AvailabilityConstraints',
  {
    durations: marked(list(one('services.V2Duration'), { maxSize: 50 }), { readonly: true, present: true }),
    sessionDurations: marked(list(integer({ min: 1, max: 44639 }), { maxSize: 50 }), { present: true }),
    timeBetweenSessions: marked(integer({ max: 720 }), { present: true }),
    durationRange: one('services.DurationRange'),
    workingHours: one('services.WorkingHours'),
  },
)

export interface BookAfterStartPolicy {
  enabled?: boolean | null | undefined
}
export const BookAfterStartPolicy: Shape<BookAfterStartPolicy> = message<BookAfterStartPolicy>(
  'services.BookAfterStartPolicy',
  {
    enabled: marked(flag(), { present: true }),
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
export const BookingPolicy: Shape<BookingPolicy> = message<BookingPolicy>('services.BookingPolicy', {
  id: marked(text({ format: 'guid' }), { present: true, description: 'A GUID made by Kalends.' }),
  revision: marked(text(), {
    readonly: true,
    description: 'Counts the writes of this entity, as a decimal integer in a string; send the one you read.',
  }),
  createdDate: marked(timestamp(), { readonly: true, description: 'When it was made, UTC.' }),
  updatedDate: marked(timestamp(), { readonly: true, description: 'When it was last changed, UTC.' }),
  appId: marked(text({ format: 'guid' }), { readonly: true }),
  name: marked(text({ maxLength: 400 }), { readonly: true }),
  customPolicyDescription: marked(one('services.PolicyDescription'), { readonly: true }),
  default: marked(flag(), { readonly: true }),
  limitEarlyBookingPolicy: marked(one('services.LimitEarlyBookingPolicy'), { readonly: true }),
  limitLateBookingPolicy: marked(one('services.LimitLateBookingPolicy'), { readonly: true }),
  bookAfterStartPolicy: marked(one('services.BookAfterStartPolicy'), { readonly: true }),
  cancellationPolicy: marked(one('services.CancellationPolicy'), { readonly: true }),
  reschedulePolicy: marked(one('services.ReschedulePolicy'), { readonly: true }),
  waitlistPolicy: marked(one('services.WaitlistPolicy'), { readonly: true }),
  participantsPolicy: marked(one('services.ParticipantsPolicy'), { readonly: true }),
  resourcesPolicy: marked(one('services.ResourcesPolicy'), { readonly: true }),
  cancellationFeePolicy: marked(one('services.CancellationFeePolicy'), { readonly: true }),
  saveCreditCardPolicy: marked(one('services.SaveCreditCardPolicy'), { readonly: true }),
  staffSortingPolicy: marked(one('services.StaffSortingPolicy'), { readonly: true }),
  intakeFormPolicy: one('services.IntakeFormPolicy'),
  bookForSomeoneElseAllowed: flag(),
  limitRebookingPolicy: one('services.LimitRebookingPolicy'),
})

export interface BusinessLocationOptions {
  id?: string | null | undefined
  name?: string | null | undefined
  default?: boolean | null | undefined
  address?: CommonAddress | null | undefined
  email?: string | null | undefined
  phone?: string | null | undefined
}
export const BusinessLocationOptions: Shape<BusinessLocationOptions> = message<BusinessLocationOptions>(
  'services.BusinessLocationOptions',
  {
    id: marked(text({ format: 'guid' }), { present: true, description: 'A GUID made by Kalends.' }),
    name: marked(text({ maxLength: 150 }), { readonly: true, present: true }),
    default: marked(flag(), { readonly: true }),
    address: marked(one('services.CommonAddress'), { readonly: true }),
    email: marked(text({ format: 'email' }), { readonly: true }),
    phone: marked(text({ format: 'phone' }), { readonly: true }),
  },
)

export interface CancellationFeePolicy {
  enabled?: boolean | null | undefined
  cancellationWindows?: CancellationWindow[] | null | undefined
  autoCollectFeeEnabled?: boolean | null | undefined
}
export const CancellationFeePolicy: Shape<CancellationFeePolicy> = message<CancellationFeePolicy>(
  'services.CancellationFeePolicy',
  {
    enabled: marked(flag(), { present: true }),
    cancellationWindows: marked(list(one('services.CancellationWindow'), { maxSize: 2 }), { present: true }),
    autoCollectFeeEnabled: flag(),
  },
)

export interface CancellationPolicy {
  enabled?: boolean | null | undefined
  limitLatestCancellation?: boolean | null | undefined
  latestCancellationInMinutes?: number | null | undefined
  allowAnonymous?: boolean | null | undefined
}
export const CancellationPolicy: Shape<CancellationPolicy> = message<CancellationPolicy>(
  'services.CancellationPolicy',
  {
    enabled: marked(flag(), { present: true }),
    limitLatestCancellation: marked(flag(), { present: true }),
    latestCancellationInMinutes: marked(integer({ min: 1 }), { present: true }),
    allowAnonymous: flag(),
  },
)

export interface CancellationWindow {
  amount?: Money | null | undefined
  percentage?: string | null | undefined
  startInMinutes?: number | null | undefined
}
export const CancellationWindow: Shape<CancellationWindow> = message<CancellationWindow>(
  'services.CancellationWindow',
  {
    amount: one('services.Money'),
    percentage: text(),
    startInMinutes: integer({ min: 1 }),
  },
)

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
export const CommonAddress: Shape<CommonAddress> = message<CommonAddress>('services.CommonAddress', {
  streetAddress: one('services.CommonStreetAddress'),
  addressLine: text({ maxLength: 255 }),
  country: text({ format: 'country' }),
  subdivision: text({ maxLength: 255 }),
  city: text({ maxLength: 255 }),
  postalCode: text({ maxLength: 255 }),
  formattedAddress: text({ maxLength: 512 }),
  geocode: one('services.CommonAddressLocation'),
  hint: text({ maxLength: 255 }),
})

export interface CommonAddressLocation {
  latitude?: number | null | undefined
  longitude?: number | null | undefined
}
export const CommonAddressLocation: Shape<CommonAddressLocation> = message<CommonAddressLocation>(
  'services.CommonAddressLocation',
  {
    latitude: decimalNumber(),
    longitude: decimalNumber(),
  },
)

export interface CommonStreetAddress {
  number?: string | null | undefined
  name?: string | null | undefined
  apt?: string | null | undefined
}
export const CommonStreetAddress: Shape<CommonStreetAddress> = message<CommonStreetAddress>(
  'services.CommonStreetAddress',
  {
    number: text({ maxLength: 255 }),
    name: text({ maxLength: 255 }),
    apt: text({ maxLength: 255 }),
  },
)

export interface Conferencing {
  enabled?: boolean | null | undefined
}
export const Conferencing: Shape<Conferencing> = message<Conferencing>('services.Conferencing', {
  enabled: flag(),
})

export interface CountServicesRequest {
  filter?: Record<string, unknown> | null | undefined
}
export const CountServicesRequest: Shape<CountServicesRequest> = message<CountServicesRequest>(
  'services.CountServicesRequest',
  {
    filter: freeObject(),
  },
)

export interface CountServicesResponse {
  count?: number | null | undefined
}
export const CountServicesResponse: Shape<CountServicesResponse> = message<CountServicesResponse>(
  'services.CountServicesResponse',
  {
    count: marked(integer(), { present: true }),
  },
)

export interface CreateServiceRequest {
  service: Service
}
export const CreateServiceRequest: Shape<CreateServiceRequest> = message<CreateServiceRequest>(
  'services.CreateServiceRequest',
  {
    service: one('services.Service'),
  },
  { required: ['service'] },
)

export interface CreateServiceResponse {
  service?: Service | null | undefined
}
export const CreateServiceResponse: Shape<CreateServiceResponse> = message<CreateServiceResponse>(
  'services.CreateServiceResponse',
  {
    service: one('services.Service'),
  },
)

export interface CursorPaging {
  limit?: number | null | undefined
  cursor?: string | null | undefined
}
export const CursorPaging: Shape<CursorPaging> = message<CursorPaging>('services.CursorPaging', {
  limit: integer({ max: 100 }),
  cursor: text({ maxLength: 16000 }),
})

export interface Cursors {
  next?: string | null | undefined
  prev?: string | null | undefined
}
export const Cursors: Shape<Cursors> = message<Cursors>('services.Cursors', {
  next: text({ maxLength: 16000 }),
  prev: text({ maxLength: 16000 }),
})

export interface CustomLocationOptions {
  id?: string | null | undefined
  address?: CommonAddress | null | undefined
}
export const CustomLocationOptions: Shape<CustomLocationOptions> = message<CustomLocationOptions>(
  'services.CustomLocationOptions',
  {
    id: marked(text({ format: 'guid' }), { readonly: true, present: true, description: 'A GUID made by Kalends.' }),
    address: one('services.CommonAddress'),
  },
)

export interface CustomOptions {
  implementationId?: string | null | undefined
  appId?: string | null | undefined
}
export const CustomOptions: Shape<CustomOptions> = message<CustomOptions>('services.CustomOptions', {
  implementationId: text({ format: 'guid' }),
  appId: text({ format: 'guid' }),
})

export interface CustomPayment {
  description?: string | null | undefined
}
export const CustomPayment: Shape<CustomPayment> = message<CustomPayment>('services.CustomPayment', {
  description: text({ maxLength: 50 }),
})

export interface DailyConfig {
  minDurationInDays?: number | null | undefined
  maxDurationInDays?: number | null | undefined
}
export const DailyConfig: Shape<DailyConfig> = message<DailyConfig>('services.DailyConfig', {
  minDurationInDays: marked(integer({ min: 1, max: 40 }), { present: true }),
  maxDurationInDays: marked(integer({ min: 1, max: 40 }), { present: true }),
})

export interface DepositDetails {
  amount?: Money | null | undefined
  percentage?: string | null | undefined
}
export const DepositDetails: Shape<DepositDetails> = message<DepositDetails>('services.DepositDetails', {
  amount: one('services.Money'),
  percentage: text({ format: 'decimal-value' }),
})

export interface DiscountInfo {
  discountName?: string | null | undefined
  priceAfterDiscount?: Money | null | undefined
}
export const DiscountInfo: Shape<DiscountInfo> = message<DiscountInfo>('services.DiscountInfo', {
  discountName: marked(text({ minLength: 1, maxLength: 50 }), { present: true }),
  priceAfterDiscount: one('services.Money'),
})

export interface DurationRange {
  hourOptions?: HourlyConfig | null | undefined
  dayOptions?: DailyConfig | null | undefined
  unitType?: UnitType | null | undefined
}
export const DurationRange: Shape<DurationRange> = message<DurationRange>('services.DurationRange', {
  hourOptions: one('services.HourlyConfig'),
  dayOptions: one('services.DailyConfig'),
  unitType: marked(one('services.UnitType'), { present: true }),
})

export interface ExtendedFields {
  namespaces?: Record<string, Record<string, unknown>> | null | undefined
}
export const ExtendedFields: Shape<ExtendedFields> = message<ExtendedFields>('services.ExtendedFields', {
  namespaces: mapOf(freeObject()),
})

export interface FixedPayment {
  price?: Money | null | undefined
  deposit?: Money | null | undefined
  basePrice?: boolean | null | undefined
  fullUpfrontPaymentAllowed?: boolean | null | undefined
  depositDetails?: DepositDetails | null | undefined
}
export const FixedPayment: Shape<FixedPayment> = message<FixedPayment>('services.FixedPayment', {
  price: one('services.Money'),
  deposit: one('services.Money'),
  basePrice: flag(),
  fullUpfrontPaymentAllowed: flag(),
  depositDetails: one('services.DepositDetails'),
})

export interface Form {
  id?: string | null | undefined
  mobileSettings?: FormSettings | null | undefined
}
export const Form: Shape<Form> = message<Form>('services.Form', {
  id: marked(text({ format: 'guid' }), { present: true, description: 'A GUID made by Kalends.' }),
  mobileSettings: one('services.FormSettings'),
})

export interface FormSettings {
  hidden?: boolean | null | undefined
}
export const FormSettings: Shape<FormSettings> = message<FormSettings>('services.FormSettings', {
  hidden: flag(),
})

export interface FullUpfrontPayment {
  supported?: boolean | null | undefined
  discountPercent?: string | null | undefined
}
export const FullUpfrontPayment: Shape<FullUpfrontPayment> = message<FullUpfrontPayment>(
  'services.FullUpfrontPayment',
  {
    supported: flag(),
    discountPercent: text({ format: 'decimal-value' }),
  },
)

export interface GetServiceRequest {
  serviceId: string
  conditionalFields?: V2RequestedFields[] | null | undefined
  eventuallyConsistent?: boolean | null | undefined
}
export const GetServiceRequest: Shape<GetServiceRequest> = message<GetServiceRequest>(
  'services.GetServiceRequest',
  {
    serviceId: text({ format: 'guid' }),
    conditionalFields: list(one('services.V2RequestedFields'), { maxSize: 5 }),
    eventuallyConsistent: flag(),
  },
  { required: ['serviceId'] },
)

export interface GetServiceResponse {
  service?: Service | null | undefined
}
export const GetServiceResponse: Shape<GetServiceResponse> = message<GetServiceResponse>(
  'services.GetServiceResponse',
  {
    service: one('services.Service'),
  },
)

export interface HourlyConfig {
  minDurationInMinutes?: number | null | undefined
  maxDurationInMinutes?: number | null | undefined
}
export const HourlyConfig: Shape<HourlyConfig> = message<HourlyConfig>('services.HourlyConfig', {
  minDurationInMinutes: marked(integer({ min: 30, max: 1440 }), { present: true }),
  maxDurationInMinutes: marked(integer({ min: 30, max: 1440 }), { present: true }),
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
export const Image: Shape<Image> = message<Image>('services.Image', {
  id: marked(text({ maxLength: 2048 }), { description: 'A GUID made by Kalends.' }),
  url: text({ maxLength: 2048 }),
  height: integer(),
  width: integer(),
  altText: text({ maxLength: 134061 }),
  urlExpirationDate: marked(timestamp(), { readonly: true }),
  filename: marked(text({ maxLength: 2048 }), { readonly: true }),
  sizeInBytes: marked(text({ format: 'decimal-value' }), { readonly: true }),
})

export interface IntakeFormPolicy {
  enabled?: boolean | null | undefined
  formId?: string | null | undefined
  timing?: Timing | null | undefined
  completionRequirement?: CompletionRequirement | null | undefined
}
export const IntakeFormPolicy: Shape<IntakeFormPolicy> = message<IntakeFormPolicy>('services.IntakeFormPolicy', {
  enabled: flag(),
  formId: text({ format: 'guid' }),
  timing: one('services.Timing'),
  completionRequirement: one('services.CompletionRequirement'),
})

export interface Keyword {
  term?: string | null | undefined
  isMain?: boolean | null | undefined
  origin?: string | null | undefined
}
export const Keyword: Shape<Keyword> = message<Keyword>('services.Keyword', {
  term: marked(text(), { present: true }),
  isMain: marked(flag(), { present: true }),
  origin: text({ maxLength: 1000 }),
})

export interface LimitEarlyBookingPolicy {
  enabled?: boolean | null | undefined
  earliestBookingInMinutes?: number | null | undefined
}
export const LimitEarlyBookingPolicy: Shape<LimitEarlyBookingPolicy> = message<LimitEarlyBookingPolicy>(
  'services.LimitEarlyBookingPolicy',
  {
    enabled: marked(flag(), { present: true }),
    earliestBookingInMinutes: marked(integer({ min: 1 }), { present: true }),
  },
)

export interface LimitLateBookingPolicy {
  enabled?: boolean | null | undefined
  latestBookingInMinutes?: number | null | undefined
}
export const LimitLateBookingPolicy: Shape<LimitLateBookingPolicy> = message<LimitLateBookingPolicy>(
  'services.LimitLateBookingPolicy',
  {
    enabled: marked(flag(), { present: true }),
    latestBookingInMinutes: marked(integer({ min: 1 }), { present: true }),
  },
)

export interface LimitRebookingPolicy {
  enabled?: boolean | null | undefined
  maxBookings?: number | null | undefined
  windowInMinutes?: number | null | undefined
}
export const LimitRebookingPolicy: Shape<LimitRebookingPolicy> = message<LimitRebookingPolicy>(
  'services.LimitRebookingPolicy',
  {
    enabled: flag(),
    maxBookings: integer({ min: 1 }),
    windowInMinutes: integer({ min: 1 }),
  },
)

export interface Media {
  items?: MediaItem[] | null | undefined
  mainMedia?: MediaItem | null | undefined
  coverMedia?: MediaItem | null | undefined
}
export const Media: Shape<Media> = message<Media>('services.Media', {
  items: marked(list(one('services.MediaItem'), { maxSize: 100 }), { present: true }),
  mainMedia: one('services.MediaItem'),
  coverMedia: one('services.MediaItem'),
})

export interface MediaItem {
  image?: Image | null | undefined
}
export const MediaItem: Shape<MediaItem> = message<MediaItem>('services.MediaItem', {
  image: one('services.Image'),
})

export interface Money {
  value?: string | null | undefined
  currency?: string | null | undefined
  formattedValue?: string | null | undefined
}
export const Money: Shape<Money> = message<Money>('services.Money', {
  value: marked(text({ format: 'decimal-value' }), { present: true }),
  currency: marked(text({ format: 'currency' }), { readonly: true, present: true }),
  formattedValue: text({ maxLength: 50 }),
})

export interface OnlineBooking {
  enabled?: boolean | null | undefined
  requireManualApproval?: boolean | null | undefined
  allowMultipleRequests?: boolean | null | undefined
}
export const OnlineBooking: Shape<OnlineBooking> = message<OnlineBooking>('services.OnlineBooking', {
  enabled: flag(),
  requireManualApproval: flag(),
  allowMultipleRequests: flag(),
})

export interface PageUrlV2 {
  relativePath?: string | null | undefined
  url?: string | null | undefined
}
export const PageUrlV2: Shape<PageUrlV2> = message<PageUrlV2>('services.PageUrlV2', {
  relativePath: text({ maxLength: 2048 }),
  url: text({ maxLength: 2048 }),
})

export interface Paging {
  limit?: number | null | undefined
  offset?: number | null | undefined
}
export const Paging: Shape<Paging> = message<Paging>('services.Paging', {
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
export const PagingMetadataV2: Shape<PagingMetadataV2> = message<PagingMetadataV2>('services.PagingMetadataV2', {
  count: integer(),
  offset: integer(),
  total: integer(),
  tooManyToCount: flag(),
  cursors: one('services.Cursors'),
  hasNext: flag(),
})

export interface ParticipantsPolicy {
  enabled?: boolean | null | undefined
  maxParticipantsPerBooking?: number | null | undefined
  collectParticipantForm?: boolean | null | undefined
}
export const ParticipantsPolicy: Shape<ParticipantsPolicy> = message<ParticipantsPolicy>(
  'services.ParticipantsPolicy',
  {
    enabled: flag(),
    maxParticipantsPerBooking: marked(integer({ min: 1 }), { present: true }),
    collectParticipantForm: flag(),
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
export const Payment: Shape<Payment> = message<Payment>('services.Payment', {
  fixed: one('services.FixedPayment'),
  custom: one('services.CustomPayment'),
  varied: one('services.VariedPayment'),
  subscription: one('services.SubscriptionPayment'),
  rateType: marked(one('services.RateType'), { present: true }),
  options: one('services.PaymentOptions'),
  pricingPlanIds: marked(list(text({ format: 'guid' }), { maxSize: 75 }), { readonly: true, present: true }),
  addOnOption: marked(one('services.AddOnPaymentOptions'), { present: true }),
  discountInfo: marked(one('services.DiscountInfo'), { readonly: true }),
})

export interface PaymentOptions {
  online?: boolean | null | undefined
  inPerson?: boolean | null | undefined
  deposit?: boolean | null | undefined
  pricingPlan?: boolean | null | undefined
}
export const PaymentOptions: Shape<PaymentOptions> = message<PaymentOptions>('services.PaymentOptions', {
  online: flag(),
  inPerson: flag(),
  deposit: flag(),
  pricingPlan: flag(),
})

export interface PolicyDescription {
  enabled?: boolean | null | undefined
  description?: string | null | undefined
}
export const PolicyDescription: Shape<PolicyDescription> = message<PolicyDescription>('services.PolicyDescription', {
  enabled: marked(flag(), { present: true }),
  description: marked(text({ maxLength: 2500 }), { present: true }),
})

export interface QueryServicesRequest {
  query: QueryV2
  conditionalFields?: V2RequestedFields[] | null | undefined
  eventuallyConsistent?: boolean | null | undefined
}
export const QueryServicesRequest: Shape<QueryServicesRequest> = message<QueryServicesRequest>(
  'services.QueryServicesRequest',
  {
    query: one('services.QueryV2'),
    conditionalFields: list(one('services.V2RequestedFields'), { maxSize: 5 }),
    eventuallyConsistent: flag(),
  },
  { required: ['query'] },
)

export interface QueryServicesResponse {
  services?: Service[] | null | undefined
  pagingMetadata?: PagingMetadataV2 | null | undefined
}
export const QueryServicesResponse: Shape<QueryServicesResponse> = message<QueryServicesResponse>(
  'services.QueryServicesResponse',
  {
    services: marked(list(one('services.Service')), { present: true }),
    pagingMetadata: one('services.PagingMetadataV2'),
  },
)

export interface QueryV2 {
  paging?: Paging | null | undefined
  cursorPaging?: CursorPaging | null | undefined
  filter?: Record<string, unknown> | null | undefined
  sort?: Sorting[] | null | undefined
  fields?: string[] | null | undefined
  fieldsets?: string[] | null | undefined
}
export const QueryV2: Shape<QueryV2> = message<QueryV2>('services.QueryV2', {
  paging: one('services.Paging'),
  cursorPaging: one('services.CursorPaging'),
  filter: freeObject(),
  sort: list(one('services.Sorting'), { maxSize: 50 }),
  fields: list(text({ maxLength: 200 }), { maxSize: 50 }),
  fieldsets: list(text({ maxLength: 100 }), { maxSize: 50 }),
})

export interface RankingOptions {
  order?: RankingOrder | null | undefined
}
export const RankingOptions: Shape<RankingOptions> = message<RankingOptions>('services.RankingOptions', {
  order: one('services.RankingOrder'),
})

export interface ReschedulePolicy {
  enabled?: boolean | null | undefined
  limitLatestReschedule?: boolean | null | undefined
  latestRescheduleInMinutes?: number | null | undefined
  allowAnonymous?: boolean | null | undefined
}
export const ReschedulePolicy: Shape<ReschedulePolicy> = message<ReschedulePolicy>('services.ReschedulePolicy', {
  enabled: marked(flag(), { present: true }),
  limitLatestReschedule: marked(flag(), { present: true }),
  latestRescheduleInMinutes: marked(integer({ min: 1 }), { present: true }),
  allowAnonymous: flag(),
})

export interface ResourceDetails {
  resources?: ResourceInfo[] | null | undefined
}
export const ResourceDetails: Shape<ResourceDetails> = message<ResourceDetails>('services.ResourceDetails', {
  resources: list(one('services.ResourceInfo'), { maxSize: 100 }),
})

export interface ResourceGroup {
  resourceGroupId?: string | null | undefined
  resourceIds?: ResourceIds | null | undefined
  requiredResourcesNumber?: number | null | undefined
  selectableResource?: boolean | null | undefined
}
export const ResourceGroup: Shape<ResourceGroup> = message<ResourceGroup>('services.ResourceGroup', {
  resourceGroupId: text({ format: 'guid' }),
  resourceIds: one('services.ResourceIds'),
  requiredResourcesNumber: integer({ min: 1 }),
  selectableResource: marked(flag(), { readonly: true }),
})

export interface ResourceIds {
  values?: string[] | null | undefined
}
export const ResourceIds: Shape<ResourceIds> = message<ResourceIds>('services.ResourceIds', {
  values: list(text({ format: 'guid' }), { maxSize: 100 }),
})

export interface ResourceInfo {
  id?: string | null | undefined
  name?: string | null | undefined
}
export const ResourceInfo: Shape<ResourceInfo> = message<ResourceInfo>('services.ResourceInfo', {
  id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
  name: marked(text({ maxLength: 100 }), { readonly: true }),
})

export interface ResourceType {
  id?: string | null | undefined
  name?: string | null | undefined
}
export const ResourceType: Shape<ResourceType> = message<ResourceType>('services.ResourceType', {
  id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
  name: marked(text({ minLength: 1, maxLength: 40 }), { readonly: true }),
})

export interface ResourcesPolicy {
  enabled?: boolean | null | undefined
  autoAssignAllowed?: boolean | null | undefined
}
export const ResourcesPolicy: Shape<ResourcesPolicy> = message<ResourcesPolicy>('services.ResourcesPolicy', {
  enabled: marked(flag(), { present: true }),
  autoAssignAllowed: marked(flag(), { present: true }),
})

export interface SaveCreditCardPolicy {
  enabled?: boolean | null | undefined
}
export const SaveCreditCardPolicy: Shape<SaveCreditCardPolicy> = message<SaveCreditCardPolicy>(
  'services.SaveCreditCardPolicy',
  {
    enabled: marked(flag(), { present: true }),
  },
)

export interface Schedule {
  id?: string | null | undefined
  firstSessionStart?: string | null | undefined
  lastSessionEnd?: string | null | undefined
  availabilityConstraints?: AvailabilityConstraints | null | undefined
}
export const Schedule: Shape<Schedule> = message<Schedule>('services.Schedule', {
  id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
  firstSessionStart: marked(timestamp(), { readonly: true }),
  lastSessionEnd: marked(timestamp(), { readonly: true }),
  availabilityConstraints: one('services.AvailabilityConstraints'),
})

export interface SeoSchema {
  tags?: Tag[] | null | undefined
  settings?: Settings | null | undefined
}
export const SeoSchema: Shape<SeoSchema> = message<SeoSchema>('services.SeoSchema', {
  tags: marked(list(one('services.Tag')), { present: true }),
  settings: one('services.Settings'),
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
  category?: V2Category | null | undefined
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
  phoneCall?: V2PhoneCall | null | undefined
  tags?: string[] | null | undefined
  primaryResourceType?: string | null | undefined
  inheritResourceLocations?: boolean | null | undefined
}
export const Service: Shape<Service> = message<Service>('services.Service', {
  id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
  appId: text({ format: 'guid' }),
  createdByAppId: marked(text({ format: 'guid' }), { readonly: true }),
  type: marked(one('services.ServiceType'), { present: true }),
  sortOrder: integer(),
  name: text({ minLength: 1, maxLength: 400 }),
  description: text({ maxLength: 7000 }),
  tagLine: text({ maxLength: 6000 }),
  defaultCapacity: integer({ min: 1, max: 1000 }),
  media: one('services.Media'),
  hidden: flag(),
  category: one('services.V2Category'),
  form: one('services.Form'),
  payment: one('services.Payment'),
  onlineBooking: one('services.OnlineBooking'),
  conferencing: one('services.Conferencing'),
  locations: marked(list(one('services.V2Location'), { maxSize: 500 }), { present: true }),
  bookingPolicy: one('services.BookingPolicy'),
  schedule: one('services.Schedule'),
  staffMemberIds: marked(list(text({ format: 'guid' }), { maxSize: 220 }), { present: true }),
  staffMembers: marked(list(one('services.StaffMember'), { maxSize: 220 }), { readonly: true, deprecated: true }),
  staffMemberDetails: one('services.StaffMemberDetails'),
  resourceGroups: marked(list(one('services.ResourceGroup'), { maxSize: 3 }), { deprecated: true }),
  serviceResources: marked(list(one('services.ServiceResource'), { maxSize: 8 }), { present: true }),
  supportedSlugs: marked(list(one('services.Slug'), { maxSize: 100 }), { readonly: true, present: true }),
  mainSlug: marked(one('services.Slug'), { readonly: true }),
  urls: marked(one('services.URLs'), { readonly: true }),
  extendedFields: one('services.ExtendedFields'),
  seoData: one('services.SeoSchema'),
  createdDate: marked(timestamp(), { readonly: true, description: 'When it was made, UTC.' }),
  updatedDate: marked(timestamp(), { readonly: true, description: 'When it was last changed, UTC.' }),
  revision: marked(text(), {
    readonly: true,
    description: 'Counts the writes of this entity, as a decimal integer in a string; send the one you read.',
  }),
  addOnGroups: marked(list(one('services.AddOnGroup'), { maxSize: 3 }), { present: true }),
  addOnDetails: marked(list(one('services.AddOnDetails'), { maxSize: 50 }), { readonly: true, present: true }),
  taxableAddress: one('services.TaxableAddress'),
  phoneCall: one('services.V2PhoneCall'),
  tags: list(text(), { maxSize: 10 }),
  primaryResourceType: text({ format: 'guid' }),
  inheritResourceLocations: flag(),
})

export interface ServiceResource {
  resourceIds?: ResourceIds | null | undefined
  id?: string | null | undefined
  resourceType?: ResourceType | null | undefined
  requiredResourcesNumber?: number | null | undefined
  selectableResource?: boolean | null | undefined
  resourceDetails?: ResourceDetails | null | undefined
}
export const ServiceResource: Shape<ServiceResource> = message<ServiceResource>('services.ServiceResource', {
  resourceIds: one('services.ResourceIds'),
  id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
  resourceType: one('services.ResourceType'),
  requiredResourcesNumber: integer({ min: 1 }),
  selectableResource: marked(flag(), { readonly: true }),
  resourceDetails: one('services.ResourceDetails'),
})

export interface Settings {
  preventAutoRedirect?: boolean | null | undefined
  keywords?: Keyword[] | null | undefined
}
export const Settings: Shape<Settings> = message<Settings>('services.Settings', {
  preventAutoRedirect: marked(flag(), { present: true }),
  keywords: marked(list(one('services.Keyword'), { maxSize: 5 }), { present: true }),
})

export interface Slug {
  name?: string | null | undefined
  custom?: boolean | null | undefined
  createdDate?: string | null | undefined
}
export const Slug: Shape<Slug> = message<Slug>('services.Slug', {
  name: marked(text({ maxLength: 500 }), { present: true }),
  custom: marked(flag(), { readonly: true }),
  createdDate: marked(timestamp(), { readonly: true, description: 'When it was made, UTC.' }),
})

export interface Sorting {
  fieldName?: string | null | undefined
  order?: SortOrder | null | undefined
}
export const Sorting: Shape<Sorting> = message<Sorting>('services.Sorting', {
  fieldName: text({ maxLength: 512 }),
  order: one('services.SortOrder'),
})

export interface StaffMediaItem {
  image?: Image | null | undefined
}
export const StaffMediaItem: Shape<StaffMediaItem> = message<StaffMediaItem>('services.StaffMediaItem', {
  image: one('services.Image'),
})

export interface StaffMember {
  staffMemberId?: string | null | undefined
  name?: string | null | undefined
  workingHoursScheduleIds?: string[] | null | undefined
  eventsScheduleId?: string | null | undefined
  mainMedia?: StaffMediaItem | null | undefined
  workingHoursLocationCoverage?: WorkingHoursLocationCoverage | null | undefined
}
export const StaffMember: Shape<StaffMember> = message<StaffMember>('services.StaffMember', {
  staffMemberId: marked(text({ format: 'guid' }), { readonly: true, present: true }),
  name: marked(text({ maxLength: 40 }), { readonly: true }),
  workingHoursScheduleIds: marked(list(text({ format: 'guid' }), { maxSize: 100 }), { readonly: true }),
  eventsScheduleId: marked(text({ format: 'guid' }), { readonly: true }),
  mainMedia: marked(one('services.StaffMediaItem'), { readonly: true }),
  workingHoursLocationCoverage: marked(one('services.WorkingHoursLocationCoverage'), { readonly: true }),
})

export interface StaffMemberDetails {
  staffMembers?: StaffMember[] | null | undefined
}
export const StaffMemberDetails: Shape<StaffMemberDetails> = message<StaffMemberDetails>(
  'services.StaffMemberDetails',
  {
    staffMembers: marked(list(one('services.StaffMember'), { maxSize: 220 }), { present: true }),
  },
)

export interface StaffSortingPolicy {
  rankingOptions?: RankingOptions | null | undefined
  customOptions?: CustomOptions | null | undefined
  sortingMethodType?: SortingMethodType | null | undefined
}
export const StaffSortingPolicy: Shape<StaffSortingPolicy> = message<StaffSortingPolicy>(
  'services.StaffSortingPolicy',
  {
    rankingOptions: one('services.RankingOptions'),
    customOptions: one('services.CustomOptions'),
    sortingMethodType: one('services.SortingMethodType'),
  },
)

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
  'services.SubscriptionPayment',
  {
    amountPerBillingCycle: one('services.Money'),
    frequency: marked(one('services.FrequencyType'), { present: true }),
    totalPayments: integer({ min: 2 }),
    firstChargeDate: marked(one('services.FirstChargeDateType'), { present: true }),
    recurringStartDate: timestamp(),
    enrollmentFeeAmount: marked(one('services.Money'), { deprecated: true }),
    fullUpfrontPayment: one('services.FullUpfrontPayment'),
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
export const Tag: Shape<Tag> = message<Tag>('services.Tag', {
  type: marked(text(), { present: true }),
  props: freeObject(),
  meta: freeObject(),
  children: marked(text(), { present: true }),
  custom: marked(flag(), { present: true }),
  disabled: marked(flag(), { present: true }),
})

export interface TaxableAddress {
  taxableAddressType?: TaxableAddressType | null | undefined
}
export const TaxableAddress: Shape<TaxableAddress> = message<TaxableAddress>('services.TaxableAddress', {
  taxableAddressType: marked(one('services.TaxableAddressType'), { present: true }),
})

export interface URLs {
  servicePage?: PageUrlV2 | null | undefined
  bookingPage?: PageUrlV2 | null | undefined
  calendarPage?: PageUrlV2 | null | undefined
}
export const URLs: Shape<URLs> = message<URLs>('services.URLs', {
  servicePage: marked(one('services.PageUrlV2'), { readonly: true }),
  bookingPage: marked(one('services.PageUrlV2'), { readonly: true }),
  calendarPage: marked(one('services.PageUrlV2'), { readonly: true }),
})

export interface V2Category {
  id?: string | null | undefined
  name?: string | null | undefined
  sortOrder?: number | null | undefined
}
export const V2Category: Shape<V2Category> = message<V2Category>('services.V2Category', {
  id: marked(text({ format: 'guid' }), { present: true, description: 'A GUID made by Kalends.' }),
  name: marked(text({ maxLength: 500 }), { readonly: true }),
  sortOrder: marked(integer(), { readonly: true }),
})

export interface V2Duration {
  minutes?: number | null | undefined
}
export const V2Duration: Shape<V2Duration> = message<V2Duration>('services.V2Duration', {
  minutes: marked(integer({ min: 1, max: 44639 }), { present: true }),
})

export interface V2Location {
  business?: BusinessLocationOptions | null | undefined
  custom?: CustomLocationOptions | null | undefined
  id?: string | null | undefined
  type?: LocationTypeEnumLocationType | null | undefined
  calculatedAddress?: CommonAddress | null | undefined
}
export const V2Location: Shape<V2Location> = message<V2Location>('services.V2Location', {
  business: one('services.BusinessLocationOptions'),
  custom: one('services.CustomLocationOptions'),
  id: marked(text({ format: 'guid' }), { readonly: true, present: true, description: 'A GUID made by Kalends.' }),
  type: marked(one('services.LocationTypeEnumLocationType'), { present: true }),
  calculatedAddress: marked(one('services.CommonAddress'), { readonly: true }),
})

export interface V2PhoneCall {
  enabled?: boolean | null | undefined
}
export const V2PhoneCall: Shape<V2PhoneCall> = message<V2PhoneCall>('services.V2PhoneCall', {
  enabled: flag(),
})

export interface VariedPayment {
  defaultPrice?: Money | null | undefined
  deposit?: Money | null | undefined
  minPrice?: Money | null | undefined
  maxPrice?: Money | null | undefined
  fullUpfrontPaymentAllowed?: boolean | null | undefined
  depositDetails?: DepositDetails | null | undefined
}
export const VariedPayment: Shape<VariedPayment> = message<VariedPayment>('services.VariedPayment', {
  defaultPrice: one('services.Money'),
  deposit: one('services.Money'),
  minPrice: marked(one('services.Money'), { readonly: true }),
  maxPrice: marked(one('services.Money'), { readonly: true }),
  fullUpfrontPaymentAllowed: flag(),
  depositDetails: one('services.DepositDetails'),
})

export interface WaitlistPolicy {
  enabled?: boolean | null | undefined
  capacity?: number | null | undefined
  reservationTimeInMinutes?: number | null | undefined
}
export const WaitlistPolicy: Shape<WaitlistPolicy> = message<WaitlistPolicy>('services.WaitlistPolicy', {
  enabled: marked(flag(), { present: true }),
  capacity: marked(integer({ min: 1 }), { present: true }),
  reservationTimeInMinutes: marked(integer({ min: 1 }), { present: true }),
})

export interface WorkingHours {
  mode?: WorkingHoursMode | null | undefined
}
export const WorkingHours: Shape<WorkingHours> = message<WorkingHours>('services.WorkingHours', {
  mode: one('services.WorkingHoursMode'),
})

export interface WorkingHoursLocationCoverage {
  availableAtAllLocations?: boolean | null | undefined
  locationIds?: string[] | null | undefined
}
export const WorkingHoursLocationCoverage: Shape<WorkingHoursLocationCoverage> = message<WorkingHoursLocationCoverage>(
  'services.WorkingHoursLocationCoverage',
  {
    availableAtAllLocations: marked(flag(), { readonly: true }),
    locationIds: marked(list(text({ format: 'guid' }), { maxSize: 100 }), { readonly: true }),
  },
)
