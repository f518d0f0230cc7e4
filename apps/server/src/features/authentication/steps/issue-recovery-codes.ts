import type { Tx } from '../../../db/database.ts'
import { newRecoveryCodes, recoveryCodeHash } from '../../../security/recovery-code.ts'
import { replaceRecoveryCodes } from '../store/recovery-codes.ts'

/** Issues ten new recovery codes, which replace earlier ones. Only hashes are stored. */
export async function issueRecoveryCodes(tx: Tx, who: { siteId: string; memberId: string }): Promise<string[]> {
  const codes = newRecoveryCodes()
  const hashes = codes.map((code) => recoveryCodeHash(code, who.memberId))
  await replaceRecoveryCodes(tx, who, hashes)
  return codes
}
