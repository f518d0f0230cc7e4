import { may } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { kindsForOwners } from '../rules/for-owners.ts'
import { messageFor } from '../steps/message-secrets.ts'
import { findMessage } from '../store/messages.ts'
import { messageView } from '../view/message.ts'

export const getMessage: Operation<'getMessage'> = async ({ input, actor }, context) => {
  const message = await findMessage(context.db, actor.siteId, input.messageId)
  const isHidden = message && kindsForOwners.includes(message.kind) && !may(actor, 'MANAGE_USERS')
  if (!message || isHidden) return fail('MESSAGE_NOT_FOUND')
  return { message: messageView(await messageFor(context, actor, message)) }
}
