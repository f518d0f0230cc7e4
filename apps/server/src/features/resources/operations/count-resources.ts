import { may } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { findSite } from '../../sites/index.ts'
import { countResourceRows, searchResourceRows } from '../store/query-resources.ts'

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
