import type { Context } from '../../../context.ts'
import { hostNames } from '../rules/address.ts'
import { listSelected, selectByAddress } from '../store.ts'

/** More than this many are not named; crawlers read half a megabyte. */
const maxSites = 1000

/**
 * Slugs of the businesses whose pages stand below `/s/` on this host and offer something to everybody. None on a host
 * that is one business's own, nor those that have a host of their own.
 */
export async function listSitesByPath(context: Context, host: string): Promise<string[]> {
  const hosts = hostNames(host)
  const isOwn = (await selectByAddress(context.db, hosts, undefined)).some((it) => it.host !== null)
  return isOwn ? [] : listSelected(context.db, maxSites)
}
