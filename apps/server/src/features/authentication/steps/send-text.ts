import type { Context } from '../../../context.ts'
import { fail } from '../../../refusal.ts'
import { type Member, memberLanguage } from '../../members/index.ts'
import { codeMs } from '../rules/lifetimes.ts'
import { recipientName } from './send-code.ts'

/** Sends a code to a phone. Call it outside transactions: providers are slow. */
export async function sendText(
  context: Context,
  member: Member,
  { by, to, code }: { by: 'SMS' | 'CALL'; to: string; code: string },
): Promise<void> {
  const { texts } = context.gateways
  if (!texts) return fail('FACTOR_NOT_AVAILABLE')
  const { site_id: siteId, login_email: email } = member
  const message = {
    siteId,
    email,
    name: recipientName(member),
    language: memberLanguage(member),
    code,
    minutes: codeMs / 60_000,
  }
  const text = await context.transaction((tx) => context.ports.authentication.signInCodeText(tx, message))
  try {
    await texts.send({ by, to, text })
  } catch (error) {
    context.log.warn({ err: error }, 'a text message was not sent')
    fail('VERIFICATION_FAILED', { data: { reason: 'SEND_CODE_ERROR' } })
  }
}
