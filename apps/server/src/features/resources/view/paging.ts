import type { PagingMetadata } from '../../../db/query/index.ts'

/** Where a page stands, in the words these lists have for it. */
export function pagingView({ count, cursors, hasNext }: PagingMetadata) {
  return { count, cursors: cursors ?? { next: null, prev: null }, hasNext: hasNext === true }
}
