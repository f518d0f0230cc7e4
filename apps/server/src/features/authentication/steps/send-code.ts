import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Member } from '../../members/index.ts'
import { codeMs } from '../rules/lifetimes.ts'
import { codeHash, newCode } from '../rules/mailed-code.ts'
import { setCode } from '../store/states.ts'

type CodeRequest = { member: Member; stateId: string; language?: string | undefined; factor?: 'EMAIL' }

/** Mails a new code for this state; the one before is void. */
export async function sendCode(
  tx: Tx,
  context: Context,
  { member, stateId, language, factor }: CodeRequest,
): Promise<void> {
  const { site_id: siteId, login_email: email } = member
  const now = context.clock.now()
  const code = newCode()
  const message = { siteId, email, name: recipientName(member), language, code, minutes: codeMs / 60_000 }
  const messageId = await context.ports.authentication.sendSignInCode(context, tx, message)
  const stored = { hash: codeHash(code, stateId), expiresAt: now + codeMs, messageId, factor }
  await setCode(tx, siteId, stateId, stored, now)
}

/** Returns the name of a member for emails. */
export function recipientName({ contact, nickname, identity_profile }: Member): string {
  const profile = identity_profile as { firstName?: string | null } | null
  return contact?.firstName || profile?.firstName || nickname || ''
}
