// Made by scripts/make-shapes.ts from facts/bookings/resource-types.json. Do not edit.
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

export type CreateResourceTypeErrors = 'FAILED_TO_CREATE_RESOURCES'
export const CreateResourceTypeErrors = enumeration<CreateResourceTypeErrors>(
  'resourceTypes.CreateResourceTypeErrors',
  ['FAILED_TO_CREATE_RESOURCES'],
)

export type RequestedFields =
  | 'TOTAL_RESOURCE_COUNT'
  | 'SPECIFIC_LOCATION_TYPE_RESOURCE_COUNTS'
  | 'DISTINCT_RESOURCE_LOCATIONS'
export const RequestedFields = enumeration<RequestedFields>('resourceTypes.RequestedFields', [
  'TOTAL_RESOURCE_COUNT',
  'SPECIFIC_LOCATION_TYPE_RESOURCE_COUNTS',
  'DISTINCT_RESOURCE_LOCATIONS',
])

export type SortOrder = 'ASC' | 'DESC'
export const SortOrder = enumeration<SortOrder>('resourceTypes.SortOrder', ['ASC', 'DESC'])

export interface BusinessLocation {
  locationId?: string | null | undefined
}
export const BusinessLocation: Shape<BusinessLocation> = message<BusinessLocation>('resourceTypes.BusinessLocation', {
  locationId: marked(text({ format: 'guid' }), { description: 'The location.' }),
})

export interface CountResourceTypesRequest {
  filter?: Record<string, unknown> | null | undefined
}
export const CountResourceTypesRequest: Shape<CountResourceTypesRequest> = message<CountResourceTypesRequest>(
  'resourceTypes.CountResourceTypesRequest',
  {
    filter: marked(freeObject(), {
      description: 'Which ones, in the query language: `{field: value}` or `{field: {$operator: value}}`.',
    }),
  },
)

export interface CountResourceTypesResponse {
  count?: number | null | undefined
}
export const CountResourceTypesResponse: Shape<CountResourceTypesResponse> = message<CountResourceTypesResponse>(
  'resourceTypes.CountResourceTypesResponse',
  {
    count: marked(integer(), { present: true, description: 'How many.' }),
  },
)

export interface CreateResourceTypeRequest {
  resourceType: ResourceType
  quantity?: number | null | undefined
  locationOptions?: LocationOptions | null | undefined
  fields?: RequestedFields[] | null | undefined
}
export const CreateResourceTypeRequest: Shape<CreateResourceTypeRequest> = message<CreateResourceTypeRequest>(
  'resourceTypes.CreateResourceTypeRequest',
  {
    resourceType: marked(one('resourceTypes.ResourceType'), { description: 'The kind of resource.' }),
    quantity: marked(integer({ max: 50 }), { description: 'How many of it.' }),
    locationOptions: marked(one('resourceTypes.LocationOptions'), { description: 'Where it can be used.' }),
    fields: marked(list(one('resourceTypes.RequestedFields'), { maxSize: 10 }), {
      description: 'Accepted and not used here.',
    }),
  },
  { required: ['resourceType'] },
)

export interface CreateResourceTypeResponse {
  resourceType?: ResourceType | null | undefined
  partialErrors?: CreateResourceTypeErrors[] | null | undefined
}
export const CreateResourceTypeResponse: Shape<CreateResourceTypeResponse> = message<CreateResourceTypeResponse>(
  'resourceTypes.CreateResourceTypeResponse',
  {
    resourceType: marked(one('resourceTypes.ResourceType'), { description: 'The kind of resource.' }),
    partialErrors: marked(list(one('resourceTypes.CreateResourceTypeErrors'), { maxSize: 1000000 }), {
      description: 'What was not copied.',
    }),
  },
)

