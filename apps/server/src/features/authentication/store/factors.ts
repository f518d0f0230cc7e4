import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'
import type { SetUpType } from '../rules/challenge.ts'

type Member = { siteId: string; memberId: string }
type Key = Member & { id: string }

/** A second factor. Instants in epoch milliseconds. */
export type FactorRow = {
  id: string
  type: SetUpType
  encryptedSecret: Buffer | null
  lastStep: number | null
  phone: string | null
  codeHash: Buffer | null
  codeExpiresAt: number | null
  messageId: string | null
  tries: number
  isActive: boolean
  lastUsedDate: string | null
  createdDate: string
}

/** Lists the member's factors, inactive ones included, oldest first. */
export async function listFactorRows(db: Db, { siteId, memberId }: Member): Promise<FactorRow[]> {
  const rows = await selectFactors(db, { siteId, memberId }).orderBy('created_at').orderBy('id').execute()
  return rows.map(toFactor)
}

/** Locks one factor so that attempts run one after the other. */
export async function lockFactor(tx: Tx, { siteId, memberId, id }: Key): Promise<FactorRow | undefined> {
  const row = await selectFactors(tx, { siteId, memberId }).where('id', '=', id).forUpdate().executeTakeFirst()
  return row && toFactor(row)
}

/** Locks the active factor of this type. */
export async function lockActiveFactor(
  tx: Tx,
  { siteId, memberId }: Member,
  type: SetUpType,
): Promise<FactorRow | undefined> {
  const row = await selectFactors(tx, { siteId, memberId })
    .where('type', '=', type)
    .where('activated_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  return row && toFactor(row)
}

type NewFactor = Key & { type: SetUpType; encryptedSecret: Buffer | null; phone: string | null }

/** Inserts a factor, replacing an inactive one of the same type. */
export async function insertFactor(tx: Tx, factor: NewFactor, now: number): Promise<void> {
  const { siteId, memberId, type } = factor
  await tx
    .deleteFrom('member_factors')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('type', '=', type)
    .where('activated_at', 'is', null)
    .execute()
  await tx
    .insertInto('member_factors')
    .values({
      site_id: siteId,
      id: factor.id,
      member_id: memberId,
      type,
      sealed_secret: factor.encryptedSecret,
      phone: factor.phone,
      created_at: new Date(now),
    })
    .execute()
}

type SentCode = { hash: Buffer; expiresAt: number; messageId: string | null }

/** Saves the activation code. */
export async function setFactorCode(tx: Tx, { siteId, id }: Omit<Key, 'memberId'>, code: SentCode): Promise<void> {
  await tx
    .updateTable('member_factors')
    .set({ code_hash: code.hash, code_expires_at: new Date(code.expiresAt), message_id: code.messageId, tries: 0 })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}

export async function countFactorTry(tx: Tx, { siteId, id }: Omit<Key, 'memberId'>): Promise<void> {
  await tx
    .updateTable('member_factors')
    .set({ tries: sql<number>`tries + 1` })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}

/** Consumes the time step of a verified code; the first verification activates the factor. */
export async function markFactorUsed(
  tx: Tx,
  { siteId, id }: Omit<Key, 'memberId'>,
  step: number | null,
  now: number,
): Promise<void> {
  await tx
    .updateTable('member_factors')
    .set({
      last_step: step,
      last_used_at: new Date(now),
      activated_at: sql<string>`coalesce(activated_at, ${new Date(now)})`,
      code_hash: null,
      code_expires_at: null,
      message_id: null,
      tries: 0,
    })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}

/** Deletes a factor. Returns true if it was active. */
export async function deleteFactor(tx: Tx, { siteId, memberId, id }: Key): Promise<boolean> {
  const row = await tx
    .deleteFrom('member_factors')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returning('activated_at')
    .executeTakeFirst()
  return row !== undefined && row.activated_at !== null
}

export async function deleteFactors(tx: Tx, { siteId, memberId }: Member): Promise<void> {
  await tx.deleteFrom('member_factors').where('site_id', '=', siteId).where('member_id', '=', memberId).execute()
}

function selectFactors(db: Db, { siteId, memberId }: Member) {
  return db.selectFrom('member_factors').selectAll().where('site_id', '=', siteId).where('member_id', '=', memberId)
}

type Row = Awaited<ReturnType<ReturnType<typeof selectFactors>['executeTakeFirstOrThrow']>>

function toFactor(row: Row): FactorRow {
  return {
    id: row.id,
    type: row.type as SetUpType,
    encryptedSecret: row.sealed_secret,
    lastStep: row.last_step === null ? null : Number(row.last_step),
    phone: row.phone,
    codeHash: row.code_hash,
    codeExpiresAt: row.code_expires_at === null ? null : Date.parse(row.code_expires_at),
    messageId: row.message_id,
    tries: row.tries,
    isActive: row.activated_at !== null,
    lastUsedDate: row.last_used_at,
    createdDate: row.created_at,
  }
}
