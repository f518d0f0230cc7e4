import type { Db } from '../../../db/database.ts'
import { findFirstPartyClient, insertClient } from '../store/clients.ts'

/** The client of the site's own pages. It carries the site's id, so that whoever knows the site knows it. */
export async function prepareFirstPartyClient(db: Db, siteId: string, now: number): Promise<void> {
  const client = { siteId, id: siteId, name: 'Own pages', redirectUris: [], allowedOrigins: [], firstParty: true }
  await insertClient(db, client, now)
}

/** The id of that client; undefined for a site that does not exist. */
export function firstPartyClient(db: Db, siteId: string): Promise<string | undefined> {
  return findFirstPartyClient(db, siteId)
}
