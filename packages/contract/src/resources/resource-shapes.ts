// Made by scripts/make-shapes.ts from facts/bookings/resources.json. Do not edit.
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

export type AggregationType = 'VALUE' | 'RANGE' | 'SCALAR' | 'DATE_HISTOGRAM' | 'NESTED'
export const AggregationType = enumeration<AggregationType>('resourceEntities.AggregationType', [
  'VALUE',
  'RANGE',
  'SCALAR',
  'DATE_HISTOGRAM',
  'NESTED',
])

export type Interval = 'YEAR' | 'MONTH' | 'WEEK' | 'DAY' | 'HOUR' | 'MINUTE' | 'SECOND'
export const Interval = enumeration<Interval>('resourceEntities.Interval', [
  'YEAR',
  'MONTH',
  'WEEK',
  'DAY',
  'HOUR',
  'MINUTE',
  'SECOND',
])

export type ManagementType = 'APP' | 'WIX_USER'
export const ManagementType = enumeration<ManagementType>('resourceEntities.ManagementType', ['APP', 'WIX_USER'])

export type MissingValues = 'EXCLUDE' | 'INCLUDE'
export const MissingValues = enumeration<MissingValues>('resourceEntities.MissingValues', ['EXCLUDE', 'INCLUDE'])

export type Mode = 'OR' | 'AND'
export const Mode = enumeration<Mode>('resourceEntities.Mode', ['OR', 'AND'])

export type NestedAggregationType = 'VALUE' | 'RANGE' | 'SCALAR' | 'DATE_HISTOGRAM'
export const NestedAggregationType = enumeration<NestedAggregationType>('resourceEntities.NestedAggregationType', [
  'VALUE',
  'RANGE',
  'SCALAR',
  'DATE_HISTOGRAM',
])

export type ScalarType = 'COUNT_DISTINCT' | 'MIN' | 'MAX' | 'SUM' | 'AVG'
export const ScalarType = enumeration<ScalarType>('resourceEntities.ScalarType', [
  'COUNT_DISTINCT',
  'MIN',
  'MAX',
  'SUM',
  'AVG',
])

export type SortDirection = 'DESC' | 'ASC'
export const SortDirection = enumeration<SortDirection>('resourceEntities.SortDirection', ['DESC', 'ASC'])

export type SortOrder = 'ASC' | 'DESC'
export const SortOrder = enumeration<SortOrder>('resourceEntities.SortOrder', ['ASC', 'DESC'])

export type SortType = 'COUNT' | 'VALUE'
export const SortType = enumeration<SortType>('resourceEntities.SortType', ['COUNT', 'VALUE'])

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
export const Aggregation: Shape<Aggregation> = message<Aggregation>('resourceEntities.Aggregation', {
  value: marked(one('resourceEntities.ValueAggregation'), { description: 'The value.' }),
  range: marked(one('resourceEntities.RangeAggregation'), { description: 'Counts by range.' }),
  scalar: marked(one('resourceEntities.ScalarAggregation'), { description: 'One figure over all that is found.' }),
  dateHistogram: marked(one('resourceEntities.DateHistogramAggregation'), { description: 'Counts by calendar unit.' }),
  nested: marked(one('resourceEntities.NestedAggregation'), { description: 'Counts within counts.' }),
  name: marked(text({ maxLength: 100 }), { description: 'Name.' }),
  type: marked(one('resourceEntities.AggregationType'), { description: 'The kind.' }),
  fieldPath: marked(text({ maxLength: 200 }), { description: 'Path of the field that is counted.' }),
  groupBy: marked(one('resourceEntities.GroupByAggregation'), {
    deprecated: true,
    description: 'The field to group by; an older form of nested counts.',
  }),
})

