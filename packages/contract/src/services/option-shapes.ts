// Made by scripts/make-shapes.ts from facts/bookings/service-options-and-variants.json. Do not edit.
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
} from '../fields.ts'
import type { Shape } from '../shape.ts'

export type DateTimeRuleType = 'HOURS_AND_DAYS' | 'MONTHS' | 'DATE_RANGE'
export const DateTimeRuleType = enumeration<DateTimeRuleType>('serviceOptions.DateTimeRuleType', [
  'HOURS_AND_DAYS',
  'MONTHS',
  'DATE_RANGE',
])

export type Day = 'MONDAY' | 'TUESDAY' | 'WEDNESDAY' | 'THURSDAY' | 'FRIDAY' | 'SATURDAY' | 'SUNDAY'
export const Day = enumeration<Day>('serviceOptions.Day', [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
])

export type DurationUnitType = 'HOUR' | 'DAY'
export const DurationUnitType = enumeration<DurationUnitType>('serviceOptions.DurationUnitType', ['HOUR', 'DAY'])

export type ServiceOptionType =
  | 'UNKNOWN'
  | 'CUSTOM'
  | 'STAFF_MEMBER'
  | 'DURATION'
  | 'DATE_TIME'
  | 'NUMBER_OF_PARTICIPANTS'
  | 'LOCATION'
  | 'DURATION_RANGE'
export const ServiceOptionType = enumeration<ServiceOptionType>('serviceOptions.ServiceOptionType', [
  'UNKNOWN',
  'CUSTOM',
  'STAFF_MEMBER',
  'DURATION',
  'DATE_TIME',
  'NUMBER_OF_PARTICIPANTS',
  'LOCATION',
  'DURATION_RANGE',
])

export type SortOrder = 'ASC' | 'DESC'
export const SortOrder = enumeration<SortOrder>('serviceOptions.SortOrder', ['ASC', 'DESC'])

export interface CloneServiceOptionsAndVariantsRequest {
  cloneFromId: string
  targetServiceId: string
}
export const CloneServiceOptionsAndVariantsRequest: Shape<CloneServiceOptionsAndVariantsRequest> =
  message<CloneServiceOptionsAndVariantsRequest>(
    'serviceOptions.CloneServiceOptionsAndVariantsRequest',
    {
      cloneFromId: marked(text({ format: 'guid' }), { description: 'What is copied.' }),
      targetServiceId: marked(text({ format: 'guid' }), { description: 'The service that gets the copy.' }),
    },
    { required: ['cloneFromId', 'targetServiceId'] },
  )

export interface CloneServiceOptionsAndVariantsResponse {
  serviceOptionsAndVariants?: ServiceOptionsAndVariants | null | undefined
}
export const CloneServiceOptionsAndVariantsResponse: Shape<CloneServiceOptionsAndVariantsResponse> =
  message<CloneServiceOptionsAndVariantsResponse>('serviceOptions.CloneServiceOptionsAndVariantsResponse', {
    serviceOptionsAndVariants: marked(one('serviceOptions.ServiceOptionsAndVariants'), {
      description: 'The option and variants of a service.',
    }),
  })

export interface CreateServiceOptionsAndVariantsRequest {
  serviceOptionsAndVariants: ServiceOptionsAndVariants
}
export const CreateServiceOptionsAndVariantsRequest: Shape<CreateServiceOptionsAndVariantsRequest> =
  message<CreateServiceOptionsAndVariantsRequest>(
    'serviceOptions.CreateServiceOptionsAndVariantsRequest',
    {
      serviceOptionsAndVariants: marked(one('serviceOptions.ServiceOptionsAndVariants'), {
        description: 'The option and variants of a service.',
      }),
    },
    { required: ['serviceOptionsAndVariants'] },
  )

export interface CreateServiceOptionsAndVariantsResponse {
  serviceOptionsAndVariants?: ServiceOptionsAndVariants | null | undefined
}
export const CreateServiceOptionsAndVariantsResponse: Shape<CreateServiceOptionsAndVariantsResponse> =
  message<CreateServiceOptionsAndVariantsResponse>('serviceOptions.CreateServiceOptionsAndVariantsResponse', {
    serviceOptionsAndVariants: marked(one('serviceOptions.ServiceOptionsAndVariants'), {
      description: 'The option and variants of a service.',
    }),
  })

