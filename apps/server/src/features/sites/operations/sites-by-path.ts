import type { Context } from '../../../context.ts'
import { hostNames } from '../rules/address.ts'
import { findAddressed, listFound } from '../store.ts'

/** Limit of the list; crawlers read half a megabyte. */
const most = 1000

/**
 * Slugs of the businesses whose pages stand below `/s/` on this host and offer something to everybody. None on a host
 * that is one business's own, nor those that have a host of their own.
 */
export async function sitesByPath(context: Context, host: string): Promise<string[]> {
  const hosts = hostNames(host)
  const isOwn = (await findAddressed(context.db, hosts, undefined)).some((it) => it.host !== null)
  return isOwn ? [] : listFound(context.db, most)
}
