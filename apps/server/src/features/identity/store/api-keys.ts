import type { Permission } from '@kalends/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'
import { perDatabase } from '../../../db/per-database.ts'
import { SharedReads } from '../../../db/shared-reads.ts'
import { emitAfterCommit } from '../../../db/transaction.ts'

type NewKey = {
  siteId: string
  id: string
  name: string
  hash: Buffer
  permissions: Permission[] | null
  /** Null or undefined: nobody of the team. */
  createdByUserId?: string | null | undefined
  /** The key, or client with a secret, that made it. */
  createdByKeyId?: string | null
}

export async function insertApiKey(db: Db, key: NewKey, now: number): Promise<void> {
  await db
    .insertInto('api_keys')
    .values({
      site_id: key.siteId,
      id: key.id,
      name: key.name,
      secret_hash: key.hash,
      permissions: key.permissions,
      created_by_user_id: key.createdByUserId ?? null,
      created_by_key_id: key.createdByKeyId ?? null,
      created_at: new Date(now),
    })
    .execute()
}

type FoundKey = { id: string; name: string; permissions: Permission[] | null; lastUsedAt: number | undefined }

const sharedReads = perDatabase(() => new SharedReads<FoundKey | undefined>())

/** Finds an unrevoked key by its secret. One statement, which equal requests at the same moment share. */
export function findApiKey(db: Db, siteId: string, hash: Buffer): Promise<FoundKey | undefined> {
  return sharedReads(db).read(`${siteId}/${hash.toString('base64')}`, () => readApiKey(db, siteId, hash))
}

async function readApiKey(db: Db, siteId: string, hash: Buffer): Promise<FoundKey | undefined> {
  const row = await db
    .selectFrom('api_keys')
    .select(['id', 'name', 'permissions', 'last_used_at'])
    .where('site_id', '=', siteId)
    .where('secret_hash', '=', hash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      name: row.name,
      permissions: row.permissions as Permission[] | null,
      lastUsedAt: row.last_used_at === null ? undefined : Date.parse(row.last_used_at),
    }
  )
}

/** Finds the permissions of an unrevoked key by its id: null for all. */
export async function findKeyPermissions(
  db: Db,
  siteId: string,
  id: string,
): Promise<Pick<FoundKey, 'permissions'> | undefined> {
  const row = await db
    .selectFrom('api_keys')
    .select('permissions')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return row && { permissions: row.permissions as Permission[] | null }
}

/** Locks a valid key against changes and revocation until the transaction ends. */
export async function shareApiKey(
  tx: Tx,
  siteId: string,
  id: string,
): Promise<Pick<FoundKey, 'permissions'> | undefined> {
  const row = await selectLiveKeys(tx, siteId).where('id', '=', id).forShare().executeTakeFirst()
  return row && toApiKey(row)
}

export async function updateLastUsed(db: Db, siteId: string, id: string, now: number): Promise<void> {
  await db
    .updateTable('api_keys')
    .set({ last_used_at: new Date(now) })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}

/** A valid key, without its text. */
export type ApiKey = {
  id: string
  name: string
  /** null: every permission of its site. */
  permissions: Permission[] | null
  createdAt: string
  /** null: nobody of the team, or not known. */
  createdByUserId: string | null
  lastUsedAt: string | null
}

/** Lists a site's valid keys by name. */
export async function listKeys(db: Db, siteId: string): Promise<ApiKey[]> {
  return (await selectLiveKeys(db, siteId).orderBy('name').orderBy('id').execute()).map(toApiKey)
}

/** Lists those that one of these people or keys made, by name. */
export async function listKeysMadeBy(db: Db, siteId: string, makerIds: readonly string[]): Promise<ApiKey[]> {
  const rows = await selectKeysMadeBy(db, siteId, makerIds).orderBy('name').orderBy('id').execute()
  return rows.map(toApiKey)
}

/** Locks those that a person, a key, or a client with a secret made, in the order of their ids. */
export async function lockKeysMadeBy(tx: Tx, siteId: string, makerId: string): Promise<ApiKey[]> {
  const rows = await selectKeysMadeBy(tx, siteId, [makerId]).orderBy('id').forUpdate().execute()
  return rows.map(toApiKey)
}

const selectKeysMadeBy = (db: Db, siteId: string, makerIds: readonly string[]) =>
  selectLiveKeys(db, siteId).where((eb) =>
    eb.or([eb('created_by_user_id', 'in', makerIds), eb('created_by_key_id', 'in', makerIds)]),
  )

/** Lists the ids of a person or key, and of every key and client with a secret that they made, at any depth, ended ones too. */
export async function listMakerIds(db: Db, siteId: string, makerId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive makers as (
      select ${makerId}::uuid as id
      union
      select made.id from makers join (
        select id, created_by_user_id, created_by_key_id from api_keys where site_id = ${siteId}
        union all
        select id, created_by_user_id, created_by_key_id from oauth_clients where site_id = ${siteId}
      ) made on makers.id in (made.created_by_user_id, made.created_by_key_id)
    )
    select id from makers
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** Returns the person to whom a key, or a client with a secret, belongs. */
export async function findKeyMaker(db: Db, siteId: string, keyId: string): Promise<string | null> {
  for (const table of ['api_keys', 'oauth_clients'] as const) {
    const row = await db
      .selectFrom(table)
      .select('created_by_user_id')
      .where('site_id', '=', siteId)
      .where('id', '=', keyId)
      .executeTakeFirst()
    if (row) return row.created_by_user_id
  }
  return null
}

/** Locks one of them. */
export async function lockApiKey(tx: Tx, siteId: string, id: string): Promise<ApiKey | undefined> {
  const row = await selectLiveKeys(tx, siteId).where('id', '=', id).forUpdate().executeTakeFirst()
  return row && toApiKey(row)
}

export async function updateKey(tx: Tx, siteId: string, { id, name, permissions }: ApiKey): Promise<void> {
  await tx
    .updateTable('api_keys')
    .set({ name, permissions })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
  emitAfterCommit(tx, 'rightsChanged')
}

export async function markKeyRevoked(tx: Tx, siteId: string, id: string, now: number): Promise<void> {
  await tx
    .updateTable('api_keys')
    .set({ revoked_at: new Date(now) })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
  emitAfterCommit(tx, 'rightsChanged')
}

function selectLiveKeys(db: Db, siteId: string) {
  return db
    .selectFrom('api_keys')
    .select(['id', 'name', 'permissions', 'created_at', 'created_by_user_id', 'last_used_at'])
    .where('site_id', '=', siteId)
    .where('revoked_at', 'is', null)
}

type KeyRow = Awaited<ReturnType<ReturnType<typeof selectLiveKeys>['executeTakeFirstOrThrow']>>

function toApiKey(row: KeyRow): ApiKey {
  const permissions = row.permissions as Permission[] | null
  const { id, name, created_at: createdAt, created_by_user_id: createdByUserId, last_used_at: lastUsedAt } = row
  return { id, name, permissions, createdAt, createdByUserId, lastUsedAt }
}
