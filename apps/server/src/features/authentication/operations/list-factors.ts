import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { lockMember } from '../../members/index.ts'
import { setUpTypes } from '../rules/challenge.ts'
import { hasSignedInRecently } from '../steps/has-signed-in-recently.ts'
import { requireMember } from '../steps/require-member.ts'
import { isServed } from '../steps/second-factor.ts'
import { findCredentials } from '../store/credentials.ts'
import { listFactorRows } from '../store/factors.ts'
import { countRecoveryCodes } from '../store/recovery-codes.ts'
import { factorView } from '../view.ts'

/** Returns whether the member has a password, their second factors and the types they could add. */
export const listFactors: Operation<'listFactors'> = async ({ actor }, context) => {
  const { siteId, memberId, familyId } = requireMember(actor)
  return context.transaction(async (tx) => {
    const member = (await lockMember(tx, siteId, memberId)) ?? fail('NOT_FOUND')
    const hasPassword = Boolean((await findCredentials(tx, siteId, memberId))?.passwordHash)
    const rows = await listFactorRows(tx, { siteId, memberId })
    const isRecent = await hasSignedInRecently(context, tx, { siteId, familyId })
    return {
      hasPassword,
      isRecent,
      canSetPassword: !hasPassword && isRecent,
      factors: rows.map((row) => factorView(row, member.login_email)),
      recoveryCodesLeft: await countRecoveryCodes(tx, { siteId, memberId }),
      availableTypes: setUpTypes.filter((type) => isServed(context, type)),
    }
  })
}
