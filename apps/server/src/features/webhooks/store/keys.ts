import { sql } from 'kysely'
import { type Db, instant, type Tx } from '../../../db/database.ts'
import type { SigningKey } from '../rules/signing-keys.ts'

export type KeyRow = SigningKey & { id: string; privateKey: Buffer; publicKey: string }
type NewKey = { siteId: string; id: string; privateKey: Buffer; publicKey: string }

/** Lists the keys of a business in the order in which they sign. */
export async function listKeyRows(db: Db, siteId: string): Promise<KeyRow[]> {
  const { rows } = await sql<{ id: string; private_key: Buffer; public_key: string; signs_from: string }>`
    select id, private_key, public_key, created_at as signs_from from webhook_keys where site_id = ${siteId}
    union all
    select id, private_key, public_key, signs_from from webhook_key_successors where site_id = ${siteId}
    order by signs_from`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    privateKey: row.private_key,
    publicKey: row.public_key,
    signsFrom: Date.parse(row.signs_from),
  }))
}

/** Inserts the first key of a business unless it has one. */
export async function insertKey(db: Db, key: NewKey, now: number): Promise<void> {
  await db
    .insertInto('webhook_keys')
    .values({ ...toColumns(key), created_at: new Date(now) })
    .onConflict((conflict) => conflict.column('site_id').doNothing())
    .execute()
}

/** Inserts a later key. Lock the site before. */
export async function insertSuccessor(tx: Tx, key: NewKey, signsFrom: number, now: number): Promise<void> {
  await tx
    .insertInto('webhook_key_successors')
    .values({ ...toColumns(key), created_at: new Date(now), signs_from: new Date(signsFrom) })
    .execute()
}

const toColumns = ({ siteId, id, privateKey, publicKey }: NewKey) => ({
  site_id: siteId,
  id,
  private_key: privateKey,
  public_key: publicKey,
})

/** Changes when a later key begins to sign. Lock the site before. */
export async function updateSuccessor(tx: Tx, siteId: string, id: string, signsFrom: number): Promise<void> {
  await tx
    .updateTable('webhook_key_successors')
    .set({ signs_from: new Date(signsFrom) })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}

/** Deletes keys whose successor has been signing since before this instant. */
export async function deleteReplacedKeys(tx: Tx, before: number): Promise<void> {
  const at = instant(before)
  await sql`delete from webhook_keys key where exists (
    select from webhook_key_successors later where later.site_id = key.site_id and later.signs_from < ${at})`.execute(
    tx,
  )
  await sql`delete from webhook_key_successors key where exists (
    select from webhook_key_successors later
    where later.site_id = key.site_id and later.signs_from > key.signs_from and later.signs_from < ${at})`.execute(tx)
}
