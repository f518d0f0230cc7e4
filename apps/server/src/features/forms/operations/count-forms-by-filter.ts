import type { Operation } from '../../../operation.ts'
import { countFormRows } from '../store/query-forms.ts'

export const countFormsByFilter: Operation<'countFormsByFilter'> = async ({ input, actor }, { db }) => ({
  count: await countFormRows(db, actor.siteId, input.namespace, input.filter),
})
