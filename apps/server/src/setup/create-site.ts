import type { Context } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { prepareDefaultForm } from '../features/forms/index.ts'
import { prepareFirstPartyClient } from '../features/identity/index.ts'
import { insertSite, type NewSite } from '../features/sites/index.ts'

/** What must be said about a business to set it up. */
export type SiteToCreate = NewSite

/**
 * A new business with everything it needs to be worked with: its row, its booking form, its staff and place, its
 * default policy, and the client of its own pages. Refuses settings that make no sense, naming the fields.
 */
export function createSite(context: Context, site: SiteToCreate): Promise<{ siteId: string }> {
  return context.transaction(async (tx) => ({ siteId: await prepareSite(tx, site, context.clock.now()) }))
}

/** The same inside a transaction that goes on afterwards. Answers the site's id. */
export async function prepareSite(tx: Tx, site: SiteToCreate, now: number): Promise<string> {
  const siteId = await insertSite(tx, site, now)
  await prepareDefaultForm(tx, siteId, now)
  await prepareFirstPartyClient(tx, siteId, now)
  return siteId
}
