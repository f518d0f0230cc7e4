import { may } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { findSite } from '../../sites/index.ts'
import { countResourceRows, queryResourceRows, searchResourceRows } from '../store/query-resources.ts'
import { pagingView } from '../view/paging.ts'
import { resourceView } from '../view/resource.ts'

export const queryResources: Operation<'queryResources'> = async ({ input, actor }, { db }) => {
  const visible = may(actor, 'READ_CATALOGUE') ? 'all' : 'public'
  const { rows, pagingMetadata } = await queryResourceRows(db, actor.siteId, visible, input.query)
  return { resources: rows.map(resourceView), pagingMetadata: pagingView(pagingMetadata) }
}

export const countResources: Operation<'countResources'> = async ({ input, actor }, { db }) => {
  const { siteId } = actor
  const visible = may(actor, 'READ_CATALOGUE') ? 'all' : 'public'
  const { filter, search: words } = input
  if (!words?.expression) return { count: await countResourceRows(db, siteId, visible, filter) }
  const search = { filter, search: words }
  const timeZone = (await findSite(db, siteId))?.time_zone ?? 'UTC'
  const { pagingMetadata } = await searchResourceRows(db, siteId, { visible, search, timeZone })
  return { count: pagingMetadata.total }
}

export const searchResources: Operation<'searchResources'> = async ({ input, actor }, { db }) => {
  const visible = may(actor, 'READ_CATALOGUE') ? 'all' : 'public'
  const timeZone = (await findSite(db, actor.siteId))?.time_zone ?? 'UTC'
  const requested = { visible, search: input.search, timeZone } as const
  const { rows, pagingMetadata, aggregationData } = await searchResourceRows(db, actor.siteId, requested)
  return { resources: rows.map(resourceView), pagingMetadata: pagingView(pagingMetadata), aggregationData }
}