export interface AggregationData {
  results?: AggregationResults[] | null | undefined
}
export const AggregationData: Shape<AggregationData> = message<AggregationData>('resourceEntities.AggregationData', {
  results: marked(list(one('resourceEntities.AggregationResults'), { maxSize: 10000 }), {
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
  'resourceEntities.AggregationResults',
  {
    values: marked(one('resourceEntities.ValueResults'), { description: 'The ids.' }),
    ranges: marked(one('resourceEntities.RangeResults'), { description: 'The ranges with their counts.' }),
    scalar: marked(one('resourceEntities.AggregationResultsScalarResult'), {
      description: 'One figure over all that is found.',
    }),
    groupedByValue: marked(one('resourceEntities.GroupByValueResults'), {
      description: 'Counts by value, and within by another.',
    }),
    dateHistogram: marked(one('resourceEntities.DateHistogramResults'), { description: 'Counts by calendar unit.' }),
    nested: marked(one('resourceEntities.NestedResults'), { description: 'Counts within counts.' }),
    name: marked(text({ maxLength: 100 }), { description: 'Name.' }),
    type: marked(one('resourceEntities.AggregationType'), { description: 'The kind.' }),
    fieldPath: marked(text({ maxLength: 200 }), { description: 'Path of the field that is counted.' }),
  },
)

export interface AggregationResultsScalarResult {
  type?: ScalarType | null | undefined
  value?: number | null | undefined
}
export const AggregationResultsScalarResult: Shape<AggregationResultsScalarResult> =
  message<AggregationResultsScalarResult>('resourceEntities.AggregationResultsScalarResult', {
    type: marked(one('resourceEntities.ScalarType'), { description: 'The kind.' }),
    value: marked(decimalNumber(), { description: 'The value.' }),
  })

export interface ApplicationError {
  code?: string | null | undefined
  description?: string | null | undefined
  data?: Record<string, unknown> | null | undefined
}
export const ApplicationError: Shape<ApplicationError> = message<ApplicationError>(
  'resourceEntities.ApplicationError',
  {
    code: marked(text(), { present: true, description: 'Short code.' }),
    description: marked(text(), { present: true, description: 'A longer text.' }),
    data: marked(freeObject(), { description: 'What exactly, as the code says.' }),
  },
)

export interface BulkActionMetadata {
  totalSuccesses?: number | null | undefined
  totalFailures?: number | null | undefined
  undetailedFailures?: number | null | undefined
}
export const BulkActionMetadata: Shape<BulkActionMetadata> = message<BulkActionMetadata>(
  'resourceEntities.BulkActionMetadata',
  {
    totalSuccesses: marked(integer(), { present: true, description: 'How many went well.' }),
    totalFailures: marked(integer(), { present: true, description: 'How many did not.' }),
    undetailedFailures: marked(integer(), { present: true, description: 'Failures without details: none.' }),
  },
)

export interface BulkCreateResourcesRequest {
  resources: Resource[]
  returnEntity?: boolean | null | undefined
}
export const BulkCreateResourcesRequest: Shape<BulkCreateResourcesRequest> = message<BulkCreateResourcesRequest>(
  'resourceEntities.BulkCreateResourcesRequest',
  {
    resources: marked(list(one('resourceEntities.Resource'), { maxSize: 50 }), { description: 'The resources.' }),
    returnEntity: marked(flag(), { description: 'Give the entities back.' }),
  },
  { required: ['resources'] },
)

export interface BulkCreateResourcesResponse {
  results?: BulkResourceResult[] | null | undefined
  bulkActionMetadata?: BulkActionMetadata | null | undefined
}
export const BulkCreateResourcesResponse: Shape<BulkCreateResourcesResponse> = message<BulkCreateResourcesResponse>(
  'resourceEntities.BulkCreateResourcesResponse',
  {
    results: marked(list(one('resourceEntities.BulkResourceResult'), { maxSize: 1000000 }), {
      present: true,
      description: 'One result for each item, in the order sent.',
    }),
    bulkActionMetadata: marked(one('resourceEntities.BulkActionMetadata'), { description: 'How many went well.' }),
  },
)

export interface BulkDeleteResourcesRequest {
  ids: string[]
}
export const BulkDeleteResourcesRequest: Shape<BulkDeleteResourcesRequest> = message<BulkDeleteResourcesRequest>(
  'resourceEntities.BulkDeleteResourcesRequest',
  {
    ids: marked(list(text({ format: 'guid' }), { maxSize: 50 }), { description: 'The ids.' }),
  },
  { required: ['ids'] },
)

export interface BulkDeleteResourcesResponse {
  results?: BulkResourceResult[] | null | undefined
  bulkActionMetadata?: BulkActionMetadata | null | undefined
}
export const BulkDeleteResourcesResponse: Shape<BulkDeleteResourcesResponse> = message<BulkDeleteResourcesResponse>(
  'resourceEntities.BulkDeleteResourcesResponse',
  {
    results: marked(list(one('resourceEntities.BulkResourceResult'), { maxSize: 1000000 }), {
      present: true,
      description: 'One result for each item, in the order sent.',
    }),
    bulkActionMetadata: marked(one('resourceEntities.BulkActionMetadata'), { description: 'How many went well.' }),
  },
)

export interface BulkResourceResult {
  itemMetadata?: ItemMetadata | null | undefined
  item?: Resource | null | undefined
}
export const BulkResourceResult: Shape<BulkResourceResult> = message<BulkResourceResult>(
  'resourceEntities.BulkResourceResult',
  {
    itemMetadata: marked(one('resourceEntities.ItemMetadata'), { description: 'How it went with this item.' }),
    item: marked(one('resourceEntities.Resource'), { description: 'The entity, when asked for.' }),
  },
)

export interface BulkUpdateResourcesRequest {
  resources: MaskedResource[]
  returnEntity?: boolean | null | undefined
}
export const BulkUpdateResourcesRequest: Shape<BulkUpdateResourcesRequest> = message<BulkUpdateResourcesRequest>(
  'resourceEntities.BulkUpdateResourcesRequest',
  {
    resources: marked(list(one('resourceEntities.MaskedResource'), { minSize: 1, maxSize: 100 }), {
      description: 'The resources.',
    }),
    returnEntity: marked(flag(), { description: 'Give the entities back.' }),
  },
  { required: ['resources'] },
)

export interface BulkUpdateResourcesResponse {
  results?: BulkResourceResult[] | null | undefined
  bulkActionMetadata?: BulkActionMetadata | null | undefined
}
export const BulkUpdateResourcesResponse: Shape<BulkUpdateResourcesResponse> = message<BulkUpdateResourcesResponse>(
  'resourceEntities.BulkUpdateResourcesResponse',
  {
    results: marked(list(one('resourceEntities.BulkResourceResult'), { maxSize: 1000000 }), {
      present: true,
      description: 'One result for each item, in the order sent.',
    }),
    bulkActionMetadata: marked(one('resourceEntities.BulkActionMetadata'), { description: 'How many went well.' }),
  },
)

export interface BusinessLocation {
  locationId?: string | null | undefined
}
export const BusinessLocation: Shape<BusinessLocation> = message<BusinessLocation>(
  'resourceEntities.BusinessLocation',
  {
    locationId: marked(text({ format: 'guid' }), { description: 'The location.' }),
  },
)

export interface CountResourcesRequest {
  filter?: Record<string, unknown> | null | undefined
  search?: SearchDetails | null | undefined
}
export const CountResourcesRequest: Shape<CountResourcesRequest> = message<CountResourcesRequest>(
  'resourceEntities.CountResourcesRequest',
  {
    filter: marked(freeObject(), {
      description: 'Which ones, in the query language: `{field: value}` or `{field: {$operator: value}}`.',
    }),
    search: marked(one('resourceEntities.SearchDetails'), {
      deprecated: true,
      description: 'Words, filter, order and facets.',
    }),
  },
)

export interface CountResourcesResponse {
  count?: number | null | undefined
}
export const CountResourcesResponse: Shape<CountResourcesResponse> = message<CountResourcesResponse>(
  'resourceEntities.CountResourcesResponse',
  {
    count: marked(integer(), { present: true, description: 'How many.' }),
  },
)

export interface CreateResourceRequest {
  resource: Resource
}
export const CreateResourceRequest: Shape<CreateResourceRequest> = message<CreateResourceRequest>(
  'resourceEntities.CreateResourceRequest',
  {
    resource: marked(one('resourceEntities.Resource'), { description: 'Who or what gives it.' }),
  },
  { required: ['resource'] },
)

export interface CreateResourceResponse {
  resource?: Resource | null | undefined
}
export const CreateResourceResponse: Shape<CreateResourceResponse> = message<CreateResourceResponse>(
  'resourceEntities.CreateResourceResponse',
  {
    resource: marked(one('resourceEntities.Resource'), { description: 'Who or what gives it.' }),
  },
)

export interface CursorPaging {
  limit?: number | null | undefined
  cursor?: string | null | undefined
}
export const CursorPaging: Shape<CursorPaging> = message<CursorPaging>('resourceEntities.CursorPaging', {
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
  'resourceEntities.CursorPagingMetadata',
  {
    count: marked(integer(), { description: 'How many.' }),
    cursors: marked(one('resourceEntities.Cursors'), { description: 'Where the neighbouring pages begin.' }),
    hasNext: marked(flag(), { description: 'Whether another page follows.' }),
  },
)

export interface CursorQuery {
  cursorPaging?: CursorPaging | null | undefined
  filter?: Record<string, unknown> | null | undefined
  sort?: Sorting[] | null | undefined
}
export const CursorQuery: Shape<CursorQuery> = message<CursorQuery>('resourceEntities.CursorQuery', {
  cursorPaging: marked(one('resourceEntities.CursorPaging'), { description: 'Page size, or where to go on.' }),
  filter: marked(freeObject(), {
    description: 'Which ones, in the query language: `{field: value}` or `{field: {$operator: value}}`.',
  }),
  sort: marked(list(one('resourceEntities.Sorting'), { maxSize: 5 }), {
    description: 'Order: the first entry counts most.',
  }),
})

export interface CursorSearch {
  cursorPaging?: CursorPaging | null | undefined
  filter?: Record<string, unknown> | null | undefined
  sort?: Sorting[] | null | undefined
  aggregations?: Aggregation[] | null | undefined
  search?: SearchDetails | null | undefined
  timeZone?: string | null | undefined
}
export const CursorSearch: Shape<CursorSearch> = message<CursorSearch>('resourceEntities.CursorSearch', {
  cursorPaging: marked(one('resourceEntities.CursorPaging'), { description: 'Page size, or where to go on.' }),
  filter: marked(freeObject(), {
    description: 'Which ones, in the query language: `{field: value}` or `{field: {$operator: value}}`.',
  }),
  sort: marked(list(one('resourceEntities.Sorting'), { maxSize: 10 }), {
    description: 'Order: the first entry counts most.',
  }),
  aggregations: marked(list(one('resourceEntities.Aggregation'), { maxSize: 10 }), {
    description: 'Facets to count over all that is found.',
  }),
  search: marked(one('resourceEntities.SearchDetails'), { description: 'Words, filter, order and facets.' }),
  timeZone: marked(text({ maxLength: 50 }), { description: 'IANA zone name.' }),
})

export interface Cursors {
  next?: string | null | undefined
  prev?: string | null | undefined
}
export const Cursors: Shape<Cursors> = message<Cursors>('resourceEntities.Cursors', {
  next: marked(text({ maxLength: 16000 }), { description: 'Where the next page begins; null on the last.' }),
  prev: marked(text({ maxLength: 16000 }), { description: 'Where the page before begins; null on the first.' }),
})

export interface DateHistogramAggregation {
  interval?: Interval | null | undefined
}
export const DateHistogramAggregation: Shape<DateHistogramAggregation> = message<DateHistogramAggregation>(
  'resourceEntities.DateHistogramAggregation',
  {
    interval: marked(one('resourceEntities.Interval'), { description: 'The calendar unit.' }),
  },
)

export interface DateHistogramResult {
  value?: string | null | undefined
  count?: number | null | undefined
}
export const DateHistogramResult: Shape<DateHistogramResult> = message<DateHistogramResult>(
  'resourceEntities.DateHistogramResult',
  {
    value: marked(text({ maxLength: 100 }), { description: 'The value.' }),
    count: marked(integer(), { description: 'How many.' }),
  },
)

export interface DateHistogramResults {
  results?: DateHistogramResult[] | null | undefined
}
export const DateHistogramResults: Shape<DateHistogramResults> = message<DateHistogramResults>(
  'resourceEntities.DateHistogramResults',
  {
    results: marked(list(one('resourceEntities.DateHistogramResult'), { maxSize: 200 }), {
      description: 'One result for each item, in the order sent.',
    }),
  },
)

export interface DeleteResourceRequest {
  resourceId: string
}
export const DeleteResourceRequest: Shape<DeleteResourceRequest> = message<DeleteResourceRequest>(
  'resourceEntities.DeleteResourceRequest',
  {
    resourceId: marked(text({ format: 'guid' }), { description: 'The resource.' }),
  },
  { required: ['resourceId'] },
)

export type DeleteResourceResponse = Record<string, never>
export const DeleteResourceResponse: Shape<DeleteResourceResponse> = message<DeleteResourceResponse>(
  'resourceEntities.DeleteResourceResponse',
  {},
)

export interface EventsSchedule {
  id?: string | null | undefined
  scheduleId?: string | null | undefined
}
export const EventsSchedule: Shape<EventsSchedule> = message<EventsSchedule>('resourceEntities.EventsSchedule', {
  id: marked(text({ format: 'guid' }), { deprecated: true, description: 'A GUID made by Kalends.' }),
  scheduleId: marked(text({ format: 'guid' }), { description: 'The schedule.' }),
})

export interface ExtendedFields {
  namespaces?: Record<string, Record<string, unknown>> | null | undefined
}
export const ExtendedFields: Shape<ExtendedFields> = message<ExtendedFields>('resourceEntities.ExtendedFields', {
  namespaces: marked(mapOf(freeObject()), { description: 'Data by namespace.' }),
})

export interface GetResourceRequest {
  resourceId: string
}
export const GetResourceRequest: Shape<GetResourceRequest> = message<GetResourceRequest>(
  'resourceEntities.GetResourceRequest',
  {
    resourceId: marked(text({ format: 'guid' }), { description: 'The resource.' }),
  },
  { required: ['resourceId'] },
)

export interface GetResourceResponse {
  resource?: Resource | null | undefined
}
export const GetResourceResponse: Shape<GetResourceResponse> = message<GetResourceResponse>(
  'resourceEntities.GetResourceResponse',
  {
    resource: marked(one('resourceEntities.Resource'), { description: 'Who or what gives it.' }),
  },
)

export interface GroupByAggregation {
  value?: ValueAggregation | null | undefined
  name?: string | null | undefined
  fieldPath?: string | null | undefined
}
export const GroupByAggregation: Shape<GroupByAggregation> = message<GroupByAggregation>(
  'resourceEntities.GroupByAggregation',
  {
    value: marked(one('resourceEntities.ValueAggregation'), { description: 'The value.' }),
    name: marked(text({ maxLength: 100 }), { description: 'Name.' }),
    fieldPath: marked(text({ maxLength: 200 }), { description: 'Path of the field that is counted.' }),
  },
)

export interface GroupByValueResults {
  results?: NestedValueAggregationResult[] | null | undefined
}
export const GroupByValueResults: Shape<GroupByValueResults> = message<GroupByValueResults>(
  'resourceEntities.GroupByValueResults',
  {
    results: marked(list(one('resourceEntities.NestedValueAggregationResult'), { maxSize: 1000 }), {
      description: 'One result for each item, in the order sent.',
    }),
  },
)

export interface IncludeMissingValuesOptions {
  addToBucket?: string | null | undefined
}
export const IncludeMissingValuesOptions: Shape<IncludeMissingValuesOptions> = message<IncludeMissingValuesOptions>(
  'resourceEntities.IncludeMissingValuesOptions',
  {
    addToBucket: marked(text({ maxLength: 20 }), {
      description: 'The bucket that items without a value are counted in.',
    }),
  },
)

export interface ItemMetadata {
  id?: string | null | undefined
  originalIndex?: number | null | undefined
  success?: boolean | null | undefined
  error?: ApplicationError | null | undefined
}
export const ItemMetadata: Shape<ItemMetadata> = message<ItemMetadata>('resourceEntities.ItemMetadata', {
  id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
  originalIndex: marked(integer(), { present: true, description: 'Its place in the request.' }),
  success: marked(flag(), { present: true, description: 'Whether it went well.' }),
  error: marked(one('resourceEntities.ApplicationError'), { description: 'Why it did not.' }),
})

export interface LocationOptions {
  availableInAllLocations?: boolean | null | undefined
  specificLocationOptions?: SpecificLocation | null | undefined
}
export const LocationOptions: Shape<LocationOptions> = message<LocationOptions>('resourceEntities.LocationOptions', {
  availableInAllLocations: marked(flag(), { description: 'Whether it can be used at every place.' }),
  specificLocationOptions: marked(one('resourceEntities.SpecificLocation'), {
    description: 'The place where alone it can be used.',
  }),
})

export interface MaskedResource {
  resource?: Resource | null | undefined
  fieldMask?: string | string[] | { paths: string[] } | null | undefined
}
export const MaskedResource: Shape<MaskedResource> = message<MaskedResource>('resourceEntities.MaskedResource', {
  resource: marked(one('resourceEntities.Resource'), { description: 'Who or what gives it.' }),
  fieldMask: marked(fieldMask(), { description: 'The fields to write; without it those sent.' }),
})

export interface NestedAggregation {
  nestedAggregations?: NestedAggregationItem[] | null | undefined
}
export const NestedAggregation: Shape<NestedAggregation> = message<NestedAggregation>(
  'resourceEntities.NestedAggregation',
  {
    nestedAggregations: marked(list(one('resourceEntities.NestedAggregationItem'), { minSize: 2, maxSize: 3 }), {
      description: 'The levels, outermost first.',
    }),
  },
)

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
  'resourceEntities.NestedAggregationItem',
  {
    value: marked(one('resourceEntities.ValueAggregation'), { description: 'The value.' }),
    range: marked(one('resourceEntities.RangeAggregation'), { description: 'Counts by range.' }),
    scalar: marked(one('resourceEntities.ScalarAggregation'), { description: 'One figure over all that is found.' }),
    dateHistogram: marked(one('resourceEntities.DateHistogramAggregation'), {
      description: 'Counts by calendar unit.',
    }),
    name: marked(text({ maxLength: 100 }), { description: 'Name.' }),
    type: marked(one('resourceEntities.NestedAggregationType'), { description: 'The kind.' }),
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
  'resourceEntities.NestedAggregationResults',
  {
    values: marked(one('resourceEntities.ValueResults'), { description: 'The ids.' }),
    ranges: marked(one('resourceEntities.RangeResults'), { description: 'The ranges with their counts.' }),
    scalar: marked(one('resourceEntities.AggregationResultsScalarResult'), {
      description: 'One figure over all that is found.',
    }),
    name: marked(text({ maxLength: 100 }), { description: 'Name.' }),
    type: marked(one('resourceEntities.AggregationType'), { description: 'The kind.' }),
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
  'resourceEntities.NestedResultValue',
  {
    value: marked(one('resourceEntities.ValueResult'), { description: 'The value.' }),
    range: marked(one('resourceEntities.RangeResult'), { description: 'Counts by range.' }),
    scalar: marked(one('resourceEntities.ScalarResult'), { description: 'One figure over all that is found.' }),
    dateHistogram: marked(one('resourceEntities.ValueResult'), { description: 'Counts by calendar unit.' }),
  },
)

export interface NestedResults {
  results?: Results[] | null | undefined
}
export const NestedResults: Shape<NestedResults> = message<NestedResults>('resourceEntities.NestedResults', {
  results: marked(list(one('resourceEntities.Results'), { maxSize: 1000 }), {
    description: 'One result for each item, in the order sent.',
  }),
})

export interface NestedValueAggregationResult {
  value?: string | null | undefined
  nestedResults?: NestedAggregationResults | null | undefined
}
export const NestedValueAggregationResult: Shape<NestedValueAggregationResult> = message<NestedValueAggregationResult>(
  'resourceEntities.NestedValueAggregationResult',
  {
    value: marked(text({ maxLength: 1000 }), { description: 'The value.' }),
    nestedResults: marked(one('resourceEntities.NestedAggregationResults'), { description: 'The levels below.' }),
  },
)

export interface QueryResourcesRequest {
  query?: CursorQuery | null | undefined
}
export const QueryResourcesRequest: Shape<QueryResourcesRequest> = message<QueryResourcesRequest>(
  'resourceEntities.QueryResourcesRequest',
  {
    query: marked(one('resourceEntities.CursorQuery'), { description: 'Which ones, in which order, which page.' }),
  },
)

export interface QueryResourcesResponse {
  resources?: Resource[] | null | undefined
  pagingMetadata?: CursorPagingMetadata | null | undefined
}
export const QueryResourcesResponse: Shape<QueryResourcesResponse> = message<QueryResourcesResponse>(
  'resourceEntities.QueryResourcesResponse',
  {
    resources: marked(list(one('resourceEntities.Resource'), { maxSize: 1000000 }), {
      present: true,
      description: 'The resources.',
    }),
    pagingMetadata: marked(one('resourceEntities.CursorPagingMetadata'), {
      description: 'Where this page stands among all.',
    }),
  },
)

export interface RangeAggregation {
  buckets?: RangeBucket[] | null | undefined
}
export const RangeAggregation: Shape<RangeAggregation> = message<RangeAggregation>(
  'resourceEntities.RangeAggregation',
  {
    buckets: marked(list(one('resourceEntities.RangeBucket'), { maxSize: 50 }), {
      description: 'Ranges to count in; an item falls into the first that fits.',
    }),
  },
)

export interface RangeAggregationResult {
  from?: number | null | undefined
  to?: number | null | undefined
  count?: number | null | undefined
}
export const RangeAggregationResult: Shape<RangeAggregationResult> = message<RangeAggregationResult>(
  'resourceEntities.RangeAggregationResult',
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
export const RangeBucket: Shape<RangeBucket> = message<RangeBucket>('resourceEntities.RangeBucket', {
  from: marked(decimalNumber(), { description: 'Lower bound, included.' }),
  to: marked(decimalNumber(), { description: 'Upper bound, not included.' }),
})

export interface RangeResult {
  from?: number | null | undefined
  to?: number | null | undefined
  count?: number | null | undefined
}
export const RangeResult: Shape<RangeResult> = message<RangeResult>('resourceEntities.RangeResult', {
  from: marked(decimalNumber(), { description: 'Lower bound, included.' }),
  to: marked(decimalNumber(), { description: 'Upper bound, not included.' }),
  count: marked(integer(), { description: 'How many.' }),
})

export interface RangeResults {
  results?: RangeAggregationResult[] | null | undefined
}
export const RangeResults: Shape<RangeResults> = message<RangeResults>('resourceEntities.RangeResults', {
  results: marked(list(one('resourceEntities.RangeAggregationResult'), { maxSize: 50 }), {
    description: 'One result for each item, in the order sent.',
  }),
})

export interface Resource {
  singleResource?: SingleResource | null | undefined
  id?: string | null | undefined
  revision?: string | null | undefined
  createdDate?: string | null | undefined
  updatedDate?: string | null | undefined
  name?: string | null | undefined
  type?: string | null | undefined
  typeId?: string | null | undefined
  workingHoursSchedules?: WorkingHoursSchedules | null | undefined
  locationOptions?: LocationOptions | null | undefined
  eventsSchedule?: EventsSchedule | null | undefined
  appId?: string | null | undefined
  managementType?: ManagementType | null | undefined
  extendedFields?: ExtendedFields | null | undefined
  ranking?: number | null | undefined
  bookable?: boolean | null | undefined
}
export const Resource: Shape<Resource> = message<Resource>('resourceEntities.Resource', {
  singleResource: marked(one('resourceEntities.SingleResource'), { deprecated: true, description: 'One thing.' }),
  id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
  revision: marked(text(), {
    readonly: true,
    description: 'Counts the writes of this entity, as a decimal integer in a string; send the one you read.',
  }),
  createdDate: marked(timestamp(), { readonly: true, description: 'When it was made, UTC.' }),
  updatedDate: marked(timestamp(), { readonly: true, description: 'When it was last changed, UTC.' }),
  name: marked(text({ minLength: 1, maxLength: 40 }), { description: 'Name.' }),
  type: marked(text({ format: 'guid' }), { deprecated: true, description: 'The kind.' }),
  typeId: marked(text({ format: 'guid' }), { description: 'Kind of resource.' }),
  workingHoursSchedules: marked(one('resourceEntities.WorkingHoursSchedules'), {
    description: 'The schedule with its hours.',
  }),
  locationOptions: marked(one('resourceEntities.LocationOptions'), { description: 'Where it can be used.' }),
  eventsSchedule: marked(one('resourceEntities.EventsSchedule'), {
    readonly: true,
    description: 'The schedule with its sessions.',
  }),
  appId: marked(text({ format: 'guid' }), { description: 'The app it belongs to.' }),
  managementType: marked(one('resourceEntities.ManagementType'), { description: 'Who looks after it.' }),
  extendedFields: marked(one('resourceEntities.ExtendedFields'), {
    description: 'Data of integrators, namespace by namespace.',
  }),
  ranking: marked(integer({ max: 5 }), { description: 'Place in the order in which ranked staff are asked.' }),
  bookable: marked(flag(), {
    description: 'Whether a place is free, the service can be booked online and its policy is met.',
  }),
})

export interface Results {
  results?: Record<string, NestedResultValue> | null | undefined
}
export const Results: Shape<Results> = message<Results>('resourceEntities.Results', {
  results: marked(mapOf(one('resourceEntities.NestedResultValue')), {
    description: 'One result for each item, in the order sent.',
  }),
})

export interface ScalarAggregation {
  type?: ScalarType | null | undefined
}
export const ScalarAggregation: Shape<ScalarAggregation> = message<ScalarAggregation>(
  'resourceEntities.ScalarAggregation',
  {
    type: marked(one('resourceEntities.ScalarType'), { description: 'The kind.' }),
  },
)

export interface ScalarResult {
  value?: number | null | undefined
}
export const ScalarResult: Shape<ScalarResult> = message<ScalarResult>('resourceEntities.ScalarResult', {
  value: marked(decimalNumber(), { description: 'The value.' }),
})

export interface Schedule {
  scheduleId?: string | null | undefined
  shared?: boolean | null | undefined
}
export const Schedule: Shape<Schedule> = message<Schedule>('resourceEntities.Schedule', {
  scheduleId: marked(text({ format: 'guid' }), { description: 'The schedule.' }),
  shared: marked(flag(), { description: 'Whether others have the same schedule.' }),
})

export interface SearchDetails {
  mode?: Mode | null | undefined
  expression?: string | null | undefined
  fields?: string[] | null | undefined
  fuzzy?: boolean | null | undefined
}
export const SearchDetails: Shape<SearchDetails> = message<SearchDetails>('resourceEntities.SearchDetails', {
  mode: marked(one('resourceEntities.Mode'), { description: 'Accepted and not used here.' }),
  expression: marked(text({ maxLength: 100 }), { description: 'The words to look for.' }),
  fields: marked(list(text({ maxLength: 200 }), { maxSize: 20 }), { description: 'Accepted and not used here.' }),
  fuzzy: marked(flag(), { description: 'Whether words a little different match too.' }),
})

export interface SearchResourcesRequest {
  search?: CursorSearch | null | undefined
}
export const SearchResourcesRequest: Shape<SearchResourcesRequest> = message<SearchResourcesRequest>(
  'resourceEntities.SearchResourcesRequest',
  {
    search: marked(one('resourceEntities.CursorSearch'), { description: 'Words, filter, order and facets.' }),
  },
)

export interface SearchResourcesResponse {
  resources?: Resource[] | null | undefined
  pagingMetadata?: CursorPagingMetadata | null | undefined
  aggregationData?: AggregationData | null | undefined
}
export const SearchResourcesResponse: Shape<SearchResourcesResponse> = message<SearchResourcesResponse>(
  'resourceEntities.SearchResourcesResponse',
  {
    resources: marked(list(one('resourceEntities.Resource'), { maxSize: 1000000 }), { description: 'The resources.' }),
    pagingMetadata: marked(one('resourceEntities.CursorPagingMetadata'), {
      description: 'Where this page stands among all.',
    }),
    aggregationData: marked(one('resourceEntities.AggregationData'), {
      description: 'The facets that were asked for.',
    }),
  },
)

export interface SingleResource {
  workingHoursSchedules?: V2WorkingHoursSchedules | null | undefined
  locationOptions?: LocationOptions | null | undefined
  eventsSchedule?: Schedule | null | undefined
}
export const SingleResource: Shape<SingleResource> = message<SingleResource>('resourceEntities.SingleResource', {
  workingHoursSchedules: marked(one('resourceEntities.V2WorkingHoursSchedules'), {
    description: 'The schedule with its hours.',
  }),
  locationOptions: marked(one('resourceEntities.LocationOptions'), { description: 'Where it can be used.' }),
  eventsSchedule: marked(one('resourceEntities.Schedule'), {
    readonly: true,
    description: 'The schedule with its sessions.',
  }),
})

export interface Sorting {
  fieldName?: string | null | undefined
  order?: SortOrder | null | undefined
  selectItemsBy?: Record<string, unknown>[] | null | undefined
}
export const Sorting: Shape<Sorting> = message<Sorting>('resourceEntities.Sorting', {
  fieldName: marked(text({ maxLength: 512 }), { description: 'Name of the field.' }),
  order: marked(one('resourceEntities.SortOrder'), { description: 'ASC or DESC; ASC unless sent.' }),
  selectItemsBy: marked(list(freeObject(), { maxSize: 10 }), { description: 'Accepted and not used here.' }),
})

export interface SpecificLocation {
  availableInCustomerLocations?: boolean | null | undefined
  availableInCustomLocations?: boolean | null | undefined
  availableInBusinessLocations?: boolean | null | undefined
  businessLocations?: BusinessLocation[] | null | undefined
}
export const SpecificLocation: Shape<SpecificLocation> = message<SpecificLocation>(
  'resourceEntities.SpecificLocation',
  {
    availableInCustomerLocations: marked(flag(), { description: 'Whether it can be used at customers’.' }),
    availableInCustomLocations: marked(flag(), {
      description: 'Whether it can be used at places given with a service.',
    }),
    availableInBusinessLocations: marked(flag(), { description: 'Whether it can be used at places of the business.' }),
    businessLocations: marked(list(one('resourceEntities.BusinessLocation'), { maxSize: 100 }), {
      present: true,
      description: 'Places of the business.',
    }),
  },
)

export interface UpdateResourceRequest {
  resource: Resource
  mask?: string | string[] | { paths: string[] } | null | undefined
}
export const UpdateResourceRequest: Shape<UpdateResourceRequest> = message<UpdateResourceRequest>(
  'resourceEntities.UpdateResourceRequest',
  {
    resource: marked(one('resourceEntities.Resource'), { description: 'Who or what gives it.' }),
    mask: marked(fieldMask(), { description: 'The fields to write; without it those sent.' }),
  },
  { required: ['resource'] },
)

export interface UpdateResourceResponse {
  resource?: Resource | null | undefined
}
export const UpdateResourceResponse: Shape<UpdateResourceResponse> = message<UpdateResourceResponse>(
  'resourceEntities.UpdateResourceResponse',
  {
    resource: marked(one('resourceEntities.Resource'), { description: 'Who or what gives it.' }),
  },
)

export interface V2WorkingHoursSchedules {
  values?: Schedule[] | null | undefined
}
export const V2WorkingHoursSchedules: Shape<V2WorkingHoursSchedules> = message<V2WorkingHoursSchedules>(
  'resourceEntities.V2WorkingHoursSchedules',
  {
    values: marked(list(one('resourceEntities.Schedule'), { maxSize: 1 }), { description: 'The ids.' }),
  },
)

export interface ValueAggregation {
  includeOptions?: IncludeMissingValuesOptions | null | undefined
  sortType?: SortType | null | undefined
  sortDirection?: SortDirection | null | undefined
  limit?: number | null | undefined
  missingValues?: MissingValues | null | undefined
}
export const ValueAggregation: Shape<ValueAggregation> = message<ValueAggregation>(
  'resourceEntities.ValueAggregation',
  {
    includeOptions: marked(one('resourceEntities.IncludeMissingValuesOptions'), {
      description: 'How items without a value are counted.',
    }),
    sortType: marked(one('resourceEntities.SortType'), { description: 'By COUNT or by VALUE.' }),
    sortDirection: marked(one('resourceEntities.SortDirection'), { description: 'ASC or DESC.' }),
    limit: marked(integer(), { description: 'Page size.' }),
    missingValues: marked(one('resourceEntities.MissingValues'), {
      description: 'Whether items without a value are counted.',
    }),
  },
)

export interface ValueAggregationResult {
  value?: string | null | undefined
  count?: number | null | undefined
}
export const ValueAggregationResult: Shape<ValueAggregationResult> = message<ValueAggregationResult>(
  'resourceEntities.ValueAggregationResult',
  {
    value: marked(text({ maxLength: 100 }), { description: 'The value.' }),
    count: marked(integer(), { description: 'How many.' }),
  },
)

export interface ValueResult {
  value?: string | null | undefined
  count?: number | null | undefined
}
export const ValueResult: Shape<ValueResult> = message<ValueResult>('resourceEntities.ValueResult', {
  value: marked(text({ maxLength: 1000 }), { description: 'The value.' }),
  count: marked(integer(), { description: 'How many.' }),
})

export interface ValueResults {
  results?: ValueAggregationResult[] | null | undefined
}
export const ValueResults: Shape<ValueResults> = message<ValueResults>('resourceEntities.ValueResults', {
  results: marked(list(one('resourceEntities.ValueAggregationResult'), { maxSize: 250 }), {
    description: 'One result for each item, in the order sent.',
  }),
})

export interface WorkingHoursSchedule {
  scheduleId?: string | null | undefined
  shared?: boolean | null | undefined
}
export const WorkingHoursSchedule: Shape<WorkingHoursSchedule> = message<WorkingHoursSchedule>(
  'resourceEntities.WorkingHoursSchedule',
  {
    scheduleId: marked(text({ format: 'guid' }), { description: 'The schedule.' }),
    shared: marked(flag(), { readonly: true, description: 'Whether others have the same schedule.' }),
  },
)

export interface WorkingHoursSchedules {
  values?: WorkingHoursSchedule[] | null | undefined
}
export const WorkingHoursSchedules: Shape<WorkingHoursSchedules> = message<WorkingHoursSchedules>(
  'resourceEntities.WorkingHoursSchedules',
  {
    values: marked(list(one('resourceEntities.WorkingHoursSchedule'), { maxSize: 1 }), {
      present: true,
      description: 'The ids.',
    }),
  },
)
