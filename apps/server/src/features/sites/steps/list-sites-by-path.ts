import type { Context } from '../../../context.ts'
import { hostNames } from '../rules/address.ts'
import { listSelected, selectByAddress } from '../store.ts'

/** More than this many are not named; crawlers read half a megabyte. */
const maxSites = 1000

/**
 * Lists slugs of businesses whose pages are below `/s/` on this host and that have a public service. None on a host of
 * a single business; businesses with their own host are left out.
 */
export async function listSitesByPath(context: Context, host: string): Promise<string[]> {
  const hosts = hostNames(host)
  const isOwn = (await selectByAddress(context.db, hosts, undefined)).some((it) => it.host !== null)
  return isOwn ? [] : listSelected(context.db, maxSites)
}
