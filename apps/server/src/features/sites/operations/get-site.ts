import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { publicSite } from './public-site.ts'

/** The public settings of the business the caller speaks to. */
export const getSite: Operation<'getSite'> = async ({ actor }, context) => {
  return { site: (await publicSite(context, actor.siteId)) ?? fail('NOT_FOUND') }
}
