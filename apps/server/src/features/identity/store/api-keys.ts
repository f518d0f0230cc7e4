import type { Permission } from '@kalends/contract'
import type { Db } from '../../../db/database.ts'

type NewKey = { siteId: string; id: string; name: string; hash: Buffer; permissions: Permission[] | null }

export async function insertApiKey(db: Db, key: NewKey, now: number): Promise<void> {
  await db
    .insertInto('api_keys')
    .values({
      site_id: key.siteId,
      id: key.id,
      name: key.name,
      secret_hash: key.hash,
      permissions: key.permissions,
      created_at: new Date(now),
    })
    .execute()
}

/** The key of this secret, unless it was revoked. */
export async function findApiKey(db: Db, siteId: string, hash: Buffer) {
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

export async function updateLastUsed(db: Db, siteId: string, id: string, now: number): Promise<void> {
  await db
    .updateTable('api_keys')
    .set({ last_used_at: new Date(now) })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}
