import type { categories, common } from '@kalends/contract'
import type { CategoryRow } from './store.ts'

/** A category in the API shape. */
export function categoryView(row: CategoryRow): categories.Category {
  return {
    id: row.id,
    revision: String(row.revision),
    createdDate: new Date(row.created_at).toISOString(),
    updatedDate: new Date(row.updated_at).toISOString(),
    name: row.name,
    sortOrder: Number(row.sort_order),
    ...(row.extended_fields ? { extendedFields: row.extended_fields as common.ExtendedFields } : {}),
  }
}