export interface CursorPaging {
  limit?: number | null | undefined
  cursor?: string | null | undefined
}
export const CursorPaging: Shape<CursorPaging> = message<CursorPaging>('resourceTypes.CursorPaging', {
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
  'resourceTypes.CursorPagingMetadata',
  {
    count: marked(integer(), { description: 'How many.' }),
    cursors: marked(one('resourceTypes.Cursors'), { description: 'Where the neighbouring pages begin.' }),
    hasNext: marked(flag(), { description: 'Whether another page follows.' }),
  },
)

export interface CursorQuery {
  cursorPaging?: CursorPaging | null | undefined
  filter?: Record<string, unknown> | null | undefined
  sort?: Sorting[] | null | undefined
}
export const CursorQuery: Shape<CursorQuery> = message<CursorQuery>('resourceTypes.CursorQuery', {
  cursorPaging: marked(one('resourceTypes.CursorPaging'), { description: 'Page size, or where to go on.' }),
  filter: marked(freeObject(), {
    description: 'Which ones, in the query language: `{field: value}` or `{field: {$operator: value}}`.',
  }),
  sort: marked(list(one('resourceTypes.Sorting'), { maxSize: 3 }), {
    description: 'Order: the first entry counts most.',
  }),
})

export interface Cursors {
  next?: string | null | undefined
  prev?: string | null | undefined
}
export const Cursors: Shape<Cursors> = message<Cursors>('resourceTypes.Cursors', {
  next: marked(text({ maxLength: 16000 }), { description: 'Where the next page begins; null on the last.' }),
  prev: marked(text({ maxLength: 16000 }), { description: 'Where the page before begins; null on the first.' }),
})

export interface DeleteResourceTypeRequest {
  resourceTypeId: string
}
export const DeleteResourceTypeRequest: Shape<DeleteResourceTypeRequest> = message<DeleteResourceTypeRequest>(
  'resourceTypes.DeleteResourceTypeRequest',
  {
    resourceTypeId: marked(text({ format: 'guid' }), { description: 'The kind of resource.' }),
  },
  { required: ['resourceTypeId'] },
)

export type DeleteResourceTypeResponse = Record<string, never>
export const DeleteResourceTypeResponse: Shape<DeleteResourceTypeResponse> = message<DeleteResourceTypeResponse>(
  'resourceTypes.DeleteResourceTypeResponse',
  {},
)

export interface DistinctLocationIds {
  values?: string[] | null | undefined
}
export const DistinctLocationIds: Shape<DistinctLocationIds> = message<DistinctLocationIds>(
  'resourceTypes.DistinctLocationIds',
  {
    values: marked(list(text({ format: 'guid' }), { maxSize: 50 }), { description: 'The ids.' }),
  },
)

export interface ExtendedFields {
  namespaces?: Record<string, Record<string, unknown>> | null | undefined
}
export const ExtendedFields: Shape<ExtendedFields> = message<ExtendedFields>('resourceTypes.ExtendedFields', {
  namespaces: marked(mapOf(freeObject()), { description: 'Data by namespace.' }),
})

export interface GetResourceTypeRequest {
  resourceTypeId: string
  fields?: RequestedFields[] | null | undefined
}
export const GetResourceTypeRequest: Shape<GetResourceTypeRequest> = message<GetResourceTypeRequest>(
  'resourceTypes.GetResourceTypeRequest',
  {
    resourceTypeId: marked(text({ format: 'guid' }), { description: 'The kind of resource.' }),
    fields: marked(list(one('resourceTypes.RequestedFields'), { maxSize: 10 }), {
      description: 'Accepted and not used here.',
    }),
  },
  { required: ['resourceTypeId'] },
)

export interface GetResourceTypeResponse {
  resourceType?: ResourceType | null | undefined
}
export const GetResourceTypeResponse: Shape<GetResourceTypeResponse> = message<GetResourceTypeResponse>(
  'resourceTypes.GetResourceTypeResponse',
  {
    resourceType: marked(one('resourceTypes.ResourceType'), { description: 'The kind of resource.' }),
  },
)

export interface LocationOptions {
  availableInAllLocations?: boolean | null | undefined
  specificLocationOptions?: SpecificLocation | null | undefined
}
export const LocationOptions: Shape<LocationOptions> = message<LocationOptions>('resourceTypes.LocationOptions', {
  availableInAllLocations: marked(flag(), { description: 'Whether it can be used at every place.' }),
  specificLocationOptions: marked(one('resourceTypes.SpecificLocation'), {
    description: 'The place where alone it can be used.',
  }),
})

export interface QueryResourceTypesRequest {
  query?: CursorQuery | null | undefined
  fields?: RequestedFields[] | null | undefined
}
export const QueryResourceTypesRequest: Shape<QueryResourceTypesRequest> = message<QueryResourceTypesRequest>(
  'resourceTypes.QueryResourceTypesRequest',
  {
    query: marked(one('resourceTypes.CursorQuery'), { description: 'Which ones, in which order, which page.' }),
    fields: marked(list(one('resourceTypes.RequestedFields'), { maxSize: 10 }), {
      description: 'Accepted and not used here.',
    }),
  },
)

export interface QueryResourceTypesResponse {
  resourceTypes?: ResourceType[] | null | undefined
  pagingMetadata?: CursorPagingMetadata | null | undefined
}
export const QueryResourceTypesResponse: Shape<QueryResourceTypesResponse> = message<QueryResourceTypesResponse>(
  'resourceTypes.QueryResourceTypesResponse',
  {
    resourceTypes: marked(list(one('resourceTypes.ResourceType'), { maxSize: 1000000 }), {
      present: true,
      description: 'Only slots for which one of these is free.',
    }),
    pagingMetadata: marked(one('resourceTypes.CursorPagingMetadata'), {
      description: 'Where this page stands among all.',
    }),
  },
)

export interface ResourceCounts {
  total?: number | null | undefined
  hasResourcesInAllLocations?: boolean | null | undefined
  hasResourcesInCustomerLocations?: boolean | null | undefined
  hasResourcesInCustomLocations?: boolean | null | undefined
  distinctBusinessLocationsCount?: number | null | undefined
  distinctLocationIds?: DistinctLocationIds | null | undefined
}
export const ResourceCounts: Shape<ResourceCounts> = message<ResourceCounts>('resourceTypes.ResourceCounts', {
  total: marked(integer(), { readonly: true, description: 'How many in all.' }),
  hasResourcesInAllLocations: marked(flag(), {
    readonly: true,
    description: 'Whether one can be used at every place.',
  }),
  hasResourcesInCustomerLocations: marked(flag(), {
    readonly: true,
    description: 'Whether one can be used at customers’.',
  }),
  hasResourcesInCustomLocations: marked(flag(), {
    readonly: true,
    description: 'Whether one can be used at places given with a service.',
  }),
  distinctBusinessLocationsCount: marked(integer(), {
    readonly: true,
    description: 'How many different places of the business there are.',
  }),
  distinctLocationIds: marked(one('resourceTypes.DistinctLocationIds'), {
    readonly: true,
    description: 'The different places.',
  }),
})

export interface ResourceType {
  id?: string | null | undefined
  revision?: string | null | undefined
  createdDate?: string | null | undefined
  updatedDate?: string | null | undefined
  name?: string | null | undefined
  appId?: string | null | undefined
  resourceCounts?: ResourceCounts | null | undefined
  extendedFields?: ExtendedFields | null | undefined
}
export const ResourceType: Shape<ResourceType> = message<ResourceType>('resourceTypes.ResourceType', {
  id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
  revision: marked(text(), {
    readonly: true,
    description: 'Counts the writes of this entity, as a decimal integer in a string; send the one you read.',
  }),
  createdDate: marked(timestamp(), { readonly: true, description: 'When it was made, UTC.' }),
  updatedDate: marked(timestamp(), { readonly: true, description: 'When it was last changed, UTC.' }),
  name: marked(text({ minLength: 1, maxLength: 40 }), { description: 'Name.' }),
  appId: marked(text({ format: 'guid' }), { description: 'The app it belongs to.' }),
  resourceCounts: marked(one('resourceTypes.ResourceCounts'), {
    readonly: true,
    description: 'How many resources there are, and where.',
  }),
  extendedFields: marked(one('resourceTypes.ExtendedFields'), {
    description: 'Data of integrators, namespace by namespace.',
  }),
})

export interface Sorting {
  fieldName?: string | null | undefined
  order?: SortOrder | null | undefined
}
export const Sorting: Shape<Sorting> = message<Sorting>('resourceTypes.Sorting', {
  fieldName: marked(text({ maxLength: 200 }), { description: 'Name of the field.' }),
  order: marked(one('resourceTypes.SortOrder'), { description: 'ASC or DESC; ASC unless sent.' }),
})

export interface SpecificLocation {
  availableInCustomerLocations?: boolean | null | undefined
  availableInCustomLocations?: boolean | null | undefined
  availableInBusinessLocations?: boolean | null | undefined
  businessLocations?: BusinessLocation[] | null | undefined
}
export const SpecificLocation: Shape<SpecificLocation> = message<SpecificLocation>('resourceTypes.SpecificLocation', {
  availableInCustomerLocations: marked(flag(), { description: 'Whether it can be used at customers’.' }),
  availableInCustomLocations: marked(flag(), { description: 'Whether it can be used at places given with a service.' }),
  availableInBusinessLocations: marked(flag(), { description: 'Whether it can be used at places of the business.' }),
  businessLocations: marked(list(one('resourceTypes.BusinessLocation'), { maxSize: 100 }), {
    description: 'Places of the business.',
  }),
})

export interface UpdateResourceTypeRequest {
  resourceType: ResourceType
  mask?: string | string[] | { paths: string[] } | null | undefined
  fields?: RequestedFields[] | null | undefined
}
export const UpdateResourceTypeRequest: Shape<UpdateResourceTypeRequest> = message<UpdateResourceTypeRequest>(
  'resourceTypes.UpdateResourceTypeRequest',
  {
    resourceType: marked(one('resourceTypes.ResourceType'), { description: 'The kind of resource.' }),
    mask: marked(fieldMask(), { description: 'The fields to write; without it those sent.' }),
    fields: marked(list(one('resourceTypes.RequestedFields'), { maxSize: 10 }), {
      description: 'Accepted and not used here.',
    }),
  },
  { required: ['resourceType'] },
)

export interface UpdateResourceTypeResponse {
  resourceType?: ResourceType | null | undefined
}
export const UpdateResourceTypeResponse: Shape<UpdateResourceTypeResponse> = message<UpdateResourceTypeResponse>(
  'resourceTypes.UpdateResourceTypeResponse',
  {
    resourceType: marked(one('resourceTypes.ResourceType'), { description: 'The kind of resource.' }),
  },
)
