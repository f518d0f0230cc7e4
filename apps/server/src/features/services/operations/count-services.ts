import type { Operation } from '../../../operation.ts'
import { visibleTo } from '../steps/visible-to.ts'
import { countServiceRows } from '../store/query-services.ts'

export const countServices: Operation<'countServices'> = async ({ input, actor }, { db }) => ({
  count: await countServiceRows(db, actor.siteId, visibleTo(actor), input.filter),
})
