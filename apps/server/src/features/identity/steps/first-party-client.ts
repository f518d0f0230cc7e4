import type { Db } from '../../../db/database.ts'
import { findFirstPartyClient, insertClient } from '../store/clients.ts'

/** Inserts the client of the site's own pages. Its id is the site's id. */
export async function prepareFirstPartyClient(db: Db, siteId: string, now: number): Promise<void> {
  const client = { siteId, id: siteId, name: 'Own pages', redirectUris: [], allowedOrigins: [], firstParty: true }
  await insertClient(db, client, now)
}

/** Returns that client's id; undefined for an unknown site. */
export function firstPartyClient(db: Db, siteId: string): Promise<string | undefined> {
  return findFirstPartyClient(db, siteId)
}
