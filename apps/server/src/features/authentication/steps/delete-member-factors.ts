import type { Tx } from '../../../db/database.ts'
import { deleteFactors } from '../store/factors.ts'
import { deletePasskeys } from '../store/passkeys.ts'
import { replaceRecoveryCodes } from '../store/recovery-codes.ts'

/** Deletes a member's factors, passkeys and recovery codes. */
export async function deleteMemberFactors(tx: Tx, who: { siteId: string; memberId: string }): Promise<void> {
  await deleteFactors(tx, who)
  await replaceRecoveryCodes(tx, who, [])
  await deletePasskeys(tx, who)
}
