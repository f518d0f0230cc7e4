import type { Context } from '../../src/context.ts'
import { revealSecrets } from '../../src/features/notifications/steps/message-secrets.ts'
import type { MessageRow } from '../../src/features/notifications/store/messages.ts'

/** Messages to an address as their reader gets them, with codes and links, oldest first. */
export async function messagesTo(context: Context, recipient: string): Promise<MessageRow[]> {
  const rows = await context.db
    .selectFrom('messages')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return Promise.all(rows.map((row) => revealSecrets(context, row as MessageRow)))
}

/** Replaces links to bookings: everybody is shown one of their own. */
export const withoutLinks = <T>(message: T): T =>
  JSON.parse(JSON.stringify(message).replaceAll(/\/bookings\/[\w-]+(?:\.[\w-]*){4}/g, '/bookings/link'))
