import type { common } from '@kalends/contract'
import type { PagingMetadata } from '../../../db/query/index.ts'

/** Where the neighbouring pages begin, and no totals: the API has none here. */
export function cursorPaging({ count, cursors, hasNext }: PagingMetadata): common.CursorPagingMetadata {
  return { count, ...(cursors ? { cursors } : {}), ...(hasNext === undefined ? {} : { hasNext }) }
}
