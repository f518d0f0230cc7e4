import type { Operation } from '../../../operation.ts'
import { countMessages, listMessages } from '../store.ts'
import { messageView } from '../view/message.ts'

export const queryMessages: Operation<'queryMessages'> = async ({ input, actor }, context) => {
  const page = { limit: input.limit ?? 50, offset: input.offset ?? 0 }
  const [messages, total] = await Promise.all([
    listMessages(context.db, actor.siteId, input, page),
    countMessages(context.db, actor.siteId, input),
  ])
  return { messages: messages.map(messageView), total, mailServer: context.gateways.mail !== undefined }
}
