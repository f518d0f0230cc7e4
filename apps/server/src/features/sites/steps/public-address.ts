import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { hostNames } from '../rules/address.ts'
import { listeningAddress } from '../rules/listening-address.ts'
import { findDefaultUrl, findLinkSettings, type LinkSettings, selectByAddress } from '../store.ts'

/**
 * Returns the site's address for links in messages, without a trailing slash: the operator's, else the confirmed one,
 * else where the owner was last seen, else where the server listens. Never the current request's origin, which a
 * stranger can set.
 */
export async function publicAddress(context: Pick<Context, 'config' | 'db'>, siteId: string): Promise<string> {
  const { config, db } = context
  const site = await requireLinkSettings(db, siteId)
  return addressAt(db, site, config.publicUrl ?? site.confirmed_url ?? site.last_seen_url ?? listeningAddress(config))
}

/**
 * Returns the site's address for links with which people sign in as staff. Their password opens every business they work
 * at, so the owner of one, who names its address by where they call from or by confirming a host of theirs, must not
 * choose where the link leads: it is the operator's, else that of the default business, which is the operator's too.
 * Somebody who works at one business only goes to what its owner confirmed.
 */
export async function staffAddress(
  context: Pick<Context, 'config' | 'db'>,
  { siteId, worksElsewhere }: { siteId: string; worksElsewhere: boolean },
): Promise<string> {
  const { config, db } = context
  const site = await requireLinkSettings(db, siteId)
  const confirmed = worksElsewhere ? null : site.confirmed_url
  return addressAt(db, site, config.publicUrl ?? confirmed ?? (await findDefaultUrl(db)) ?? listeningAddress(config))
}

async function requireLinkSettings(db: Db, siteId: string): Promise<LinkSettings> {
  const site = await findLinkSettings(db, siteId)
  if (!site) throw new Error(`There is no site ${siteId}`)
  return site
}

async function addressAt(db: Db, site: LinkSettings, origin: string): Promise<string> {
  const current = await selectByAddress(db, hostNames(new URL(origin).host), undefined)
  const ofHost = current.find(({ host }) => host !== null)
  const atRoot = ofHost ? ofHost.id === site.id : site.is_default
  return atRoot ? origin : `${origin}/s/${site.slug}`
}
