import type { Db, Tx } from '../../../db/database.ts'

type Member = { siteId: string; memberId: string }

/** Replaces the member's recovery codes. */
export async function replaceRecoveryCodes(
  tx: Tx,
  { siteId, memberId }: Member,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.deleteFrom('member_recovery_codes').where('site_id', '=', siteId).where('member_id', '=', memberId).execute()
  if (hashes.length === 0) return
  await tx
    .insertInto('member_recovery_codes')
    .values(hashes.map((code_hash) => ({ site_id: siteId, member_id: memberId, code_hash })))
    .execute()
}

/** Consumes a recovery code. Returns false if it is unknown. */
export async function takeRecoveryCode(tx: Tx, { siteId, memberId }: Member, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('member_recovery_codes')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('code_hash', '=', hash)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function countRecoveryCodes(db: Db, { siteId, memberId }: Member): Promise<number> {
  const { count } = await db
    .selectFrom('member_recovery_codes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