export interface CursorPaging {
  limit?: number | null | undefined
  cursor?: string | null | undefined
}
export const CursorPaging: Shape<CursorPaging> = message<CursorPaging>('serviceOptions.CursorPaging', {
  limit: marked(integer({ max: 100 }), { description: 'Page size.' }),
  cursor: marked(text({ maxLength: 16000 }), {
    description: 'Where to go on; the filter and sort of the first call stand in it.',
  }),
})

export interface Cursors {
  next?: string | null | undefined
  prev?: string | null | undefined
}
export const Cursors: Shape<Cursors> = message<Cursors>('serviceOptions.Cursors', {
  next: marked(text({ maxLength: 16000 }), { description: 'Where the next page begins; null on the last.' }),
  prev: marked(text({ maxLength: 16000 }), { description: 'Where the page before begins; null on the first.' }),
})

export interface CustomServiceOption {
  name?: string | null | undefined
  choices?: string[] | null | undefined
}
export const CustomServiceOption: Shape<CustomServiceOption> = message<CustomServiceOption>(
  'serviceOptions.CustomServiceOption',
  {
    name: marked(text({ maxLength: 255 }), { present: true, description: 'Name.' }),
    choices: marked(list(text({ maxLength: 255 }), { maxSize: 100 }), {
      description: 'What was chosen, option by option.',
    }),
  },
)

export interface DailyConfig {
  minDurationInDays?: number | null | undefined
  maxDurationInDays?: number | null | undefined
}
export const DailyConfig: Shape<DailyConfig> = message<DailyConfig>('serviceOptions.DailyConfig', {
  minDurationInDays: marked(integer({ min: 1, max: 40 }), { description: 'Shortest rental in days.' }),
  maxDurationInDays: marked(integer({ min: 1, max: 40 }), { description: 'Longest rental in days.' }),
})

export interface DateRangeRule {
  localStartDate?: string | null | undefined
  localEndDate?: string | null | undefined
  repeatsAnnually?: boolean | null | undefined
}
export const DateRangeRule: Shape<DateRangeRule> = message<DateRangeRule>('serviceOptions.DateRangeRule', {
  localStartDate: marked(text({ format: 'local-date-time' }), {
    description: 'Start as wall time of the answer’s zone.',
  }),
  localEndDate: marked(text({ format: 'local-date-time' }), { description: 'End as wall time of the answer’s zone.' }),
  repeatsAnnually: marked(flag(), { description: 'Accepted and not used here.' }),
})

export interface DateTimeRule {
  hoursAndDaysRule?: HoursAndDaysRule | null | undefined
  monthsRule?: MonthsRule | null | undefined
  dateRangeRule?: DateRangeRule | null | undefined
  ruleType?: DateTimeRuleType | null | undefined
  name?: string | null | undefined
}
export const DateTimeRule: Shape<DateTimeRule> = message<DateTimeRule>('serviceOptions.DateTimeRule', {
  hoursAndDaysRule: marked(one('serviceOptions.HoursAndDaysRule'), { description: 'Accepted and not used here.' }),
  monthsRule: marked(one('serviceOptions.MonthsRule'), { description: 'Accepted and not used here.' }),
  dateRangeRule: marked(one('serviceOptions.DateRangeRule'), { description: 'Accepted and not used here.' }),
  ruleType: marked(one('serviceOptions.DateTimeRuleType'), { description: 'Accepted and not used here.' }),
  name: marked(text({ maxLength: 255 }), { description: 'Name.' }),
})

export interface DeleteServiceOptionsAndVariantsRequest {
  serviceOptionsAndVariantsId: string
  revision?: string | null | undefined
}
export const DeleteServiceOptionsAndVariantsRequest: Shape<DeleteServiceOptionsAndVariantsRequest> =
  message<DeleteServiceOptionsAndVariantsRequest>(
    'serviceOptions.DeleteServiceOptionsAndVariantsRequest',
    {
      serviceOptionsAndVariantsId: marked(text({ format: 'guid' }), { description: 'The option and variants.' }),
      revision: marked(text(), {
        description: 'Counts the writes of this entity, as a decimal integer in a string; send the one you read.',
      }),
    },
    { required: ['serviceOptionsAndVariantsId'] },
  )

