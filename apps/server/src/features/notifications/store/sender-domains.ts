import type { Selectable } from 'kysely'
import { type Database, type Db, instant, jsonb } from '../../../db/database.ts'

/** A sending domain; the private key is encrypted. */
export type SenderDomainRow = Selectable<Database['sender_domains']>

export function findSenderDomain(db: Db, siteId: string): Promise<SenderDomainRow | undefined> {
  return db.selectFrom('sender_domains').selectAll().where('site_id', '=', siteId).executeTakeFirst()
}

export type NewSenderDomain = {
  siteId: string
  domain: string
  selector: string
  publicKey: string
  privateKey: Buffer
}

/** Saves a domain with new keys in place of the one before. */
export async function putSenderDomain(db: Db, given: NewSenderDomain, now: number): Promise<void> {
  const written = {
    domain: given.domain,
    selector: given.selector,
    public_key: given.publicKey,
    private_key: given.privateKey,
    found: jsonb({}),
    created_at: new Date(now),
    checked_at: null,
    due_at: null,
    verified_at: null,
  }
  await db
    .insertInto('sender_domains')
    .values({ site_id: given.siteId, ...written })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet(written))
    .execute()
}

type Checked = { found: object; isVerified: boolean; dueAt: number }

/** Saves what a check found, unless the keys were replaced meanwhile. */
export async function saveCheck(
  db: Db,
  row: SenderDomainRow,
  { found, isVerified, dueAt }: Checked,
  now: number,
): Promise<void> {
  await db
    .updateTable('sender_domains')
    .set((eb) => ({
      found: jsonb(found),
      checked_at: new Date(now),
      due_at: new Date(dueAt),
      verified_at: isVerified ? eb.fn.coalesce('verified_at', eb.val(new Date(now))) : null,
    }))
    .where('site_id', '=', row.site_id)
    .where('public_key', '=', row.public_key)
    .execute()
}

export async function deleteSenderDomainRow(db: Db, siteId: string): Promise<void> {
  await db.deleteFrom('sender_domains').where('site_id', '=', siteId).execute()
}

/** Looks a domain up later. */
export async function postponeCheck(db: Db, row: SenderDomainRow, dueAt: number): Promise<void> {
  await db
    .updateTable('sender_domains')
    .set({ due_at: new Date(dueAt) })
    .where('site_id', '=', row.site_id)
    .where('public_key', '=', row.public_key)
    .execute()
}

/** Lists verified domains that are due, the longest waiting first. */
export function listDomainsToCheck(db: Db, now: number, limit: number): Promise<SenderDomainRow[]> {
  return db
    .selectFrom('sender_domains')
    .selectAll()
    .where('verified_at', 'is not', null)
    .where('due_at', '<=', instant(now))
    .orderBy('due_at')
    .limit(limit)
    .execute()
}
