// Made by scripts/make-shapes.ts from facts/bookings/categories-v-2.json. Do not edit.
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

export type Position = 'LAST' | 'FIRST' | 'AFTER_CATEGORY'
export const Position = enumeration<Position>('categories.Position', ['LAST', 'FIRST', 'AFTER_CATEGORY'])

export type SortOrder = 'ASC' | 'DESC'
export const SortOrder = enumeration<SortOrder>('categories.SortOrder', ['ASC', 'DESC'])

export interface Category {
  id?: string | null | undefined
  revision?: string | null | undefined
  createdDate?: string | null | undefined
  updatedDate?: string | null | undefined
  name?: string | null | undefined
  sortOrder?: number | null | undefined
  extendedFields?: ExtendedFields | null | undefined
}
export const Category: Shape<Category> = message<Category>('categories.Category', {
  id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
  revision: marked(text(), {
    readonly: true,
    description: 'Counts the writes of this entity, as a decimal integer in a string; send the one you read.',
  }),
  createdDate: marked(timestamp(), { readonly: true, description: 'When it was made, UTC.' }),
  updatedDate: marked(timestamp(), { readonly: true, description: 'When it was last changed, UTC.' }),
  name: marked(text({ minLength: 1, maxLength: 100 }), { description: 'Name.' }),
  sortOrder: marked(integer(), { readonly: true, description: 'Place within its list.' }),
  extendedFields: marked(one('categories.ExtendedFields'), {
    description: 'Data of integrators, namespace by namespace.',
  }),
})

export interface CountCategoriesRequest {
  filter?: Record<string, unknown> | null | undefined
}
export const CountCategoriesRequest: Shape<CountCategoriesRequest> = message<CountCategoriesRequest>(
  'categories.CountCategoriesRequest',
  {
    filter: marked(freeObject(), {
      description: 'Which ones, in the query language: `{field: value}` or `{field: {$operator: value}}`.',
    }),
  },
)

export interface CountCategoriesResponse {
  count?: number | null | undefined
}
export const CountCategoriesResponse: Shape<CountCategoriesResponse> = message<CountCategoriesResponse>(
  'categories.CountCategoriesResponse',
  {
    count: marked(integer(), { present: true, description: 'How many.' }),
  },
)

export interface CreateCategoryRequest {
  category: Category
}
export const CreateCategoryRequest: Shape<CreateCategoryRequest> = message<CreateCategoryRequest>(
  'categories.CreateCategoryRequest',
  {
    category: marked(one('categories.Category'), { description: 'The category it is listed in.' }),
  },
  { required: ['category'] },
)

export interface CreateCategoryResponse {
  category?: Category | null | undefined
}
export const CreateCategoryResponse: Shape<CreateCategoryResponse> = message<CreateCategoryResponse>(
  'categories.CreateCategoryResponse',
  {
    category: marked(one('categories.Category'), { description: 'The category it is listed in.' }),
  },
)

