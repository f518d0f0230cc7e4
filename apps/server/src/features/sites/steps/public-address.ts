import type { Context } from '../../../context.ts'
import { hostNames } from '../rules/address.ts'
import { listeningAddress } from '../rules/listening-address.ts'
import { findLinkSettings, selectByAddress } from '../store.ts'

/**
 * Returns the site's address for links in messages, without a trailing slash: the operator's, else the confirmed one,
 * else where the owner was last seen, else where the server listens. Never the current request's origin, which a
 * stranger can set.
 */
export async function publicAddress(context: Pick<Context, 'config' | 'db'>, siteId: string): Promise<string> {
  const { config, db } = context
  const site = await findLinkSettings(db, siteId)
  if (!site) throw new Error(`There is no site ${siteId}`)
  const origin = config.publicUrl ?? site.confirmed_url ?? site.last_seen_url ?? listeningAddress(config)
  const current = await selectByAddress(db, hostNames(new URL(origin).host), undefined)
  const ofHost = current.find(({ host }) => host !== null)
  const atRoot = ofHost ? ofHost.id === siteId : site.is_default
  return atRoot ? origin : `${origin}/s/${site.slug}`
}