export type DeleteServiceOptionsAndVariantsResponse = Record<string, never>
export const DeleteServiceOptionsAndVariantsResponse: Shape<DeleteServiceOptionsAndVariantsResponse> =
  message<DeleteServiceOptionsAndVariantsResponse>('serviceOptions.DeleteServiceOptionsAndVariantsResponse', {})

export interface Duration {
  minutes?: number | null | undefined
  name?: string | null | undefined
}
export const Duration: Shape<Duration> = message<Duration>('serviceOptions.Duration', {
  minutes: marked(integer({ min: 1, max: 44639 }), { description: 'Minutes.' }),
  name: marked(text({ maxLength: 255 }), { description: 'Name.' }),
})

export interface DurationRange {
  hourOptions?: HourlyConfig | null | undefined
  dayOptions?: DailyConfig | null | undefined
  name?: string | null | undefined
  unitType?: DurationUnitType | null | undefined
}
export const DurationRange: Shape<DurationRange> = message<DurationRange>('serviceOptions.DurationRange', {
  hourOptions: marked(one('serviceOptions.HourlyConfig'), { description: 'Shortest and longest rental in minutes.' }),
  dayOptions: marked(one('serviceOptions.DailyConfig'), { description: 'Shortest and longest rental in days.' }),
  name: marked(text({ maxLength: 255 }), { description: 'Name.' }),
  unitType: marked(one('serviceOptions.DurationUnitType'), { description: 'Hours or days.' }),
})

export interface DurationServiceOption {
  name?: string | null | undefined
}
export const DurationServiceOption: Shape<DurationServiceOption> = message<DurationServiceOption>(
  'serviceOptions.DurationServiceOption',
  {
    name: marked(text({ maxLength: 255 }), { description: 'Name.' }),
  },
)

export interface ExtendedFields {
  namespaces?: Record<string, Record<string, unknown>> | null | undefined
}
export const ExtendedFields: Shape<ExtendedFields> = message<ExtendedFields>('serviceOptions.ExtendedFields', {
  namespaces: marked(mapOf(freeObject()), { description: 'Data by namespace.' }),
})

export interface GetServiceOptionsAndVariantsByServiceIdRequest {
  serviceId: string
}
export const GetServiceOptionsAndVariantsByServiceIdRequest: Shape<GetServiceOptionsAndVariantsByServiceIdRequest> =
  message<GetServiceOptionsAndVariantsByServiceIdRequest>(
    'serviceOptions.GetServiceOptionsAndVariantsByServiceIdRequest',
    {
      serviceId: marked(text({ format: 'guid' }), { description: 'The service.' }),
    },
    { required: ['serviceId'] },
  )

export interface GetServiceOptionsAndVariantsByServiceIdResponse {
  serviceVariants?: ServiceOptionsAndVariants | null | undefined
}
export const GetServiceOptionsAndVariantsByServiceIdResponse: Shape<GetServiceOptionsAndVariantsByServiceIdResponse> =
  message<GetServiceOptionsAndVariantsByServiceIdResponse>(
    'serviceOptions.GetServiceOptionsAndVariantsByServiceIdResponse',
    {
      serviceVariants: marked(one('serviceOptions.ServiceOptionsAndVariants'), {
        description: 'The option and variants of services.',
      }),
    },
  )

export interface GetServiceOptionsAndVariantsRequest {
  serviceOptionsAndVariantsId: string
}
export const GetServiceOptionsAndVariantsRequest: Shape<GetServiceOptionsAndVariantsRequest> =
  message<GetServiceOptionsAndVariantsRequest>(
    'serviceOptions.GetServiceOptionsAndVariantsRequest',
    {
      serviceOptionsAndVariantsId: marked(text({ format: 'guid' }), { description: 'The option and variants.' }),
    },
    { required: ['serviceOptionsAndVariantsId'] },
  )

export interface GetServiceOptionsAndVariantsResponse {
  serviceOptionsAndVariants?: ServiceOptionsAndVariants | null | undefined
}
export const GetServiceOptionsAndVariantsResponse: Shape<GetServiceOptionsAndVariantsResponse> =
  message<GetServiceOptionsAndVariantsResponse>('serviceOptions.GetServiceOptionsAndVariantsResponse', {
    serviceOptionsAndVariants: marked(one('serviceOptions.ServiceOptionsAndVariants'), {
      description: 'The option and variants of a service.',
    }),
  })

