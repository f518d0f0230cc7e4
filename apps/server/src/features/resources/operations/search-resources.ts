import { may } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { findSite } from '../../sites/index.ts'
import { searchResourceRows } from '../store/query-resources.ts'
import { pagingView } from '../view/paging.ts'
import { resourceView } from '../view/resource.ts'

export const searchResources: Operation<'searchResources'> = async ({ input, actor }, { db }) => {
  const visible = may(actor, 'READ_CATALOGUE') ? 'all' : 'public'
  const timeZone = (await findSite(db, actor.siteId))?.time_zone ?? 'UTC'
  const requested = { visible, search: input.search, timeZone } as const
  const { rows, pagingMetadata, aggregationData } = await searchResourceRows(db, actor.siteId, requested)
  return { resources: rows.map(resourceView), pagingMetadata: pagingView(pagingMetadata), aggregationData }
}
