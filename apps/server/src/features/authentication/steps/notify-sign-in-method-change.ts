import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { findMember, memberLanguage } from '../../members/index.ts'
import { publicAddress } from '../../sites/index.ts'
import type { SignInMethodEmail } from '../../users/index.ts'
import { noticeLimits } from '../rules/limits.ts'
import { canSendWithin } from './count-email.ts'
import { recipientName } from './send-code.ts'

type Claims = Pick<SignInMethodEmail, 'change' | 'which' | 'from'>

/** Writes to a member that a way into their account changed. Part of the transaction that changes it. */
export async function notifySignInMethodChange(
  tx: Tx,
  context: Context,
  { siteId, memberId }: { siteId: string; memberId: string },
  notice: Claims,
): Promise<void> {
  const member = await findMember(tx, siteId, memberId)
  if (!member) return
  const { login_email: email } = member
  // The address may belong to someone else, who must not be flooded with emails.
  if (!(await canSendWithin({ ...context, db: tx }, noticeLimits(siteId, email)))) return
  const address = await publicAddress(context, siteId)
  await context.ports.authentication.sendSignInMethodChange(context, tx, {
    ...notice,
    siteId,
    email,
    name: recipientName(member),
    language: memberLanguage(member),
    securityUrl: `${address}/account/security`,
    recoveryUrl: `${address}/login/forgot`,
  })
}
