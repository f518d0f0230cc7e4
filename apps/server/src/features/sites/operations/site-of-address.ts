import type { Context } from '../../../context.ts'
import { chooseSite, hostNames, slugInPath } from '../rules/address.ts'
import { findAddressed } from '../store.ts'

/** The site of an address. `basePath` prefixes every link to its pages: empty or `/s/{slug}`. */
export type SiteAddress = { siteId: string; slug: string; basePath: string }

/** Finds a site by host name, else by `/s/{slug}`, else the default site. */
export async function siteOfAddress(
  context: Context,
  address: { host: string; path: string },
): Promise<SiteAddress | undefined> {
  const hosts = hostNames(address.host)
  const slug = slugInPath(address.path)
  return chooseSite(await findAddressed(context.db, hosts, slug), hosts, slug)
}
