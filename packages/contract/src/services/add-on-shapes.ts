// Made by scripts/make-shapes.ts from facts/bookings/add-ons.json. Do not edit.
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

export type SortOrder = 'ASC' | 'DESC'
export const SortOrder = enumeration<SortOrder>('addOns.SortOrder', ['ASC', 'DESC'])

export interface AddOn {
  durationInMinutes?: number | null | undefined
  maxQuantity?: number | null | undefined
  id?: string | null | undefined
  revision?: string | null | undefined
  createdDate?: string | null | undefined
  updatedDate?: string | null | undefined
  name?: string | null | undefined
  price?: Money | null | undefined
  taxGroup?: string | null | undefined
  mainMedia?: MediaItem | null | undefined
  extendedFields?: ExtendedFields | null | undefined
  tags?: Tags | null | undefined
}
export const AddOn: Shape<AddOn> = message<AddOn>('addOns.AddOn', {
  durationInMinutes: marked(integer({ min: 1, max: 1440 }), { description: 'Length in minutes.' }),
  maxQuantity: marked(integer({ min: 1, max: 9999 }), { description: 'How many one may have.' }),
  id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
  revision: marked(text(), {
    readonly: true,
    description: 'Counts the writes of this entity, as a decimal integer in a string; send the one you read.',
  }),
  createdDate: marked(timestamp(), { readonly: true, description: 'When it was made, UTC.' }),
  updatedDate: marked(timestamp(), { readonly: true, description: 'When it was last changed, UTC.' }),
  name: marked(text({ minLength: 1, maxLength: 100 }), { description: 'Name.' }),
  price: marked(one('addOns.Money'), { description: 'The price.' }),
  taxGroup: marked(text({ format: 'guid' }), { description: 'Accepted and not used here.' }),
  mainMedia: marked(one('addOns.MediaItem'), { description: 'The main picture.' }),
  extendedFields: marked(one('addOns.ExtendedFields'), { description: 'Data of integrators, namespace by namespace.' }),
  tags: marked(one('addOns.Tags'), { description: 'Words that sort it: INDIVIDUAL, GROUP, COURSE.' }),
})

export interface ApplicationError {
  code?: string | null | undefined
  description?: string | null | undefined
  data?: Record<string, unknown> | null | undefined
}
export const ApplicationError: Shape<ApplicationError> = message<ApplicationError>('addOns.ApplicationError', {
  code: marked(text(), { present: true, description: 'Short code.' }),
  description: marked(text(), { present: true, description: 'A longer text.' }),
  data: marked(freeObject(), { description: 'What exactly, as the code says.' }),
})

export interface BulkActionMetadata {
  totalSuccesses?: number | null | undefined
  totalFailures?: number | null | undefined
  undetailedFailures?: number | null | undefined
}
export const BulkActionMetadata: Shape<BulkActionMetadata> = message<BulkActionMetadata>('addOns.BulkActionMetadata', {
  totalSuccesses: marked(integer(), { present: true, description: 'How many went well.' }),
  totalFailures: marked(integer(), { present: true, description: 'How many did not.' }),
  undetailedFailures: marked(integer(), { present: true, description: 'Failures without details: none.' }),
})

export interface BulkAddOnResult {
  itemMetadata?: ItemMetadata | null | undefined
  item?: AddOn | null | undefined
}
export const BulkAddOnResult: Shape<BulkAddOnResult> = message<BulkAddOnResult>('addOns.BulkAddOnResult', {
  itemMetadata: marked(one('addOns.ItemMetadata'), { description: 'How it went with this item.' }),
  item: marked(one('addOns.AddOn'), { description: 'The entity, when asked for.' }),
})

export interface BulkCreateAddOnsRequest {
  addOns: AddOn[]
  returnEntity?: boolean | null | undefined
}
export const BulkCreateAddOnsRequest: Shape<BulkCreateAddOnsRequest> = message<BulkCreateAddOnsRequest>(
  'addOns.BulkCreateAddOnsRequest',
  {
    addOns: marked(list(one('addOns.AddOn'), { minSize: 1, maxSize: 100 }), { description: 'The add-ons.' }),
    returnEntity: marked(flag(), { description: 'Give the entities back.' }),
  },
  { required: ['addOns'] },
)

