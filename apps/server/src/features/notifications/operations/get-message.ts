import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findMessage } from '../store.ts'
import { messageView } from '../view/message.ts'

export const getMessage: Operation<'getMessage'> = async ({ input, actor }, context) => {
  const message = await findMessage(context.db, actor.siteId, input.messageId)
  return message ? { message: messageView(message) } : fail('MESSAGE_NOT_FOUND')
}
