import type { Context } from '../../../context.ts'
import { hostNames } from '../rules/address.ts'
import { listeningAddress } from '../rules/listening-address.ts'
import { findAddressed, findLinkSettings } from '../store.ts'

/**
 * The address of a site's pages for links in messages, without a slash at the end: what the operator set, else what
 * the owner confirmed, else where the owner was seen last, else where the server listens. Never what the request that
 * triggers the message says, for a stranger may have written that.
 */
export async function publicAddress(context: Context, siteId: string): Promise<string> {
  const { config, db } = context
  const site = await findLinkSettings(db, siteId)
  if (!site) throw new Error(`There is no site ${siteId}`)
  const origin = config.publicUrl ?? site.confirmed_url ?? site.last_seen_url ?? listeningAddress(config)
  const here = await findAddressed(db, hostNames(new URL(origin).host), undefined)
  const ofHost = here.find(({ host }) => host !== null)
  const atRoot = ofHost ? ofHost.id === siteId : site.is_default
  return atRoot ? origin : `${origin}/s/${site.slug}`
}
