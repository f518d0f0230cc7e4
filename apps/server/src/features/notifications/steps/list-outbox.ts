import type { Context } from '../../../context.ts'
import { listAllMessages } from '../store/messages.ts'
import { messageView } from '../view/message.ts'
import { revealSecrets } from './message-secrets.ts'

export type OutboxMessage = ReturnType<typeof messageView> & { siteId: string }

/** Lists messages of all businesses with their content, newest first: for the operator's command. */
export async function listOutbox(
  context: Context,
  { to, limit = 1000 }: { to?: string | undefined; limit?: number } = {},
): Promise<OutboxMessage[]> {
  const messages = await listAllMessages(context.db, to, limit)
  const revealed = await Promise.all(messages.map((message) => revealSecrets(context, message)))
  return revealed.map((message) => ({ siteId: message.site_id, ...messageView(message) }))
}