export interface HourlyConfig {
  minDurationInMinutes?: number | null | undefined
  maxDurationInMinutes?: number | null | undefined
}
export const HourlyConfig: Shape<HourlyConfig> = message<HourlyConfig>('serviceOptions.HourlyConfig', {
  minDurationInMinutes: marked(integer({ min: 30, max: 1440 }), { description: 'Shortest rental in minutes.' }),
  maxDurationInMinutes: marked(integer({ min: 30, max: 1440 }), { description: 'Longest rental in minutes.' }),
})

export interface HoursAndDaysRule {
  days?: Day[] | null | undefined
  startTime?: string | null | undefined
  endTime?: string | null | undefined
}
export const HoursAndDaysRule: Shape<HoursAndDaysRule> = message<HoursAndDaysRule>('serviceOptions.HoursAndDaysRule', {
  days: marked(list(one('serviceOptions.Day'), { minSize: 1, maxSize: 7 }), { description: 'How many days.' }),
  startTime: marked(text({ format: 'local-time' }), { description: 'When it starts.' }),
  endTime: marked(text({ format: 'local-time' }), { description: 'When it ends.' }),
})

export interface Money {
  value?: string | null | undefined
  currency?: string | null | undefined
  formattedValue?: string | null | undefined
}
export const Money: Shape<Money> = message<Money>('serviceOptions.Money', {
  value: marked(text({ format: 'decimal-value' }), { present: true, description: 'The value.' }),
  currency: marked(text({ format: 'currency' }), { present: true, description: 'ISO 4217 code.' }),
  formattedValue: marked(text({ maxLength: 50 }), { description: 'The amount as it is shown.' }),
})

export interface MonthsRule {
  months?: number[] | null | undefined
}
export const MonthsRule: Shape<MonthsRule> = message<MonthsRule>('serviceOptions.MonthsRule', {
  months: marked(list(integer({ min: 1, max: 12 }), { minSize: 1, maxSize: 12 }), { description: 'How many months.' }),
})

