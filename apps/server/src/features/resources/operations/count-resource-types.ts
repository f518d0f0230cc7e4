import type { Operation } from '../../../operation.ts'
import { countTypeRows } from '../store/types.ts'

export const countResourceTypes: Operation<'countResourceTypes'> = async ({ input, actor }, { db }) => ({
  count: await countTypeRows(db, actor.siteId, input.filter),
})
