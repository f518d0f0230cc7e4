import type { Operation } from '../../../operation.ts'
import { countServiceRows } from '../store/query-services.ts'
import { visibleTo } from './visible-to.ts'

export const countServices: Operation<'countServices'> = async ({ input, actor }, { db }) => ({
  count: await countServiceRows(db, actor.siteId, visibleTo(actor), input.filter),
})
