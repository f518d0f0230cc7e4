import { may } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { queryResourceRows } from '../store/query-resources.ts'
import { pagingView } from '../view/paging.ts'
import { resourceView } from '../view/resource.ts'

export const queryResources: Operation<'queryResources'> = async ({ input, actor }, { db }) => {
  const visible = may(actor, 'READ_CATALOGUE') ? 'all' : 'public'
  const { rows, pagingMetadata } = await queryResourceRows(db, actor.siteId, visible, input.query)
  return { resources: rows.map(resourceView), pagingMetadata: pagingView(pagingMetadata) }
}
