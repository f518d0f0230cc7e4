import type { Infer, sites } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import { findSite } from '../store.ts'
import { siteView } from '../view.ts'

/** Returns what every page may know about the site, if it exists. */
export async function publicSite(context: Context, siteId: string): Promise<Infer<typeof sites.Site> | undefined> {
  const [site, takesOnlinePayments, sendsEmail] = await Promise.all([
    findSite(context.db, siteId),
    context.ports.sites.takesOnlinePayments(context.db, siteId),
    context.ports.sites.sendsEmail(context, context.db),
  ])
  return site && siteView(site, { sendsEmail, takesOnlinePayments })
}
