// Made by scripts/make-shapes.ts from facts/bookings/services.json. Do not edit.
import {
  decimalNumber,
  enumeration,
  fieldMask,
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

export type Action = 'KEEP_AT_CURRENT_LOCATION' | 'MOVE_TO_LOCATION' | 'DELETE'
export const Action = enumeration<Action>('services.Action', ['KEEP_AT_CURRENT_LOCATION', 'MOVE_TO_LOCATION', 'DELETE'])

export type AddOnPaymentOptions = 'ONLINE' | 'IN_PERSON'
export const AddOnPaymentOptions = enumeration<AddOnPaymentOptions>('services.AddOnPaymentOptions', [
  'ONLINE',
  'IN_PERSON',
])

export type AggregationType = 'VALUE' | 'RANGE' | 'SCALAR' | 'DATE_HISTOGRAM' | 'NESTED'
export const AggregationType = enumeration<AggregationType>('services.AggregationType', [
  'VALUE',
  'RANGE',
  'SCALAR',
  'DATE_HISTOGRAM',
  'NESTED',
])

export type CloneErrors = 'SESSIONS' | 'OPTIONS_AND_VARIANTS' | 'FORM' | 'PRICING_PLANS'
export const CloneErrors = enumeration<CloneErrors>('services.CloneErrors', [
  'SESSIONS',
  'OPTIONS_AND_VARIANTS',
  'FORM',
  'PRICING_PLANS',
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

export type Interval = 'YEAR' | 'MONTH' | 'WEEK' | 'DAY' | 'HOUR' | 'MINUTE' | 'SECOND'
export const Interval = enumeration<Interval>('services.Interval', [
  'YEAR',
  'MONTH',
  'WEEK',
  'DAY',
  'HOUR',
  'MINUTE',
  'SECOND',
])

export type InvalidSlugError = 'SLUG_CONTAINS_ILLEGAL_CHARACTERS' | 'SLUG_ALREADY_EXISTS'
export const InvalidSlugError = enumeration<InvalidSlugError>('services.InvalidSlugError', [
  'SLUG_CONTAINS_ILLEGAL_CHARACTERS',
  'SLUG_ALREADY_EXISTS',
])

export type LocationTypeEnumLocationType = 'CUSTOM' | 'BUSINESS' | 'CUSTOMER'
export const LocationTypeEnumLocationType = enumeration<LocationTypeEnumLocationType>(
  'services.LocationTypeEnumLocationType',
  ['CUSTOM', 'BUSINESS', 'CUSTOMER'],
)

export type MissingValues = 'EXCLUDE' | 'INCLUDE'
export const MissingValues = enumeration<MissingValues>('services.MissingValues', ['EXCLUDE', 'INCLUDE'])

export type Mode = 'OR' | 'AND'
export const Mode = enumeration<Mode>('services.Mode', ['OR', 'AND'])

export type NestedAggregationType = 'VALUE' | 'RANGE' | 'SCALAR' | 'DATE_HISTOGRAM'
export const NestedAggregationType = enumeration<NestedAggregationType>('services.NestedAggregationType', [
  'VALUE',
  'RANGE',
  'SCALAR',
  'DATE_HISTOGRAM',
])

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

export type RequestedFields = 'DEFAULT_BOOKING_FORM'
export const RequestedFields = enumeration<RequestedFields>('services.RequestedFields', ['DEFAULT_BOOKING_FORM'])

export type ScalarType = 'COUNT_DISTINCT' | 'MIN' | 'MAX' | 'SUM' | 'AVG'
export const ScalarType = enumeration<ScalarType>('services.ScalarType', ['COUNT_DISTINCT', 'MIN', 'MAX', 'SUM', 'AVG'])

export type ServiceType = 'APPOINTMENT' | 'CLASS' | 'COURSE'
export const ServiceType = enumeration<ServiceType>('services.ServiceType', ['APPOINTMENT', 'CLASS', 'COURSE'])

export type SortDirection = 'DESC' | 'ASC'
export const SortDirection = enumeration<SortDirection>('services.SortDirection', ['DESC', 'ASC'])

export type SortOrder = 'ASC' | 'DESC'
export const SortOrder = enumeration<SortOrder>('services.SortOrder', ['ASC', 'DESC'])

export type SortType = 'COUNT' | 'VALUE'
export const SortType = enumeration<SortType>('services.SortType', ['COUNT', 'VALUE'])

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

export interface AddOn {
  durationInMinutes?: number | null | undefined
  maxQuantity?: number | null | undefined
  addOnId?: string | null | undefined
  name?: string | null | undefined
  price?: Money | null | undefined
  nameTranslated?: string | null | undefined
  mainMedia?: MediaItem | null | undefined
}
export const AddOn: Shape<AddOn> = message<AddOn>('services.AddOn', {
  durationInMinutes: marked(integer(), { description: 'Length in minutes.' }),
  maxQuantity: marked(integer(), { description: 'How many one may have.' }),
  addOnId: marked(text({ format: 'guid' }), { description: 'The add-on.' }),
  name: marked(text({ maxLength: 100 }), { description: 'Name.' }),
  price: marked(one('services.Money'), { description: 'The price.' }),
  nameTranslated: marked(text({ maxLength: 100 }), { description: 'The same in the customer’s language.' }),
  mainMedia: marked(one('services.MediaItem'), { description: 'The main picture.' }),
})

export interface AddOnDetails {
  addOnId?: string | null | undefined
  durationInMinutes?: number | null | undefined
}
export const AddOnDetails: Shape<AddOnDetails> = message<AddOnDetails>('services.AddOnDetails', {
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
export const AddOnGroup: Shape<AddOnGroup> = message<AddOnGroup>('services.AddOnGroup', {
  id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
  name: marked(text({ maxLength: 100 }), { description: 'Name.' }),
  maxNumberOfAddOns: marked(integer(), { description: 'At most so many of the group in one booking.' }),
  addOnIds: marked(list(text({ format: 'guid' }), { maxSize: 7 }), {
    present: true,
    description: 'Add-ons, in the order they are shown.',
  }),
  prompt: marked(text({ maxLength: 200 }), { description: 'The question above the group.' }),
})

export interface AddOnGroupDetail {
  groupId?: string | null | undefined
  maxNumberOfAddOns?: number | null | undefined
  groupName?: string | null | undefined
  addOns?: AddOn[] | null | undefined
  prompt?: string | null | undefined
  groupNameTranslated?: string | null | undefined
  promptTranslated?: string | null | undefined
}
export const AddOnGroupDetail: Shape<AddOnGroupDetail> = message<AddOnGroupDetail>('services.AddOnGroupDetail', {
  groupId: marked(text({ format: 'guid' }), { description: 'Group of the add-on.' }),
  maxNumberOfAddOns: marked(integer(), { description: 'At most so many of the group in one booking.' }),
  groupName: marked(text({ maxLength: 100 }), { description: 'Name of the group.' }),
  addOns: marked(list(one('services.AddOn'), { maxSize: 7 }), { description: 'The add-ons.' }),
  prompt: marked(text({ maxLength: 200 }), { description: 'The question above the group.' }),
  groupNameTranslated: marked(text({ maxLength: 100 }), { description: 'Name of the group, translated.' }),
  promptTranslated: marked(text({ maxLength: 200 }), { description: 'What the customer is asked, translated.' }),
})

export interface Aggregation {
  value?: ValueAggregation | null | undefined
  range?: RangeAggregation | null | undefined
  scalar?: ScalarAggregation | null | undefined
  dateHistogram?: DateHistogramAggregation | null | undefined
  nested?: NestedAggregation | null | undefined
  name?: string | null | undefined
  type?: AggregationType | null | undefined
  fieldPath?: string | null | undefined
  groupBy?: GroupByAggregation | null | undefined
}
export const Aggregation: Shape<Aggregation> = message<Aggregation>('services.Aggregation', {
  value: marked(one('services.ValueAggregation'), { description: 'The value.' }),
  range: marked(one('services.RangeAggregation'), { description: 'Counts by range.' }),
  scalar: marked(one('services.ScalarAggregation'), { description: 'One figure over all that is found.' }),
  dateHistogram: marked(one('services.DateHistogramAggregation'), { description: 'Counts by calendar unit.' }),
  nested: marked(one('services.NestedAggregation'), { description: 'Counts within counts.' }),
  name: marked(text({ maxLength: 100 }), { description: 'Name.' }),
  type: marked(one('services.AggregationType'), { description: 'The kind.' }),
  fieldPath: marked(text({ maxLength: 200 }), { description: 'Path of the field that is counted.' }),
  groupBy: marked(one('services.GroupByAggregation'), {
    deprecated: true,
    description: 'The field to group by; an older form of nested counts.',
  }),
})

export interface AggregationData {
  results?: AggregationResults[] | null | undefined
}
export const AggregationData: Shape<AggregationData> = message<AggregationData>('services.AggregationData', {
  results: marked(list(one('services.AggregationResults'), { maxSize: 10000 }), {
    description: 'One result for each item, in the order sent.',
  }),
})

export interface AggregationResults {
  values?: ValueResults | null | undefined
  ranges?: RangeResults | null | undefined
  scalar?: AggregationResultsScalarResult | null | undefined
  groupedByValue?: GroupByValueResults | null | undefined
  dateHistogram?: DateHistogramResults | null | undefined
  nested?: NestedResults | null | undefined
  scalarDate?: AggregationResultsScalarDateResult | null | undefined
  name?: string | null | undefined
  type?: AggregationType | null | undefined
  fieldPath?: string | null | undefined
}
export const AggregationResults: Shape<AggregationResults> = message<AggregationResults>(
  'services.AggregationResults',
  {
    values: marked(one('services.ValueResults'), { description: 'The ids.' }),
    ranges: marked(one('services.RangeResults'), { description: 'The ranges with their counts.' }),
    scalar: marked(one('services.AggregationResultsScalarResult'), {
      description: 'One figure over all that is found.',
    }),
    groupedByValue: marked(one('services.GroupByValueResults'), {
      description: 'Counts by value, and within by another.',
    }),
    dateHistogram: marked(one('services.DateHistogramResults'), { description: 'Counts by calendar unit.' }),
    nested: marked(one('services.NestedResults'), { description: 'Counts within counts.' }),
    scalarDate: marked(one('services.AggregationResultsScalarDateResult'), {
      description: 'One date over all that is found.',
    }),
    name: marked(text({ maxLength: 100 }), { description: 'Name.' }),
    type: marked(one('services.AggregationType'), { description: 'The kind.' }),
    fieldPath: marked(text({ maxLength: 200 }), { description: 'Path of the field that is counted.' }),
  },
)

export interface AggregationResultsScalarDateResult {
  type?: ScalarType | null | undefined
  value?: string | null | undefined
}
export const AggregationResultsScalarDateResult: Shape<AggregationResultsScalarDateResult> =
  message<AggregationResultsScalarDateResult>('services.AggregationResultsScalarDateResult', {
    type: marked(one('services.ScalarType'), { description: 'The kind.' }),
    value: marked(text({ maxLength: 100 }), { description: 'The value.' }),
  })

export interface AggregationResultsScalarResult {
  type?: ScalarType | null | undefined
  value?: number | null | undefined
}
export const AggregationResultsScalarResult: Shape<AggregationResultsScalarResult> =
  message<AggregationResultsScalarResult>('services.AggregationResultsScalarResult', {
    type: marked(one('services.ScalarType'), { description: 'The kind.' }),
    value: marked(decimalNumber(), { description: 'The value.' }),
  })

export interface ApplicationError {
  code?: string | null | undefined
  description?: string | null | undefined
  data?: Record<string, unknown> | null | undefined
}
export const ApplicationError: Shape<ApplicationError> = message<ApplicationError>('services.ApplicationError', {
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
  'services.AvailabilityConstraints',
  {
    durations: marked(list(one('services.V2Duration'), { maxSize: 50 }), {
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
    durationRange: marked(one('services.DurationRange'), { description: 'Shortest and longest rental.' }),
    workingHours: marked(one('services.WorkingHours'), { description: 'Accepted and not used here.' }),
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
  'services.BookAfterStartPolicy',
  {
    enabled: marked(flag(), { present: true, description: 'Whether it is switched on.' }),
  },
)

export interface BookingForm {
  formDetails?: FormDetails | null | undefined
  connectedServices?: ConnectedService[] | null | undefined
  totalServiceCount?: number | null | undefined
}
export const BookingForm: Shape<BookingForm> = message<BookingForm>('services.BookingForm', {
  formDetails: marked(one('services.FormDetails'), { description: 'The form.' }),
  connectedServices: marked(list(one('services.ConnectedService'), { maxSize: 5 }), {
    present: true,
    description: 'Services that use it, at most five.',
  }),
  totalServiceCount: marked(integer(), { present: true, description: 'How many services use it.' }),
})

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
  appId: marked(text({ format: 'guid' }), { readonly: true, description: 'The app it belongs to.' }),
  name: marked(text({ maxLength: 400 }), { readonly: true, description: 'Name.' }),
  customPolicyDescription: marked(one('services.PolicyDescription'), {
    readonly: true,
    description: 'The policy in the business’s own words.',
  }),
  default: marked(flag(), { readonly: true, description: 'Whether it is the one used unless another is named.' }),
  limitEarlyBookingPolicy: marked(one('services.LimitEarlyBookingPolicy'), {
    readonly: true,
    description: 'How early one may book.',
  }),
  limitLateBookingPolicy: marked(one('services.LimitLateBookingPolicy'), {
    readonly: true,
    description: 'How late one may book.',
  }),
  bookAfterStartPolicy: marked(one('services.BookAfterStartPolicy'), {
    readonly: true,
    description: 'Whether one may book once it has begun.',
  }),
  cancellationPolicy: marked(one('services.CancellationPolicy'), {
    readonly: true,
    description: 'Whether and until when a customer may cancel.',
  }),
  reschedulePolicy: marked(one('services.ReschedulePolicy'), {
    readonly: true,
    description: 'Whether and until when a customer may move it.',
  }),
  waitlistPolicy: marked(one('services.WaitlistPolicy'), {
    readonly: true,
    description: 'Whether one may wait for a place.',
  }),
  participantsPolicy: marked(one('services.ParticipantsPolicy'), {
    readonly: true,
    description: 'How many people one booking may bring.',
  }),
  resourcesPolicy: marked(one('services.ResourcesPolicy'), {
    readonly: true,
    description: 'Whether the customer must name a resource.',
  }),
  cancellationFeePolicy: marked(one('services.CancellationFeePolicy'), {
    readonly: true,
    description: 'What a late cancellation costs.',
  }),
  saveCreditCardPolicy: marked(one('services.SaveCreditCardPolicy'), {
    readonly: true,
    description: 'Whether a card is stored at checkout.',
  }),
  staffSortingPolicy: marked(one('services.StaffSortingPolicy'), {
    readonly: true,
    description: 'In which order people are tried when the customer has no wish.',
  }),
  intakeFormPolicy: marked(one('services.IntakeFormPolicy'), { description: 'A form asked before or after booking.' }),
  bookForSomeoneElseAllowed: marked(flag(), { description: 'Accepted and not used here.' }),
  limitRebookingPolicy: marked(one('services.LimitRebookingPolicy'), {
    description: 'How often one customer may book the same service.',
  }),
})

export interface BookingPolicyWithServices {
  bookingPolicy?: BookingPolicy | null | undefined
  services?: Service[] | null | undefined
  hasMoreServices?: boolean | null | undefined
  countOfServices?: number | null | undefined
  connectedServices?: Service[] | null | undefined
  totalServiceCount?: number | null | undefined
}
export const BookingPolicyWithServices: Shape<BookingPolicyWithServices> = message<BookingPolicyWithServices>(
  'services.BookingPolicyWithServices',
  {
    bookingPolicy: marked(one('services.BookingPolicy'), {
      description: 'Terms of notice, cancellation and capacity; write the id, read the rest.',
    }),
    services: marked(list(one('services.Service'), { maxSize: 5 }), {
      deprecated: true,
      description: 'The services, in order.',
    }),
    hasMoreServices: marked(flag(), { deprecated: true, description: 'Whether more services use it than are named.' }),
    countOfServices: marked(integer(), { deprecated: true, description: 'How many services there are.' }),
    connectedServices: marked(list(one('services.Service'), { maxSize: 5 }), {
      description: 'Services that use it, at most five.',
    }),
    totalServiceCount: marked(integer(), { present: true, description: 'How many services use it.' }),
  },
)

export interface BulkActionMetadata {
  totalSuccesses?: number | null | undefined
  totalFailures?: number | null | undefined
  undetailedFailures?: number | null | undefined
}
export const BulkActionMetadata: Shape<BulkActionMetadata> = message<BulkActionMetadata>(
  'services.BulkActionMetadata',
  {
    totalSuccesses: marked(integer(), { present: true, description: 'How many went well.' }),
    totalFailures: marked(integer(), { present: true, description: 'How many did not.' }),
    undetailedFailures: marked(integer(), { present: true, description: 'Failures without details: none.' }),
  },
)

export interface BulkCreateServicesRequest {
  services: Service[]
  returnEntity?: boolean | null | undefined
  skipScheduleCreation?: boolean | null | undefined
}
export const BulkCreateServicesRequest: Shape<BulkCreateServicesRequest> = message<BulkCreateServicesRequest>(
  'services.BulkCreateServicesRequest',
  {
    services: marked(list(one('services.Service'), { maxSize: 100 }), { description: 'The services, in order.' }),
    returnEntity: marked(flag(), { description: 'Give the entities back.' }),
    skipScheduleCreation: marked(flag(), { description: 'Accepted; a service always has a schedule.' }),
  },
  { required: ['services'] },
)

export interface BulkCreateServicesResponse {
  results?: BulkServiceResult[] | null | undefined
  bulkActionMetadata?: BulkActionMetadata | null | undefined
}
export const BulkCreateServicesResponse: Shape<BulkCreateServicesResponse> = message<BulkCreateServicesResponse>(
  'services.BulkCreateServicesResponse',
  {
    results: marked(list(one('services.BulkServiceResult'), { maxSize: 1000000 }), {
      present: true,
      description: 'One result for each item, in the order sent.',
    }),
    bulkActionMetadata: marked(one('services.BulkActionMetadata'), { description: 'How many went well.' }),
  },
)

export interface BulkDeleteServicesByFilterRequest {
  filter: Record<string, unknown>
  preserveFutureSessionsWithParticipants?: boolean | null | undefined
  participantNotification?: V2ParticipantNotification | null | undefined
  cancelSubscription?: boolean | null | undefined
}
export const BulkDeleteServicesByFilterRequest: Shape<BulkDeleteServicesByFilterRequest> =
  message<BulkDeleteServicesByFilterRequest>(
    'services.BulkDeleteServicesByFilterRequest',
    {
      filter: marked(freeObject(), {
        description: 'Which ones, in the query language: `{field: value}` or `{field: {$operator: value}}`.',
      }),
      preserveFutureSessionsWithParticipants: marked(flag(), {
        description: 'Whether sessions to come that have participants stay.',
      }),
      participantNotification: marked(one('services.V2ParticipantNotification'), {
        description: 'Whether the customer hears of it, and with which words.',
      }),
      cancelSubscription: marked(flag(), { description: 'Accepted and not used here.' }),
    },
    { required: ['filter'] },
  )

export interface BulkDeleteServicesByFilterResponse {
  jobId?: string | null | undefined
}
export const BulkDeleteServicesByFilterResponse: Shape<BulkDeleteServicesByFilterResponse> =
  message<BulkDeleteServicesByFilterResponse>('services.BulkDeleteServicesByFilterResponse', {
    jobId: marked(text({ format: 'guid' }), {
      present: true,
      description: 'The job; ask for it to know how far it is.',
    }),
  })

export interface BulkDeleteServicesRequest {
  ids: string[]
  preserveFutureSessionsWithParticipants?: boolean | null | undefined
  participantNotification?: V2ParticipantNotification | null | undefined
  cancelSubscription?: boolean | null | undefined
}
export const BulkDeleteServicesRequest: Shape<BulkDeleteServicesRequest> = message<BulkDeleteServicesRequest>(
  'services.BulkDeleteServicesRequest',
  {
    ids: marked(list(text({ format: 'guid' }), { maxSize: 100 }), { description: 'The ids.' }),
    preserveFutureSessionsWithParticipants: marked(flag(), {
      description: 'Whether sessions to come that have participants stay.',
    }),
    participantNotification: marked(one('services.V2ParticipantNotification'), {
      description: 'Whether the customer hears of it, and with which words.',
    }),
    cancelSubscription: marked(flag(), { description: 'Accepted and not used here.' }),
  },
  { required: ['ids'] },
)

export interface BulkDeleteServicesResponse {
  results?: BulkServiceResult[] | null | undefined
  bulkActionMetadata?: BulkActionMetadata | null | undefined
}
export const BulkDeleteServicesResponse: Shape<BulkDeleteServicesResponse> = message<BulkDeleteServicesResponse>(
  'services.BulkDeleteServicesResponse',
  {
    results: marked(list(one('services.BulkServiceResult'), { maxSize: 1000000 }), {
      present: true,
      description: 'One result for each item, in the order sent.',
    }),
    bulkActionMetadata: marked(one('services.BulkActionMetadata'), { description: 'How many went well.' }),
  },
)

export interface BulkServiceResult {
  itemMetadata?: ItemMetadata | null | undefined
  item?: Service | null | undefined
}
export const BulkServiceResult: Shape<BulkServiceResult> = message<BulkServiceResult>('services.BulkServiceResult', {
  itemMetadata: marked(one('services.ItemMetadata'), { description: 'How it went with this item.' }),
  item: marked(one('services.Service'), { description: 'The entity, when asked for.' }),
})

export interface BulkUpdateServicesByFilterRequest {
  filter: Record<string, unknown>
  service: Service
  mask?: string | string[] | { paths: string[] } | null | undefined
}
export const BulkUpdateServicesByFilterRequest: Shape<BulkUpdateServicesByFilterRequest> =
  message<BulkUpdateServicesByFilterRequest>(
    'services.BulkUpdateServicesByFilterRequest',
    {
      filter: marked(freeObject(), {
        description: 'Which ones, in the query language: `{field: value}` or `{field: {$operator: value}}`.',
      }),
      service: marked(one('services.Service'), { description: 'The service.' }),
      mask: marked(fieldMask(), { description: 'The fields to write; without it those sent.' }),
    },
    { required: ['filter', 'service'] },
  )

export interface BulkUpdateServicesByFilterResponse {
  jobId?: string | null | undefined
}
export const BulkUpdateServicesByFilterResponse: Shape<BulkUpdateServicesByFilterResponse> =
  message<BulkUpdateServicesByFilterResponse>('services.BulkUpdateServicesByFilterResponse', {
    jobId: marked(text({ format: 'guid' }), {
      present: true,
      description: 'The job; ask for it to know how far it is.',
    }),
  })

export interface BulkUpdateServicesRequest {
  services?: MaskedService[] | null | undefined
  returnEntity?: boolean | null | undefined
  overrideCurrency?: boolean | null | undefined
}
export const BulkUpdateServicesRequest: Shape<BulkUpdateServicesRequest> = message<BulkUpdateServicesRequest>(
  'services.BulkUpdateServicesRequest',
  {
    services: marked(list(one('services.MaskedService'), { maxSize: 100 }), { description: 'The services, in order.' }),
    returnEntity: marked(flag(), { description: 'Give the entities back.' }),
    overrideCurrency: marked(flag(), { description: 'Accepted; all prices are in the currency of the business.' }),
  },
)

export interface BulkUpdateServicesResponse {
  results?: BulkServiceResult[] | null | undefined
  bulkActionMetadata?: BulkActionMetadata | null | undefined
}
export const BulkUpdateServicesResponse: Shape<BulkUpdateServicesResponse> = message<BulkUpdateServicesResponse>(
  'services.BulkUpdateServicesResponse',
  {
    results: marked(list(one('services.BulkServiceResult'), { maxSize: 1000000 }), {
      present: true,
      description: 'One result for each item, in the order sent.',
    }),
    bulkActionMetadata: marked(one('services.BulkActionMetadata'), { description: 'How many went well.' }),
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
  'services.BusinessLocationOptions',
  {
    id: marked(text({ format: 'guid' }), { present: true, description: 'A GUID made by Kalends.' }),
    name: marked(text({ maxLength: 150 }), { readonly: true, present: true, description: 'Name.' }),
    default: marked(flag(), { readonly: true, description: 'Whether it is the one used unless another is named.' }),
    address: marked(one('services.CommonAddress'), { readonly: true, description: 'The address.' }),
    email: marked(text({ format: 'email' }), { readonly: true, description: 'E-mail address.' }),
    phone: marked(text({ format: 'phone' }), { readonly: true, description: 'Telephone number.' }),
  },
)

export interface BusinessLocations {
  exists?: boolean | null | undefined
  locations?: V2Location[] | null | undefined
}
export const BusinessLocations: Shape<BusinessLocations> = message<BusinessLocations>('services.BusinessLocations', {
  exists: marked(flag(), { present: true, description: 'Whether there is any.' }),
  locations: marked(list(one('services.V2Location'), { maxSize: 100 }), {
    present: true,
    description: 'Where the service is given.',
  }),
})

export interface CancellationFeePolicy {
  enabled?: boolean | null | undefined
  cancellationWindows?: CancellationWindow[] | null | undefined
  autoCollectFeeEnabled?: boolean | null | undefined
}
export const CancellationFeePolicy: Shape<CancellationFeePolicy> = message<CancellationFeePolicy>(
  'services.CancellationFeePolicy',
  {
    enabled: marked(flag(), { present: true, description: 'Whether it is switched on.' }),
    cancellationWindows: marked(list(one('services.CancellationWindow'), { maxSize: 2 }), {
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
  'services.CancellationPolicy',
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
  amount?: Money | null | undefined
  percentage?: string | null | undefined
  startInMinutes?: number | null | undefined
}
export const CancellationWindow: Shape<CancellationWindow> = message<CancellationWindow>(
  'services.CancellationWindow',
  {
    amount: marked(one('services.Money'), { description: 'The amount.' }),
    percentage: marked(text(), { description: 'Percent of the price.' }),
    startInMinutes: marked(integer({ min: 1 }), {
      description: 'The fee holds from so many minutes before the start.',
    }),
  },
)

export interface CloneServiceRequest {
  sourceServiceId: string
  copyRecurringSessions?: boolean | null | undefined
  copyPricingPlans?: boolean | null | undefined
  hideService?: boolean | null | undefined
  cloneServiceName?: string | null | undefined
}
export const CloneServiceRequest: Shape<CloneServiceRequest> = message<CloneServiceRequest>(
  'services.CloneServiceRequest',
  {
    sourceServiceId: marked(text({ format: 'guid' }), { description: 'The service that is copied.' }),
    copyRecurringSessions: marked(flag(), { description: 'Whether future weekly sessions are copied too.' }),
    copyPricingPlans: marked(flag(), { description: 'Accepted; plans are connected anew.' }),
    hideService: marked(flag(), { description: 'Accepted and not used here.' }),
    cloneServiceName: marked(text({ maxLength: 400 }), { description: 'Name of the copy.' }),
  },
  { required: ['sourceServiceId'] },
)

export interface CloneServiceResponse {
  service?: Service | null | undefined
  errors?: CloneErrors[] | null | undefined
}
export const CloneServiceResponse: Shape<CloneServiceResponse> = message<CloneServiceResponse>(
  'services.CloneServiceResponse',
  {
    service: marked(one('services.Service'), { description: 'The service.' }),
    errors: marked(list(one('services.CloneErrors'), { maxSize: 1000000 }), {
      present: true,
      description: 'What stood in the way.',
    }),
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
  streetAddress: marked(one('services.CommonStreetAddress'), { description: 'Street and number apart.' }),
  addressLine: marked(text({ maxLength: 255 }), { description: 'Street and number on one line.' }),
  country: marked(text({ format: 'country' }), { description: 'Country code of two letters.' }),
  subdivision: marked(text({ maxLength: 255 }), { description: 'State, canton or province.' }),
  city: marked(text({ maxLength: 255 }), { description: 'City.' }),
  postalCode: marked(text({ maxLength: 255 }), { description: 'Postal code.' }),
  formattedAddress: marked(text({ maxLength: 512 }), { description: 'The address on one line.' }),
  geocode: marked(one('services.CommonAddressLocation'), {
    description: 'Place on the map, stored as written and never looked up.',
  }),
  hint: marked(text({ maxLength: 255 }), { description: 'How to find the door.' }),
})

export interface CommonAddressLocation {
  latitude?: number | null | undefined
  longitude?: number | null | undefined
}
export const CommonAddressLocation: Shape<CommonAddressLocation> = message<CommonAddressLocation>(
  'services.CommonAddressLocation',
  {
    latitude: marked(decimalNumber(), { description: 'Degrees north.' }),
    longitude: marked(decimalNumber(), { description: 'Degrees east.' }),
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
    number: marked(text({ maxLength: 255 }), { description: 'Number.' }),
    name: marked(text({ maxLength: 255 }), { description: 'Name.' }),
    apt: marked(text({ maxLength: 255 }), { description: 'Apartment.' }),
  },
)

export interface Conferencing {
  enabled?: boolean | null | undefined
}
export const Conferencing: Shape<Conferencing> = message<Conferencing>('services.Conferencing', {
  enabled: marked(flag(), { description: 'Whether it is switched on.' }),
})

export interface ConnectedService {
  id?: string | null | undefined
  name?: string | null | undefined
}
export const ConnectedService: Shape<ConnectedService> = message<ConnectedService>('services.ConnectedService', {
  id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
  name: marked(text({ minLength: 1, maxLength: 400 }), { description: 'Name.' }),
})

export interface CountServicesRequest {
  filter?: Record<string, unknown> | null | undefined
}
export const CountServicesRequest: Shape<CountServicesRequest> = message<CountServicesRequest>(
  'services.CountServicesRequest',
  {
    filter: marked(freeObject(), {
      description: 'Which ones, in the query language: `{field: value}` or `{field: {$operator: value}}`.',
    }),
  },
)

export interface CountServicesResponse {
  count?: number | null | undefined
}
export const CountServicesResponse: Shape<CountServicesResponse> = message<CountServicesResponse>(
  'services.CountServicesResponse',
  {
    count: marked(integer(), { present: true, description: 'How many.' }),
  },
)

export interface CreateAddOnGroupRequest {
  addOnGroup: AddOnGroup
  serviceId: string
}
export const CreateAddOnGroupRequest: Shape<CreateAddOnGroupRequest> = message<CreateAddOnGroupRequest>(
  'services.CreateAddOnGroupRequest',
  {
    addOnGroup: marked(one('services.AddOnGroup'), { description: 'The group of add-ons.' }),
    serviceId: marked(text({ format: 'guid' }), { description: 'The service.' }),
  },
  { required: ['addOnGroup', 'serviceId'] },
)

export interface CreateAddOnGroupResponse {
  addOnGroup?: AddOnGroup | null | undefined
}
export const CreateAddOnGroupResponse: Shape<CreateAddOnGroupResponse> = message<CreateAddOnGroupResponse>(
  'services.CreateAddOnGroupResponse',
  {
    addOnGroup: marked(one('services.AddOnGroup'), { description: 'The group of add-ons.' }),
  },
)

export interface CreateServiceRequest {
  service: Service
}
export const CreateServiceRequest: Shape<CreateServiceRequest> = message<CreateServiceRequest>(
  'services.CreateServiceRequest',
  {
    service: marked(one('services.Service'), { description: 'The service.' }),
  },
  { required: ['service'] },
)

export interface CreateServiceResponse {
  service?: Service | null | undefined
}
export const CreateServiceResponse: Shape<CreateServiceResponse> = message<CreateServiceResponse>(
  'services.CreateServiceResponse',
  {
    service: marked(one('services.Service'), { description: 'The service.' }),
  },
)

export interface CursorPaging {
  limit?: number | null | undefined
  cursor?: string | null | undefined
}
export const CursorPaging: Shape<CursorPaging> = message<CursorPaging>('services.CursorPaging', {
  limit: marked(integer({ max: 100 }), { description: 'Page size.' }),
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
  'services.CursorPagingMetadata',
  {
    count: marked(integer(), { description: 'How many.' }),
    cursors: marked(one('services.Cursors'), { description: 'Where the neighbouring pages begin.' }),
    hasNext: marked(flag(), { description: 'Whether another page follows.' }),
  },
)

export interface CursorQuery {
  cursorPaging?: CursorPaging | null | undefined
  filter?: Record<string, unknown> | null | undefined
  sort?: Sorting[] | null | undefined
}
export const CursorQuery: Shape<CursorQuery> = message<CursorQuery>('services.CursorQuery', {
  cursorPaging: marked(one('services.CursorPaging'), { description: 'Page size, or where to go on.' }),
  filter: marked(freeObject(), {
    description: 'Which ones, in the query language: `{field: value}` or `{field: {$operator: value}}`.',
  }),
  sort: marked(list(one('services.Sorting'), { maxSize: 50 }), { description: 'Order: the first entry counts most.' }),
})

export interface CursorSearch {
  cursorPaging?: CursorPaging | null | undefined
  filter?: Record<string, unknown> | null | undefined
  sort?: Sorting[] | null | undefined
  aggregations?: Aggregation[] | null | undefined
  search?: SearchDetails | null | undefined
  timeZone?: string | null | undefined
}
export const CursorSearch: Shape<CursorSearch> = message<CursorSearch>('services.CursorSearch', {
  cursorPaging: marked(one('services.CursorPaging'), { description: 'Page size, or where to go on.' }),
  filter: marked(freeObject(), {
    description: 'Which ones, in the query language: `{field: value}` or `{field: {$operator: value}}`.',
  }),
  sort: marked(list(one('services.Sorting'), { maxSize: 10 }), { description: 'Order: the first entry counts most.' }),
  aggregations: marked(list(one('services.Aggregation'), { maxSize: 10 }), {
    description: 'Facets to count over all that is found.',
  }),
  search: marked(one('services.SearchDetails'), { description: 'Words, filter, order and facets.' }),
  timeZone: marked(text({ maxLength: 50 }), { description: 'IANA zone name.' }),
})

export interface Cursors {
  next?: string | null | undefined
  prev?: string | null | undefined
}
export const Cursors: Shape<Cursors> = message<Cursors>('services.Cursors', {
  next: marked(text({ maxLength: 16000 }), { description: 'Where the next page begins; null on the last.' }),
  prev: marked(text({ maxLength: 16000 }), { description: 'Where the page before begins; null on the first.' }),
})

export interface CustomLocationOptions {
  id?: string | null | undefined
  address?: CommonAddress | null | undefined
}
export const CustomLocationOptions: Shape<CustomLocationOptions> = message<CustomLocationOptions>(
  'services.CustomLocationOptions',
  {
    id: marked(text({ format: 'guid' }), { readonly: true, present: true, description: 'A GUID made by Kalends.' }),
    address: marked(one('services.CommonAddress'), { description: 'The address.' }),
  },
)

export interface CustomLocations {
  exists?: boolean | null | undefined
}
export const CustomLocations: Shape<CustomLocations> = message<CustomLocations>('services.CustomLocations', {
  exists: marked(flag(), { present: true, description: 'Whether there is any.' }),
})

export interface CustomOptions {
  implementationId?: string | null | undefined
  appId?: string | null | undefined
}
export const CustomOptions: Shape<CustomOptions> = message<CustomOptions>('services.CustomOptions', {
  implementationId: marked(text({ format: 'guid' }), { description: 'The app that sorts.' }),
  appId: marked(text({ format: 'guid' }), { description: 'The app it belongs to.' }),
})

export interface CustomPayment {
  description?: string | null | undefined
}
export const CustomPayment: Shape<CustomPayment> = message<CustomPayment>('services.CustomPayment', {
  description: marked(text({ maxLength: 50 }), { description: 'A longer text.' }),
})

export interface CustomerLocations {
  exists?: boolean | null | undefined
}
export const CustomerLocations: Shape<CustomerLocations> = message<CustomerLocations>('services.CustomerLocations', {
  exists: marked(flag(), { present: true, description: 'Whether there is any.' }),
})

export interface DailyConfig {
  minDurationInDays?: number | null | undefined
  maxDurationInDays?: number | null | undefined
}
export const DailyConfig: Shape<DailyConfig> = message<DailyConfig>('services.DailyConfig', {
  minDurationInDays: marked(integer({ min: 1, max: 40 }), { present: true, description: 'Shortest rental in days.' }),
  maxDurationInDays: marked(integer({ min: 1, max: 40 }), { present: true, description: 'Longest rental in days.' }),
})

export interface DateHistogramAggregation {
  interval?: Interval | null | undefined
}
export const DateHistogramAggregation: Shape<DateHistogramAggregation> = message<DateHistogramAggregation>(
  'services.DateHistogramAggregation',
  {
    interval: marked(one('services.Interval'), { description: 'The calendar unit.' }),
  },
)

export interface DateHistogramResult {
  value?: string | null | undefined
  count?: number | null | undefined
}
export const DateHistogramResult: Shape<DateHistogramResult> = message<DateHistogramResult>(
  'services.DateHistogramResult',
  {
    value: marked(text({ maxLength: 100 }), { description: 'The value.' }),
    count: marked(integer(), { description: 'How many.' }),
  },
)

export interface DateHistogramResults {
  results?: DateHistogramResult[] | null | undefined
}
export const DateHistogramResults: Shape<DateHistogramResults> = message<DateHistogramResults>(
  'services.DateHistogramResults',
  {
    results: marked(list(one('services.DateHistogramResult'), { maxSize: 200 }), {
      description: 'One result for each item, in the order sent.',
    }),
  },
)

export interface DeleteAddOnGroupRequest {
  addOnGroupId: string
  serviceId: string
}
export const DeleteAddOnGroupRequest: Shape<DeleteAddOnGroupRequest> = message<DeleteAddOnGroupRequest>(
  'services.DeleteAddOnGroupRequest',
  {
    addOnGroupId: marked(text({ format: 'guid' }), { description: 'The group of add-ons.' }),
    serviceId: marked(text({ format: 'guid' }), { description: 'The service.' }),
  },
  { required: ['addOnGroupId', 'serviceId'] },
)

export type DeleteAddOnGroupResponse = Record<string, never>
export const DeleteAddOnGroupResponse: Shape<DeleteAddOnGroupResponse> = message<DeleteAddOnGroupResponse>(
  'services.DeleteAddOnGroupResponse',
  {},
)

export interface DeleteServiceRequest {
  serviceId: string
  preserveFutureSessionsWithParticipants?: boolean | null | undefined
  participantNotification?: V2ParticipantNotification | null | undefined
  cancelSubscription?: boolean | null | undefined
}
export const DeleteServiceRequest: Shape<DeleteServiceRequest> = message<DeleteServiceRequest>(
  'services.DeleteServiceRequest',
  {
    serviceId: marked(text({ format: 'guid' }), { description: 'The service.' }),
    preserveFutureSessionsWithParticipants: marked(flag(), {
      description: 'Whether sessions to come that have participants stay.',
    }),
    participantNotification: marked(one('services.V2ParticipantNotification'), {
      description: 'Whether the customer hears of it, and with which words.',
    }),
    cancelSubscription: marked(flag(), { description: 'Accepted and not used here.' }),
  },
  { required: ['serviceId'] },
)

export type DeleteServiceResponse = Record<string, never>
export const DeleteServiceResponse: Shape<DeleteServiceResponse> = message<DeleteServiceResponse>(
  'services.DeleteServiceResponse',
  {},
)

export interface DepositDetails {
  amount?: Money | null | undefined
  percentage?: string | null | undefined
}
export const DepositDetails: Shape<DepositDetails> = message<DepositDetails>('services.DepositDetails', {
  amount: marked(one('services.Money'), { description: 'The amount.' }),
  percentage: marked(text({ format: 'decimal-value' }), { description: 'Percent of the price.' }),
})

export interface DisablePricingPlansForServiceRequest {
  serviceId: string
  pricingPlanIds?: string[] | null | undefined
  pricingPlanSelections?: PricingPlanSelection[] | null | undefined
}
export const DisablePricingPlansForServiceRequest: Shape<DisablePricingPlansForServiceRequest> =
  message<DisablePricingPlansForServiceRequest>(
    'services.DisablePricingPlansForServiceRequest',
    {
      serviceId: marked(text({ format: 'guid' }), { description: 'The service.' }),
      pricingPlanIds: marked(list(text({ format: 'guid' }), { maxSize: 75 }), {
        description: 'Plans that can pay for it.',
      }),
      pricingPlanSelections: marked(list(one('services.PricingPlanSelection'), { maxSize: 10 }), {
        description: 'Accepted and not used here.',
      }),
    },
    { required: ['serviceId'] },
  )

export interface DisablePricingPlansForServiceResponse {
  service?: Service | null | undefined
}
export const DisablePricingPlansForServiceResponse: Shape<DisablePricingPlansForServiceResponse> =
  message<DisablePricingPlansForServiceResponse>('services.DisablePricingPlansForServiceResponse', {
    service: marked(one('services.Service'), { description: 'The service.' }),
  })

export interface DiscountInfo {
  discountName?: string | null | undefined
  priceAfterDiscount?: Money | null | undefined
}
export const DiscountInfo: Shape<DiscountInfo> = message<DiscountInfo>('services.DiscountInfo', {
  discountName: marked(text({ minLength: 1, maxLength: 50 }), { present: true, description: 'Name of the discount.' }),
  priceAfterDiscount: marked(one('services.Money'), { description: 'Price after the discount.' }),
})

export interface DurationRange {
  hourOptions?: HourlyConfig | null | undefined
  dayOptions?: DailyConfig | null | undefined
  unitType?: UnitType | null | undefined
}
export const DurationRange: Shape<DurationRange> = message<DurationRange>('services.DurationRange', {
  hourOptions: marked(one('services.HourlyConfig'), { description: 'Shortest and longest rental in minutes.' }),
  dayOptions: marked(one('services.DailyConfig'), { description: 'Shortest and longest rental in days.' }),
  unitType: marked(one('services.UnitType'), { present: true, description: 'Hours or days.' }),
})

export interface EnablePricingPlansForServiceRequest {
  serviceId: string
  pricingPlanIds: string[]
  pricingPlanSelections?: PricingPlanSelection[] | null | undefined
}
export const EnablePricingPlansForServiceRequest: Shape<EnablePricingPlansForServiceRequest> =
  message<EnablePricingPlansForServiceRequest>(
    'services.EnablePricingPlansForServiceRequest',
    {
      serviceId: marked(text({ format: 'guid' }), { description: 'The service.' }),
      pricingPlanIds: marked(list(text({ format: 'guid' }), { maxSize: 100 }), {
        description: 'Plans that can pay for it.',
      }),
      pricingPlanSelections: marked(list(one('services.PricingPlanSelection'), { maxSize: 10 }), {
        description: 'Accepted and not used here.',
      }),
    },
    { required: ['serviceId', 'pricingPlanIds'] },
  )

export interface EnablePricingPlansForServiceResponse {
  service?: Service | null | undefined
}
export const EnablePricingPlansForServiceResponse: Shape<EnablePricingPlansForServiceResponse> =
  message<EnablePricingPlansForServiceResponse>('services.EnablePricingPlansForServiceResponse', {
    service: marked(one('services.Service'), { description: 'The service.' }),
  })

export interface ExtendedFields {
  namespaces?: Record<string, Record<string, unknown>> | null | undefined
}
export const ExtendedFields: Shape<ExtendedFields> = message<ExtendedFields>('services.ExtendedFields', {
  namespaces: marked(mapOf(freeObject()), { description: 'Data by namespace.' }),
})

export interface FixedPayment {
  price?: Money | null | undefined
  deposit?: Money | null | undefined
  basePrice?: boolean | null | undefined
  fullUpfrontPaymentAllowed?: boolean | null | undefined
  depositDetails?: DepositDetails | null | undefined
}
export const FixedPayment: Shape<FixedPayment> = message<FixedPayment>('services.FixedPayment', {
  price: marked(one('services.Money'), { description: 'The price.' }),
  deposit: marked(one('services.Money'), { description: 'What is paid ahead.' }),
  basePrice: marked(flag(), { description: 'Price before a discount.' }),
  fullUpfrontPaymentAllowed: marked(flag(), {
    description: 'Whether the whole price may be paid instead of the deposit.',
  }),
  depositDetails: marked(one('services.DepositDetails'), { description: 'How much is paid ahead.' }),
})

export interface Form {
  id?: string | null | undefined
  mobileSettings?: FormSettings | null | undefined
}
export const Form: Shape<Form> = message<Form>('services.Form', {
  id: marked(text({ format: 'guid' }), { present: true, description: 'A GUID made by Kalends.' }),
  mobileSettings: marked(one('services.FormSettings'), { description: 'Accepted and not used here.' }),
})

export interface FormDetails {
  formId?: string | null | undefined
  name?: string | null | undefined
  revision?: string | null | undefined
}
export const FormDetails: Shape<FormDetails> = message<FormDetails>('services.FormDetails', {
  formId: marked(text({ format: 'guid' }), { present: true, description: 'The booking form.' }),
  name: marked(text({ maxLength: 200 }), { description: 'Name.' }),
  revision: marked(text(), {
    readonly: true,
    description: 'Counts the writes of this entity, as a decimal integer in a string; send the one you read.',
  }),
})

export interface FormSettings {
  hidden?: boolean | null | undefined
}
export const FormSettings: Shape<FormSettings> = message<FormSettings>('services.FormSettings', {
  hidden: marked(flag(), { description: 'Kept out of public lists; still found by its id.' }),
})

export interface FullUpfrontPayment {
  supported?: boolean | null | undefined
  discountPercent?: string | null | undefined
}
export const FullUpfrontPayment: Shape<FullUpfrontPayment> = message<FullUpfrontPayment>(
  'services.FullUpfrontPayment',
  {
    supported: marked(flag(), { description: 'Whether it is offered.' }),
    discountPercent: marked(text({ format: 'decimal-value' }), { description: 'Discount in percent.' }),
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
    serviceId: marked(text({ format: 'guid' }), { description: 'The service.' }),
    conditionalFields: marked(list(one('services.V2RequestedFields'), { maxSize: 5 }), {
      description: 'Parts of the answer that are left out unless asked for.',
    }),
    eventuallyConsistent: marked(flag(), { description: 'Accepted and not used here.' }),
  },
  { required: ['serviceId'] },
)

export interface GetServiceResponse {
  service?: Service | null | undefined
}
export const GetServiceResponse: Shape<GetServiceResponse> = message<GetServiceResponse>(
  'services.GetServiceResponse',
  {
    service: marked(one('services.Service'), { description: 'The service.' }),
  },
)

export interface GroupByAggregation {
  value?: ValueAggregation | null | undefined
  name?: string | null | undefined
  fieldPath?: string | null | undefined
}
export const GroupByAggregation: Shape<GroupByAggregation> = message<GroupByAggregation>(
  'services.GroupByAggregation',
  {
    value: marked(one('services.ValueAggregation'), { description: 'The value.' }),
    name: marked(text({ maxLength: 100 }), { description: 'Name.' }),
    fieldPath: marked(text({ maxLength: 200 }), { description: 'Path of the field that is counted.' }),
  },
)

export interface GroupByValueResults {
  results?: NestedValueAggregationResult[] | null | undefined
}
export const GroupByValueResults: Shape<GroupByValueResults> = message<GroupByValueResults>(
  'services.GroupByValueResults',
  {
    results: marked(list(one('services.NestedValueAggregationResult'), { maxSize: 1000 }), {
      description: 'One result for each item, in the order sent.',
    }),
  },
)

export interface HourlyConfig {
  minDurationInMinutes?: number | null | undefined
  maxDurationInMinutes?: number | null | undefined
}
export const HourlyConfig: Shape<HourlyConfig> = message<HourlyConfig>('services.HourlyConfig', {
  minDurationInMinutes: marked(integer({ min: 30, max: 1440 }), {
    present: true,
    description: 'Shortest rental in minutes.',
  }),
  maxDurationInMinutes: marked(integer({ min: 30, max: 1440 }), {
    present: true,
    description: 'Longest rental in minutes.',
  }),
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
  url: marked(text({ maxLength: 2048 }), { description: 'The address.' }),
  height: marked(integer(), { description: 'Height in pixels.' }),
  width: marked(integer(), { description: 'Width in pixels.' }),
  altText: marked(text({ maxLength: 134061 }), { description: 'What the picture shows, in words.' }),
  urlExpirationDate: marked(timestamp(), { readonly: true, description: 'When the address stops working.' }),
  filename: marked(text({ maxLength: 2048 }), { readonly: true, description: 'Name of the file.' }),
  sizeInBytes: marked(text({ format: 'decimal-value' }), { readonly: true, description: 'Size of the file.' }),
})

export interface IncludeMissingValuesOptions {
  addToBucket?: string | null | undefined
}
export const IncludeMissingValuesOptions: Shape<IncludeMissingValuesOptions> = message<IncludeMissingValuesOptions>(
  'services.IncludeMissingValuesOptions',
  {
    addToBucket: marked(text({ maxLength: 20 }), {
      description: 'The bucket that items without a value are counted in.',
    }),
  },
)

export interface IntakeFormPolicy {
  enabled?: boolean | null | undefined
  formId?: string | null | undefined
  timing?: Timing | null | undefined
  completionRequirement?: CompletionRequirement | null | undefined
}
export const IntakeFormPolicy: Shape<IntakeFormPolicy> = message<IntakeFormPolicy>('services.IntakeFormPolicy', {
  enabled: marked(flag(), { description: 'Whether it is switched on.' }),
  formId: marked(text({ format: 'guid' }), { description: 'The booking form.' }),
  timing: marked(one('services.Timing'), { description: 'Before or after booking.' }),
  completionRequirement: marked(one('services.CompletionRequirement'), {
    description: 'Whether the form must be filled in before booking.',
  }),
})

export interface ItemMetadata {
  id?: string | null | undefined
  originalIndex?: number | null | undefined
  success?: boolean | null | undefined
  error?: ApplicationError | null | undefined
}
export const ItemMetadata: Shape<ItemMetadata> = message<ItemMetadata>('services.ItemMetadata', {
  id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
  originalIndex: marked(integer(), { present: true, description: 'Its place in the request.' }),
  success: marked(flag(), { present: true, description: 'Whether it went well.' }),
  error: marked(one('services.ApplicationError'), { description: 'Why it did not.' }),
})

export interface Keyword {
  term?: string | null | undefined
  isMain?: boolean | null | undefined
  origin?: string | null | undefined
}
export const Keyword: Shape<Keyword> = message<Keyword>('services.Keyword', {
  term: marked(text(), { present: true, description: 'The word.' }),
  isMain: marked(flag(), { present: true, description: 'Whether it is the main keyword.' }),
  origin: marked(text({ maxLength: 1000 }), { description: 'Accepted and not used here.' }),
})

export interface LimitEarlyBookingPolicy {
  enabled?: boolean | null | undefined
  earliestBookingInMinutes?: number | null | undefined
}
export const LimitEarlyBookingPolicy: Shape<LimitEarlyBookingPolicy> = message<LimitEarlyBookingPolicy>(
  'services.LimitEarlyBookingPolicy',
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
  'services.LimitLateBookingPolicy',
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
  'services.LimitRebookingPolicy',
  {
    enabled: marked(flag(), { description: 'Whether it is switched on.' }),
    maxBookings: marked(integer({ min: 1 }), { description: 'At most so many.' }),
    windowInMinutes: marked(integer({ min: 1 }), { description: 'Within so many minutes; without it, ever.' }),
  },
)

export interface ListAddOnGroupsByServiceIdRequest {
  serviceId: string
  groupIds?: string[] | null | undefined
}
export const ListAddOnGroupsByServiceIdRequest: Shape<ListAddOnGroupsByServiceIdRequest> =
  message<ListAddOnGroupsByServiceIdRequest>(
    'services.ListAddOnGroupsByServiceIdRequest',
    {
      serviceId: marked(text({ format: 'guid' }), { description: 'The service.' }),
      groupIds: marked(list(text({ format: 'guid' }), { maxSize: 3 }), { description: 'Groups.' }),
    },
    { required: ['serviceId'] },
  )

export interface ListAddOnGroupsByServiceIdResponse {
  addOnGroupsDetails?: AddOnGroupDetail[] | null | undefined
}
export const ListAddOnGroupsByServiceIdResponse: Shape<ListAddOnGroupsByServiceIdResponse> =
  message<ListAddOnGroupsByServiceIdResponse>('services.ListAddOnGroupsByServiceIdResponse', {
    addOnGroupsDetails: marked(list(one('services.AddOnGroupDetail'), { maxSize: 3 }), {
      present: true,
      description: 'The groups with their add-ons.',
    }),
  })

export interface MaskedService {
  service?: Service | null | undefined
  mask?: string | string[] | { paths: string[] } | null | undefined
}
export const MaskedService: Shape<MaskedService> = message<MaskedService>('services.MaskedService', {
  service: marked(one('services.Service'), { description: 'The service.' }),
  mask: marked(fieldMask(), { description: 'The fields to write; without it those sent.' }),
})

export interface Media {
  items?: MediaItem[] | null | undefined
  mainMedia?: MediaItem | null | undefined
  coverMedia?: MediaItem | null | undefined
}
export const Media: Shape<Media> = message<Media>('services.Media', {
  items: marked(list(one('services.MediaItem'), { maxSize: 100 }), { present: true, description: 'More pictures.' }),
  mainMedia: marked(one('services.MediaItem'), { description: 'The main picture.' }),
  coverMedia: marked(one('services.MediaItem'), { description: 'Picture on top of the page.' }),
})

export interface MediaItem {
  image?: Image | null | undefined
}
export const MediaItem: Shape<MediaItem> = message<MediaItem>('services.MediaItem', {
  image: marked(one('services.Image'), { description: 'The picture.' }),
})

export interface Money {
  value?: string | null | undefined
  currency?: string | null | undefined
  formattedValue?: string | null | undefined
}
export const Money: Shape<Money> = message<Money>('services.Money', {
  value: marked(text({ format: 'decimal-value' }), { present: true, description: 'The value.' }),
  currency: marked(text({ format: 'currency' }), { readonly: true, present: true, description: 'ISO 4217 code.' }),
  formattedValue: marked(text({ maxLength: 50 }), { description: 'The amount as it is shown.' }),
})

export interface MoveToNewLocationsOptions {
  newLocation?: V2Location | null | undefined
}
export const MoveToNewLocationsOptions: Shape<MoveToNewLocationsOptions> = message<MoveToNewLocationsOptions>(
  'services.MoveToNewLocationsOptions',
  {
    newLocation: marked(one('services.V2Location'), { description: 'The place they move to; one of the new list.' }),
  },
)

export interface NestedAggregation {
  nestedAggregations?: NestedAggregationItem[] | null | undefined
}
export const NestedAggregation: Shape<NestedAggregation> = message<NestedAggregation>('services.NestedAggregation', {
  nestedAggregations: marked(list(one('services.NestedAggregationItem'), { minSize: 2, maxSize: 10 }), {
    description: 'The levels, outermost first.',
  }),
})

export interface NestedAggregationItem {
  value?: ValueAggregation | null | undefined
  range?: RangeAggregation | null | undefined
  scalar?: ScalarAggregation | null | undefined
  dateHistogram?: DateHistogramAggregation | null | undefined
  name?: string | null | undefined
  type?: NestedAggregationType | null | undefined
  fieldPath?: string | null | undefined
}
export const NestedAggregationItem: Shape<NestedAggregationItem> = message<NestedAggregationItem>(
  'services.NestedAggregationItem',
  {
    value: marked(one('services.ValueAggregation'), { description: 'The value.' }),
    range: marked(one('services.RangeAggregation'), { description: 'Counts by range.' }),
    scalar: marked(one('services.ScalarAggregation'), { description: 'One figure over all that is found.' }),
    dateHistogram: marked(one('services.DateHistogramAggregation'), { description: 'Counts by calendar unit.' }),
    name: marked(text({ maxLength: 100 }), { description: 'Name.' }),
    type: marked(one('services.NestedAggregationType'), { description: 'The kind.' }),
    fieldPath: marked(text({ maxLength: 200 }), { description: 'Path of the field that is counted.' }),
  },
)

export interface NestedAggregationResults {
  values?: ValueResults | null | undefined
  ranges?: RangeResults | null | undefined
  scalar?: AggregationResultsScalarResult | null | undefined
  name?: string | null | undefined
  type?: AggregationType | null | undefined
  fieldPath?: string | null | undefined
}
export const NestedAggregationResults: Shape<NestedAggregationResults> = message<NestedAggregationResults>(
  'services.NestedAggregationResults',
  {
    values: marked(one('services.ValueResults'), { description: 'The ids.' }),
    ranges: marked(one('services.RangeResults'), { description: 'The ranges with their counts.' }),
    scalar: marked(one('services.AggregationResultsScalarResult'), {
      description: 'One figure over all that is found.',
    }),
    name: marked(text({ maxLength: 100 }), { description: 'Name.' }),
    type: marked(one('services.AggregationType'), { description: 'The kind.' }),
    fieldPath: marked(text({ maxLength: 200 }), { description: 'Path of the field that is counted.' }),
  },
)

export interface NestedResultValue {
  value?: ValueResult | null | undefined
  range?: RangeResult | null | undefined
  scalar?: ScalarResult | null | undefined
  dateHistogram?: ValueResult | null | undefined
  scalarDate?: ScalarDateResult | null | undefined
}
export const NestedResultValue: Shape<NestedResultValue> = message<NestedResultValue>('services.NestedResultValue', {
  value: marked(one('services.ValueResult'), { description: 'The value.' }),
  range: marked(one('services.RangeResult'), { description: 'Counts by range.' }),
  scalar: marked(one('services.ScalarResult'), { description: 'One figure over all that is found.' }),
  dateHistogram: marked(one('services.ValueResult'), { description: 'Counts by calendar unit.' }),
  scalarDate: marked(one('services.ScalarDateResult'), { description: 'One date over all that is found.' }),
})

export interface NestedResults {
  results?: Results[] | null | undefined
}
export const NestedResults: Shape<NestedResults> = message<NestedResults>('services.NestedResults', {
  results: marked(list(one('services.Results'), { maxSize: 1000 }), {
    description: 'One result for each item, in the order sent.',
  }),
})

export interface NestedValueAggregationResult {
  value?: string | null | undefined
  nestedResults?: NestedAggregationResults | null | undefined
}
export const NestedValueAggregationResult: Shape<NestedValueAggregationResult> = message<NestedValueAggregationResult>(
  'services.NestedValueAggregationResult',
  {
    value: marked(text({ maxLength: 1000 }), { description: 'The value.' }),
    nestedResults: marked(one('services.NestedAggregationResults'), { description: 'The levels below.' }),
  },
)

export interface OnlineBooking {
  enabled?: boolean | null | undefined
  requireManualApproval?: boolean | null | undefined
  allowMultipleRequests?: boolean | null | undefined
}
export const OnlineBooking: Shape<OnlineBooking> = message<OnlineBooking>('services.OnlineBooking', {
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
export const PageUrlV2: Shape<PageUrlV2> = message<PageUrlV2>('services.PageUrlV2', {
  relativePath: marked(text({ maxLength: 2048 }), { description: 'The address below the site’s own.' }),
  url: marked(text({ maxLength: 2048 }), { description: 'The address.' }),
})

export interface Paging {
  limit?: number | null | undefined
  offset?: number | null | undefined
}
export const Paging: Shape<Paging> = message<Paging>('services.Paging', {
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
export const PagingMetadataV2: Shape<PagingMetadataV2> = message<PagingMetadataV2>('services.PagingMetadataV2', {
  count: marked(integer(), { description: 'How many.' }),
  offset: marked(integer(), { description: 'How many entries to pass over.' }),
  total: marked(integer(), { description: 'How many in all.' }),
  tooManyToCount: marked(flag(), { description: 'Whether `total` was left out; never here.' }),
  cursors: marked(one('services.Cursors'), { description: 'Where the neighbouring pages begin.' }),
  hasNext: marked(flag(), { description: 'Whether another page follows.' }),
})

export interface ParticipantsPolicy {
  enabled?: boolean | null | undefined
  maxParticipantsPerBooking?: number | null | undefined
  collectParticipantForm?: boolean | null | undefined
}
export const ParticipantsPolicy: Shape<ParticipantsPolicy> = message<ParticipantsPolicy>(
  'services.ParticipantsPolicy',
  {
    enabled: marked(flag(), { description: 'Whether it is switched on.' }),
    maxParticipantsPerBooking: marked(integer({ min: 1 }), {
      present: true,
      description: 'At most so many people in one booking.',
    }),
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
export const Payment: Shape<Payment> = message<Payment>('services.Payment', {
  fixed: marked(one('services.FixedPayment'), { description: 'One price for everybody.' }),
  custom: marked(one('services.CustomPayment'), { description: 'What was chosen, or set, by free text.' }),
  varied: marked(one('services.VariedPayment'), { description: 'A price for each variant.' }),
  subscription: marked(one('services.SubscriptionPayment'), { description: 'Paid in regular payments.' }),
  rateType: marked(one('services.RateType'), { present: true, description: 'How the price is made.' }),
  options: marked(one('services.PaymentOptions'), { description: 'Ways to pay.' }),
  pricingPlanIds: marked(list(text({ format: 'guid' }), { maxSize: 75 }), {
    readonly: true,
    present: true,
    description: 'Plans that can pay for it.',
  }),
  addOnOption: marked(one('services.AddOnPaymentOptions'), { present: true, description: 'How add-ons are paid.' }),
  discountInfo: marked(one('services.DiscountInfo'), { readonly: true, description: 'A running discount.' }),
})

export interface PaymentOptions {
  online?: boolean | null | undefined
  inPerson?: boolean | null | undefined
  deposit?: boolean | null | undefined
  pricingPlan?: boolean | null | undefined
}
export const PaymentOptions: Shape<PaymentOptions> = message<PaymentOptions>('services.PaymentOptions', {
  online: marked(flag(), { description: 'Whether it can be paid online.' }),
  inPerson: marked(flag(), { description: 'Whether it can be paid on site.' }),
  deposit: marked(flag(), { description: 'What is paid ahead.' }),
  pricingPlan: marked(flag(), { description: 'Whether a plan can pay for it.' }),
})

export interface PolicyDescription {
  enabled?: boolean | null | undefined
  description?: string | null | undefined
}
export const PolicyDescription: Shape<PolicyDescription> = message<PolicyDescription>('services.PolicyDescription', {
  enabled: marked(flag(), { present: true, description: 'Whether it is switched on.' }),
  description: marked(text({ maxLength: 2500 }), { present: true, description: 'A longer text.' }),
})

export interface PricingPlanSelection {
  pricingPlanId?: string | null | undefined
  benefitIds?: string[] | null | undefined
}
export const PricingPlanSelection: Shape<PricingPlanSelection> = message<PricingPlanSelection>(
  'services.PricingPlanSelection',
  {
    pricingPlanId: marked(text({ format: 'guid' }), { description: 'The plan.' }),
    benefitIds: marked(list(text({ format: 'guid' }), { minSize: 1, maxSize: 10 }), {
      description: 'Accepted and not used here.',
    }),
  },
)

export interface QueryBookingFormsRequest {
  query: CursorQuery
  conditionalFields?: RequestedFields[] | null | undefined
}
export const QueryBookingFormsRequest: Shape<QueryBookingFormsRequest> = message<QueryBookingFormsRequest>(
  'services.QueryBookingFormsRequest',
  {
    query: marked(one('services.CursorQuery'), { description: 'Which ones, in which order, which page.' }),
    conditionalFields: marked(list(one('services.RequestedFields'), { maxSize: 5 }), {
      description: 'Parts of the answer that are left out unless asked for.',
    }),
  },
  { required: ['query'] },
)

export interface QueryBookingFormsResponse {
  bookingForms?: BookingForm[] | null | undefined
  pagingMetadata?: CursorPagingMetadata | null | undefined
  defaultBookingForm?: BookingForm | null | undefined
}
export const QueryBookingFormsResponse: Shape<QueryBookingFormsResponse> = message<QueryBookingFormsResponse>(
  'services.QueryBookingFormsResponse',
  {
    bookingForms: marked(list(one('services.BookingForm'), { maxSize: 1000000 }), {
      present: true,
      description: 'Forms, each with services that use it.',
    }),
    pagingMetadata: marked(one('services.CursorPagingMetadata'), { description: 'Where this page stands among all.' }),
    defaultBookingForm: marked(one('services.BookingForm'), {
      description: 'The form of services without one of their own.',
    }),
  },
)

export interface QueryCategoriesFilter {
  services?: Record<string, unknown> | null | undefined
  categoryIds?: string[] | null | undefined
}
export const QueryCategoriesFilter: Shape<QueryCategoriesFilter> = message<QueryCategoriesFilter>(
  'services.QueryCategoriesFilter',
  {
    services: marked(freeObject(), { description: 'The services, in order.' }),
    categoryIds: marked(list(text({ format: 'guid' }), { maxSize: 100 }), { description: 'The categories.' }),
  },
)

export interface QueryCategoriesRequest {
  filter?: QueryCategoriesFilter | null | undefined
}
export const QueryCategoriesRequest: Shape<QueryCategoriesRequest> = message<QueryCategoriesRequest>(
  'services.QueryCategoriesRequest',
  {
    filter: marked(one('services.QueryCategoriesFilter'), {
      description: 'Which ones, in the query language: `{field: value}` or `{field: {$operator: value}}`.',
    }),
  },
)

export interface QueryCategoriesResponse {
  categories?: V2Category[] | null | undefined
}
export const QueryCategoriesResponse: Shape<QueryCategoriesResponse> = message<QueryCategoriesResponse>(
  'services.QueryCategoriesResponse',
  {
    categories: marked(list(one('services.V2Category'), { maxSize: 1000000 }), {
      present: true,
      description: 'The categories.',
    }),
  },
)

export interface QueryLocationsFilter {
  services?: Record<string, unknown> | null | undefined
  businessLocationIds?: string[] | null | undefined
  locations?: Record<string, unknown> | null | undefined
}
export const QueryLocationsFilter: Shape<QueryLocationsFilter> = message<QueryLocationsFilter>(
  'services.QueryLocationsFilter',
  {
    services: marked(freeObject(), { description: 'The services, in order.' }),
    businessLocationIds: marked(list(text({ format: 'guid' }), { maxSize: 100 }), {
      description: 'Places of the business.',
    }),
    locations: marked(freeObject(), { description: 'Where the service is given.' }),
  },
)

export interface QueryLocationsRequest {
  filter?: QueryLocationsFilter | null | undefined
}
export const QueryLocationsRequest: Shape<QueryLocationsRequest> = message<QueryLocationsRequest>(
  'services.QueryLocationsRequest',
  {
    filter: marked(one('services.QueryLocationsFilter'), {
      description: 'Which ones, in the query language: `{field: value}` or `{field: {$operator: value}}`.',
    }),
  },
)

export interface QueryLocationsResponse {
  businessLocations?: BusinessLocations | null | undefined
  customLocations?: CustomLocations | null | undefined
  customerLocations?: CustomerLocations | null | undefined
}
export const QueryLocationsResponse: Shape<QueryLocationsResponse> = message<QueryLocationsResponse>(
  'services.QueryLocationsResponse',
  {
    businessLocations: marked(one('services.BusinessLocations'), { description: 'Places of the business.' }),
    customLocations: marked(one('services.CustomLocations'), { description: 'Places given with a service.' }),
    customerLocations: marked(one('services.CustomerLocations'), {
      description: 'Services that come to the customer.',
    }),
  },
)

export interface QueryPoliciesRequest {
  query: CursorQuery
}
export const QueryPoliciesRequest: Shape<QueryPoliciesRequest> = message<QueryPoliciesRequest>(
  'services.QueryPoliciesRequest',
  {
    query: marked(one('services.CursorQuery'), { description: 'Which ones, in which order, which page.' }),
  },
  { required: ['query'] },
)

export interface QueryPoliciesResponse {
  bookingPolicies?: BookingPolicyWithServices[] | null | undefined
  pagingMetadata?: CursorPagingMetadata | null | undefined
}
export const QueryPoliciesResponse: Shape<QueryPoliciesResponse> = message<QueryPoliciesResponse>(
  'services.QueryPoliciesResponse',
  {
    bookingPolicies: marked(list(one('services.BookingPolicyWithServices'), { maxSize: 1000000 }), {
      present: true,
      description: 'The booking policies.',
    }),
    pagingMetadata: marked(one('services.CursorPagingMetadata'), { description: 'Where this page stands among all.' }),
  },
)

export interface QueryServicesRequest {
  query: QueryV2
  conditionalFields?: V2RequestedFields[] | null | undefined
  eventuallyConsistent?: boolean | null | undefined
}
export const QueryServicesRequest: Shape<QueryServicesRequest> = message<QueryServicesRequest>(
  'services.QueryServicesRequest',
  {
    query: marked(one('services.QueryV2'), { description: 'Which ones, in which order, which page.' }),
    conditionalFields: marked(list(one('services.V2RequestedFields'), { maxSize: 5 }), {
      description: 'Parts of the answer that are left out unless asked for.',
    }),
    eventuallyConsistent: marked(flag(), { description: 'Accepted and not used here.' }),
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
    services: marked(list(one('services.Service'), { maxSize: 1000000 }), {
      present: true,
      description: 'The services, in order.',
    }),
    pagingMetadata: marked(one('services.PagingMetadataV2'), { description: 'Where this page stands among all.' }),
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
  paging: marked(one('services.Paging'), { description: 'Page size and how many entries to pass over.' }),
  cursorPaging: marked(one('services.CursorPaging'), { description: 'Page size, or where to go on.' }),
  filter: marked(freeObject(), {
    description: 'Which ones, in the query language: `{field: value}` or `{field: {$operator: value}}`.',
  }),
  sort: marked(list(one('services.Sorting'), { maxSize: 50 }), { description: 'Order: the first entry counts most.' }),
  fields: marked(list(text({ maxLength: 200 }), { maxSize: 50 }), { description: 'Accepted and not used here.' }),
  fieldsets: marked(list(text({ maxLength: 100 }), { maxSize: 50 }), { description: 'Accepted and not used here.' }),
})

export interface RangeAggregation {
  buckets?: RangeBucket[] | null | undefined
}
export const RangeAggregation: Shape<RangeAggregation> = message<RangeAggregation>('services.RangeAggregation', {
  buckets: marked(list(one('services.RangeBucket'), { maxSize: 50 }), {
    description: 'Ranges to count in; an item falls into the first that fits.',
  }),
})

export interface RangeAggregationResult {
  from?: number | null | undefined
  to?: number | null | undefined
  count?: number | null | undefined
}
export const RangeAggregationResult: Shape<RangeAggregationResult> = message<RangeAggregationResult>(
  'services.RangeAggregationResult',
  {
    from: marked(decimalNumber(), { description: 'Lower bound, included.' }),
    to: marked(decimalNumber(), { description: 'Upper bound, not included.' }),
    count: marked(integer(), { description: 'How many.' }),
  },
)

export interface RangeBucket {
  from?: number | null | undefined
  to?: number | null | undefined
}
export const RangeBucket: Shape<RangeBucket> = message<RangeBucket>('services.RangeBucket', {
  from: marked(decimalNumber(), { description: 'Lower bound, included.' }),
  to: marked(decimalNumber(), { description: 'Upper bound, not included.' }),
})

export interface RangeResult {
  from?: number | null | undefined
  to?: number | null | undefined
  count?: number | null | undefined
}
export const RangeResult: Shape<RangeResult> = message<RangeResult>('services.RangeResult', {
  from: marked(decimalNumber(), { description: 'Lower bound, included.' }),
  to: marked(decimalNumber(), { description: 'Upper bound, not included.' }),
  count: marked(integer(), { description: 'How many.' }),
})

export interface RangeResults {
  results?: RangeAggregationResult[] | null | undefined
}
export const RangeResults: Shape<RangeResults> = message<RangeResults>('services.RangeResults', {
  results: marked(list(one('services.RangeAggregationResult'), { maxSize: 50 }), {
    description: 'One result for each item, in the order sent.',
  }),
})

export interface RankingOptions {
  order?: RankingOrder | null | undefined
}
export const RankingOptions: Shape<RankingOptions> = message<RankingOptions>('services.RankingOptions', {
  order: marked(one('services.RankingOrder'), { description: 'ASC or DESC; ASC unless sent.' }),
})

export interface RemovedLocationSessionsAction {
  moveToLocationOptions?: MoveToNewLocationsOptions | null | undefined
  action?: Action | null | undefined
}
export const RemovedLocationSessionsAction: Shape<RemovedLocationSessionsAction> =
  message<RemovedLocationSessionsAction>('services.RemovedLocationSessionsAction', {
    moveToLocationOptions: marked(one('services.MoveToNewLocationsOptions'), { description: 'Where the sessions go.' }),
    action: marked(one('services.Action'), { description: 'What was done.' }),
  })

export interface ReschedulePolicy {
  enabled?: boolean | null | undefined
  limitLatestReschedule?: boolean | null | undefined
  latestRescheduleInMinutes?: number | null | undefined
  allowAnonymous?: boolean | null | undefined
}
export const ReschedulePolicy: Shape<ReschedulePolicy> = message<ReschedulePolicy>('services.ReschedulePolicy', {
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
export const ResourceDetails: Shape<ResourceDetails> = message<ResourceDetails>('services.ResourceDetails', {
  resources: marked(list(one('services.ResourceInfo'), { maxSize: 100 }), { description: 'The resources.' }),
})

export interface ResourceGroup {
  resourceGroupId?: string | null | undefined
  resourceIds?: ResourceIds | null | undefined
  requiredResourcesNumber?: number | null | undefined
  selectableResource?: boolean | null | undefined
}
export const ResourceGroup: Shape<ResourceGroup> = message<ResourceGroup>('services.ResourceGroup', {
  resourceGroupId: marked(text({ format: 'guid' }), { description: 'Accepted and not used here.' }),
  resourceIds: marked(one('services.ResourceIds'), {
    description: 'The resources that qualify; none named means all of the type.',
  }),
  requiredResourcesNumber: marked(integer({ min: 1 }), { description: 'How many of them a booking takes.' }),
  selectableResource: marked(flag(), { readonly: true, description: 'Whether customers choose it.' }),
})

export interface ResourceIds {
  values?: string[] | null | undefined
}
export const ResourceIds: Shape<ResourceIds> = message<ResourceIds>('services.ResourceIds', {
  values: marked(list(text({ format: 'guid' }), { maxSize: 100 }), { description: 'The ids.' }),
})

export interface ResourceInfo {
  id?: string | null | undefined
  name?: string | null | undefined
}
export const ResourceInfo: Shape<ResourceInfo> = message<ResourceInfo>('services.ResourceInfo', {
  id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
  name: marked(text({ maxLength: 100 }), { readonly: true, description: 'Name.' }),
})

export interface ResourceType {
  id?: string | null | undefined
  name?: string | null | undefined
}
export const ResourceType: Shape<ResourceType> = message<ResourceType>('services.ResourceType', {
  id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
  name: marked(text({ minLength: 1, maxLength: 40 }), { readonly: true, description: 'Name.' }),
})

export interface ResourcesPolicy {
  enabled?: boolean | null | undefined
  autoAssignAllowed?: boolean | null | undefined
}
export const ResourcesPolicy: Shape<ResourcesPolicy> = message<ResourcesPolicy>('services.ResourcesPolicy', {
  enabled: marked(flag(), { present: true, description: 'Whether it is switched on.' }),
  autoAssignAllowed: marked(flag(), { present: true, description: 'Whether the server may pick the resource.' }),
})

export interface Results {
  results?: Record<string, NestedResultValue> | null | undefined
}
export const Results: Shape<Results> = message<Results>('services.Results', {
  results: marked(mapOf(one('services.NestedResultValue')), {
    description: 'One result for each item, in the order sent.',
  }),
})

export interface SaveCreditCardPolicy {
  enabled?: boolean | null | undefined
}
export const SaveCreditCardPolicy: Shape<SaveCreditCardPolicy> = message<SaveCreditCardPolicy>(
  'services.SaveCreditCardPolicy',
  {
    enabled: marked(flag(), { present: true, description: 'Whether it is switched on.' }),
  },
)

export interface ScalarAggregation {
  type?: ScalarType | null | undefined
}
export const ScalarAggregation: Shape<ScalarAggregation> = message<ScalarAggregation>('services.ScalarAggregation', {
  type: marked(one('services.ScalarType'), { description: 'The kind.' }),
})

export interface ScalarDateResult {
  value?: string | null | undefined
}
export const ScalarDateResult: Shape<ScalarDateResult> = message<ScalarDateResult>('services.ScalarDateResult', {
  value: marked(text({ maxLength: 100 }), { description: 'The value.' }),
})

export interface ScalarResult {
  value?: number | null | undefined
}
export const ScalarResult: Shape<ScalarResult> = message<ScalarResult>('services.ScalarResult', {
  value: marked(decimalNumber(), { description: 'The value.' }),
})

export interface Schedule {
  id?: string | null | undefined
  firstSessionStart?: string | null | undefined
  lastSessionEnd?: string | null | undefined
  availabilityConstraints?: AvailabilityConstraints | null | undefined
}
export const Schedule: Shape<Schedule> = message<Schedule>('services.Schedule', {
  id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
  firstSessionStart: marked(timestamp(), { readonly: true, description: 'Start of the first session, UTC.' }),
  lastSessionEnd: marked(timestamp(), { readonly: true, description: 'End of the last session, UTC.' }),
  availabilityConstraints: marked(one('services.AvailabilityConstraints'), {
    description: 'Lengths and gaps of sessions.',
  }),
})

export interface SearchDetails {
  mode?: Mode | null | undefined
  expression?: string | null | undefined
  fields?: string[] | null | undefined
  fuzzy?: boolean | null | undefined
}
export const SearchDetails: Shape<SearchDetails> = message<SearchDetails>('services.SearchDetails', {
  mode: marked(one('services.Mode'), { description: 'Accepted and not used here.' }),
  expression: marked(text({ maxLength: 200 }), { description: 'The words to look for.' }),
  fields: marked(list(text({ maxLength: 200 }), { maxSize: 10 }), { description: 'Accepted and not used here.' }),
  fuzzy: marked(flag(), { description: 'Whether words a little different match too.' }),
})

export interface SearchServicesRequest {
  search: CursorSearch
}
export const SearchServicesRequest: Shape<SearchServicesRequest> = message<SearchServicesRequest>(
  'services.SearchServicesRequest',
  {
    search: marked(one('services.CursorSearch'), { description: 'Words, filter, order and facets.' }),
  },
  { required: ['search'] },
)

export interface SearchServicesResponse {
  services?: Service[] | null | undefined
  pagingMetadata?: CursorPagingMetadata | null | undefined
  aggregationData?: AggregationData | null | undefined
}
export const SearchServicesResponse: Shape<SearchServicesResponse> = message<SearchServicesResponse>(
  'services.SearchServicesResponse',
  {
    services: marked(list(one('services.Service'), { maxSize: 1000000 }), { description: 'The services, in order.' }),
    pagingMetadata: marked(one('services.CursorPagingMetadata'), { description: 'Where this page stands among all.' }),
    aggregationData: marked(one('services.AggregationData'), { description: 'The facets that were asked for.' }),
  },
)

export interface SeoSchema {
  tags?: Tag[] | null | undefined
  settings?: Settings | null | undefined
}
export const SeoSchema: Shape<SeoSchema> = message<SeoSchema>('services.SeoSchema', {
  tags: marked(list(one('services.Tag')), {
    present: true,
    description: 'Words that sort it: INDIVIDUAL, GROUP, COURSE.',
  }),
  settings: marked(one('services.Settings'), { description: 'Settings for search engines.' }),
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
  appId: marked(text({ format: 'guid' }), { description: 'The app it belongs to.' }),
  createdByAppId: marked(text({ format: 'guid' }), { readonly: true, description: 'The app that made it.' }),
  type: marked(one('services.ServiceType'), {
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
  media: marked(one('services.Media'), { description: 'Pictures.' }),
  hidden: marked(flag(), { description: 'Kept out of public lists; still found by its id.' }),
  category: marked(one('services.V2Category'), { description: 'The category it is listed in.' }),
  form: marked(one('services.Form'), { description: 'The booking form.' }),
  payment: marked(one('services.Payment'), { description: 'Price and ways to pay.' }),
  onlineBooking: marked(one('services.OnlineBooking'), { description: 'Whether and how it is booked online.' }),
  conferencing: marked(one('services.Conferencing'), { description: 'Whether sessions have a link to join online.' }),
  locations: marked(list(one('services.V2Location'), { maxSize: 500 }), {
    present: true,
    description: 'Where the service is given.',
  }),
  bookingPolicy: marked(one('services.BookingPolicy'), {
    description: 'Terms of notice, cancellation and capacity; write the id, read the rest.',
  }),
  schedule: marked(one('services.Schedule'), { description: 'The service’s own schedule, made with it.' }),
  staffMemberIds: marked(list(text({ format: 'guid' }), { maxSize: 220 }), {
    present: true,
    description: 'Resource ids of the people who give it.',
  }),
  staffMembers: marked(list(one('services.StaffMember'), { maxSize: 220 }), {
    readonly: true,
    deprecated: true,
    description: 'Older place of the same list.',
  }),
  staffMemberDetails: marked(one('services.StaffMemberDetails'), {
    description: 'Facts of the people who give it; only when asked for.',
  }),
  resourceGroups: marked(list(one('services.ResourceGroup'), { maxSize: 3 }), {
    deprecated: true,
    description: 'Accepted and not used here.',
  }),
  serviceResources: marked(list(one('services.ServiceResource'), { maxSize: 8 }), {
    present: true,
    description: 'Kinds of resources it needs beside staff.',
  }),
  supportedSlugs: marked(list(one('services.Slug'), { maxSize: 100 }), {
    readonly: true,
    present: true,
    description: 'Every address it ever had; each still leads here.',
  }),
  mainSlug: marked(one('services.Slug'), { readonly: true, description: 'Its part of the address now.' }),
  urls: marked(one('services.URLs'), { readonly: true, description: 'Its pages.' }),
  extendedFields: marked(one('services.ExtendedFields'), {
    description: 'Data of integrators, namespace by namespace.',
  }),
  seoData: marked(one('services.SeoSchema'), { description: 'Data for search engines, given back as written.' }),
  createdDate: marked(timestamp(), { readonly: true, description: 'When it was made, UTC.' }),
  updatedDate: marked(timestamp(), { readonly: true, description: 'When it was last changed, UTC.' }),
  revision: marked(text(), {
    readonly: true,
    description: 'Counts the writes of this entity, as a decimal integer in a string; send the one you read.',
  }),
  addOnGroups: marked(list(one('services.AddOnGroup'), { maxSize: 3 }), {
    present: true,
    description: 'Add-ons offered with the service, group by group.',
  }),
  addOnDetails: marked(list(one('services.AddOnDetails'), { maxSize: 50 }), {
    readonly: true,
    present: true,
    description: 'Facts of the add-ons offered with the service.',
  }),
  taxableAddress: marked(one('services.TaxableAddress'), { description: 'Which address tax is worked out from.' }),
  phoneCall: marked(one('services.V2PhoneCall'), { description: 'Accepted and not used here.' }),
  tags: marked(list(text(), { maxSize: 10 }), { description: 'Words that sort it: INDIVIDUAL, GROUP, COURSE.' }),
  primaryResourceType: marked(text({ format: 'guid' }), {
    description: 'Type of resource its times come from; staff unless set.',
  }),
  inheritResourceLocations: marked(flag(), { description: 'Accepted and not used here.' }),
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
  resourceIds: marked(one('services.ResourceIds'), {
    description: 'The resources that qualify; none named means all of the type.',
  }),
  id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
  resourceType: marked(one('services.ResourceType'), { description: 'The kind of resource.' }),
  requiredResourcesNumber: marked(integer({ min: 1 }), { description: 'How many of them a booking takes.' }),
  selectableResource: marked(flag(), { readonly: true, description: 'Whether customers choose it.' }),
  resourceDetails: marked(one('services.ResourceDetails'), { description: 'Facts of the resources.' }),
})

export interface SetAddOnsForGroupRequest {
  serviceId: string
  groupId: string
  addOnIds: string[]
}
export const SetAddOnsForGroupRequest: Shape<SetAddOnsForGroupRequest> = message<SetAddOnsForGroupRequest>(
  'services.SetAddOnsForGroupRequest',
  {
    serviceId: marked(text({ format: 'guid' }), { description: 'The service.' }),
    groupId: marked(text({ format: 'guid' }), { description: 'Group of the add-on.' }),
    addOnIds: marked(list(text({ format: 'guid' }), { minSize: 1, maxSize: 7 }), {
      description: 'Add-ons, in the order they are shown.',
    }),
  },
  { required: ['serviceId', 'groupId', 'addOnIds'] },
)

export interface SetAddOnsForGroupResponse {
  addOnGroup?: AddOnGroup | null | undefined
}
export const SetAddOnsForGroupResponse: Shape<SetAddOnsForGroupResponse> = message<SetAddOnsForGroupResponse>(
  'services.SetAddOnsForGroupResponse',
  {
    addOnGroup: marked(one('services.AddOnGroup'), { description: 'The group of add-ons.' }),
  },
)

export interface SetCustomSlugRequest {
  serviceId: string
  slugName?: string | null | undefined
  slug?: string | null | undefined
}
export const SetCustomSlugRequest: Shape<SetCustomSlugRequest> = message<SetCustomSlugRequest>(
  'services.SetCustomSlugRequest',
  {
    serviceId: marked(text({ format: 'guid' }), { description: 'The service.' }),
    slugName: marked(text({ maxLength: 500 }), { deprecated: true, description: 'The part of the address to check.' }),
    slug: marked(text({ maxLength: 500 }), { description: 'The part of the address that names it.' }),
  },
  { required: ['serviceId'] },
)

export interface SetCustomSlugResponse {
  slug?: Slug | null | undefined
  service?: Service | null | undefined
}
export const SetCustomSlugResponse: Shape<SetCustomSlugResponse> = message<SetCustomSlugResponse>(
  'services.SetCustomSlugResponse',
  {
    slug: marked(one('services.Slug'), { description: 'The part of the address that names it.' }),
    service: marked(one('services.Service'), { description: 'The service.' }),
  },
)

export interface SetServiceLocationsRequest {
  serviceId: string
  locations?: V2Location[] | null | undefined
  removedLocationSessionsAction?: RemovedLocationSessionsAction | null | undefined
  participantNotification?: V2ParticipantNotification | null | undefined
}
export const SetServiceLocationsRequest: Shape<SetServiceLocationsRequest> = message<SetServiceLocationsRequest>(
  'services.SetServiceLocationsRequest',
  {
    serviceId: marked(text({ format: 'guid' }), { description: 'The service.' }),
    locations: marked(list(one('services.V2Location'), { maxSize: 100 }), {
      description: 'Where the service is given.',
    }),
    removedLocationSessionsAction: marked(one('services.RemovedLocationSessionsAction'), {
      description: 'What becomes of sessions to come at places taken away.',
    }),
    participantNotification: marked(one('services.V2ParticipantNotification'), {
      description: 'Whether the customer hears of it, and with which words.',
    }),
  },
  { required: ['serviceId'] },
)

export interface SetServiceLocationsResponse {
  service?: Service | null | undefined
}
export const SetServiceLocationsResponse: Shape<SetServiceLocationsResponse> = message<SetServiceLocationsResponse>(
  'services.SetServiceLocationsResponse',
  {
    service: marked(one('services.Service'), { description: 'The service.' }),
  },
)

export interface Settings {
  preventAutoRedirect?: boolean | null | undefined
  keywords?: Keyword[] | null | undefined
}
export const Settings: Shape<Settings> = message<Settings>('services.Settings', {
  preventAutoRedirect: marked(flag(), { present: true, description: 'Whether old addresses stop leading here.' }),
  keywords: marked(list(one('services.Keyword'), { maxSize: 5 }), {
    present: true,
    description: 'Words for search engines.',
  }),
})

export interface Slug {
  name?: string | null | undefined
  custom?: boolean | null | undefined
  createdDate?: string | null | undefined
}
export const Slug: Shape<Slug> = message<Slug>('services.Slug', {
  name: marked(text({ maxLength: 500 }), { present: true, description: 'Name.' }),
  custom: marked(flag(), { readonly: true, description: 'What was chosen, or set, by free text.' }),
  createdDate: marked(timestamp(), { readonly: true, description: 'When it was made, UTC.' }),
})

export interface Sorting {
  fieldName?: string | null | undefined
  order?: SortOrder | null | undefined
}
export const Sorting: Shape<Sorting> = message<Sorting>('services.Sorting', {
  fieldName: marked(text({ maxLength: 512 }), { description: 'Name of the field.' }),
  order: marked(one('services.SortOrder'), { description: 'ASC or DESC; ASC unless sent.' }),
})

export interface StaffMediaItem {
  image?: Image | null | undefined
}
export const StaffMediaItem: Shape<StaffMediaItem> = message<StaffMediaItem>('services.StaffMediaItem', {
  image: marked(one('services.Image'), { description: 'The picture.' }),
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
  mainMedia: marked(one('services.StaffMediaItem'), { readonly: true, description: 'The main picture.' }),
  workingHoursLocationCoverage: marked(one('services.WorkingHoursLocationCoverage'), {
    readonly: true,
    description: 'Where the hours hold.',
  }),
})

export interface StaffMemberDetails {
  staffMembers?: StaffMember[] | null | undefined
}
export const StaffMemberDetails: Shape<StaffMemberDetails> = message<StaffMemberDetails>(
  'services.StaffMemberDetails',
  {
    staffMembers: marked(list(one('services.StaffMember'), { maxSize: 220 }), {
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
  'services.StaffSortingPolicy',
  {
    rankingOptions: marked(one('services.RankingOptions'), { description: 'Direction of the ranking.' }),
    customOptions: marked(one('services.CustomOptions'), { description: 'The sorting of an app.' }),
    sortingMethodType: marked(one('services.SortingMethodType'), { description: 'How people are ordered.' }),
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
    amountPerBillingCycle: marked(one('services.Money'), { description: 'What each payment takes.' }),
    frequency: marked(one('services.FrequencyType'), { present: true, description: 'How often a payment is taken.' }),
    totalPayments: marked(integer({ min: 2 }), { description: 'How many payments there are.' }),
    firstChargeDate: marked(one('services.FirstChargeDateType'), {
      present: true,
      description: 'When the first payment is taken.',
    }),
    recurringStartDate: marked(timestamp(), { description: 'When the regular payments begin.' }),
    enrollmentFeeAmount: marked(one('services.Money'), { deprecated: true, description: 'What joining costs once.' }),
    fullUpfrontPayment: marked(one('services.FullUpfrontPayment'), {
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
export const Tag: Shape<Tag> = message<Tag>('services.Tag', {
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
export const TaxableAddress: Shape<TaxableAddress> = message<TaxableAddress>('services.TaxableAddress', {
  taxableAddressType: marked(one('services.TaxableAddressType'), {
    present: true,
    description: 'Whose address it is.',
  }),
})

export interface URLs {
  servicePage?: PageUrlV2 | null | undefined
  bookingPage?: PageUrlV2 | null | undefined
  calendarPage?: PageUrlV2 | null | undefined
}
export const URLs: Shape<URLs> = message<URLs>('services.URLs', {
  servicePage: marked(one('services.PageUrlV2'), { readonly: true, description: 'Where the service is described.' }),
  bookingPage: marked(one('services.PageUrlV2'), { readonly: true, description: 'Where the service is booked.' }),
  calendarPage: marked(one('services.PageUrlV2'), { readonly: true, description: 'Where its times are shown.' }),
})

export interface UpdateAddOnGroupRequest {
  addOnGroup: AddOnGroup
  mask?: string | string[] | { paths: string[] } | null | undefined
  serviceId: string
}
export const UpdateAddOnGroupRequest: Shape<UpdateAddOnGroupRequest> = message<UpdateAddOnGroupRequest>(
  'services.UpdateAddOnGroupRequest',
  {
    addOnGroup: marked(one('services.AddOnGroup'), { description: 'The group of add-ons.' }),
    mask: marked(fieldMask(), { description: 'The fields to write; without it those sent.' }),
    serviceId: marked(text({ format: 'guid' }), { description: 'The service.' }),
  },
  { required: ['addOnGroup', 'serviceId'] },
)

export interface UpdateAddOnGroupResponse {
  addOnGroup?: AddOnGroup | null | undefined
}
export const UpdateAddOnGroupResponse: Shape<UpdateAddOnGroupResponse> = message<UpdateAddOnGroupResponse>(
  'services.UpdateAddOnGroupResponse',
  {
    addOnGroup: marked(one('services.AddOnGroup'), { description: 'The group of add-ons.' }),
  },
)

export interface UpdateServiceRequest {
  service: Service
  mask?: string | string[] | { paths: string[] } | null | undefined
}
export const UpdateServiceRequest: Shape<UpdateServiceRequest> = message<UpdateServiceRequest>(
  'services.UpdateServiceRequest',
  {
    service: marked(one('services.Service'), { description: 'The service.' }),
    mask: marked(fieldMask(), { description: 'The fields to write; without it those sent.' }),
  },
  { required: ['service'] },
)

export interface UpdateServiceResponse {
  service?: Service | null | undefined
}
export const UpdateServiceResponse: Shape<UpdateServiceResponse> = message<UpdateServiceResponse>(
  'services.UpdateServiceResponse',
  {
    service: marked(one('services.Service'), { description: 'The service.' }),
  },
)

export interface V2Category {
  id?: string | null | undefined
  name?: string | null | undefined
  sortOrder?: number | null | undefined
}
export const V2Category: Shape<V2Category> = message<V2Category>('services.V2Category', {
  id: marked(text({ format: 'guid' }), { present: true, description: 'A GUID made by Kalends.' }),
  name: marked(text({ maxLength: 500 }), { readonly: true, description: 'Name.' }),
  sortOrder: marked(integer(), { readonly: true, description: 'Place within its list.' }),
})

export interface V2Duration {
  minutes?: number | null | undefined
}
export const V2Duration: Shape<V2Duration> = message<V2Duration>('services.V2Duration', {
  minutes: marked(integer({ min: 1, max: 44639 }), { present: true, description: 'Minutes.' }),
})

export interface V2Location {
  business?: BusinessLocationOptions | null | undefined
  custom?: CustomLocationOptions | null | undefined
  id?: string | null | undefined
  type?: LocationTypeEnumLocationType | null | undefined
  calculatedAddress?: CommonAddress | null | undefined
}
export const V2Location: Shape<V2Location> = message<V2Location>('services.V2Location', {
  business: marked(one('services.BusinessLocationOptions'), { description: 'A place of the business.' }),
  custom: marked(one('services.CustomLocationOptions'), { description: 'What was chosen, or set, by free text.' }),
  id: marked(text({ format: 'guid' }), { readonly: true, present: true, description: 'A GUID made by Kalends.' }),
  type: marked(one('services.LocationTypeEnumLocationType'), { present: true, description: 'The kind.' }),
  calculatedAddress: marked(one('services.CommonAddress'), {
    readonly: true,
    description: 'The address that results.',
  }),
})

export interface V2ParticipantNotification {
  notifyParticipants?: boolean | null | undefined
  message?: string | null | undefined
}
export const V2ParticipantNotification: Shape<V2ParticipantNotification> = message<V2ParticipantNotification>(
  'services.V2ParticipantNotification',
  {
    notifyParticipants: marked(flag(), { description: 'Whether the customer hears of it; not unless asked.' }),
    message: marked(text({ maxLength: 2000 }), { description: 'Words added to the message to the customer.' }),
  },
)

export interface V2PhoneCall {
  enabled?: boolean | null | undefined
}
export const V2PhoneCall: Shape<V2PhoneCall> = message<V2PhoneCall>('services.V2PhoneCall', {
  enabled: marked(flag(), { description: 'Whether it is switched on.' }),
})

export interface ValidateSlugRequest {
  serviceId: string
  slugName?: string | null | undefined
  slug?: string | null | undefined
}
export const ValidateSlugRequest: Shape<ValidateSlugRequest> = message<ValidateSlugRequest>(
  'services.ValidateSlugRequest',
  {
    serviceId: marked(text({ format: 'guid' }), { description: 'The service.' }),
    slugName: marked(text({ maxLength: 500 }), { deprecated: true, description: 'The part of the address to check.' }),
    slug: marked(text({ maxLength: 500 }), { description: 'The part of the address that names it.' }),
  },
  { required: ['serviceId'] },
)

export interface ValidateSlugResponse {
  valid?: boolean | null | undefined
  slugName?: string | null | undefined
  slug?: string | null | undefined
  errors?: InvalidSlugError[] | null | undefined
}
export const ValidateSlugResponse: Shape<ValidateSlugResponse> = message<ValidateSlugResponse>(
  'services.ValidateSlugResponse',
  {
    valid: marked(flag(), { present: true, description: 'Whether it could be used.' }),
    slugName: marked(text({ maxLength: 500 }), { deprecated: true, description: 'The part of the address to check.' }),
    slug: marked(text({ maxLength: 500 }), { description: 'The part of the address that names it.' }),
    errors: marked(list(one('services.InvalidSlugError'), { maxSize: 3 }), {
      present: true,
      description: 'What stood in the way.',
    }),
  },
)

export interface ValueAggregation {
  includeOptions?: IncludeMissingValuesOptions | null | undefined
  sortType?: SortType | null | undefined
  sortDirection?: SortDirection | null | undefined
  limit?: number | null | undefined
  missingValues?: MissingValues | null | undefined
}
export const ValueAggregation: Shape<ValueAggregation> = message<ValueAggregation>('services.ValueAggregation', {
  includeOptions: marked(one('services.IncludeMissingValuesOptions'), {
    description: 'How items without a value are counted.',
  }),
  sortType: marked(one('services.SortType'), { description: 'By COUNT or by VALUE.' }),
  sortDirection: marked(one('services.SortDirection'), { description: 'ASC or DESC.' }),
  limit: marked(integer(), { description: 'Page size.' }),
  missingValues: marked(one('services.MissingValues'), { description: 'Whether items without a value are counted.' }),
})

export interface ValueAggregationResult {
  value?: string | null | undefined
  count?: number | null | undefined
}
export const ValueAggregationResult: Shape<ValueAggregationResult> = message<ValueAggregationResult>(
  'services.ValueAggregationResult',
  {
    value: marked(text({ maxLength: 100 }), { description: 'The value.' }),
    count: marked(integer(), { description: 'How many.' }),
  },
)

export interface ValueResult {
  value?: string | null | undefined
  count?: number | null | undefined
}
export const ValueResult: Shape<ValueResult> = message<ValueResult>('services.ValueResult', {
  value: marked(text({ maxLength: 1000 }), { description: 'The value.' }),
  count: marked(integer(), { description: 'How many.' }),
})

export interface ValueResults {
  results?: ValueAggregationResult[] | null | undefined
}
export const ValueResults: Shape<ValueResults> = message<ValueResults>('services.ValueResults', {
  results: marked(list(one('services.ValueAggregationResult'), { maxSize: 250 }), {
    description: 'One result for each item, in the order sent.',
  }),
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
  defaultPrice: marked(one('services.Money'), { description: 'Price where no variant says another.' }),
  deposit: marked(one('services.Money'), { description: 'What is paid ahead.' }),
  minPrice: marked(one('services.Money'), { readonly: true, description: 'Lowest price of its variants.' }),
  maxPrice: marked(one('services.Money'), { readonly: true, description: 'Highest price of its variants.' }),
  fullUpfrontPaymentAllowed: marked(flag(), {
    description: 'Whether the whole price may be paid instead of the deposit.',
  }),
  depositDetails: marked(one('services.DepositDetails'), { description: 'How much is paid ahead.' }),
})

export interface WaitlistPolicy {
  enabled?: boolean | null | undefined
  capacity?: number | null | undefined
  reservationTimeInMinutes?: number | null | undefined
}
export const WaitlistPolicy: Shape<WaitlistPolicy> = message<WaitlistPolicy>('services.WaitlistPolicy', {
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
export const WorkingHours: Shape<WorkingHours> = message<WorkingHours>('services.WorkingHours', {
  mode: marked(one('services.WorkingHoursMode'), { description: 'Accepted and not used here.' }),
})

export interface WorkingHoursLocationCoverage {
  availableAtAllLocations?: boolean | null | undefined
  locationIds?: string[] | null | undefined
}
export const WorkingHoursLocationCoverage: Shape<WorkingHoursLocationCoverage> = message<WorkingHoursLocationCoverage>(
  'services.WorkingHoursLocationCoverage',
  {
    availableAtAllLocations: marked(flag(), { readonly: true, description: 'Whether it holds at every location.' }),
    locationIds: marked(list(text({ format: 'guid' }), { maxSize: 100 }), {
      readonly: true,
      description: 'The locations.',
    }),
  },
)
