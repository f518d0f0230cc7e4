// Made by scripts/make-shapes.ts from facts/bookings/staff-members.json. Do not edit.
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

export type AggregationType = 'UNKNOWN_AGGREGATION_TYPE' | 'VALUE' | 'RANGE' | 'SCALAR'
export const AggregationType = enumeration<AggregationType>('staffMembers.AggregationType', [
  'UNKNOWN_AGGREGATION_TYPE',
  'VALUE',
  'RANGE',
  'SCALAR',
])

export type AssociatedWixIdentityConnectionStatusEnumConnectionStatus =
  | 'UNKNOWN'
  | 'CONNECTED'
  | 'PENDING'
  | 'EXPIRED'
  | 'DISCONNECTED'
export const AssociatedWixIdentityConnectionStatusEnumConnectionStatus =
  enumeration<AssociatedWixIdentityConnectionStatusEnumConnectionStatus>(
    'staffMembers.AssociatedWixIdentityConnectionStatusEnumConnectionStatus',
    ['UNKNOWN', 'CONNECTED', 'PENDING', 'EXPIRED', 'DISCONNECTED'],
  )

export type ConnectionStatus = 'CONNECTED' | 'DISCONNECTED'
export const ConnectionStatus = enumeration<ConnectionStatus>('staffMembers.ConnectionStatus', [
  'CONNECTED',
  'DISCONNECTED',
])

export type Gender = 'MALE' | 'FEMALE' | 'NON_BINARY'
export const Gender = enumeration<Gender>('staffMembers.Gender', ['MALE', 'FEMALE', 'NON_BINARY'])

export type IdentityType = 'UNKNOWN' | 'ANONYMOUS_VISITOR' | 'MEMBER' | 'WIX_USER' | 'APP'
export const IdentityType = enumeration<IdentityType>('staffMembers.IdentityType', [
  'UNKNOWN',
  'ANONYMOUS_VISITOR',
  'MEMBER',
  'WIX_USER',
  'APP',
])

export type Mode = 'OR' | 'AND'
export const Mode = enumeration<Mode>('staffMembers.Mode', ['OR', 'AND'])

export type RequestedFields =
  | 'RESOURCE_DETAILS'
  | 'ASSOCIATED_CONFERENCING_PROVIDERS'
  | 'ASSOCIATED_IDENTITY_STATUS'
  | 'ASSOCIATED_CONFERENCING_ACCOUNTS'
export const RequestedFields = enumeration<RequestedFields>('staffMembers.RequestedFields', [
  'RESOURCE_DETAILS',
  'ASSOCIATED_CONFERENCING_PROVIDERS',
  'ASSOCIATED_IDENTITY_STATUS',
  'ASSOCIATED_CONFERENCING_ACCOUNTS',
])

export type ScalarType = 'UNKNOWN_SCALAR_TYPE' | 'COUNT_DISTINCT' | 'MIN' | 'MAX' | 'SUM' | 'AVG'
export const ScalarType = enumeration<ScalarType>('staffMembers.ScalarType', [
  'UNKNOWN_SCALAR_TYPE',
  'COUNT_DISTINCT',
  'MIN',
  'MAX',
  'SUM',
  'AVG',
])

export type SortOrder = 'ASC' | 'DESC'
export const SortOrder = enumeration<SortOrder>('staffMembers.SortOrder', ['ASC', 'DESC'])

