import { may } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { kindsForOwners } from '../rules/for-owners.ts'
import { findMessage } from '../store.ts'
import { messageView } from '../view/message.ts'

export const getMessage: Operation<'getMessage'> = async ({ input, actor }, context) => {
  const message = await findMessage(context.db, actor.siteId, input.messageId)
  const isHidden = message && kindsForOwners.includes(message.kind) && !may(actor, 'MANAGE_USERS')
  return message && !isHidden ? { message: messageView(message) } : fail('MESSAGE_NOT_FOUND')
}