export interface BulkCreateAddOnsResponse {
  results?: BulkAddOnResult[] | null | undefined
  bulkActionMetadata?: BulkActionMetadata | null | undefined
}
export const BulkCreateAddOnsResponse: Shape<BulkCreateAddOnsResponse> = message<BulkCreateAddOnsResponse>(
  'addOns.BulkCreateAddOnsResponse',
  {
    results: marked(list(one('addOns.BulkAddOnResult'), { minSize: 1, maxSize: 100 }), {
      present: true,
      description: 'One result for each item, in the order sent.',
    }),
    bulkActionMetadata: marked(one('addOns.BulkActionMetadata'), { description: 'How many went well.' }),
  },
)

export interface BulkDeleteAddOnsRequest {
  addOnIds: string[]
}
export const BulkDeleteAddOnsRequest: Shape<BulkDeleteAddOnsRequest> = message<BulkDeleteAddOnsRequest>(
  'addOns.BulkDeleteAddOnsRequest',
  {
    addOnIds: marked(list(text({ format: 'guid' }), { minSize: 1, maxSize: 100 }), {
      description: 'Add-ons, in the order they are shown.',
    }),
  },
  { required: ['addOnIds'] },
)

export interface BulkDeleteAddOnsResponse {
  results?: BulkDeleteAddOnsResponseBulkAddOnResult[] | null | undefined
  bulkActionMetadata?: BulkActionMetadata | null | undefined
}
export const BulkDeleteAddOnsResponse: Shape<BulkDeleteAddOnsResponse> = message<BulkDeleteAddOnsResponse>(
  'addOns.BulkDeleteAddOnsResponse',
  {
    results: marked(list(one('addOns.BulkDeleteAddOnsResponseBulkAddOnResult'), { minSize: 1, maxSize: 100 }), {
      present: true,
      description: 'One result for each item, in the order sent.',
    }),
    bulkActionMetadata: marked(one('addOns.BulkActionMetadata'), { description: 'How many went well.' }),
  },
)

export interface BulkDeleteAddOnsResponseBulkAddOnResult {
  itemMetadata?: ItemMetadata | null | undefined
}
export const BulkDeleteAddOnsResponseBulkAddOnResult: Shape<BulkDeleteAddOnsResponseBulkAddOnResult> =
  message<BulkDeleteAddOnsResponseBulkAddOnResult>('addOns.BulkDeleteAddOnsResponseBulkAddOnResult', {
    itemMetadata: marked(one('addOns.ItemMetadata'), { description: 'How it went with this item.' }),
  })

export interface BulkUpdateAddOnsRequest {
  addOns: MaskedAddOn[]
  returnEntity?: boolean | null | undefined
}
export const BulkUpdateAddOnsRequest: Shape<BulkUpdateAddOnsRequest> = message<BulkUpdateAddOnsRequest>(
  'addOns.BulkUpdateAddOnsRequest',
  {
    addOns: marked(list(one('addOns.MaskedAddOn'), { minSize: 1, maxSize: 100 }), { description: 'The add-ons.' }),
    returnEntity: marked(flag(), { description: 'Give the entities back.' }),
  },
  { required: ['addOns'] },
)

export interface BulkUpdateAddOnsResponse {
  results?: BulkUpdateAddOnsResponseBulkAddOnResult[] | null | undefined
  bulkActionMetadata?: BulkActionMetadata | null | undefined
}
export const BulkUpdateAddOnsResponse: Shape<BulkUpdateAddOnsResponse> = message<BulkUpdateAddOnsResponse>(
  'addOns.BulkUpdateAddOnsResponse',
  {
    results: marked(list(one('addOns.BulkUpdateAddOnsResponseBulkAddOnResult'), { minSize: 1, maxSize: 100 }), {
      present: true,
      description: 'One result for each item, in the order sent.',
    }),
    bulkActionMetadata: marked(one('addOns.BulkActionMetadata'), { description: 'How many went well.' }),
  },
)

export interface BulkUpdateAddOnsResponseBulkAddOnResult {
  itemMetadata?: ItemMetadata | null | undefined
  item?: AddOn | null | undefined
}
export const BulkUpdateAddOnsResponseBulkAddOnResult: Shape<BulkUpdateAddOnsResponseBulkAddOnResult> =
  message<BulkUpdateAddOnsResponseBulkAddOnResult>('addOns.BulkUpdateAddOnsResponseBulkAddOnResult', {
    itemMetadata: marked(one('addOns.ItemMetadata'), { description: 'How it went with this item.' }),
    item: marked(one('addOns.AddOn'), { description: 'The entity, when asked for.' }),
  })

