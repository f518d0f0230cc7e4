import type { services } from '@kalends/contract'
import type { PagingMetadata } from '../../../db/query/index.ts'

/** Where the neighbouring pages begin; the API tells no total here. */
export function cursorPaging({ count, cursors, hasNext }: PagingMetadata): services.CursorPagingMetadata {
  return { count, ...(cursors ? { cursors } : {}), ...(hasNext === undefined ? {} : { hasNext }) }
}