export interface AggregationData {
  results?: AggregationResults[] | null | undefined
}
export const AggregationData: Shape<AggregationData> = message<AggregationData>('staffMembers.AggregationData', {
  results: marked(list(one('staffMembers.AggregationResults'), { maxSize: 10000 }), {
    present: true,
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
  name?: string | null | undefined
  type?: AggregationType | null | undefined
  fieldPath?: string | null | undefined
}
export const AggregationResults: Shape<AggregationResults> = message<AggregationResults>(
  'staffMembers.AggregationResults',
  {
    values: marked(one('staffMembers.ValueResults'), { description: 'The ids.' }),
    ranges: marked(one('staffMembers.RangeResults'), { description: 'The ranges with their counts.' }),
    scalar: marked(one('staffMembers.AggregationResultsScalarResult'), {
      description: 'One figure over all that is found.',
    }),
    groupedByValue: marked(one('staffMembers.GroupByValueResults'), {
      description: 'Counts by value, and within by another.',
    }),
    dateHistogram: marked(one('staffMembers.DateHistogramResults'), { description: 'Counts by calendar unit.' }),
    nested: marked(one('staffMembers.NestedResults'), { description: 'Counts within counts.' }),
    name: marked(text({ maxLength: 100 }), { present: true, description: 'Name.' }),
    type: marked(one('staffMembers.AggregationType'), { present: true, description: 'The kind.' }),
    fieldPath: marked(text({ maxLength: 200 }), { present: true, description: 'Path of the field that is counted.' }),
  },
)

export interface AggregationResultsScalarResult {
  type?: ScalarType | null | undefined
  value?: number | null | undefined
}
export const AggregationResultsScalarResult: Shape<AggregationResultsScalarResult> =
  message<AggregationResultsScalarResult>('staffMembers.AggregationResultsScalarResult', {
    type: marked(one('staffMembers.ScalarType'), { present: true, description: 'The kind.' }),
    value: marked(decimalNumber(), { present: true, description: 'The value.' }),
  })

export interface ApplicationError {
  code?: string | null | undefined
  description?: string | null | undefined
  data?: Record<string, unknown> | null | undefined
}
export const ApplicationError: Shape<ApplicationError> = message<ApplicationError>('staffMembers.ApplicationError', {
  code: marked(text(), { present: true, description: 'Short code.' }),
  description: marked(text(), { present: true, description: 'A longer text.' }),
  data: marked(freeObject(), { description: 'What exactly, as the code says.' }),
})

export interface AssignCustomScheduleRequest {
  staffMemberId: string
  scheduleId: string
  fields?: RequestedFields[] | null | undefined
}
export const AssignCustomScheduleRequest: Shape<AssignCustomScheduleRequest> = message<AssignCustomScheduleRequest>(
  'staffMembers.AssignCustomScheduleRequest',
  {
    staffMemberId: marked(text({ format: 'guid' }), { description: 'The staff member.' }),
    scheduleId: marked(text({ format: 'guid' }), { description: 'The schedule.' }),
    fields: marked(list(one('staffMembers.RequestedFields'), { maxSize: 3 }), {
      description: 'Accepted and not used here.',
    }),
  },
  { required: ['staffMemberId', 'scheduleId'] },
)

export interface AssignCustomScheduleResponse {
  staffMember?: StaffMember | null | undefined
}
export const AssignCustomScheduleResponse: Shape<AssignCustomScheduleResponse> = message<AssignCustomScheduleResponse>(
  'staffMembers.AssignCustomScheduleResponse',
  {
    staffMember: marked(one('staffMembers.StaffMember'), { description: 'The staff member.' }),
  },
)

export interface AssignWorkingHoursScheduleRequest {
  staffMemberId: string
  scheduleId: string
  fields?: RequestedFields[] | null | undefined
}
export const AssignWorkingHoursScheduleRequest: Shape<AssignWorkingHoursScheduleRequest> =
  message<AssignWorkingHoursScheduleRequest>(
    'staffMembers.AssignWorkingHoursScheduleRequest',
    {
      staffMemberId: marked(text({ format: 'guid' }), { description: 'The staff member.' }),
      scheduleId: marked(text({ format: 'guid' }), { description: 'The schedule.' }),
      fields: marked(list(one('staffMembers.RequestedFields'), { maxSize: 3 }), {
        description: 'Accepted and not used here.',
      }),
    },
    { required: ['staffMemberId', 'scheduleId'] },
  )

export interface AssignWorkingHoursScheduleResponse {
  staffMember?: StaffMember | null | undefined
}
export const AssignWorkingHoursScheduleResponse: Shape<AssignWorkingHoursScheduleResponse> =
  message<AssignWorkingHoursScheduleResponse>('staffMembers.AssignWorkingHoursScheduleResponse', {
    staffMember: marked(one('staffMembers.StaffMember'), { description: 'The staff member.' }),
  })

export interface AssociatedConferencingAccount {
  providerAccount?: AssociatedConferencingProvider | null | undefined
  customAccount?: CustomConferenceAccount | null | undefined
}
export const AssociatedConferencingAccount: Shape<AssociatedConferencingAccount> =
  message<AssociatedConferencingAccount>('staffMembers.AssociatedConferencingAccount', {
    providerAccount: marked(one('staffMembers.AssociatedConferencingProvider'), {
      description: 'The account of the provider.',
    }),
    customAccount: marked(one('staffMembers.CustomConferenceAccount'), {
      description: 'An account of another provider.',
    }),
  })

export interface AssociatedConferencingAccounts {
  items?: AssociatedConferencingAccount[] | null | undefined
}
export const AssociatedConferencingAccounts: Shape<AssociatedConferencingAccounts> =
  message<AssociatedConferencingAccounts>('staffMembers.AssociatedConferencingAccounts', {
    items: marked(list(one('staffMembers.AssociatedConferencingAccount'), { maxSize: 10 }), {
      description: 'More pictures.',
    }),
  })

export interface AssociatedConferencingProvider {
  id?: string | null | undefined
  name?: string | null | undefined
  connectionStatus?: ConnectionStatus | null | undefined
  accountEmail?: string | null | undefined
}
export const AssociatedConferencingProvider: Shape<AssociatedConferencingProvider> =
  message<AssociatedConferencingProvider>('staffMembers.AssociatedConferencingProvider', {
    id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
    name: marked(text({ maxLength: 255 }), { description: 'Name.' }),
    connectionStatus: marked(one('staffMembers.ConnectionStatus'), {
      description: 'CONNECTED, PENDING, EXPIRED or DISCONNECTED.',
    }),
    accountEmail: marked(text({ maxLength: 320, format: 'email' }), { description: 'Address of the account.' }),
  })

export interface AssociatedConferencingProviders {
  items?: AssociatedConferencingProvider[] | null | undefined
}
export const AssociatedConferencingProviders: Shape<AssociatedConferencingProviders> =
  message<AssociatedConferencingProviders>('staffMembers.AssociatedConferencingProviders', {
    items: marked(list(one('staffMembers.AssociatedConferencingProvider'), { maxSize: 10 }), {
      description: 'More pictures.',
    }),
  })

export interface AssociatedWixIdentity {
  identificationData?: CommonIdentificationData | null | undefined
  connectionStatus?: AssociatedWixIdentityConnectionStatusEnumConnectionStatus | null | undefined
  connection?: Connection | null | undefined
}
export const AssociatedWixIdentity: Shape<AssociatedWixIdentity> = message<AssociatedWixIdentity>(
  'staffMembers.AssociatedWixIdentity',
  {
    identificationData: marked(one('staffMembers.CommonIdentificationData'), { description: 'Who it is.' }),
    connectionStatus: marked(one('staffMembers.AssociatedWixIdentityConnectionStatusEnumConnectionStatus'), {
      readonly: true,
      deprecated: true,
      present: true,
      description: 'CONNECTED, PENDING, EXPIRED or DISCONNECTED.',
    }),
    connection: marked(one('staffMembers.Connection'), {
      readonly: true,
      description: 'How the staff member signs in.',
    }),
  },
)

export interface BulkActionMetadata {
  totalSuccesses?: number | null | undefined
  totalFailures?: number | null | undefined
  undetailedFailures?: number | null | undefined
}
export const BulkActionMetadata: Shape<BulkActionMetadata> = message<BulkActionMetadata>(
  'staffMembers.BulkActionMetadata',
  {
    totalSuccesses: marked(integer(), { present: true, description: 'How many went well.' }),
    totalFailures: marked(integer(), { present: true, description: 'How many did not.' }),
    undetailedFailures: marked(integer(), { present: true, description: 'Failures without details: none.' }),
  },
)

export interface BulkGetOrCreateStaffMemberResult {
  itemMetadata?: ItemMetadata | null | undefined
  staffMember?: StaffMember | null | undefined
}
export const BulkGetOrCreateStaffMemberResult: Shape<BulkGetOrCreateStaffMemberResult> =
  message<BulkGetOrCreateStaffMemberResult>('staffMembers.BulkGetOrCreateStaffMemberResult', {
    itemMetadata: marked(one('staffMembers.ItemMetadata'), { description: 'How it went with this item.' }),
    staffMember: marked(one('staffMembers.StaffMember'), { description: 'The staff member.' }),
  })

export interface BulkGetOrCreateStaffMembersRequest {
  wixUserIds: string[]
  fields?: RequestedFields[] | null | undefined
}
export const BulkGetOrCreateStaffMembersRequest: Shape<BulkGetOrCreateStaffMembersRequest> =
  message<BulkGetOrCreateStaffMembersRequest>(
    'staffMembers.BulkGetOrCreateStaffMembersRequest',
    {
      wixUserIds: marked(list(text({ format: 'guid' }), { minSize: 1, maxSize: 50 }), {
        description: 'People who work here.',
      }),
      fields: marked(list(one('staffMembers.RequestedFields'), { maxSize: 3 }), {
        description: 'Accepted and not used here.',
      }),
    },
    { required: ['wixUserIds'] },
  )

export interface BulkGetOrCreateStaffMembersResponse {
  results?: BulkGetOrCreateStaffMemberResult[] | null | undefined
  bulkActionMetadata?: BulkActionMetadata | null | undefined
}
export const BulkGetOrCreateStaffMembersResponse: Shape<BulkGetOrCreateStaffMembersResponse> =
  message<BulkGetOrCreateStaffMembersResponse>('staffMembers.BulkGetOrCreateStaffMembersResponse', {
    results: marked(list(one('staffMembers.BulkGetOrCreateStaffMemberResult'), { minSize: 1, maxSize: 50 }), {
      present: true,
      description: 'One result for each item, in the order sent.',
    }),
    bulkActionMetadata: marked(one('staffMembers.BulkActionMetadata'), { description: 'How many went well.' }),
  })

export interface BulkUpdateStaffMemberTagsByFilterRequest {
  filter: Record<string, unknown>
  assignTags?: Tags | null | undefined
  unassignTags?: Tags | null | undefined
}
export const BulkUpdateStaffMemberTagsByFilterRequest: Shape<BulkUpdateStaffMemberTagsByFilterRequest> =
  message<BulkUpdateStaffMemberTagsByFilterRequest>(
    'staffMembers.BulkUpdateStaffMemberTagsByFilterRequest',
    {
      filter: marked(freeObject(), {
        description: 'Which ones, in the query language: `{field: value}` or `{field: {$operator: value}}`.',
      }),
      assignTags: marked(one('staffMembers.Tags'), { description: 'Tags to add.' }),
      unassignTags: marked(one('staffMembers.Tags'), { description: 'Tags to take away.' }),
    },
    { required: ['filter'] },
  )

export interface BulkUpdateStaffMemberTagsByFilterResponse {
  jobId?: string | null | undefined
}
export const BulkUpdateStaffMemberTagsByFilterResponse: Shape<BulkUpdateStaffMemberTagsByFilterResponse> =
  message<BulkUpdateStaffMemberTagsByFilterResponse>('staffMembers.BulkUpdateStaffMemberTagsByFilterResponse', {
    jobId: marked(text({ format: 'guid' }), {
      present: true,
      description: 'The job; ask for it to know how far it is.',
    }),
  })

export interface BulkUpdateStaffMemberTagsRequest {
  ids: string[]
  assignTags?: Tags | null | undefined
  unassignTags?: Tags | null | undefined
}
export const BulkUpdateStaffMemberTagsRequest: Shape<BulkUpdateStaffMemberTagsRequest> =
  message<BulkUpdateStaffMemberTagsRequest>(
    'staffMembers.BulkUpdateStaffMemberTagsRequest',
    {
      ids: marked(list(text({ format: 'guid' }), { minSize: 1, maxSize: 100 }), { description: 'The ids.' }),
      assignTags: marked(one('staffMembers.Tags'), { description: 'Tags to add.' }),
      unassignTags: marked(one('staffMembers.Tags'), { description: 'Tags to take away.' }),
    },
    { required: ['ids'] },
  )

export interface BulkUpdateStaffMemberTagsResponse {
  results?: BulkUpdateStaffMemberTagsResult[] | null | undefined
  bulkActionMetadata?: BulkActionMetadata | null | undefined
}
export const BulkUpdateStaffMemberTagsResponse: Shape<BulkUpdateStaffMemberTagsResponse> =
  message<BulkUpdateStaffMemberTagsResponse>('staffMembers.BulkUpdateStaffMemberTagsResponse', {
    results: marked(list(one('staffMembers.BulkUpdateStaffMemberTagsResult'), { minSize: 1, maxSize: 100 }), {
      present: true,
      description: 'One result for each item, in the order sent.',
    }),
    bulkActionMetadata: marked(one('staffMembers.BulkActionMetadata'), { description: 'How many went well.' }),
  })

export interface BulkUpdateStaffMemberTagsResult {
  itemMetadata?: ItemMetadata | null | undefined
}
export const BulkUpdateStaffMemberTagsResult: Shape<BulkUpdateStaffMemberTagsResult> =
  message<BulkUpdateStaffMemberTagsResult>('staffMembers.BulkUpdateStaffMemberTagsResult', {
    itemMetadata: marked(one('staffMembers.ItemMetadata'), { description: 'How it went with this item.' }),
  })

export interface BusinessLocation {
  locationId?: string | null | undefined
}
export const BusinessLocation: Shape<BusinessLocation> = message<BusinessLocation>('staffMembers.BusinessLocation', {
  locationId: marked(text({ format: 'guid' }), { description: 'The location.' }),
})

export interface CommonIdentificationData {
  anonymousVisitorId?: string | null | undefined
  memberId?: string | null | undefined
  wixUserId?: string | null | undefined
  appId?: string | null | undefined
  contactId?: string | null | undefined
  identityType?: IdentityType | null | undefined
}
export const CommonIdentificationData: Shape<CommonIdentificationData> = message<CommonIdentificationData>(
  'staffMembers.CommonIdentificationData',
  {
    anonymousVisitorId: marked(text({ format: 'guid' }), { description: 'The visitor who did it.' }),
    memberId: marked(text({ format: 'guid' }), { description: 'The member who did it.' }),
    wixUserId: marked(text({ format: 'guid' }), { description: 'The person of the business who did it.' }),
    appId: marked(text({ format: 'guid' }), { description: 'The app it belongs to.' }),
    contactId: marked(text({ format: 'guid' }), { description: 'The contact; found or made by e-mail address.' }),
    identityType: marked(one('staffMembers.IdentityType'), { readonly: true, description: 'What kind of caller.' }),
  },
)

export interface ConnectStaffMemberToUserRequest {
  staffMemberId: string
  email?: string | null | undefined
  fields?: RequestedFields[] | null | undefined
  roleIds?: string[] | null | undefined
}
export const ConnectStaffMemberToUserRequest: Shape<ConnectStaffMemberToUserRequest> =
  message<ConnectStaffMemberToUserRequest>(
    'staffMembers.ConnectStaffMemberToUserRequest',
    {
      staffMemberId: marked(text({ format: 'guid' }), { description: 'The staff member.' }),
      email: marked(text({ maxLength: 320, format: 'email' }), { description: 'E-mail address.' }),
      fields: marked(list(one('staffMembers.RequestedFields'), { maxSize: 3 }), {
        description: 'Accepted and not used here.',
      }),
      roleIds: marked(list(text({ maxLength: 50 }), { maxSize: 50 }), { description: 'What the person may do.' }),
    },
    { required: ['staffMemberId'] },
  )

export interface ConnectStaffMemberToUserResponse {
  staffMember?: StaffMember | null | undefined
}
export const ConnectStaffMemberToUserResponse: Shape<ConnectStaffMemberToUserResponse> =
  message<ConnectStaffMemberToUserResponse>('staffMembers.ConnectStaffMemberToUserResponse', {
    staffMember: marked(one('staffMembers.StaffMember'), { description: 'The staff member.' }),
  })

export interface Connection {
  status?: AssociatedWixIdentityConnectionStatusEnumConnectionStatus | null | undefined
}
export const Connection: Shape<Connection> = message<Connection>('staffMembers.Connection', {
  status: marked(one('staffMembers.AssociatedWixIdentityConnectionStatusEnumConnectionStatus'), {
    readonly: true,
    present: true,
    description: 'The state.',
  }),
})

export interface CountStaffMembersRequest {
  filter?: Record<string, unknown> | null | undefined
}
export const CountStaffMembersRequest: Shape<CountStaffMembersRequest> = message<CountStaffMembersRequest>(
  'staffMembers.CountStaffMembersRequest',
  {
    filter: marked(freeObject(), {
      description: 'Which ones, in the query language: `{field: value}` or `{field: {$operator: value}}`.',
    }),
  },
)

export interface CountStaffMembersResponse {
  count?: number | null | undefined
}
export const CountStaffMembersResponse: Shape<CountStaffMembersResponse> = message<CountStaffMembersResponse>(
  'staffMembers.CountStaffMembersResponse',
  {
    count: marked(integer(), { present: true, description: 'How many.' }),
  },
)

export interface CountStaffMembersV2Request {
  filter?: Record<string, unknown> | null | undefined
}
export const CountStaffMembersV2Request: Shape<CountStaffMembersV2Request> = message<CountStaffMembersV2Request>(
  'staffMembers.CountStaffMembersV2Request',
  {
    filter: marked(freeObject(), {
      description: 'Which ones, in the query language: `{field: value}` or `{field: {$operator: value}}`.',
    }),
  },
)

export interface CountStaffMembersV2Response {
  count?: number | null | undefined
}
export const CountStaffMembersV2Response: Shape<CountStaffMembersV2Response> = message<CountStaffMembersV2Response>(
  'staffMembers.CountStaffMembersV2Response',
  {
    count: marked(integer(), { present: true, description: 'How many.' }),
  },
)

export interface CreateStaffMemberRequest {
  staffMember: StaffMember
  fields?: RequestedFields[] | null | undefined
  serviceProvider?: boolean | null | undefined
}
export const CreateStaffMemberRequest: Shape<CreateStaffMemberRequest> = message<CreateStaffMemberRequest>(
  'staffMembers.CreateStaffMemberRequest',
  {
    staffMember: marked(one('staffMembers.StaffMember'), { description: 'The staff member.' }),
    fields: marked(list(one('staffMembers.RequestedFields'), { maxSize: 3 }), {
      description: 'Accepted and not used here.',
    }),
    serviceProvider: marked(flag(), { description: 'Whether the person gives services.' }),
  },
  { required: ['staffMember'] },
)

export interface CreateStaffMemberResponse {
  staffMember?: StaffMember | null | undefined
}
export const CreateStaffMemberResponse: Shape<CreateStaffMemberResponse> = message<CreateStaffMemberResponse>(
  'staffMembers.CreateStaffMemberResponse',
  {
    staffMember: marked(one('staffMembers.StaffMember'), { description: 'The staff member.' }),
  },
)

export interface CursorPaging {
  limit?: number | null | undefined
  cursor?: string | null | undefined
}
export const CursorPaging: Shape<CursorPaging> = message<CursorPaging>('staffMembers.CursorPaging', {
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
  'staffMembers.CursorPagingMetadata',
  {
    count: marked(integer(), { description: 'How many.' }),
    cursors: marked(one('staffMembers.Cursors'), { description: 'Where the neighbouring pages begin.' }),
    hasNext: marked(flag(), { description: 'Whether another page follows.' }),
  },
)

export interface CursorQuery {
  cursorPaging?: CursorPaging | null | undefined
  filter?: Record<string, unknown> | null | undefined
  sort?: Sorting[] | null | undefined
}
export const CursorQuery: Shape<CursorQuery> = message<CursorQuery>('staffMembers.CursorQuery', {
  cursorPaging: marked(one('staffMembers.CursorPaging'), { description: 'Page size, or where to go on.' }),
  filter: marked(freeObject(), {
    description: 'Which ones, in the query language: `{field: value}` or `{field: {$operator: value}}`.',
  }),
  sort: marked(list(one('staffMembers.Sorting'), { maxSize: 10 }), {
    description: 'Order: the first entry counts most.',
  }),
})

export interface CursorSearch {
  cursorPaging?: CursorPaging | null | undefined
  filter?: Record<string, unknown> | null | undefined
  sort?: Sorting[] | null | undefined
  search?: SearchDetails | null | undefined
}
export const CursorSearch: Shape<CursorSearch> = message<CursorSearch>('staffMembers.CursorSearch', {
  cursorPaging: marked(one('staffMembers.CursorPaging'), { description: 'Page size, or where to go on.' }),
  filter: marked(freeObject(), {
    description: 'Which ones, in the query language: `{field: value}` or `{field: {$operator: value}}`.',
  }),
  sort: marked(list(one('staffMembers.Sorting'), { maxSize: 10 }), {
    description: 'Order: the first entry counts most.',
  }),
  search: marked(one('staffMembers.SearchDetails'), { description: 'Words, filter, order and facets.' }),
})

export interface Cursors {
  next?: string | null | undefined
  prev?: string | null | undefined
}
export const Cursors: Shape<Cursors> = message<Cursors>('staffMembers.Cursors', {
  next: marked(text({ maxLength: 16000 }), { description: 'Where the next page begins; null on the last.' }),
  prev: marked(text({ maxLength: 16000 }), { description: 'Where the page before begins; null on the first.' }),
})

export interface CustomConferenceAccount {
  url?: string | null | undefined
  password?: string | null | undefined
  description?: string | null | undefined
}
export const CustomConferenceAccount: Shape<CustomConferenceAccount> = message<CustomConferenceAccount>(
  'staffMembers.CustomConferenceAccount',
  {
    url: marked(text({ maxLength: 2083 }), { description: 'The address.' }),
    password: marked(text({ maxLength: 320 }), { description: 'Password for joining.' }),
    description: marked(text({ maxLength: 3000 }), { description: 'A longer text.' }),
  },
)

export interface DateHistogramResult {
  value?: string | null | undefined
  count?: number | null | undefined
}
export const DateHistogramResult: Shape<DateHistogramResult> = message<DateHistogramResult>(
  'staffMembers.DateHistogramResult',
  {
    value: marked(text({ maxLength: 100 }), { description: 'The value.' }),
    count: marked(integer(), { description: 'How many.' }),
  },
)

export interface DateHistogramResults {
  results?: DateHistogramResult[] | null | undefined
}
export const DateHistogramResults: Shape<DateHistogramResults> = message<DateHistogramResults>(
  'staffMembers.DateHistogramResults',
  {
    results: marked(list(one('staffMembers.DateHistogramResult'), { maxSize: 200 }), {
      description: 'One result for each item, in the order sent.',
    }),
  },
)

export interface DeleteStaffMemberRequest {
  staffMemberId: string
}
export const DeleteStaffMemberRequest: Shape<DeleteStaffMemberRequest> = message<DeleteStaffMemberRequest>(
  'staffMembers.DeleteStaffMemberRequest',
  {
    staffMemberId: marked(text({ format: 'guid' }), { description: 'The staff member.' }),
  },
  { required: ['staffMemberId'] },
)

export type DeleteStaffMemberResponse = Record<string, never>
export const DeleteStaffMemberResponse: Shape<DeleteStaffMemberResponse> = message<DeleteStaffMemberResponse>(
  'staffMembers.DeleteStaffMemberResponse',
  {},
)

export interface DisconnectStaffMemberFromUserRequest {
  staffMemberId: string
  fields?: RequestedFields[] | null | undefined
}
export const DisconnectStaffMemberFromUserRequest: Shape<DisconnectStaffMemberFromUserRequest> =
  message<DisconnectStaffMemberFromUserRequest>(
    'staffMembers.DisconnectStaffMemberFromUserRequest',
    {
      staffMemberId: marked(text({ format: 'guid' }), { description: 'The staff member.' }),
      fields: marked(list(one('staffMembers.RequestedFields'), { maxSize: 3 }), {
        description: 'Accepted and not used here.',
      }),
    },
    { required: ['staffMemberId'] },
  )

export interface DisconnectStaffMemberFromUserResponse {
  staffMember?: StaffMember | null | undefined
}
export const DisconnectStaffMemberFromUserResponse: Shape<DisconnectStaffMemberFromUserResponse> =
  message<DisconnectStaffMemberFromUserResponse>('staffMembers.DisconnectStaffMemberFromUserResponse', {
    staffMember: marked(one('staffMembers.StaffMember'), { description: 'The staff member.' }),
  })

export interface EventSchedule {
  id?: string | null | undefined
}
export const EventSchedule: Shape<EventSchedule> = message<EventSchedule>('staffMembers.EventSchedule', {
  id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
})

export interface ExtendedFields {
  namespaces?: Record<string, Record<string, unknown>> | null | undefined
}
export const ExtendedFields: Shape<ExtendedFields> = message<ExtendedFields>('staffMembers.ExtendedFields', {
  namespaces: marked(mapOf(freeObject()), { description: 'Data by namespace.' }),
})

export interface GetDeletedStaffMemberRequest {
  staffMemberId: string
  fields?: RequestedFields[] | null | undefined
}
export const GetDeletedStaffMemberRequest: Shape<GetDeletedStaffMemberRequest> = message<GetDeletedStaffMemberRequest>(
  'staffMembers.GetDeletedStaffMemberRequest',
  {
    staffMemberId: marked(text({ format: 'guid' }), { description: 'The staff member.' }),
    fields: marked(list(one('staffMembers.RequestedFields'), { maxSize: 3 }), {
      description: 'Accepted and not used here.',
    }),
  },
  { required: ['staffMemberId'] },
)

export interface GetDeletedStaffMemberResponse {
  staffMember?: StaffMember | null | undefined
}
export const GetDeletedStaffMemberResponse: Shape<GetDeletedStaffMemberResponse> =
  message<GetDeletedStaffMemberResponse>('staffMembers.GetDeletedStaffMemberResponse', {
    staffMember: marked(one('staffMembers.StaffMember'), { description: 'The staff member.' }),
  })

export interface GetOrCreateStaffMemberRequest {
  wixUserId: string
  fields?: RequestedFields[] | null | undefined
}
export const GetOrCreateStaffMemberRequest: Shape<GetOrCreateStaffMemberRequest> =
  message<GetOrCreateStaffMemberRequest>(
    'staffMembers.GetOrCreateStaffMemberRequest',
    {
      wixUserId: marked(text({ format: 'guid' }), { description: 'The person of the business who did it.' }),
      fields: marked(list(one('staffMembers.RequestedFields'), { maxSize: 3 }), {
        description: 'Accepted and not used here.',
      }),
    },
    { required: ['wixUserId'] },
  )

export interface GetOrCreateStaffMemberResponse {
  staffMember?: StaffMember | null | undefined
}
export const GetOrCreateStaffMemberResponse: Shape<GetOrCreateStaffMemberResponse> =
  message<GetOrCreateStaffMemberResponse>('staffMembers.GetOrCreateStaffMemberResponse', {
    staffMember: marked(one('staffMembers.StaffMember'), { description: 'The staff member.' }),
  })

export interface GetStaffMemberRequest {
  staffMemberId: string
  fields?: RequestedFields[] | null | undefined
}
export const GetStaffMemberRequest: Shape<GetStaffMemberRequest> = message<GetStaffMemberRequest>(
  'staffMembers.GetStaffMemberRequest',
  {
    staffMemberId: marked(text({ format: 'guid' }), { description: 'The staff member.' }),
    fields: marked(list(one('staffMembers.RequestedFields'), { maxSize: 3 }), {
      description: 'Accepted and not used here.',
    }),
  },
  { required: ['staffMemberId'] },
)

export interface GetStaffMemberResponse {
  staffMember?: StaffMember | null | undefined
}
export const GetStaffMemberResponse: Shape<GetStaffMemberResponse> = message<GetStaffMemberResponse>(
  'staffMembers.GetStaffMemberResponse',
  {
    staffMember: marked(one('staffMembers.StaffMember'), { description: 'The staff member.' }),
  },
)

export interface GroupByValueResults {
  results?: NestedValueAggregationResult[] | null | undefined
}
export const GroupByValueResults: Shape<GroupByValueResults> = message<GroupByValueResults>(
  'staffMembers.GroupByValueResults',
  {
    results: marked(list(one('staffMembers.NestedValueAggregationResult'), { maxSize: 1000 }), {
      description: 'One result for each item, in the order sent.',
    }),
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
export const Image: Shape<Image> = message<Image>('staffMembers.Image', {
  id: marked(text({ maxLength: 2048 }), { description: 'A GUID made by Kalends.' }),
  url: marked(text({ maxLength: 2048 }), { description: 'The address.' }),
  height: marked(integer(), { readonly: true, description: 'Height in pixels.' }),
  width: marked(integer(), { readonly: true, description: 'Width in pixels.' }),
  altText: marked(text({ maxLength: 2048 }), { description: 'What the picture shows, in words.' }),
  urlExpirationDate: marked(timestamp(), { readonly: true, description: 'When the address stops working.' }),
  filename: marked(text({ maxLength: 2048 }), { readonly: true, description: 'Name of the file.' }),
  sizeInBytes: marked(text({ format: 'decimal-value' }), { readonly: true, description: 'Size of the file.' }),
})

export interface ItemMetadata {
  id?: string | null | undefined
  originalIndex?: number | null | undefined
  success?: boolean | null | undefined
  error?: ApplicationError | null | undefined
}
export const ItemMetadata: Shape<ItemMetadata> = message<ItemMetadata>('staffMembers.ItemMetadata', {
  id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
  originalIndex: marked(integer(), { present: true, description: 'Its place in the request.' }),
  success: marked(flag(), { present: true, description: 'Whether it went well.' }),
  error: marked(one('staffMembers.ApplicationError'), { description: 'Why it did not.' }),
})

export interface ListDeletedStaffMembersRequest {
  staffMemberIds?: string[] | null | undefined
  paging?: CursorPaging | null | undefined
  fields?: RequestedFields[] | null | undefined
}
export const ListDeletedStaffMembersRequest: Shape<ListDeletedStaffMembersRequest> =
  message<ListDeletedStaffMembersRequest>('staffMembers.ListDeletedStaffMembersRequest', {
    staffMemberIds: marked(list(text({ format: 'guid' }), { maxSize: 100 }), {
      description: 'Resource ids of the people who give it.',
    }),
    paging: marked(one('staffMembers.CursorPaging'), { description: 'Page size and how many entries to pass over.' }),
    fields: marked(list(one('staffMembers.RequestedFields'), { maxSize: 3 }), {
      description: 'Accepted and not used here.',
    }),
  })

export interface ListDeletedStaffMembersResponse {
  staffMembers?: StaffMember[] | null | undefined
  pagingMetadata?: CursorPagingMetadata | null | undefined
}
export const ListDeletedStaffMembersResponse: Shape<ListDeletedStaffMembersResponse> =
  message<ListDeletedStaffMembersResponse>('staffMembers.ListDeletedStaffMembersResponse', {
    staffMembers: marked(list(one('staffMembers.StaffMember'), { maxSize: 1000000 }), {
      present: true,
      description: 'Older place of the same list.',
    }),
    pagingMetadata: marked(one('staffMembers.CursorPagingMetadata'), {
      description: 'Where this page stands among all.',
    }),
  })

export interface LocationOptions {
  availableInAllLocations?: boolean | null | undefined
  specificLocationOptions?: SpecificLocation | null | undefined
}
export const LocationOptions: Shape<LocationOptions> = message<LocationOptions>('staffMembers.LocationOptions', {
  availableInAllLocations: marked(flag(), { description: 'Whether it can be used at every place.' }),
  specificLocationOptions: marked(one('staffMembers.SpecificLocation'), {
    description: 'The place where alone it can be used.',
  }),
})

export interface MediaItem {
  image?: Image | null | undefined
}
export const MediaItem: Shape<MediaItem> = message<MediaItem>('staffMembers.MediaItem', {
  image: marked(one('staffMembers.Image'), { description: 'The picture.' }),
})

export interface NestedAggregationResults {
  values?: ValueResults | null | undefined
  ranges?: RangeResults | null | undefined
  scalar?: AggregationResultsScalarResult | null | undefined
  name?: string | null | undefined
  type?: AggregationType | null | undefined
  fieldPath?: string | null | undefined
}
export const NestedAggregationResults: Shape<NestedAggregationResults> = message<NestedAggregationResults>(
  'staffMembers.NestedAggregationResults',
  {
    values: marked(one('staffMembers.ValueResults'), { description: 'The ids.' }),
    ranges: marked(one('staffMembers.RangeResults'), { description: 'The ranges with their counts.' }),
    scalar: marked(one('staffMembers.AggregationResultsScalarResult'), {
      description: 'One figure over all that is found.',
    }),
    name: marked(text({ maxLength: 100 }), { description: 'Name.' }),
    type: marked(one('staffMembers.AggregationType'), { description: 'The kind.' }),
    fieldPath: marked(text({ maxLength: 200 }), { description: 'Path of the field that is counted.' }),
  },
)

export interface NestedResultValue {
  value?: ValueResult | null | undefined
  range?: RangeResult | null | undefined
  scalar?: ScalarResult | null | undefined
  dateHistogram?: ValueResult | null | undefined
}
export const NestedResultValue: Shape<NestedResultValue> = message<NestedResultValue>(
  'staffMembers.NestedResultValue',
  {
    value: marked(one('staffMembers.ValueResult'), { description: 'The value.' }),
    range: marked(one('staffMembers.RangeResult'), { description: 'Counts by range.' }),
    scalar: marked(one('staffMembers.ScalarResult'), { description: 'One figure over all that is found.' }),
    dateHistogram: marked(one('staffMembers.ValueResult'), { description: 'Counts by calendar unit.' }),
  },
)

export interface NestedResults {
  results?: Results[] | null | undefined
}
export const NestedResults: Shape<NestedResults> = message<NestedResults>('staffMembers.NestedResults', {
  results: marked(list(one('staffMembers.Results'), { maxSize: 1000 }), {
    description: 'One result for each item, in the order sent.',
  }),
})

export interface NestedValueAggregationResult {
  value?: string | null | undefined
  nestedResults?: NestedAggregationResults | null | undefined
}
export const NestedValueAggregationResult: Shape<NestedValueAggregationResult> = message<NestedValueAggregationResult>(
  'staffMembers.NestedValueAggregationResult',
  {
    value: marked(text({ maxLength: 1000 }), { description: 'The value.' }),
    nestedResults: marked(one('staffMembers.NestedAggregationResults'), { description: 'The levels below.' }),
  },
)

export interface QueryStaffMembersRequest {
  query?: CursorQuery | null | undefined
  fields?: RequestedFields[] | null | undefined
}
export const QueryStaffMembersRequest: Shape<QueryStaffMembersRequest> = message<QueryStaffMembersRequest>(
  'staffMembers.QueryStaffMembersRequest',
  {
    query: marked(one('staffMembers.CursorQuery'), { description: 'Which ones, in which order, which page.' }),
    fields: marked(list(one('staffMembers.RequestedFields'), { maxSize: 3 }), {
      description: 'Accepted and not used here.',
    }),
  },
)

export interface QueryStaffMembersResponse {
  staffMembers?: StaffMember[] | null | undefined
  pagingMetadata?: CursorPagingMetadata | null | undefined
}
export const QueryStaffMembersResponse: Shape<QueryStaffMembersResponse> = message<QueryStaffMembersResponse>(
  'staffMembers.QueryStaffMembersResponse',
  {
    staffMembers: marked(list(one('staffMembers.StaffMember'), { maxSize: 1000000 }), {
      present: true,
      description: 'Older place of the same list.',
    }),
    pagingMetadata: marked(one('staffMembers.CursorPagingMetadata'), {
      description: 'Where this page stands among all.',
    }),
  },
)

export interface QueryStaffMembersV2Request {
  query?: CursorQuery | null | undefined
  fields?: RequestedFields[] | null | undefined
}
export const QueryStaffMembersV2Request: Shape<QueryStaffMembersV2Request> = message<QueryStaffMembersV2Request>(
  'staffMembers.QueryStaffMembersV2Request',
  {
    query: marked(one('staffMembers.CursorQuery'), { description: 'Which ones, in which order, which page.' }),
    fields: marked(list(one('staffMembers.RequestedFields'), { maxSize: 3 }), {
      description: 'Accepted and not used here.',
    }),
  },
)

export interface QueryStaffMembersV2Response {
  staffMembers?: StaffMember[] | null | undefined
  pagingMetadata?: CursorPagingMetadata | null | undefined
}
export const QueryStaffMembersV2Response: Shape<QueryStaffMembersV2Response> = message<QueryStaffMembersV2Response>(
  'staffMembers.QueryStaffMembersV2Response',
  {
    staffMembers: marked(list(one('staffMembers.StaffMember'), { maxSize: 1000000 }), {
      present: true,
      description: 'Older place of the same list.',
    }),
    pagingMetadata: marked(one('staffMembers.CursorPagingMetadata'), {
      description: 'Where this page stands among all.',
    }),
  },
)

export interface RangeAggregationResult {
  from?: number | null | undefined
  to?: number | null | undefined
  count?: number | null | undefined
}
export const RangeAggregationResult: Shape<RangeAggregationResult> = message<RangeAggregationResult>(
  'staffMembers.RangeAggregationResult',
  {
    from: marked(decimalNumber(), { description: 'Lower bound, included.' }),
    to: marked(decimalNumber(), { description: 'Upper bound, not included.' }),
    count: marked(integer(), { description: 'How many.' }),
  },
)

export interface RangeResult {
  from?: number | null | undefined
  to?: number | null | undefined
  count?: number | null | undefined
}
export const RangeResult: Shape<RangeResult> = message<RangeResult>('staffMembers.RangeResult', {
  from: marked(decimalNumber(), { description: 'Lower bound, included.' }),
  to: marked(decimalNumber(), { description: 'Upper bound, not included.' }),
  count: marked(integer(), { description: 'How many.' }),
})

export interface RangeResults {
  results?: RangeAggregationResult[] | null | undefined
}
export const RangeResults: Shape<RangeResults> = message<RangeResults>('staffMembers.RangeResults', {
  results: marked(list(one('staffMembers.RangeAggregationResult'), { maxSize: 50 }), {
    description: 'One result for each item, in the order sent.',
  }),
})

export interface RemoveStaffMemberFromTrashBinRequest {
  staffMemberId: string
}
export const RemoveStaffMemberFromTrashBinRequest: Shape<RemoveStaffMemberFromTrashBinRequest> =
  message<RemoveStaffMemberFromTrashBinRequest>(
    'staffMembers.RemoveStaffMemberFromTrashBinRequest',
    {
      staffMemberId: marked(text({ format: 'guid' }), { description: 'The staff member.' }),
    },
    { required: ['staffMemberId'] },
  )

export type RemoveStaffMemberFromTrashBinResponse = Record<string, never>
export const RemoveStaffMemberFromTrashBinResponse: Shape<RemoveStaffMemberFromTrashBinResponse> =
  message<RemoveStaffMemberFromTrashBinResponse>('staffMembers.RemoveStaffMemberFromTrashBinResponse', {})

export interface Resource {
  id?: string | null | undefined
  workingHoursSchedules?: WorkingHoursSchedule[] | null | undefined
  eventsSchedule?: EventSchedule | null | undefined
  usesDefaultWorkingHours?: boolean | null | undefined
  locationOptions?: LocationOptions | null | undefined
  ranking?: number | null | undefined
  revision?: string | null | undefined
}
export const Resource: Shape<Resource> = message<Resource>('staffMembers.Resource', {
  id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
  workingHoursSchedules: marked(list(one('staffMembers.WorkingHoursSchedule'), { maxSize: 1 }), {
    present: true,
    description: 'The schedule with its hours.',
  }),
  eventsSchedule: marked(one('staffMembers.EventSchedule'), { description: 'The schedule with its sessions.' }),
  usesDefaultWorkingHours: marked(flag(), {
    present: true,
    description: 'Whether it follows the opening hours of its locations.',
  }),
  locationOptions: marked(one('staffMembers.LocationOptions'), { description: 'Where it can be used.' }),
  ranking: marked(integer({ max: 5 }), { description: 'Place in the order in which ranked staff are asked.' }),
  revision: marked(text(), {
    description: 'Counts the writes of this entity, as a decimal integer in a string; send the one you read.',
  }),
})

export interface Results {
  results?: Record<string, NestedResultValue> | null | undefined
}
export const Results: Shape<Results> = message<Results>('staffMembers.Results', {
  results: marked(mapOf(one('staffMembers.NestedResultValue')), {
    description: 'One result for each item, in the order sent.',
  }),
})

export interface ScalarResult {
  value?: number | null | undefined
}
export const ScalarResult: Shape<ScalarResult> = message<ScalarResult>('staffMembers.ScalarResult', {
  value: marked(decimalNumber(), { description: 'The value.' }),
})

export interface SearchDetails {
  mode?: Mode | null | undefined
  expression?: string | null | undefined
  fields?: string[] | null | undefined
  fuzzy?: boolean | null | undefined
}
export const SearchDetails: Shape<SearchDetails> = message<SearchDetails>('staffMembers.SearchDetails', {
  mode: marked(one('staffMembers.Mode'), { description: 'Accepted and not used here.' }),
  expression: marked(text({ maxLength: 100 }), { description: 'The words to look for.' }),
  fields: marked(list(text({ maxLength: 200 }), { maxSize: 20 }), { description: 'Accepted and not used here.' }),
  fuzzy: marked(flag(), { description: 'Whether words a little different match too.' }),
})

export interface SearchStaffMembersRequest {
  search?: CursorSearch | null | undefined
  fields?: RequestedFields[] | null | undefined
}
export const SearchStaffMembersRequest: Shape<SearchStaffMembersRequest> = message<SearchStaffMembersRequest>(
  'staffMembers.SearchStaffMembersRequest',
  {
    search: marked(one('staffMembers.CursorSearch'), { description: 'Words, filter, order and facets.' }),
    fields: marked(list(one('staffMembers.RequestedFields'), { maxSize: 3 }), {
      description: 'Accepted and not used here.',
    }),
  },
)

export interface SearchStaffMembersResponse {
  staffMembers?: StaffMember[] | null | undefined
  pagingMetadata?: CursorPagingMetadata | null | undefined
  aggregationData?: AggregationData | null | undefined
}
export const SearchStaffMembersResponse: Shape<SearchStaffMembersResponse> = message<SearchStaffMembersResponse>(
  'staffMembers.SearchStaffMembersResponse',
  {
    staffMembers: marked(list(one('staffMembers.StaffMember'), { maxSize: 1000000 }), {
      description: 'Older place of the same list.',
    }),
    pagingMetadata: marked(one('staffMembers.CursorPagingMetadata'), {
      description: 'Where this page stands among all.',
    }),
    aggregationData: marked(one('staffMembers.AggregationData'), { description: 'The facets that were asked for.' }),
  },
)

export interface SearchStaffMembersV2Request {
  search?: CursorSearch | null | undefined
  fields?: RequestedFields[] | null | undefined
}
export const SearchStaffMembersV2Request: Shape<SearchStaffMembersV2Request> = message<SearchStaffMembersV2Request>(
  'staffMembers.SearchStaffMembersV2Request',
  {
    search: marked(one('staffMembers.CursorSearch'), { description: 'Words, filter, order and facets.' }),
    fields: marked(list(one('staffMembers.RequestedFields'), { maxSize: 3 }), {
      description: 'Accepted and not used here.',
    }),
  },
)

export interface SearchStaffMembersV2Response {
  staffMembers?: StaffMember[] | null | undefined
  pagingMetadata?: CursorPagingMetadata | null | undefined
  aggregationData?: AggregationData | null | undefined
}
export const SearchStaffMembersV2Response: Shape<SearchStaffMembersV2Response> = message<SearchStaffMembersV2Response>(
  'staffMembers.SearchStaffMembersV2Response',
  {
    staffMembers: marked(list(one('staffMembers.StaffMember'), { maxSize: 1000000 }), {
      present: true,
      description: 'Older place of the same list.',
    }),
    pagingMetadata: marked(one('staffMembers.CursorPagingMetadata'), {
      description: 'Where this page stands among all.',
    }),
    aggregationData: marked(one('staffMembers.AggregationData'), { description: 'The facets that were asked for.' }),
  },
)

export interface SetServiceProviderRequest {
  staffMemberId: string
  serviceProvider: boolean
  fields?: RequestedFields[] | null | undefined
}
export const SetServiceProviderRequest: Shape<SetServiceProviderRequest> = message<SetServiceProviderRequest>(
  'staffMembers.SetServiceProviderRequest',
  {
    staffMemberId: marked(text({ format: 'guid' }), { description: 'The staff member.' }),
    serviceProvider: marked(flag(), { description: 'Whether the person gives services.' }),
    fields: marked(list(one('staffMembers.RequestedFields'), { maxSize: 3 }), {
      description: 'Accepted and not used here.',
    }),
  },
  { required: ['staffMemberId', 'serviceProvider'] },
)

export interface SetServiceProviderResponse {
  staffMember?: StaffMember | null | undefined
}
export const SetServiceProviderResponse: Shape<SetServiceProviderResponse> = message<SetServiceProviderResponse>(
  'staffMembers.SetServiceProviderResponse',
  {
    staffMember: marked(one('staffMembers.StaffMember'), { description: 'The staff member.' }),
  },
)

export interface Sorting {
  fieldName?: string | null | undefined
  order?: SortOrder | null | undefined
}
export const Sorting: Shape<Sorting> = message<Sorting>('staffMembers.Sorting', {
  fieldName: marked(text({ maxLength: 512 }), { description: 'Name of the field.' }),
  order: marked(one('staffMembers.SortOrder'), { description: 'ASC or DESC; ASC unless sent.' }),
})

export interface SpecificLocation {
  availableInCustomerLocations?: boolean | null | undefined
  availableInCustomLocations?: boolean | null | undefined
  availableInBusinessLocations?: boolean | null | undefined
  businessLocations?: BusinessLocation[] | null | undefined
}
export const SpecificLocation: Shape<SpecificLocation> = message<SpecificLocation>('staffMembers.SpecificLocation', {
  availableInCustomerLocations: marked(flag(), { description: 'Whether it can be used at customers’.' }),
  availableInCustomLocations: marked(flag(), { description: 'Whether it can be used at places given with a service.' }),
  availableInBusinessLocations: marked(flag(), { description: 'Whether it can be used at places of the business.' }),
  businessLocations: marked(list(one('staffMembers.BusinessLocation'), { maxSize: 100 }), {
    description: 'Places of the business.',
  }),
})

export interface StaffMember {
  id?: string | null | undefined
  name?: string | null | undefined
  email?: string | null | undefined
  phone?: string | null | undefined
  description?: string | null | undefined
  mainMedia?: MediaItem | null | undefined
  resourceId?: string | null | undefined
  resource?: Resource | null | undefined
  associatedWixIdentity?: AssociatedWixIdentity | null | undefined
  associatedConferencingProviders?: AssociatedConferencingProviders | null | undefined
  associatedConferencingAccounts?: AssociatedConferencingAccounts | null | undefined
  default?: boolean | null | undefined
  revision?: string | null | undefined
  createdDate?: string | null | undefined
  updatedDate?: string | null | undefined
  extendedFields?: ExtendedFields | null | undefined
  tags?: Tags | null | undefined
  gender?: Gender | null | undefined
  serviceProvider?: boolean | null | undefined
}
export const StaffMember: Shape<StaffMember> = message<StaffMember>('staffMembers.StaffMember', {
  id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
  name: marked(text({ minLength: 1, maxLength: 40 }), { description: 'Name.' }),
  email: marked(text({ maxLength: 320, format: 'email' }), { description: 'E-mail address.' }),
  phone: marked(text({ maxLength: 20, format: 'phone' }), { description: 'Telephone number.' }),
  description: marked(text({ maxLength: 500 }), { description: 'A longer text.' }),
  mainMedia: marked(one('staffMembers.MediaItem'), { description: 'The main picture.' }),
  resourceId: marked(text({ format: 'guid' }), { readonly: true, description: 'The resource.' }),
  resource: marked(one('staffMembers.Resource'), { readonly: true, description: 'Who or what gives it.' }),
  associatedWixIdentity: marked(one('staffMembers.AssociatedWixIdentity'), {
    readonly: true,
    description: 'How the person signs in.',
  }),
  associatedConferencingProviders: marked(one('staffMembers.AssociatedConferencingProviders'), {
    readonly: true,
    deprecated: true,
    description: 'Accounts for online sessions.',
  }),
  associatedConferencingAccounts: marked(one('staffMembers.AssociatedConferencingAccounts'), {
    readonly: true,
    description: 'Accounts for online sessions.',
  }),
  default: marked(flag(), { readonly: true, description: 'Whether it is the one used unless another is named.' }),
  revision: marked(text(), {
    readonly: true,
    description: 'Counts the writes of this entity, as a decimal integer in a string; send the one you read.',
  }),
  createdDate: marked(timestamp(), { readonly: true, description: 'When it was made, UTC.' }),
  updatedDate: marked(timestamp(), { readonly: true, description: 'When it was last changed, UTC.' }),
  extendedFields: marked(one('staffMembers.ExtendedFields'), {
    description: 'Data of integrators, namespace by namespace.',
  }),
  tags: marked(one('staffMembers.Tags'), { description: 'Words that sort it: INDIVIDUAL, GROUP, COURSE.' }),
  gender: marked(one('staffMembers.Gender'), { description: 'The wish.' }),
  serviceProvider: marked(flag(), { readonly: true, description: 'Whether the person gives services.' }),
})

export interface StaffMemberConnectedToUser {
  staffMember?: StaffMember | null | undefined
}
export const StaffMemberConnectedToUser: Shape<StaffMemberConnectedToUser> = message<StaffMemberConnectedToUser>(
  'staffMembers.StaffMemberConnectedToUser',
  {
    staffMember: marked(one('staffMembers.StaffMember'), { description: 'The staff member.' }),
  },
)

export interface StaffMemberDisconnectedFromUser {
  staffMember?: StaffMember | null | undefined
}
export const StaffMemberDisconnectedFromUser: Shape<StaffMemberDisconnectedFromUser> =
  message<StaffMemberDisconnectedFromUser>('staffMembers.StaffMemberDisconnectedFromUser', {
    staffMember: marked(one('staffMembers.StaffMember'), { description: 'The staff member.' }),
  })

export interface StaffMemberFullyCreated {
  staffMember?: StaffMember | null | undefined
}
export const StaffMemberFullyCreated: Shape<StaffMemberFullyCreated> = message<StaffMemberFullyCreated>(
  'staffMembers.StaffMemberFullyCreated',
  {
    staffMember: marked(one('staffMembers.StaffMember'), { description: 'The staff member.' }),
  },
)

export interface TagList {
  tagIds?: string[] | null | undefined
}
export const TagList: Shape<TagList> = message<TagList>('staffMembers.TagList', {
  tagIds: marked(list(text({ maxLength: 5 }), { maxSize: 100 }), { present: true, description: 'Tags.' }),
})

export interface Tags {
  privateTags?: TagList | null | undefined
  tags?: TagList | null | undefined
}
export const Tags: Shape<Tags> = message<Tags>('staffMembers.Tags', {
  privateTags: marked(one('staffMembers.TagList'), { description: 'Tags that only those who work here see.' }),
  tags: marked(one('staffMembers.TagList'), { description: 'Words that sort it: INDIVIDUAL, GROUP, COURSE.' }),
})

export interface TagsModified {
  staffMember?: StaffMember | null | undefined
  assignedTags?: Tags | null | undefined
  unassignedTags?: Tags | null | undefined
}
export const TagsModified: Shape<TagsModified> = message<TagsModified>('staffMembers.TagsModified', {
  staffMember: marked(one('staffMembers.StaffMember'), { description: 'The staff member.' }),
  assignedTags: marked(one('staffMembers.Tags'), { description: 'Tags that were added.' }),
  unassignedTags: marked(one('staffMembers.Tags'), { description: 'Tags that were taken away.' }),
})

export interface UpdateStaffMemberRequest {
  staffMember: StaffMember
  fieldMask?: string | string[] | { paths: string[] } | null | undefined
  fields?: RequestedFields[] | null | undefined
}
export const UpdateStaffMemberRequest: Shape<UpdateStaffMemberRequest> = message<UpdateStaffMemberRequest>(
  'staffMembers.UpdateStaffMemberRequest',
  {
    staffMember: marked(one('staffMembers.StaffMember'), { description: 'The staff member.' }),
    fieldMask: marked(fieldMask(), { description: 'The fields to write; without it those sent.' }),
    fields: marked(list(one('staffMembers.RequestedFields'), { maxSize: 3 }), {
      description: 'Accepted and not used here.',
    }),
  },
  { required: ['staffMember'] },
)

export interface UpdateStaffMemberResponse {
  staffMember?: StaffMember | null | undefined
}
export const UpdateStaffMemberResponse: Shape<UpdateStaffMemberResponse> = message<UpdateStaffMemberResponse>(
  'staffMembers.UpdateStaffMemberResponse',
  {
    staffMember: marked(one('staffMembers.StaffMember'), { description: 'The staff member.' }),
  },
)

export interface ValueAggregationResult {
  value?: string | null | undefined
  count?: number | null | undefined
}
export const ValueAggregationResult: Shape<ValueAggregationResult> = message<ValueAggregationResult>(
  'staffMembers.ValueAggregationResult',
  {
    value: marked(text({ maxLength: 100 }), { description: 'The value.' }),
    count: marked(integer(), { description: 'How many.' }),
  },
)

export interface ValueResult {
  value?: string | null | undefined
  count?: number | null | undefined
}
export const ValueResult: Shape<ValueResult> = message<ValueResult>('staffMembers.ValueResult', {
  value: marked(text({ maxLength: 1000 }), { description: 'The value.' }),
  count: marked(integer(), { description: 'How many.' }),
})

export interface ValueResults {
  results?: ValueAggregationResult[] | null | undefined
}
export const ValueResults: Shape<ValueResults> = message<ValueResults>('staffMembers.ValueResults', {
  results: marked(list(one('staffMembers.ValueAggregationResult'), { maxSize: 250 }), {
    description: 'One result for each item, in the order sent.',
  }),
})

export interface WorkingHoursSchedule {
  id?: string | null | undefined
  shared?: boolean | null | undefined
}
export const WorkingHoursSchedule: Shape<WorkingHoursSchedule> = message<WorkingHoursSchedule>(
  'staffMembers.WorkingHoursSchedule',
  {
    id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
    shared: marked(flag(), { present: true, description: 'Whether others have the same schedule.' }),
  },
)
