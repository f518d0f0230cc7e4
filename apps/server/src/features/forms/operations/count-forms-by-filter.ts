import type { Operation } from '../../../operation.ts'
import { countFormRows } from '../store/query-forms.ts'

export const countFormsByFilter: Operation<'countFormsByFilter'> = async ({ input, actor }, { db }) => ({
  count: await countFormRows(db, actor.siteId, { $and: [input.filter ?? {}, { namespace: input.namespace }] }),
})
