import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { encrypt } from '../../../security/encryption.ts'
import { newTotpSecret, otpauthUri, qrSvg } from '../../../security/totp.ts'
import { findSite } from '../../sites/index.ts'
import { requireConfirmed } from '../steps/require-session.ts'
import { confirmPerson } from '../steps/verify-factor.ts'
import { findFactor, insertFactor } from '../store/factors.ts'
import { loadUser } from '../store/users.ts'

/** Starts adding an authenticator app. It is inactive until one of its codes is verified. */
export const startStaffFactor: Operation<'startStaffFactor'> = async ({ input, actor, request }, context) => {
  if (actor.type !== 'staff') return fail('PERMISSION_DENIED')
  const { userId, siteId } = actor
  if ((await findFactor(context.db, userId))?.activatedAt) return fail('FACTOR_ALREADY_ACTIVE')
  const confirmed = await confirmPerson(context, userId, input, request)
  const secret = newTotpSecret()
  const id = context.ids.guid()
  const encryptedSecret = await encrypt(context, secret, id)
  await context.transaction(async (tx) => {
    await requireConfirmed(tx, actor, confirmed)
    if (!(await insertFactor(tx, { userId, id, encryptedSecret }, context.clock.now()))) fail('FACTOR_ALREADY_ACTIVE')
  })
  const site = await findSite(context.db, siteId)
  const uri = otpauthUri(secret, site?.name ?? '', (await loadUser(context.db, userId)).email)
  return { secret, otpauthUri: uri, qrCode: await qrSvg(uri) }
}
