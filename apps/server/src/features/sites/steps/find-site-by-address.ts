import type { Context } from '../../../context.ts'
import { chooseSite, hostNames, slugInPath } from '../rules/address.ts'
import { selectByAddress } from '../store.ts'

/** The site of an address. `basePath` prefixes every link to its pages: empty or `/s/{slug}`. */
export type SiteAddress = { siteId: string; slug: string; basePath: string }

/** By host name, else by `/s/{slug}`, else the default site. Undefined for an unknown slug or an empty installation. */
export async function findSiteByAddress(
  context: Context,
  address: { host: string; path: string },
): Promise<SiteAddress | undefined> {
  const hosts = hostNames(address.host)
  const slug = slugInPath(address.path)
  return chooseSite(await selectByAddress(context.db, hosts, slug), hosts, slug)
}
