import { may } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { kindsForOwners } from '../rules/for-owners.ts'
import { messageFor } from '../steps/message-secrets.ts'
import { sendsEmail } from '../steps/open-mail.ts'
import { countMessages, listMessages } from '../store/messages.ts'
import { messageView } from '../view/message.ts'

export const queryMessages: Operation<'queryMessages'> = async ({ input, actor }, context) => {
  const page = { limit: input.limit ?? 50, offset: input.offset ?? 0 }
  const filter = { ...input, without: may(actor, 'MANAGE_USERS') ? [] : kindsForOwners }
  const [messages, total, mailServer] = await Promise.all([
    listMessages(context.db, actor.siteId, filter, page),
    countMessages(context.db, actor.siteId, filter),
    sendsEmail(context, context.db),
  ])
  const shown = await Promise.all(messages.map((message) => messageFor(context, actor, message)))
  return { messages: shown.map(messageView), total, mailServer }
}
