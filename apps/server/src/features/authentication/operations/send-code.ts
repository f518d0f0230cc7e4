import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Member } from '../../members/index.ts'
import { codeMs } from '../rules/lives.ts'
import { codeHash, newCode } from '../rules/mailed-code.ts'
import { setCode } from '../store/states.ts'

type Wanted = { member: Member; stateId: string; language?: string | undefined; factor?: 'EMAIL' }

/** Emails a new code for this state and invalidates the previous one. */
export async function sendCode(tx: Tx, context: Context, { member, stateId, language, factor }: Wanted): Promise<void> {
  const { site_id: siteId, login_email: email } = member
  const now = context.clock.now()
  const code = newCode()
  const letter = { siteId, email, name: nameOf(member), language, code, minutes: codeMs / 60_000 }
  const messageId = await context.ports.authentication.sendSignInCode(context, tx, letter)
  const stored = { hash: codeHash(code, stateId), expiresAt: now + codeMs, messageId, factor }
  await setCode(tx, siteId, stateId, stored, now)
}

/** Name used in emails to the member. */
export function nameOf({ contact, nickname, identity_profile }: Member): string {
  const told = identity_profile as { firstName?: string | null } | null
  return contact?.firstName || told?.firstName || nickname || ''
}
