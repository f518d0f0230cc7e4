import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { lockMember } from '../../members/index.ts'
import { setUpTypes } from '../rules/challenge.ts'
import { listFactorRows } from '../store/factors.ts'
import { countRecoveryCodes } from '../store/recovery-codes.ts'
import { factorView } from '../view.ts'
import { memberOf } from './member-of.ts'
import { isServed } from './second-factor.ts'

/** The member's second factors, and what else could be one. */
export const listFactors: Operation<'listFactors'> = async ({ actor }, context) => {
  const { siteId, memberId } = memberOf(actor)
  return context.transaction(async (tx) => {
    const member = (await lockMember(tx, siteId, memberId)) ?? fail('NOT_FOUND')
    const rows = await listFactorRows(tx, { siteId, memberId })
    return {
      factors: rows.map((row) => factorView(row, member.login_email)),
      recoveryCodesLeft: await countRecoveryCodes(tx, { siteId, memberId }),
      availableTypes: setUpTypes.filter((type) => isServed(context, type)),
    }
  })
}
