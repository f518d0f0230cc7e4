import { HOUR } from '@kalends/availability'
import type { InputOf } from '@kalends/contract'
import { isOwner } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { SmtpSettings } from '../../../gateways/mail.ts'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { decrypt, encrypt } from '../../../security/encryption.ts'
import { countAttempt } from '../../limits/index.ts'
import { requireOwner } from '../../users/index.ts'
import { mailServerViolation, passwordViolation } from '../rules/mail-server.ts'
import { mailServerState, requireOwnMailServer } from '../steps/mail-server-state.ts'
import { mailServerSecret } from '../steps/open-mail.ts'
import { recordMailServer } from '../steps/record-mail-server.ts'
import { resumeSending, toRefusal } from '../steps/send-due-messages.ts'
import { findMailServer, type MailServerRow, saveMailServer } from '../store/mail-server.ts'

type Input = InputOf<'setMailServer'>

/**
 * Saves the settings after signing in with them, so that only settings that work are saved. Owners only, since messages
 * contain links that open accounts; checked again afterwards, because the server that is tried out may take its time.
 */
export const setMailServer: Operation<'setMailServer'> = async ({ input, actor }, context) => {
  if (!isOwner(actor)) return fail('UNAUTHORIZED_OPERATION')
  await requireOwnMailServer(context, context.db)
  await countAttempt(context, [{ key: `mail-server:${actor.siteId}`, limit: 20, windowMs: HOUR }])
  const sent = { ...input, host: input.host.trim(), user: input.user?.trim() || null }
  const stored = await findMailServer(context.db)
  const violation = passwordViolation(sent, stored)
  if (violation) refuseFields([violation])
  const signIn = await readSignIn(context, sent, stored)
  await tryOut(context, { host: sent.host, port: sent.port, security: sent.security, signIn })
  return context.transaction(async (tx) => {
    await requireOwner(tx, actor)
    await requireOwnMailServer(context, tx)
    const before = await findMailServer(tx)
    await saveMailServer(tx, {
      host: sent.host,
      port: sent.port,
      security: sent.security,
      user_name: sent.user,
      password: signIn ? await encrypt(context, signIn.password, mailServerSecret) : null,
      sender: sent.sender,
      updated_at: new Date(context.clock.now()),
    })
    await recordMailServer(context, tx, actor, before)
    await resumeSending({ ...context, db: tx })
    return { mailServer: await mailServerState(context, tx) }
  })
}

async function readSignIn(context: Context, sent: Input, stored: MailServerRow | undefined) {
  if (!sent.user) return undefined
  const password = sent.password || (stored?.password && (await decrypt(context, stored.password, mailServerSecret)))
  return password ? { user: sent.user, password } : undefined
}

async function tryOut({ gateways }: Context, settings: SmtpSettings): Promise<void> {
  try {
    await gateways.openMail(settings).verify()
  } catch (error) {
    const { answer, fault } = toRefusal(error)
    refuseFields([mailServerViolation({ reason: fault.reason, answer })])
  }
}
