import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findSite } from '../../sites/index.ts'
import { countOnDays } from '../store/count-on-days.ts'
import { visibleTo } from '../store/visible-to.ts'

export const countBookingsOnDays: Operation<'countBookingsOnDays'> = async ({ input, actor }, { db }) => {
  const site = (await findSite(db, actor.siteId)) ?? fail('NOT_FOUND')
  return { counts: await countOnDays(db, actor.siteId, visibleTo(actor), input.days, site.time_zone) }
}
