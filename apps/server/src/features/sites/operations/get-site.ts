import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { publicSite } from '../steps/public-site.ts'

/** Returns the public settings of the site. */
export const getSite: Operation<'getSite'> = async ({ actor }, context) => {
  return { site: (await publicSite(context, actor.siteId)) ?? fail('NOT_FOUND') }
}