export interface CursorPaging {
  limit?: number | null | undefined
  cursor?: string | null | undefined
}
export const CursorPaging: Shape<CursorPaging> = message<CursorPaging>('categories.CursorPaging', {
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
  'categories.CursorPagingMetadata',
  {
    count: marked(integer(), { description: 'How many.' }),
    cursors: marked(one('categories.Cursors'), { description: 'Where the neighbouring pages begin.' }),
    hasNext: marked(flag(), { description: 'Whether another page follows.' }),
  },
)

export interface CursorQuery {
  cursorPaging?: CursorPaging | null | undefined
  filter?: Record<string, unknown> | null | undefined
  sort?: Sorting[] | null | undefined
}
export const CursorQuery: Shape<CursorQuery> = message<CursorQuery>('categories.CursorQuery', {
  cursorPaging: marked(one('categories.CursorPaging'), { description: 'Page size, or where to go on.' }),
  filter: marked(freeObject(), {
    description: 'Which ones, in the query language: `{field: value}` or `{field: {$operator: value}}`.',
  }),
  sort: marked(list(one('categories.Sorting'), { maxSize: 5 }), { description: 'Order: the first entry counts most.' }),
})

export interface Cursors {
  next?: string | null | undefined
  prev?: string | null | undefined
}
export const Cursors: Shape<Cursors> = message<Cursors>('categories.Cursors', {
  next: marked(text({ maxLength: 16000 }), { description: 'Where the next page begins; null on the last.' }),
  prev: marked(text({ maxLength: 16000 }), { description: 'Where the page before begins; null on the first.' }),
})

export interface DeleteCategoryRequest {
  categoryId: string
}
export const DeleteCategoryRequest: Shape<DeleteCategoryRequest> = message<DeleteCategoryRequest>(
  'categories.DeleteCategoryRequest',
  {
    categoryId: marked(text({ format: 'guid' }), { description: 'The category.' }),
  },
  { required: ['categoryId'] },
)

export type DeleteCategoryResponse = Record<string, never>
export const DeleteCategoryResponse: Shape<DeleteCategoryResponse> = message<DeleteCategoryResponse>(
  'categories.DeleteCategoryResponse',
  {},
)

export interface ExtendedFields {
  namespaces?: Record<string, Record<string, unknown>> | null | undefined
}
export const ExtendedFields: Shape<ExtendedFields> = message<ExtendedFields>('categories.ExtendedFields', {
  namespaces: marked(mapOf(freeObject()), { description: 'Data by namespace.' }),
})

export interface GetCategoryRequest {
  categoryId: string
}
export const GetCategoryRequest: Shape<GetCategoryRequest> = message<GetCategoryRequest>(
  'categories.GetCategoryRequest',
  {
    categoryId: marked(text({ format: 'guid' }), { description: 'The category.' }),
  },
  { required: ['categoryId'] },
)

export interface GetCategoryResponse {
  category?: Category | null | undefined
}
export const GetCategoryResponse: Shape<GetCategoryResponse> = message<GetCategoryResponse>(
  'categories.GetCategoryResponse',
  {
    category: marked(one('categories.Category'), { description: 'The category it is listed in.' }),
  },
)

export interface MoveCategoryRequest {
  categoryId: string
  position?: Position | null | undefined
  afterCategoryId?: string | null | undefined
}
export const MoveCategoryRequest: Shape<MoveCategoryRequest> = message<MoveCategoryRequest>(
  'categories.MoveCategoryRequest',
  {
    categoryId: marked(text({ format: 'guid' }), { description: 'The category.' }),
    position: marked(one('categories.Position'), { description: 'FIRST, LAST or AFTER_CATEGORY.' }),
    afterCategoryId: marked(text({ format: 'guid' }), { description: 'The category it comes after.' }),
  },
  { required: ['categoryId'] },
)

export interface MoveCategoryResponse {
  category?: Category | null | undefined
}
export const MoveCategoryResponse: Shape<MoveCategoryResponse> = message<MoveCategoryResponse>(
  'categories.MoveCategoryResponse',
  {
    category: marked(one('categories.Category'), { description: 'The category it is listed in.' }),
  },
)

export interface QueryCategoriesRequest {
  query?: CursorQuery | null | undefined
}
export const QueryCategoriesRequest: Shape<QueryCategoriesRequest> = message<QueryCategoriesRequest>(
  'categories.QueryCategoriesRequest',
  {
    query: marked(one('categories.CursorQuery'), { description: 'Which ones, in which order, which page.' }),
  },
)

export interface QueryCategoriesResponse {
  categories?: Category[] | null | undefined
  pagingMetadata?: CursorPagingMetadata | null | undefined
}
export const QueryCategoriesResponse: Shape<QueryCategoriesResponse> = message<QueryCategoriesResponse>(
  'categories.QueryCategoriesResponse',
  {
    categories: marked(list(one('categories.Category'), { maxSize: 1000000 }), {
      present: true,
      description: 'The categories.',
    }),
    pagingMetadata: marked(one('categories.CursorPagingMetadata'), {
      description: 'Where this page stands among all.',
    }),
  },
)

export interface Sorting {
  fieldName?: string | null | undefined
  order?: SortOrder | null | undefined
}
export const Sorting: Shape<Sorting> = message<Sorting>('categories.Sorting', {
  fieldName: marked(text({ maxLength: 512 }), { description: 'Name of the field.' }),
  order: marked(one('categories.SortOrder'), { description: 'ASC or DESC; ASC unless sent.' }),
})

export interface UpdateCategoryRequest {
  category: Category
  fieldMask?: string | string[] | { paths: string[] } | null | undefined
}
export const UpdateCategoryRequest: Shape<UpdateCategoryRequest> = message<UpdateCategoryRequest>(
  'categories.UpdateCategoryRequest',
  {
    category: marked(one('categories.Category'), { description: 'The category it is listed in.' }),
    fieldMask: marked(fieldMask(), { description: 'The fields to write; without it those sent.' }),
  },
  { required: ['category'] },
)

export interface UpdateCategoryResponse {
  category?: Category | null | undefined
}
export const UpdateCategoryResponse: Shape<UpdateCategoryResponse> = message<UpdateCategoryResponse>(
  'categories.UpdateCategoryResponse',
  {
    category: marked(one('categories.Category'), { description: 'The category it is listed in.' }),
  },
)
