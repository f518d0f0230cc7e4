// Made by scripts/make-shapes.ts from facts/bookings/booking-policies.json. Do not edit.
import {
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

export type CompletionRequirement = 'OPTIONAL' | 'REQUIRED_BEFORE_BOOKING'
export const CompletionRequirement = enumeration<CompletionRequirement>('policies.CompletionRequirement', [
  'OPTIONAL',
  'REQUIRED_BEFORE_BOOKING',
])

export type RankingOrder = 'LOWEST_TO_HIGHEST' | 'HIGHEST_TO_LOWEST'
export const RankingOrder = enumeration<RankingOrder>('policies.RankingOrder', [
  'LOWEST_TO_HIGHEST',
  'HIGHEST_TO_LOWEST',
])

export type SortOrder = 'ASC' | 'DESC'
export const SortOrder = enumeration<SortOrder>('policies.SortOrder', ['ASC', 'DESC'])

export type SortingMethodType = 'RANDOM' | 'RANKING' | 'CUSTOM'
export const SortingMethodType = enumeration<SortingMethodType>('policies.SortingMethodType', [
  'RANDOM',
  'RANKING',
  'CUSTOM',
])

export type Timing = 'AFTER_BOOKING' | 'BEFORE_BOOKING'
export const Timing = enumeration<Timing>('policies.Timing', ['AFTER_BOOKING', 'BEFORE_BOOKING'])

export interface BookAfterStartPolicy {
  enabled?: boolean | null | undefined
}
export const BookAfterStartPolicy: Shape<BookAfterStartPolicy> = message<BookAfterStartPolicy>(
  'policies.BookAfterStartPolicy',
  {
    enabled: marked(flag(), { present: true, description: 'Whether it is switched on.' }),
  },
)

export interface BookingPolicy {
  id?: string | null | undefined
  revision?: string | null | undefined
  createdDate?: string | null | undefined
  updatedDate?: string | null | undefined
  appId?: string | null | undefined
  createdByAppId?: string | null | undefined
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
  extendedFields?: ExtendedFields | null | undefined
}
export const BookingPolicy: Shape<BookingPolicy> = message<BookingPolicy>('policies.BookingPolicy', {
  id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
  revision: marked(text(), {
    readonly: true,
    description: 'Counts the writes of this entity, as a decimal integer in a string; send the one you read.',
  }),
  createdDate: marked(timestamp(), { readonly: true, description: 'When it was made, UTC.' }),
  updatedDate: marked(timestamp(), { readonly: true, description: 'When it was last changed, UTC.' }),
  appId: marked(text({ format: 'guid' }), { description: 'The app it belongs to.' }),
  createdByAppId: marked(text({ format: 'guid' }), { readonly: true, description: 'The app that made it.' }),
  name: marked(text({ maxLength: 400 }), { description: 'Name.' }),
  customPolicyDescription: marked(one('policies.PolicyDescription'), {
    description: 'The policy in the business’s own words.',
  }),
  default: marked(flag(), { readonly: true, description: 'Whether it is the one used unless another is named.' }),
  limitEarlyBookingPolicy: marked(one('policies.LimitEarlyBookingPolicy'), { description: 'How early one may book.' }),
  limitLateBookingPolicy: marked(one('policies.LimitLateBookingPolicy'), { description: 'How late one may book.' }),
  bookAfterStartPolicy: marked(one('policies.BookAfterStartPolicy'), {
    description: 'Whether one may book once it has begun.',
  }),
  cancellationPolicy: marked(one('policies.CancellationPolicy'), {
    description: 'Whether and until when a customer may cancel.',
  }),
  reschedulePolicy: marked(one('policies.ReschedulePolicy'), {
    description: 'Whether and until when a customer may move it.',
  }),
  waitlistPolicy: marked(one('policies.WaitlistPolicy'), { description: 'Whether one may wait for a place.' }),
  participantsPolicy: marked(one('policies.ParticipantsPolicy'), {
    description: 'How many people one booking may bring.',
  }),
  resourcesPolicy: marked(one('policies.ResourcesPolicy'), {
    description: 'Whether the customer must name a resource.',
  }),
  cancellationFeePolicy: marked(one('policies.CancellationFeePolicy'), {
    description: 'What a late cancellation costs.',
  }),
  saveCreditCardPolicy: marked(one('policies.SaveCreditCardPolicy'), {
    description: 'Whether a card is stored at checkout.',
  }),
  staffSortingPolicy: marked(one('policies.StaffSortingPolicy'), {
    description: 'In which order people are tried when the customer has no wish.',
  }),
  intakeFormPolicy: marked(one('policies.IntakeFormPolicy'), { description: 'A form asked before or after booking.' }),
  bookForSomeoneElseAllowed: marked(flag(), { description: 'Accepted and not used here.' }),
  limitRebookingPolicy: marked(one('policies.LimitRebookingPolicy'), {
    description: 'How often one customer may book the same service.',
  }),
  extendedFields: marked(one('policies.ExtendedFields'), {
    description: 'Data of integrators, namespace by namespace.',
  }),
})

export interface CancellationFeePolicy {
  enabled?: boolean | null | undefined
  cancellationWindows?: CancellationWindow[] | null | undefined
  autoCollectFeeEnabled?: boolean | null | undefined
}
export const CancellationFeePolicy: Shape<CancellationFeePolicy> = message<CancellationFeePolicy>(
  'policies.CancellationFeePolicy',
  {
    enabled: marked(flag(), { present: true, description: 'Whether it is switched on.' }),
    cancellationWindows: marked(list(one('policies.CancellationWindow'), { maxSize: 2 }), {
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
  'policies.CancellationPolicy',
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
  'policies.CancellationWindow',
  {
    amount: marked(one('policies.Money'), { description: 'The amount.' }),
    percentage: marked(text(), { description: 'Percent of the price.' }),
    startInMinutes: marked(integer({ min: 1 }), {
      description: 'The fee holds from so many minutes before the start.',
    }),
  },
)

export interface CountBookingPoliciesRequest {
  filter?: Record<string, unknown> | null | undefined
}
export const CountBookingPoliciesRequest: Shape<CountBookingPoliciesRequest> = message<CountBookingPoliciesRequest>(
  'policies.CountBookingPoliciesRequest',
  {
    filter: marked(freeObject(), {
      description: 'Which ones, in the query language: `{field: value}` or `{field: {$operator: value}}`.',
    }),
  },
)

export interface CountBookingPoliciesResponse {
  count?: number | null | undefined
}
export const CountBookingPoliciesResponse: Shape<CountBookingPoliciesResponse> = message<CountBookingPoliciesResponse>(
  'policies.CountBookingPoliciesResponse',
  {
    count: marked(integer(), { present: true, description: 'How many.' }),
  },
)

export interface CreateBookingPolicyRequest {
  bookingPolicy: BookingPolicy
}
export const CreateBookingPolicyRequest: Shape<CreateBookingPolicyRequest> = message<CreateBookingPolicyRequest>(
  'policies.CreateBookingPolicyRequest',
  {
    bookingPolicy: marked(one('policies.BookingPolicy'), {
      description: 'Terms of notice, cancellation and capacity; write the id, read the rest.',
    }),
  },
  { required: ['bookingPolicy'] },
)

export interface CreateBookingPolicyResponse {
  bookingPolicy?: BookingPolicy | null | undefined
}
export const CreateBookingPolicyResponse: Shape<CreateBookingPolicyResponse> = message<CreateBookingPolicyResponse>(
  'policies.CreateBookingPolicyResponse',
  {
    bookingPolicy: marked(one('policies.BookingPolicy'), {
      description: 'Terms of notice, cancellation and capacity; write the id, read the rest.',
    }),
  },
)

export interface CursorPaging {
  limit?: number | null | undefined
  cursor?: string | null | undefined
}
export const CursorPaging: Shape<CursorPaging> = message<CursorPaging>('policies.CursorPaging', {
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
  'policies.CursorPagingMetadata',
  {
    count: marked(integer(), { description: 'How many.' }),
    cursors: marked(one('policies.Cursors'), { description: 'Where the neighbouring pages begin.' }),
    hasNext: marked(flag(), { description: 'Whether another page follows.' }),
  },
)

export interface CursorQuery {
  cursorPaging?: CursorPaging | null | undefined
  filter?: Record<string, unknown> | null | undefined
  sort?: Sorting[] | null | undefined
}
export const CursorQuery: Shape<CursorQuery> = message<CursorQuery>('policies.CursorQuery', {
  cursorPaging: marked(one('policies.CursorPaging'), { description: 'Page size, or where to go on.' }),
  filter: marked(freeObject(), {
    description: 'Which ones, in the query language: `{field: value}` or `{field: {$operator: value}}`.',
  }),
  sort: marked(list(one('policies.Sorting'), { maxSize: 10 }), { description: 'Order: the first entry counts most.' }),
})

export interface Cursors {
  next?: string | null | undefined
  prev?: string | null | undefined
}
export const Cursors: Shape<Cursors> = message<Cursors>('policies.Cursors', {
  next: marked(text({ maxLength: 16000 }), { description: 'Where the next page begins; null on the last.' }),
  prev: marked(text({ maxLength: 16000 }), { description: 'Where the page before begins; null on the first.' }),
})

export interface CustomOptions {
  implementationId?: string | null | undefined
  appId?: string | null | undefined
}
export const CustomOptions: Shape<CustomOptions> = message<CustomOptions>('policies.CustomOptions', {
  implementationId: marked(text({ format: 'guid' }), { present: true, description: 'The app that sorts.' }),
  appId: marked(text({ format: 'guid' }), { present: true, description: 'The app it belongs to.' }),
})

export interface DefaultBookingPolicySet {
  currentDefaultBookingPolicy?: BookingPolicy | null | undefined
  previousDefaultBookingPolicy?: BookingPolicy | null | undefined
}
export const DefaultBookingPolicySet: Shape<DefaultBookingPolicySet> = message<DefaultBookingPolicySet>(
  'policies.DefaultBookingPolicySet',
  {
    currentDefaultBookingPolicy: marked(one('policies.BookingPolicy'), {
      description: 'The default policy from now on.',
    }),
    previousDefaultBookingPolicy: marked(one('policies.BookingPolicy'), {
      description: 'The default policy until now.',
    }),
  },
)

export interface DeleteBookingPolicyRequest {
  bookingPolicyId: string
}
export const DeleteBookingPolicyRequest: Shape<DeleteBookingPolicyRequest> = message<DeleteBookingPolicyRequest>(
  'policies.DeleteBookingPolicyRequest',
  {
    bookingPolicyId: marked(text({ format: 'guid' }), { description: 'The booking policy.' }),
  },
  { required: ['bookingPolicyId'] },
)

export type DeleteBookingPolicyResponse = Record<string, never>
export const DeleteBookingPolicyResponse: Shape<DeleteBookingPolicyResponse> = message<DeleteBookingPolicyResponse>(
  'policies.DeleteBookingPolicyResponse',
  {},
)

export interface ExtendedFields {
  namespaces?: Record<string, Record<string, unknown>> | null | undefined
}
export const ExtendedFields: Shape<ExtendedFields> = message<ExtendedFields>('policies.ExtendedFields', {
  namespaces: marked(mapOf(freeObject()), { description: 'Data by namespace.' }),
})

export interface GetBookingPolicyRequest {
  bookingPolicyId: string
  bypassExtendedFieldPermissionsValidations?: boolean | null | undefined
}
export const GetBookingPolicyRequest: Shape<GetBookingPolicyRequest> = message<GetBookingPolicyRequest>(
  'policies.GetBookingPolicyRequest',
  {
    bookingPolicyId: marked(text({ format: 'guid' }), { description: 'The booking policy.' }),
    bypassExtendedFieldPermissionsValidations: marked(flag(), { description: 'Accepted and not used here.' }),
  },
  { required: ['bookingPolicyId'] },
)

export interface GetBookingPolicyResponse {
  bookingPolicy?: BookingPolicy | null | undefined
}
export const GetBookingPolicyResponse: Shape<GetBookingPolicyResponse> = message<GetBookingPolicyResponse>(
  'policies.GetBookingPolicyResponse',
  {
    bookingPolicy: marked(one('policies.BookingPolicy'), {
      description: 'Terms of notice, cancellation and capacity; write the id, read the rest.',
    }),
  },
)

export interface GetStrictestBookingPolicyRequest {
  bookingPolicyIds: string[]
}
export const GetStrictestBookingPolicyRequest: Shape<GetStrictestBookingPolicyRequest> =
  message<GetStrictestBookingPolicyRequest>(
    'policies.GetStrictestBookingPolicyRequest',
    {
      bookingPolicyIds: marked(list(text({ format: 'guid' }), { maxSize: 100 }), {
        description: 'The booking policies.',
      }),
    },
    { required: ['bookingPolicyIds'] },
  )

export interface GetStrictestBookingPolicyResponse {
  bookingPolicy?: BookingPolicy | null | undefined
}
export const GetStrictestBookingPolicyResponse: Shape<GetStrictestBookingPolicyResponse> =
  message<GetStrictestBookingPolicyResponse>('policies.GetStrictestBookingPolicyResponse', {
    bookingPolicy: marked(one('policies.BookingPolicy'), {
      description: 'Terms of notice, cancellation and capacity; write the id, read the rest.',
    }),
  })

export interface IntakeFormPolicy {
  enabled?: boolean | null | undefined
  formId?: string | null | undefined
  timing?: Timing | null | undefined
  completionRequirement?: CompletionRequirement | null | undefined
}
export const IntakeFormPolicy: Shape<IntakeFormPolicy> = message<IntakeFormPolicy>('policies.IntakeFormPolicy', {
  enabled: marked(flag(), { present: true, description: 'Whether it is switched on.' }),
  formId: marked(text({ format: 'guid' }), { description: 'The booking form.' }),
  timing: marked(one('policies.Timing'), { present: true, description: 'Before or after booking.' }),
  completionRequirement: marked(one('policies.CompletionRequirement'), {
    present: true,
    description: 'Whether the form must be filled in before booking.',
  }),
})

export interface LimitEarlyBookingPolicy {
  enabled?: boolean | null | undefined
  earliestBookingInMinutes?: number | null | undefined
}
export const LimitEarlyBookingPolicy: Shape<LimitEarlyBookingPolicy> = message<LimitEarlyBookingPolicy>(
  'policies.LimitEarlyBookingPolicy',
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
  'policies.LimitLateBookingPolicy',
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
  'policies.LimitRebookingPolicy',
  {
    enabled: marked(flag(), { description: 'Whether it is switched on.' }),
    maxBookings: marked(integer({ min: 1 }), { description: 'At most so many.' }),
    windowInMinutes: marked(integer({ min: 1 }), { description: 'Within so many minutes; without it, ever.' }),
  },
)

export interface Money {
  value?: string | null | undefined
  currency?: string | null | undefined
  formattedValue?: string | null | undefined
}
export const Money: Shape<Money> = message<Money>('policies.Money', {
  value: marked(text({ format: 'decimal-value' }), { present: true, description: 'The value.' }),
  currency: marked(text({ format: 'currency' }), { readonly: true, present: true, description: 'ISO 4217 code.' }),
  formattedValue: marked(text({ maxLength: 50 }), { description: 'The amount as it is shown.' }),
})

export interface ParticipantsPolicy {
  enabled?: boolean | null | undefined
  maxParticipantsPerBooking?: number | null | undefined
  collectParticipantForm?: boolean | null | undefined
}
export const ParticipantsPolicy: Shape<ParticipantsPolicy> = message<ParticipantsPolicy>(
  'policies.ParticipantsPolicy',
  {
    enabled: marked(flag(), { description: 'Whether it is switched on.' }),
    maxParticipantsPerBooking: marked(integer({ min: 1 }), {
      present: true,
      description: 'At most so many people in one booking.',
    }),
    collectParticipantForm: marked(flag(), { description: 'Accepted and not used here.' }),
  },
)

export interface PolicyDescription {
  enabled?: boolean | null | undefined
  description?: string | null | undefined
}
export const PolicyDescription: Shape<PolicyDescription> = message<PolicyDescription>('policies.PolicyDescription', {
  enabled: marked(flag(), { present: true, description: 'Whether it is switched on.' }),
  description: marked(text({ maxLength: 2500 }), { present: true, description: 'A longer text.' }),
})

export interface QueryBookingPoliciesRequest {
  query: CursorQuery
}
export const QueryBookingPoliciesRequest: Shape<QueryBookingPoliciesRequest> = message<QueryBookingPoliciesRequest>(
  'policies.QueryBookingPoliciesRequest',
  {
    query: marked(one('policies.CursorQuery'), { description: 'Which ones, in which order, which page.' }),
  },
  { required: ['query'] },
)

export interface QueryBookingPoliciesResponse {
  bookingPolicies?: BookingPolicy[] | null | undefined
  pagingMetadata?: CursorPagingMetadata | null | undefined
}
export const QueryBookingPoliciesResponse: Shape<QueryBookingPoliciesResponse> = message<QueryBookingPoliciesResponse>(
  'policies.QueryBookingPoliciesResponse',
  {
    bookingPolicies: marked(list(one('policies.BookingPolicy'), { maxSize: 1000000 }), {
      present: true,
      description: 'The booking policies.',
    }),
    pagingMetadata: marked(one('policies.CursorPagingMetadata'), { description: 'Where this page stands among all.' }),
  },
)

export interface RankingOptions {
  order?: RankingOrder | null | undefined
}
export const RankingOptions: Shape<RankingOptions> = message<RankingOptions>('policies.RankingOptions', {
  order: marked(one('policies.RankingOrder'), { present: true, description: 'ASC or DESC; ASC unless sent.' }),
})

export interface ReschedulePolicy {
  enabled?: boolean | null | undefined
  limitLatestReschedule?: boolean | null | undefined
  latestRescheduleInMinutes?: number | null | undefined
  allowAnonymous?: boolean | null | undefined
}
export const ReschedulePolicy: Shape<ReschedulePolicy> = message<ReschedulePolicy>('policies.ReschedulePolicy', {
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

export interface ResourcesPolicy {
  enabled?: boolean | null | undefined
  autoAssignAllowed?: boolean | null | undefined
}
export const ResourcesPolicy: Shape<ResourcesPolicy> = message<ResourcesPolicy>('policies.ResourcesPolicy', {
  enabled: marked(flag(), { description: 'Whether it is switched on.' }),
  autoAssignAllowed: marked(flag(), { description: 'Whether the server may pick the resource.' }),
})

export interface SaveCreditCardPolicy {
  enabled?: boolean | null | undefined
}
export const SaveCreditCardPolicy: Shape<SaveCreditCardPolicy> = message<SaveCreditCardPolicy>(
  'policies.SaveCreditCardPolicy',
  {
    enabled: marked(flag(), { present: true, description: 'Whether it is switched on.' }),
  },
)

export interface SetDefaultBookingPolicyRequest {
  bookingPolicyId: string
}
export const SetDefaultBookingPolicyRequest: Shape<SetDefaultBookingPolicyRequest> =
  message<SetDefaultBookingPolicyRequest>(
    'policies.SetDefaultBookingPolicyRequest',
    {
      bookingPolicyId: marked(text({ format: 'guid' }), { description: 'The booking policy.' }),
    },
    { required: ['bookingPolicyId'] },
  )

export interface SetDefaultBookingPolicyResponse {
  currentDefaultBookingPolicy?: BookingPolicy | null | undefined
  previousDefaultBookingPolicy?: BookingPolicy | null | undefined
}
export const SetDefaultBookingPolicyResponse: Shape<SetDefaultBookingPolicyResponse> =
  message<SetDefaultBookingPolicyResponse>('policies.SetDefaultBookingPolicyResponse', {
    currentDefaultBookingPolicy: marked(one('policies.BookingPolicy'), {
      description: 'The default policy from now on.',
    }),
    previousDefaultBookingPolicy: marked(one('policies.BookingPolicy'), {
      description: 'The default policy until now.',
    }),
  })

export interface Sorting {
  fieldName?: string | null | undefined
  order?: SortOrder | null | undefined
}
export const Sorting: Shape<Sorting> = message<Sorting>('policies.Sorting', {
  fieldName: marked(text({ maxLength: 512 }), { description: 'Name of the field.' }),
  order: marked(one('policies.SortOrder'), { description: 'ASC or DESC; ASC unless sent.' }),
})

export interface StaffSortingPolicy {
  rankingOptions?: RankingOptions | null | undefined
  customOptions?: CustomOptions | null | undefined
  sortingMethodType?: SortingMethodType | null | undefined
}
export const StaffSortingPolicy: Shape<StaffSortingPolicy> = message<StaffSortingPolicy>(
  'policies.StaffSortingPolicy',
  {
    rankingOptions: marked(one('policies.RankingOptions'), { description: 'Direction of the ranking.' }),
    customOptions: marked(one('policies.CustomOptions'), { description: 'The sorting of an app.' }),
    sortingMethodType: marked(one('policies.SortingMethodType'), {
      present: true,
      description: 'How people are ordered.',
    }),
  },
)

export interface UpdateBookingPolicyRequest {
  bookingPolicy: BookingPolicy
  mask?: string | string[] | { paths: string[] } | null | undefined
}
export const UpdateBookingPolicyRequest: Shape<UpdateBookingPolicyRequest> = message<UpdateBookingPolicyRequest>(
  'policies.UpdateBookingPolicyRequest',
  {
    bookingPolicy: marked(one('policies.BookingPolicy'), {
      description: 'Terms of notice, cancellation and capacity; write the id, read the rest.',
    }),
    mask: marked(fieldMask(), { description: 'The fields to write; without it those sent.' }),
  },
  { required: ['bookingPolicy'] },
)

export interface UpdateBookingPolicyResponse {
  bookingPolicy?: BookingPolicy | null | undefined
}
export const UpdateBookingPolicyResponse: Shape<UpdateBookingPolicyResponse> = message<UpdateBookingPolicyResponse>(
  'policies.UpdateBookingPolicyResponse',
  {
    bookingPolicy: marked(one('policies.BookingPolicy'), {
      description: 'Terms of notice, cancellation and capacity; write the id, read the rest.',
    }),
  },
)

export interface WaitlistPolicy {
  enabled?: boolean | null | undefined
  capacity?: number | null | undefined
  reservationTimeInMinutes?: number | null | undefined
}
export const WaitlistPolicy: Shape<WaitlistPolicy> = message<WaitlistPolicy>('policies.WaitlistPolicy', {
  enabled: marked(flag(), { present: true, description: 'Whether it is switched on.' }),
  capacity: marked(integer({ min: 1 }), { present: true, description: 'How many can wait.' }),
  reservationTimeInMinutes: marked(integer({ min: 1 }), {
    present: true,
    description: 'How long an offered place is kept, minutes.',
  }),
})
