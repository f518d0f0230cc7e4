import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { countAttempt, toNetwork } from '../../limits/index.ts'
import { findMemberByLoginEmail, type Member, memberLanguage } from '../../members/index.ts'
import { newSiteSecret, publicAddress } from '../../sites/index.ts'
import { codeMs } from '../rules/lifetimes.ts'
import { mailedLimits, requestLimits } from '../rules/limits.ts'
import { codeHash, newCode } from '../rules/mailed-code.ts'
import { canSendEmail } from '../steps/count-email.ts'
import { lockRecipient } from '../steps/lock-recipient.ts'
import { recipientName } from '../steps/send-code.ts'
import { insertMailedSignIn } from '../store/mailed-sign-ins.ts'

/**
 * Emails a sign-in code and link if the member exists and may sign in. Answers the same otherwise. Earlier emails stay
 * valid until used or expired, so a stranger's request cannot invalidate them.
 */
export const startMailedSignIn: Operation<'startMailedSignIn'> = async ({ input, actor, request }, context) => {
  const { siteId } = actor
  const email = input.email.trim().toLowerCase()
  await countAttempt(context, mailedLimits(siteId, email, toNetwork(request.address)))
  await countAttempt(context, requestLimits(toNetwork(request.address)))
  const member = await findMemberByLoginEmail(context.db, siteId, email)
  // Counted even without a member, so that the response time reveals nothing.
  const mayMail = await canSendEmail(context, { siteId, email, purpose: 'SIGN_IN', request, memberId: member?.id })
  return context.transaction(async (tx) => {
    const recipient = mayMail ? await lockRecipient(tx, member) : undefined
    return { requestToken: await beginMailedSignIn(tx, context, { siteId, member: recipient, input }) }
  })
}

type StartedSignIn = {
  siteId: string
  member: Member | undefined
  input: { language?: string | null | undefined; next?: string | null | undefined }
}

async function beginMailedSignIn(tx: Tx, context: Context, { siteId, member, input }: StartedSignIn): Promise<string> {
  const id = context.ids.guid()
  const request = newSiteSecret(siteId)
  const link = newSiteSecret(siteId)
  const code = newCode()
  await insertMailedSignIn(tx, {
    siteId,
    id,
    memberId: member?.id ?? null,
    requestHash: request.hash,
    linkHash: link.hash,
    codeHash: codeHash(code, id),
    expiresAt: context.clock.now() + codeMs,
  })
  if (member) {
    const next = input.next ? `?next=${encodeURIComponent(input.next)}` : ''
    await context.ports.authentication.sendSignInCode(context, tx, {
      siteId,
      email: member.login_email,
      name: recipientName(member),
      language: input.language ?? memberLanguage(member),
      code,
      minutes: codeMs / 60_000,
      token: link.text,
      link: `${await publicAddress(context, siteId)}/login/link/${link.text}${next}`,
    })
  }
  return request.text
}
