import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findSite } from '../store.ts'
import { siteView } from '../view.ts'

/** The public settings of the business the caller speaks to. */
export const getSite: Operation<'getSite'> = async ({ actor }, context) => {
  const site = await findSite(context.db, actor.siteId)
  return { site: siteView(site ?? fail('NOT_FOUND')) }
}
