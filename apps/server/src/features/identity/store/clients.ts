import type { Permission } from '@kalends/contract'
import type { Selectable } from 'kysely'
import type { Database, Db, Tx } from '../../../db/database.ts'
import { emitAfterCommit } from '../../../db/transaction.ts'

/** A OAuth client: a front end, or a server with a secret. */
export type Client = {
  siteId: string
  id: string
  name: string
  redirectUris: string[]
  allowedOrigins: string[]
  firstParty: boolean
  hasSecret: boolean
  /** null: all permissions. */
  permissions: Permission[] | null
  createdAt: string
  isEnabled: boolean
}

type NewClient = Pick<Client, 'siteId' | 'id' | 'name' | 'redirectUris' | 'allowedOrigins' | 'firstParty'> & {
  secretHash?: Buffer
  permissions?: Permission[] | null
  createdByUserId?: string | null
  createdByKeyId?: string | null
}

/** Inserts a client. */
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
      secret_hash: client.secretHash ?? null,
      permissions: client.permissions ?? null,
      created_by_user_id: client.createdByUserId ?? null,
      created_by_key_id: client.createdByKeyId ?? null,
      created_at: new Date(now),
    })
    .execute()
  await db.insertInto('client_sites').values({ client_id: client.id, site_id: client.siteId }).execute()
}

/** Finds the site of an enabled client. */
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

/** Finds an enabled client. */
export async function findLiveClient(db: Db, siteId: string, clientId: string): Promise<Client | undefined> {
  const row = await selectClients(db, siteId)
    .where('id', '=', clientId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  return row && toClient(row)
}

/** Lists the origins of all enabled clients. */
export async function listLiveOrigins(db: Db, siteId: string): Promise<string[]> {
  const rows = await selectClients(db, siteId).where('disabled_at', 'is', null).execute()
  return [...new Set(rows.flatMap((row) => toClient(row).allowedOrigins))]
}

/**
 * Locks an enabled client against being disabled until the transaction ends, so that what is issued meanwhile is found and
 * revoked.
 */
export async function lockLiveClient(tx: Tx, siteId: string, clientId: string): Promise<Client | undefined> {
  const row = await selectClients(tx, siteId)
    .where('id', '=', clientId)
    .where('disabled_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return row && toClient(row)
}

/** Finds the enabled client with this secret. */
export async function findClientBySecret(db: Db, siteId: string, hash: Buffer): Promise<Client | undefined> {
  const row = await selectClients(db, siteId)
    .where('secret_hash', '=', hash)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  return row && toClient(row)
}

/** Finds the first-party client. */
export async function findFirstPartyClient(db: Db, siteId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('oauth_clients')
    .select('id')
    .where('site_id', '=', siteId)
    .where('first_party', '=', true)
    .executeTakeFirst()
  return row?.id
}

/** Lists the site's clients by name, disabled ones included, without the first-party client. */
export async function listClients(db: Db, siteId: string): Promise<Client[]> {
  const rows = await selectClients(db, siteId).where('first_party', '=', false).orderBy('name').orderBy('id').execute()
  return rows.map(toClient)
}

/** Locks one of them. */
export async function lockClient(tx: Tx, siteId: string, clientId: string): Promise<Client | undefined> {
  const row = await selectClients(tx, siteId)
    .where('id', '=', clientId)
    .where('first_party', '=', false)
    .forUpdate()
    .executeTakeFirst()
  return row && toClient(row)
}

/** Lists the enabled ones that one of these people or keys made, by name. */
export async function listClientsMadeBy(db: Db, siteId: string, makerIds: readonly string[]): Promise<Client[]> {
  const rows = await selectClientsMadeBy(db, siteId, makerIds).orderBy('name').orderBy('id').execute()
  return rows.map(toClient)
}

/** Locks the enabled ones that a person, a key, or a client with a secret made, in the order of their ids. */
export async function lockClientsMadeBy(tx: Tx, siteId: string, makerId: string): Promise<Client[]> {
  const rows = await selectClientsMadeBy(tx, siteId, [makerId]).orderBy('id').forUpdate().execute()
  return rows.map(toClient)
}

const selectClientsMadeBy = (db: Db, siteId: string, makerIds: readonly string[]) =>
  selectClients(db, siteId)
    .where('first_party', '=', false)
    .where('disabled_at', 'is', null)
    .where((eb) => eb.or([eb('created_by_user_id', 'in', makerIds), eb('created_by_key_id', 'in', makerIds)]))

export async function updateClient(tx: Tx, client: Client, now: number): Promise<void> {
  await tx
    .updateTable('oauth_clients')
    .set((eb) => ({
      name: client.name,
      redirect_uris: client.redirectUris,
      allowed_origins: client.allowedOrigins,
      permissions: client.permissions,
      disabled_at: client.isEnabled ? null : eb.fn.coalesce('disabled_at', eb.val(new Date(now).toISOString())),
    }))
    .where('site_id', '=', client.siteId)
    .where('id', '=', client.id)
    .execute()
  emitAfterCommit(tx, 'rightsChanged')
}

function selectClients(db: Db, siteId: string) {
  return db.selectFrom('oauth_clients').selectAll().where('site_id', '=', siteId)
}

function toClient(row: Selectable<Database['oauth_clients']>): Client {
  return {
    siteId: row.site_id,
    id: row.id,
    name: row.name,
    redirectUris: row.redirect_uris,
    allowedOrigins: row.allowed_origins,
    firstParty: row.first_party,
    hasSecret: row.secret_hash !== null,
    permissions: row.permissions as Permission[] | null,
    createdAt: row.created_at,
    isEnabled: row.disabled_at === null,
  }
}
