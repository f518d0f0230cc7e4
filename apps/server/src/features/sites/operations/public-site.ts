import type { Infer, sites } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import { findSite } from '../store.ts'
import { siteView } from '../view.ts'

/** What every page of the business may know about it; undefined when it is gone. */
export async function publicSite(context: Context, siteId: string): Promise<Infer<typeof sites.Site> | undefined> {
  const site = await findSite(context.db, siteId)
  return site && siteView(site, context.gateways.mail !== undefined)
}
