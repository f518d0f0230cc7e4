import type { common } from '@kalends/contract'
import type { PagingMetadata } from '../../../db/query/index.ts'

/** Returns the cursors of the adjacent pages; the API reports no total here. */
export function cursorPaging({ count, cursors, hasNext }: PagingMetadata): common.CursorPagingMetadata {
  return { count, ...(cursors ? { cursors } : {}), ...(hasNext === undefined ? {} : { hasNext }) }
}
