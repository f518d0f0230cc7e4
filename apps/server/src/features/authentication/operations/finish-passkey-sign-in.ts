import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { countAttempt, toNetwork } from '../../limits/index.ts'
import { lockMember } from '../../members/index.ts'
import { passkeyLimits } from '../rules/limits.ts'
import { continueSignIn } from '../steps/continue-sign-in.ts'
import { logRefusal } from '../steps/log-refusal.ts'
import { passkeyHost } from '../steps/passkey-host.ts'
import { requestPasskey } from '../steps/passkey-options.ts'
import { verifyPasskey } from '../steps/verify-passkey.ts'
import { getVisitorId } from '../steps/visitor-id.ts'

/** Returns a challenge for any passkey of this host. The response identifies the member. */
export const startPasskeySignIn: Operation<'startPasskeySignIn'> = async ({ actor, request }, context) => {
  const { siteId } = actor
  const host = await passkeyHost(context, siteId, request)
  await countAttempt(context, passkeyLimits(toNetwork(request.address)))
  return context.transaction((tx) =>
    requestPasskey(tx, context, { siteId, purpose: 'SIGN_IN', memberId: null }, { host }),
  )
}

/** Signs in with a passkey. It counts as two factors: the device and its user verification. */
export const finishPasskeySignIn: Operation<'finishPasskeySignIn'> = async ({ input, actor, request }, context) => {
  const { siteId } = actor
  const host = await passkeyHost(context, siteId, request)
  const refused = logRefusal(context, 'sign-in', { siteId, address: request.address })
  await countAttempt(context, passkeyLimits(toNetwork(request.address)), refused)
  const outcome = await context.transaction(async (tx) => {
    const taken = await verifyPasskey(tx, context, { siteId, host, ...input }, null)
    if (typeof taken === 'string') return taken
    const member = await lockMember(tx, siteId, taken.memberId)
    if (!member) return 'BAD_PASSKEY'
    return continueSignIn(tx, context, member, {
      visitorId: getVisitorId(actor),
      canEmail: false,
      hasShownFactor: true,
    })
  })
  // Fails after the commit so that the challenge stays used.
  if (typeof outcome !== 'string') return outcome
  refused(outcome)
  if (outcome === 'NO_ACTIVE_CHALLENGE') return fail(outcome)
  return fail('VERIFICATION_FAILED', { data: { reason: outcome } })
}