export interface CreateAddOnRequest {
  addOn: AddOn
}
export const CreateAddOnRequest: Shape<CreateAddOnRequest> = message<CreateAddOnRequest>(
  'addOns.CreateAddOnRequest',
  {
    addOn: marked(one('addOns.AddOn'), { description: 'The add-on.' }),
  },
  { required: ['addOn'] },
)

export interface CreateAddOnResponse {
  addOn?: AddOn | null | undefined
}
export const CreateAddOnResponse: Shape<CreateAddOnResponse> = message<CreateAddOnResponse>(
  'addOns.CreateAddOnResponse',
  {
    addOn: marked(one('addOns.AddOn'), { description: 'The add-on.' }),
  },
)

export interface CursorPaging {
  limit?: number | null | undefined
  cursor?: string | null | undefined
}
export const CursorPaging: Shape<CursorPaging> = message<CursorPaging>('addOns.CursorPaging', {
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
  'addOns.CursorPagingMetadata',
  {
    count: marked(integer(), { description: 'How many.' }),
    cursors: marked(one('addOns.Cursors'), { description: 'Where the neighbouring pages begin.' }),
    hasNext: marked(flag(), { description: 'Whether another page follows.' }),
  },
)

export interface CursorQuery {
  cursorPaging?: CursorPaging | null | undefined
  filter?: Record<string, unknown> | null | undefined
  sort?: Sorting[] | null | undefined
}
export const CursorQuery: Shape<CursorQuery> = message<CursorQuery>('addOns.CursorQuery', {
  cursorPaging: marked(one('addOns.CursorPaging'), { description: 'Page size, or where to go on.' }),
  filter: marked(freeObject(), {
    description: 'Which ones, in the query language: `{field: value}` or `{field: {$operator: value}}`.',
  }),
  sort: marked(list(one('addOns.Sorting'), { maxSize: 5 }), { description: 'Order: the first entry counts most.' }),
})

export interface Cursors {
  next?: string | null | undefined
  prev?: string | null | undefined
}
export const Cursors: Shape<Cursors> = message<Cursors>('addOns.Cursors', {
  next: marked(text({ maxLength: 16000 }), { description: 'Where the next page begins; null on the last.' }),
  prev: marked(text({ maxLength: 16000 }), { description: 'Where the page before begins; null on the first.' }),
})

export interface DeleteAddOnRequest {
  addOnId: string
}
export const DeleteAddOnRequest: Shape<DeleteAddOnRequest> = message<DeleteAddOnRequest>(
  'addOns.DeleteAddOnRequest',
  {
    addOnId: marked(text({ format: 'guid' }), { description: 'The add-on.' }),
  },
  { required: ['addOnId'] },
)

export type DeleteAddOnResponse = Record<string, never>
export const DeleteAddOnResponse: Shape<DeleteAddOnResponse> = message<DeleteAddOnResponse>(
  'addOns.DeleteAddOnResponse',
  {},
)

export interface ExtendedFields {
  namespaces?: Record<string, Record<string, unknown>> | null | undefined
}
export const ExtendedFields: Shape<ExtendedFields> = message<ExtendedFields>('addOns.ExtendedFields', {
  namespaces: marked(mapOf(freeObject()), { description: 'Data by namespace.' }),
})

export interface GetAddOnRequest {
  addOnId: string
}
export const GetAddOnRequest: Shape<GetAddOnRequest> = message<GetAddOnRequest>(
  'addOns.GetAddOnRequest',
  {
    addOnId: marked(text({ format: 'guid' }), { description: 'The add-on.' }),
  },
  { required: ['addOnId'] },
)

export interface GetAddOnResponse {
  addOn?: AddOn | null | undefined
}
export const GetAddOnResponse: Shape<GetAddOnResponse> = message<GetAddOnResponse>('addOns.GetAddOnResponse', {
  addOn: marked(one('addOns.AddOn'), { description: 'The add-on.' }),
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
export const Image: Shape<Image> = message<Image>('addOns.Image', {
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
export const ItemMetadata: Shape<ItemMetadata> = message<ItemMetadata>('addOns.ItemMetadata', {
  id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
  originalIndex: marked(integer(), { present: true, description: 'Its place in the request.' }),
  success: marked(flag(), { present: true, description: 'Whether it went well.' }),
  error: marked(one('addOns.ApplicationError'), { description: 'Why it did not.' }),
})

export interface MaskedAddOn {
  addOn?: AddOn | null | undefined
  fieldMask?: string | string[] | { paths: string[] } | null | undefined
}
export const MaskedAddOn: Shape<MaskedAddOn> = message<MaskedAddOn>('addOns.MaskedAddOn', {
  addOn: marked(one('addOns.AddOn'), { description: 'The add-on.' }),
  fieldMask: marked(fieldMask(), { description: 'The fields to write; without it those sent.' }),
})

export interface MediaItem {
  image?: Image | null | undefined
}
export const MediaItem: Shape<MediaItem> = message<MediaItem>('addOns.MediaItem', {
  image: marked(one('addOns.Image'), { description: 'The picture.' }),
})

export interface Money {
  value?: string | null | undefined
  currency?: string | null | undefined
  formattedValue?: string | null | undefined
}
export const Money: Shape<Money> = message<Money>('addOns.Money', {
  value: marked(text({ format: 'decimal-value' }), { present: true, description: 'The value.' }),
  currency: marked(text({ format: 'currency' }), { present: true, description: 'ISO 4217 code.' }),
  formattedValue: marked(text({ maxLength: 50 }), { description: 'The amount as it is shown.' }),
})

export interface QueryAddOnsRequest {
  query?: CursorQuery | null | undefined
}
export const QueryAddOnsRequest: Shape<QueryAddOnsRequest> = message<QueryAddOnsRequest>('addOns.QueryAddOnsRequest', {
  query: marked(one('addOns.CursorQuery'), { description: 'Which ones, in which order, which page.' }),
})

export interface QueryAddOnsResponse {
  addOns?: AddOn[] | null | undefined
  pagingMetadata?: CursorPagingMetadata | null | undefined
}
export const QueryAddOnsResponse: Shape<QueryAddOnsResponse> = message<QueryAddOnsResponse>(
  'addOns.QueryAddOnsResponse',
  {
    addOns: marked(list(one('addOns.AddOn'), { maxSize: 1000000 }), { present: true, description: 'The add-ons.' }),
    pagingMetadata: marked(one('addOns.CursorPagingMetadata'), { description: 'Where this page stands among all.' }),
  },
)

export interface Sorting {
  fieldName?: string | null | undefined
  order?: SortOrder | null | undefined
}
export const Sorting: Shape<Sorting> = message<Sorting>('addOns.Sorting', {
  fieldName: marked(text({ maxLength: 512 }), { description: 'Name of the field.' }),
  order: marked(one('addOns.SortOrder'), { description: 'ASC or DESC; ASC unless sent.' }),
})

export interface TagList {
  tagIds?: string[] | null | undefined
}
export const TagList: Shape<TagList> = message<TagList>('addOns.TagList', {
  tagIds: marked(list(text({ maxLength: 5 }), { maxSize: 100 }), { present: true, description: 'Tags.' }),
})

export interface Tags {
  privateTags?: TagList | null | undefined
  tags?: TagList | null | undefined
}
export const Tags: Shape<Tags> = message<Tags>('addOns.Tags', {
  privateTags: marked(one('addOns.TagList'), { description: 'Tags that only those who work here see.' }),
  tags: marked(one('addOns.TagList'), { description: 'Words that sort it: INDIVIDUAL, GROUP, COURSE.' }),
})

export interface UpdateAddOnRequest {
  addOn: AddOn
  fieldMask?: string | string[] | { paths: string[] } | null | undefined
}
export const UpdateAddOnRequest: Shape<UpdateAddOnRequest> = message<UpdateAddOnRequest>(
  'addOns.UpdateAddOnRequest',
  {
    addOn: marked(one('addOns.AddOn'), { description: 'The add-on.' }),
    fieldMask: marked(fieldMask(), { description: 'The fields to write; without it those sent.' }),
  },
  { required: ['addOn'] },
)

export interface UpdateAddOnResponse {
  addOn?: AddOn | null | undefined
}
export const UpdateAddOnResponse: Shape<UpdateAddOnResponse> = message<UpdateAddOnResponse>(
  'addOns.UpdateAddOnResponse',
  {
    addOn: marked(one('addOns.AddOn'), { description: 'The add-on.' }),
  },
)
