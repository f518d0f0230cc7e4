import { HOUR } from '@kalends/availability'
import { may } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { countAttempt } from '../../limits/index.ts'
import { kindsForOwners } from '../rules/for-owners.ts'
import { messageFor } from '../steps/message-secrets.ts'
import { resend } from '../steps/resend-messages.ts'
import { findMessage } from '../store/messages.ts'
import { messageView } from '../view/message.ts'

/** Needs READ_MESSAGES as well: people who see only their own calendar do not see messages. */
export const resendMessage: Operation<'resendMessage'> = async ({ input: { messageId }, actor }, context) => {
  const { siteId } = actor
  if (!may(actor, 'READ_MESSAGES')) return fail('PERMISSION_DENIED')
  await countAttempt(context, [{ key: `resend:${siteId}`, limit: 100, windowMs: HOUR }])
  return context.transaction(async (tx) => {
    const found = await findMessage(tx, siteId, messageId)
    if (found && kindsForOwners.includes(found.kind) && !may(actor, 'MANAGE_USERS')) return fail('MESSAGE_NOT_FOUND')
    const id = await resend(context, tx, siteId, messageId)
    const message = (await findMessage(tx, siteId, id)) ?? fail('MESSAGE_NOT_FOUND')
    return { message: messageView(await messageFor(context, actor, message)) }
  })
}
