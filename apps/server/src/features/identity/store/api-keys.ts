import type { Permission } from '@kalends/contract'
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
  /** Undefined: nobody of the team. */
  createdByUserId?: string | undefined
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

/** Locks those that a person made, in the order of their ids. */
export async function lockKeysOf(tx: Tx, siteId: string, userId: string): Promise<ApiKey[]> {
  const rows = await selectLiveKeys(tx, siteId)
    .where('created_by_user_id', '=', userId)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(toApiKey)
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
