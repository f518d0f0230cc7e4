import type { Db, Tx } from '../../../db/database.ts'
import type { Maker } from '../../identity/index.ts'

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

/** Locks a provider that may sign members in, so that whoever disables it waits. */
export async function shareEnabledProvider(tx: Tx, siteId: string, id: string): Promise<Provider | undefined> {
  const row = await selectedColumns(tx, siteId)
    .where('id', '=', id)
    .where('enabled', '=', true)
    .forShare()
    .executeTakeFirst()
  return row && toProvider(row)
}

export async function insertProvider(tx: Tx, provider: Provider, maker: Maker, now: number): Promise<void> {
  const { siteId, id } = provider
  await tx
    .insertInto('sign_in_providers')
    .values({
      site_id: siteId,
      id,
      ...providerColumns(provider),
      created_by_user_id: maker.userId,
      created_by_key_id: maker.keyId,
      created_at: new Date(now),
      updated_at: new Date(now),
    })
    .execute()
}

/** Locks the enabled ones that one of these people or keys made. */
export async function lockProvidersMadeBy(tx: Tx, siteId: string, makerIds: readonly string[]): Promise<Provider[]> {
  const rows = await selectMadeBy(tx, siteId, makerIds).orderBy('id').forNoKeyUpdate().execute()
  return rows.map(toProvider)
}

/** Lists them by name. */
export async function findProvidersMadeBy(db: Db, siteId: string, makerIds: readonly string[]): Promise<Provider[]> {
  const rows = await selectMadeBy(db, siteId, makerIds).orderBy('name').orderBy('id').execute()
  return rows.map(toProvider)
}

const selectMadeBy = (db: Db, siteId: string, makerIds: readonly string[]) =>
  selectedColumns(db, siteId)
    .where('enabled', '=', true)
    .where((eb) => eb.or([eb('created_by_user_id', 'in', makerIds), eb('created_by_key_id', 'in', makerIds)]))

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
