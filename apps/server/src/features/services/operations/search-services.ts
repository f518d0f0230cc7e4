import type { services } from '@kalends/contract'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findSite } from '../../sites/index.ts'
import { showServices } from '../steps/show-services.ts'
import { visibleTo } from '../steps/visible-to.ts'
import { searchServiceRows } from '../store/query-services.ts'
import { cursorPaging } from '../view/paging.ts'

export const searchServices: Operation<'searchServices'> = async ({ input, actor }, context) => {
  const db = context.readDb
  const { siteId } = actor
  const site = (await findSite(db, siteId)) ?? fail('NOT_FOUND')
  const visible = visibleTo(actor)
  const searched = searchServiceRows(db, siteId, visible, input.search, site.time_zone)
  const rows = searched.then((it) => it.rows)
  const shown = await showServices(context, db, siteId, rows, { visible })
  const found = await searched
  return {
    services: shown,
    pagingMetadata: cursorPaging(found.pagingMetadata),
    aggregationData: found.aggregationData as services.AggregationData,
  }
}
