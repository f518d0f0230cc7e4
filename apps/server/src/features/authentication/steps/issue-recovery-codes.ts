import type { Tx } from '../../../db/database.ts'
import { newRecoveryCodes, recoveryCodeHash } from '../../../security/recovery-code.ts'
import { replaceRecoveryCodes } from '../store/recovery-codes.ts'

/** Ten new codes in the place of those before. Only hashes are kept. */
export async function issueRecoveryCodes(tx: Tx, who: { siteId: string; memberId: string }): Promise<string[]> {
  const codes = newRecoveryCodes()
  const hashes = codes.map((code) => recoveryCodeHash(code, who.memberId))
  await replaceRecoveryCodes(tx, who, hashes)
  return codes
}
