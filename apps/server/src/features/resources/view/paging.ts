import type { PagingMetadata } from '../../../db/query/index.ts'

/** Returns paging metadata in the form these lists use. */
export function pagingView({ count, cursors, hasNext }: PagingMetadata) {
  return { count, cursors: cursors ?? { next: null, prev: null }, hasNext: hasNext === true }
}
