import type { services } from '@kalends/contract'
import type { PagingMetadata } from '../../../db/query/index.ts'

/** Returns the cursors of the adjacent pages; the API reports no total here. */
export function cursorPaging({ count, cursors, hasNext }: PagingMetadata): services.CursorPagingMetadata {
  return { count, ...(cursors ? { cursors } : {}), ...(hasNext === undefined ? {} : { hasNext }) }
}
