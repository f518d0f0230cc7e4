import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { decrypt } from '../../../security/encryption.ts'
import { newRecoveryCodes, recoveryCodeHash } from '../../../security/recovery-code.ts'
import { matchingStep } from '../../../security/totp.ts'
import { countAttempt, toNetwork } from '../../limits/index.ts'
import { confirmLimits } from '../rules/attempts.ts'
import { isPassword } from '../rules/password.ts'
import {
  lockFactor,
  markFactorUsed,
  replaceRecoveryCodes,
  type StaffFactor,
  takeRecoveryCode,
} from '../store/factors.ts'
import { findPasswordHash } from '../store/users.ts'

/**
 * Verifies and consumes a code of the user's authenticator app or a recovery code. Returns the id of the factor it is
 * of; undefined if it is wrong.
 */
export async function verifyFactorCode(
  tx: Tx,
  context: Context,
  userId: string,
  code: string,
): Promise<string | undefined> {
  const factor = await lockFactor(tx, userId)
  if (!factor?.activatedAt) return undefined
  const isRight =
    (await verifyTotpStep(tx, context, factor, code)) ||
    (await takeRecoveryCode(tx, userId, recoveryCodeHash(code, userId)))
  return isRight ? factor.id : undefined
}

/** Returns true if the app of a locked factor shows this code. */
export async function verifyTotpStep(tx: Tx, context: Context, factor: StaffFactor, code: string): Promise<boolean> {
  const now = context.clock.now()
  const secret = await decrypt({ ...context, db: tx }, factor.encryptedSecret, factor.id)
  const step = matchingStep(secret, code, now, factor.lastStep ?? undefined)
  if (step === undefined) return false
  await markFactorUsed(tx, factor.userId, step, now)
  return true
}

/** Issues ten new recovery codes, which replace earlier ones. Only hashes are stored. */
export async function issueRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  const hashes = codes.map((code) => recoveryCodeHash(code, userId))
  await replaceRecoveryCodes(tx, userId, hashes)
  return codes
}

type Proof = { password?: string | undefined; factorCode?: string | undefined }

/**
 * Throws VERIFICATION_FAILED unless the person confirms with their password or a code. Returns the password hash of that
 * moment.
 */
export async function confirmPerson(
  context: Context,
  userId: string,
  { password, factorCode }: Proof,
  { address }: { address: string },
): Promise<string | null | undefined> {
  const network = toNetwork(address)
  const refused = (reason: string) => context.log.warn({ reason, userId, network }, 'staff confirmation refused')
  const attempt = await countAttempt(context, confirmLimits(userId), refused)
  const passwordHash = await findPasswordHash(context.db, userId)
  const isShown = factorCode
    ? (await context.transaction((tx) => verifyFactorCode(tx, context, userId, factorCode))) !== undefined
    : await isPassword(password ?? '', passwordHash)
  if (!isShown) {
    const reason = factorCode ? 'BAD_CODE' : 'BAD_PASSWORD'
    refused(reason)
    fail('VERIFICATION_FAILED', { data: { reason } })
  }
  await attempt.succeeded()
  return passwordHash
}
