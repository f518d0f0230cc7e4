import type { Infer, sites } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import { findSite } from '../store.ts'
import { siteView } from '../view.ts'

/** Returns what every page may know about the site, if it exists. */
export async function publicSite(context: Context, siteId: string): Promise<Infer<typeof sites.Site> | undefined> {
  const site = await findSite(context.db, siteId)
  return site && siteView(site, context.gateways.mail !== undefined)
}