export interface Paging {
  limit?: number | null | undefined
  offset?: number | null | undefined
}
export const Paging: Shape<Paging> = message<Paging>('serviceOptions.Paging', {
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
export const PagingMetadataV2: Shape<PagingMetadataV2> = message<PagingMetadataV2>('serviceOptions.PagingMetadataV2', {
  count: marked(integer(), { description: 'How many.' }),
  offset: marked(integer(), { description: 'How many entries to pass over.' }),
  total: marked(integer(), { description: 'How many in all.' }),
  tooManyToCount: marked(flag(), { description: 'Whether `total` was left out; never here.' }),
  cursors: marked(one('serviceOptions.Cursors'), { description: 'Where the neighbouring pages begin.' }),
  hasNext: marked(flag(), { description: 'Whether another page follows.' }),
})

export interface ParticipantsRange {
  minParticipants?: number | null | undefined
  maxParticipants?: number | null | undefined
  name?: string | null | undefined
}
export const ParticipantsRange: Shape<ParticipantsRange> = message<ParticipantsRange>(
  'serviceOptions.ParticipantsRange',
  {
    minParticipants: marked(integer({ min: 1, max: 999 }), { description: 'Fewest participants.' }),
    maxParticipants: marked(integer({ min: 1, max: 999 }), { description: 'Most participants.' }),
    name: marked(text({ maxLength: 255 }), { description: 'Name.' }),
  },
)

export interface QueryServiceOptionsAndVariantsRequest {
  query: QueryV2
}
export const QueryServiceOptionsAndVariantsRequest: Shape<QueryServiceOptionsAndVariantsRequest> =
  message<QueryServiceOptionsAndVariantsRequest>(
    'serviceOptions.QueryServiceOptionsAndVariantsRequest',
    {
      query: marked(one('serviceOptions.QueryV2'), { description: 'Which ones, in which order, which page.' }),
    },
    { required: ['query'] },
  )

export interface QueryServiceOptionsAndVariantsResponse {
  serviceOptionsAndVariantsList?: ServiceOptionsAndVariants[] | null | undefined
  pagingMetadata?: PagingMetadataV2 | null | undefined
}
export const QueryServiceOptionsAndVariantsResponse: Shape<QueryServiceOptionsAndVariantsResponse> =
  message<QueryServiceOptionsAndVariantsResponse>('serviceOptions.QueryServiceOptionsAndVariantsResponse', {
    serviceOptionsAndVariantsList: marked(list(one('serviceOptions.ServiceOptionsAndVariants'), { maxSize: 1000000 }), {
      present: true,
      description: 'Options and variants of services.',
    }),
    pagingMetadata: marked(one('serviceOptions.PagingMetadataV2'), {
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
export const QueryV2: Shape<QueryV2> = message<QueryV2>('serviceOptions.QueryV2', {
  paging: marked(one('serviceOptions.Paging'), { description: 'Page size and how many entries to pass over.' }),
  cursorPaging: marked(one('serviceOptions.CursorPaging'), { description: 'Page size, or where to go on.' }),
  filter: marked(freeObject(), {
    description: 'Which ones, in the query language: `{field: value}` or `{field: {$operator: value}}`.',
  }),
  sort: marked(list(one('serviceOptions.Sorting'), { maxSize: 10 }), {
    description: 'Order: the first entry counts most.',
  }),
  fields: marked(list(text({ maxLength: 200 }), { maxSize: 50 }), { description: 'Accepted and not used here.' }),
  fieldsets: marked(list(text({ maxLength: 100 }), { maxSize: 50 }), { description: 'Accepted and not used here.' }),
})

export interface ServiceChoice {
  custom?: string | null | undefined
  staffMemberId?: string | null | undefined
  duration?: Duration | null | undefined
  dateTime?: DateTimeRule | null | undefined
  participantRange?: ParticipantsRange | null | undefined
  businessLocationId?: string | null | undefined
  durationRange?: DurationRange | null | undefined
  id?: string | null | undefined
  optionId?: string | null | undefined
}
export const ServiceChoice: Shape<ServiceChoice> = message<ServiceChoice>('serviceOptions.ServiceChoice', {
  custom: marked(text({ maxLength: 255 }), { description: 'What was chosen, or set, by free text.' }),
  staffMemberId: marked(text({ format: 'guid' }), { description: 'The staff member.' }),
  duration: marked(one('serviceOptions.Duration'), { description: 'Length.' }),
  dateTime: marked(one('serviceOptions.DateTimeRule'), { description: 'The moment.' }),
  participantRange: marked(one('serviceOptions.ParticipantsRange'), { description: 'How many people it is for.' }),
  businessLocationId: marked(text({ format: 'guid' }), { description: 'A place of the business.' }),
  durationRange: marked(one('serviceOptions.DurationRange'), { description: 'Shortest and longest rental.' }),
  id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
  optionId: marked(text({ format: 'guid' }), { description: 'The option.' }),
})

export interface ServiceOption {
  customData?: CustomServiceOption | null | undefined
  durationData?: DurationServiceOption | null | undefined
  id?: string | null | undefined
  type?: ServiceOptionType | null | undefined
}
export const ServiceOption: Shape<ServiceOption> = message<ServiceOption>('serviceOptions.ServiceOption', {
  customData: marked(one('serviceOptions.CustomServiceOption'), { description: 'Accepted and not used here.' }),
  durationData: marked(one('serviceOptions.DurationServiceOption'), { description: 'The length.' }),
  id: marked(text({ format: 'guid' }), { present: true, description: 'A GUID made by Kalends.' }),
  type: marked(one('serviceOptions.ServiceOptionType'), { present: true, description: 'The kind.' }),
})

export interface ServiceOptions {
  values?: ServiceOption[] | null | undefined
}
export const ServiceOptions: Shape<ServiceOptions> = message<ServiceOptions>('serviceOptions.ServiceOptions', {
  values: marked(list(one('serviceOptions.ServiceOption'), { minSize: 1, maxSize: 1 }), {
    present: true,
    description: 'The ids.',
  }),
})

export interface ServiceOptionsAndVariants {
  id?: string | null | undefined
  serviceId?: string | null | undefined
  options?: ServiceOptions | null | undefined
  variants?: ServiceVariants | null | undefined
  minPrice?: Money | null | undefined
  maxPrice?: Money | null | undefined
  revision?: string | null | undefined
  extendedFields?: ExtendedFields | null | undefined
}
export const ServiceOptionsAndVariants: Shape<ServiceOptionsAndVariants> = message<ServiceOptionsAndVariants>(
  'serviceOptions.ServiceOptionsAndVariants',
  {
    id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
    serviceId: marked(text({ format: 'guid' }), { description: 'The service.' }),
    options: marked(one('serviceOptions.ServiceOptions'), { description: 'Ways to pay.' }),
    variants: marked(one('serviceOptions.ServiceVariants'), { description: 'A price for every choice.' }),
    minPrice: marked(one('serviceOptions.Money'), { readonly: true, description: 'Lowest price of its variants.' }),
    maxPrice: marked(one('serviceOptions.Money'), { readonly: true, description: 'Highest price of its variants.' }),
    revision: marked(text(), {
      description: 'Counts the writes of this entity, as a decimal integer in a string; send the one you read.',
    }),
    extendedFields: marked(one('serviceOptions.ExtendedFields'), {
      description: 'Data of integrators, namespace by namespace.',
    }),
  },
)

export interface ServiceVariant {
  id?: string | null | undefined
  choices?: ServiceChoice[] | null | undefined
  price?: Money | null | undefined
}
export const ServiceVariant: Shape<ServiceVariant> = message<ServiceVariant>('serviceOptions.ServiceVariant', {
  id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
  choices: marked(list(one('serviceOptions.ServiceChoice'), { minSize: 1, maxSize: 1 }), {
    description: 'What was chosen, option by option.',
  }),
  price: marked(one('serviceOptions.Money'), { description: 'The price.' }),
})

export interface ServiceVariants {
  values?: ServiceVariant[] | null | undefined
}
export const ServiceVariants: Shape<ServiceVariants> = message<ServiceVariants>('serviceOptions.ServiceVariants', {
  values: marked(list(one('serviceOptions.ServiceVariant'), { minSize: 1, maxSize: 100 }), {
    present: true,
    description: 'The ids.',
  }),
})

export interface Sorting {
  fieldName?: string | null | undefined
  order?: SortOrder | null | undefined
  selectItemsBy?: Record<string, unknown>[] | null | undefined
}
export const Sorting: Shape<Sorting> = message<Sorting>('serviceOptions.Sorting', {
  fieldName: marked(text({ maxLength: 512 }), { description: 'Name of the field.' }),
  order: marked(one('serviceOptions.SortOrder'), { description: 'ASC or DESC; ASC unless sent.' }),
  selectItemsBy: marked(list(freeObject(), { maxSize: 10 }), { description: 'Accepted and not used here.' }),
})

export interface UpdateServiceOptionsAndVariantsRequest {
  serviceOptionsAndVariants: ServiceOptionsAndVariants
  mask?: string | string[] | { paths: string[] } | null | undefined
}
export const UpdateServiceOptionsAndVariantsRequest: Shape<UpdateServiceOptionsAndVariantsRequest> =
  message<UpdateServiceOptionsAndVariantsRequest>(
    'serviceOptions.UpdateServiceOptionsAndVariantsRequest',
    {
      serviceOptionsAndVariants: marked(one('serviceOptions.ServiceOptionsAndVariants'), {
        description: 'The option and variants of a service.',
      }),
      mask: marked(fieldMask(), { description: 'The fields to write; without it those sent.' }),
    },
    { required: ['serviceOptionsAndVariants'] },
  )

export interface UpdateServiceOptionsAndVariantsResponse {
  serviceOptionsAndVariants?: ServiceOptionsAndVariants | null | undefined
}
export const UpdateServiceOptionsAndVariantsResponse: Shape<UpdateServiceOptionsAndVariantsResponse> =
  message<UpdateServiceOptionsAndVariantsResponse>('serviceOptions.UpdateServiceOptionsAndVariantsResponse', {
    serviceOptionsAndVariants: marked(one('serviceOptions.ServiceOptionsAndVariants'), {
      description: 'The option and variants of a service.',
    }),
  })
