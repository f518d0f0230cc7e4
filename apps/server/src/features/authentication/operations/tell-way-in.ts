import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { findMember, languageOf } from '../../members/index.ts'
import { publicAddress } from '../../sites/index.ts'
import type { SignInMethodEmail } from '../../users/index.ts'
import { noticeLimits } from '../rules/limits.ts'
import { mayWrite } from './may-write.ts'
import { nameOf } from './send-code.ts'

type Claims = Pick<SignInMethodEmail, 'change' | 'which' | 'from'>

/** Writes to a member that a way into their account changed. Part of the transaction that changes it. */
export async function notifySignInMethodChange(
  tx: Tx,
  context: Context,
  { siteId, memberId }: { siteId: string; memberId: string },
  told: Claims,
): Promise<void> {
  const member = await findMember(tx, siteId, memberId)
  if (!member) return
  const { login_email: email } = member
  // Someone may have signed up with another person's address: limit the emails it receives.
  if (!(await mayWrite({ ...context, db: tx }, noticeLimits(siteId, email)))) return
  const address = await publicAddress(context, siteId)
  await context.ports.authentication.sendSignInMethodChange(context, tx, {
    ...told,
    siteId,
    email,
    name: nameOf(member),
    language: languageOf(member),
    securityUrl: `${address}/account/security`,
    recoveryUrl: `${address}/login/forgot`,
  })
}
