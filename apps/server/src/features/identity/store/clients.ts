import type { Db } from '../../../db/database.ts'

type NewClient = {
  siteId: string
  id: string
  name: string
  redirectUris: string[]
  allowedOrigins: string[]
  firstParty: boolean
}

/** The client and the way from its id to its site. */
export async function insertClient(db: Db, client: NewClient, now: number): Promise<void> {
  await db
    .insertInto('oauth_clients')
    .values({
      site_id: client.siteId,
      id: client.id,
      name: client.name,
      redirect_uris: client.redirectUris,
      allowed_origins: client.allowedOrigins,
      first_party: client.firstParty,
      created_at: new Date(now),
    })
    .execute()
  await db.insertInto('client_sites').values({ client_id: client.id, site_id: client.siteId }).execute()
}

/** The site of a client that is in use. */
export async function findClientSite(db: Db, clientId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('client_sites')
    .innerJoin('oauth_clients', (join) =>
      join
        .onRef('oauth_clients.site_id', '=', 'client_sites.site_id')
        .onRef('oauth_clients.id', '=', 'client_sites.client_id'),
    )
    .select('client_sites.site_id')
    .where('client_sites.client_id', '=', clientId)
    .where('oauth_clients.disabled_at', 'is', null)
    .executeTakeFirst()
  return row?.site_id
}

/** The client the site's own pages use. */
export async function findFirstPartyClient(db: Db, siteId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('oauth_clients')
    .select('id')
    .where('site_id', '=', siteId)
    .where('first_party', '=', true)
    .executeTakeFirst()
  return row?.id
}
