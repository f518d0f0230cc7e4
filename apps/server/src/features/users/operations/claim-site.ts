import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { countAttempt, toNetwork } from '../../limits/index.ts'
import { lockSite, readSiteSecret } from '../../sites/index.ts'
import { signInLimits } from '../rules/attempts.ts'
import { claimMs } from '../rules/claim.ts'
import { chooseWorkplace } from '../rules/workplace.ts'
import { createUser } from '../steps/create-user.ts'
import { grantRole } from '../steps/grant-role.ts'
import { loadSessionView } from '../steps/load-session-view.ts'
import { openSession } from '../steps/open-session.ts'
import { refuseCommonPassword } from '../steps/refuse-common-password.ts'
import { markClaimUsed } from '../store/claims.ts'
import { findWorkplaces, hasOwner } from '../store/roles.ts'

/**
 * Makes the holder of the one-time token the owner of a new installation and signs them in, unless it has an owner by
 * now. The token encodes its site. The new account has no second factor, so no code is required.
 */
export const claimSite: Operation<'claimSite'> = async ({ input, request }, context) => {
  refuseCommonPassword('password', input.password)
  const attempt = await countAttempt(context, signInLimits('claim', toNetwork(request.address)))
  const claim = readSiteSecret(input.claimToken.trim()) ?? fail('INVALID_TOKEN')
  const opened = await context.transaction(async (tx) => {
    const now = context.clock.now()
    // Locks the site, so that of two tokens one makes an owner.
    await lockSite(tx, claim.siteId)
    if (await hasOwner(tx, claim.siteId)) return fail('INVALID_TOKEN')
    if (!(await markClaimUsed(tx, claim, now - claimMs, now))) return fail('INVALID_TOKEN')
    const { userId } = await createUser(tx, input, now)
    await grantRole(tx, { siteId: claim.siteId, userId, role: 'owner' }, now)
    const workplace = chooseWorkplace(await findWorkplaces(tx, userId), claim.siteId) ?? fail('INVALID_TOKEN')
    const user = { id: userId, name: input.name.trim() }
    return openSession(context, tx, { user, workplace, request, factorId: null })
  })
  await attempt.succeeded()
  return loadSessionView(context, opened, request)
}
