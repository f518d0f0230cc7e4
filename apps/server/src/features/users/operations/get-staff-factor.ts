import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { chooseWorkplace } from '../rules/workplace.ts'
import { countRecoveryCodes, findFactor } from '../store/factors.ts'
import { findWorkplaces } from '../store/roles.ts'
import { isEmailProved } from '../store/users.ts'

/** Returns whether the person has a second factor and whether the site requires one. */
export const getStaffFactor: Operation<'getStaffFactor'> = async ({ actor }, context) => {
  if (actor.type !== 'staff') return fail('PERMISSION_DENIED')
  const { userId, siteId } = actor
  const factor = await findFactor(context.db, userId)
  const workplace = chooseWorkplace(await findWorkplaces(context.db, userId), siteId)
  return {
    isActive: Boolean(factor?.activatedAt),
    activatedDate: toDate(factor?.activatedAt),
    lastUsedDate: toDate(factor?.lastUsedAt),
    recoveryCodesLeft: await countRecoveryCodes(context.db, userId),
    isEmailProved: await isEmailProved(context.db, userId),
    isRequired: workplace?.requiresSecondFactor === true,
  }
}

const toDate = (at: string | null | undefined): string | null => (at ? new Date(at).toISOString() : null)
