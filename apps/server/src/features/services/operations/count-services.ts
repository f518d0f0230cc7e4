import { may } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { countServiceRows } from '../store/query-services.ts'

export const countServices: Operation<'countServices'> = async ({ input, actor }, { db }) => {
  const visible = may(actor, 'READ_CATALOGUE') ? 'all' : 'public'
  return { count: await countServiceRows(db, actor.siteId, visible, input.filter) }
}
