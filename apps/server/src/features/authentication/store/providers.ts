import type { Db, Tx } from '../../../db/database.ts'

/** An external OpenID Connect provider. */
export type Provider = {
  siteId: string
  id: string
  name: string
  issuer: string
  clientId: string
  /** Encrypted. */
  clientSecret: Buffer | null
  scopes: string[]
  isEnabled: boolean
}

export async function listProviders(db: Db, siteId: string): Promise<Provider[]> {
  const rows = await selectedColumns(db, siteId).orderBy('created_at').orderBy('id').execute()
  return rows.map(toProvider)
}

export async function findProvider(db: Db, siteId: string, id: string): Promise<Provider | undefined> {
  const row = await selectedColumns(db, siteId).where('id', '=', id).executeTakeFirst()
  return row && toProvider(row)
}

export async function lockProvider(tx: Tx, siteId: string, id: string): Promise<Provider | undefined> {
  const row = await selectedColumns(tx, siteId).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  return row && toProvider(row)
}

export async function insertProvider(tx: Tx, provider: Provider, now: number): Promise<void> {
  const { siteId, id } = provider
  await tx
    .insertInto('sign_in_providers')
    .values({ site_id: siteId, id, ...providerColumns(provider), created_at: new Date(now), updated_at: new Date(now) })
    .execute()
}

export async function updateProvider(tx: Tx, provider: Provider, now: number): Promise<void> {
  await tx
    .updateTable('sign_in_providers')
    .set({ ...providerColumns(provider), updated_at: new Date(now) })
    .where('site_id', '=', provider.siteId)
    .where('id', '=', provider.id)
    .execute()
}

const providerColumns = ({ name, issuer, clientId, clientSecret, scopes, isEnabled }: Provider) => ({
  name,
  issuer,
  scopes,
  client_id: clientId,
  client_secret: clientSecret,
  enabled: isEnabled,
})

const selectedColumns = (db: Db, siteId: string) =>
  db
    .selectFrom('sign_in_providers')
    .select(['site_id', 'id', 'name', 'issuer', 'client_id', 'client_secret', 'scopes', 'enabled'])
    .where('site_id', '=', siteId)

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof selectedColumns>['executeTakeFirst']>>>

function toProvider({ site_id, id, name, issuer, client_id, client_secret, scopes, enabled }: Row): Provider {
  const keys = { siteId: site_id, clientId: client_id, clientSecret: client_secret }
  return { ...keys, id, name, issuer, scopes, isEnabled: enabled }
}
