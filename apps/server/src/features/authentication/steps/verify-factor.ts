import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { decrypt } from '../../../security/encryption.ts'
import { recoveryCodeHash } from '../../../security/recovery-code.ts'
import { matchingStep } from '../../../security/totp.ts'
import { type FactorRow, lockActiveFactor, markFactorUsed } from '../store/factors.ts'
import { takeRecoveryCode } from '../store/recovery-codes.ts'

type Who = { siteId: string; memberId: string }

/** Verifies and consumes a code of the member's authenticator app. */
export async function verifyTotp(tx: Tx, context: Context, who: Who, code: string): Promise<boolean> {
  const factor = await lockActiveFactor(tx, who, 'TOTP')
  return factor !== undefined && verifyTotpStep(tx, context, who, { factor, code })
}

/** Verifies and consumes a code of a locked factor, active or not. */
export async function verifyTotpStep(
  tx: Tx,
  context: Context,
  who: Who,
  { factor, code }: { factor: FactorRow; code: string },
): Promise<boolean> {
  const { id, encryptedSecret, lastStep } = factor
  if (encryptedSecret === null) return false
  const now = context.clock.now()
  const secret = await decrypt({ ...context, db: tx }, encryptedSecret, id)
  const step = matchingStep(secret, code, now, lastStep ?? undefined)
  if (step === undefined) return false
  await markFactorUsed(tx, { siteId: who.siteId, id }, step, now)
  return true
}

/** Verifies and consumes a recovery code of the member. */
export function verifyRecoveryCode(tx: Tx, who: Who, code: string): Promise<boolean> {
  return takeRecoveryCode(tx, who, recoveryCodeHash(code, who.memberId))
}
