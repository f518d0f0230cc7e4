import type { JWK } from 'jose'
import { sql } from 'kysely'
import { type Db, jsonb, type Tx } from '../../../db/database.ts'

/** Purpose of a key. */
export type KeyPurpose = 'access' | 'link'

/** A stored key. Lists are sorted newest first. */
export type StoredKey = {
  id: string
  algorithm: string
  privateJwk: JWK
  publicJwk: JWK | null
  /** Epoch milliseconds. */
  createdAt: number
  /** When it was retired; undefined while it signs. */
  retiredAt: number | undefined
}

/** Locks the keys so that of two starting processes only one creates a key. */
export async function lockKeys(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('kalends:signing-keys'))`.execute(tx)
}

/** Finds all keys, retired ones included. */
export async function findKeys(db: Db, purpose: KeyPurpose): Promise<StoredKey[]> {
  const rows = await db
    .selectFrom('signing_keys')
    .select(['id', 'algorithm', 'private_jwk', 'public_jwk', 'created_at', 'retired_at'])
    .where('purpose', '=', purpose)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    algorithm: row.algorithm,
    privateJwk: row.private_jwk,
    publicJwk: row.public_jwk,
    createdAt: Date.parse(row.created_at),
    retiredAt: row.retired_at === null ? undefined : Date.parse(row.retired_at),
  }))
}

export async function insertKey(
  db: Db,
  key: { id: string; purpose: KeyPurpose; algorithm: string; privateJwk: JWK; publicJwk: JWK | null },
  now: number,
): Promise<void> {
  await db
    .insertInto('signing_keys')
    .values({
      id: key.id,
      purpose: key.purpose,
      algorithm: key.algorithm,
      private_jwk: jsonb(key.privateJwk),
      public_jwk: key.publicJwk && jsonb(key.publicJwk),
      created_at: new Date(now),
    })
    .execute()
}

/** Retires the keys of this purpose. */
export async function retireKeys(db: Db, purpose: KeyPurpose, now: number): Promise<void> {
  await db
    .updateTable('signing_keys')
    .set({ retired_at: new Date(now) })
    .where('purpose', '=', purpose)
    .where('retired_at', 'is', null)
    .execute()
}
