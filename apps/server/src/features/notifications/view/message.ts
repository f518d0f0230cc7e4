import type { Infer, notifications } from '@kalends/contract'
import { masked } from '../rules/secrets.ts'
import type { MessageRow } from '../store/messages.ts'

type Message = Infer<typeof notifications.Message>

/** A message as the API returns it: attachments by name only, secrets masked unless they were revealed. */
export function messageView(row: MessageRow): Message {
  return {
    id: row.id,
    kind: row.kind,
    channel: row.channel as Message['channel'],
    recipient: row.recipient,
    recipientName: row.recipient_name,
    subject: masked(row.subject),
    bodyText: masked(row.body_text),
    bodyHtml: row.body_html === null ? null : masked(row.body_html),
    language: row.language,
    bookingId: row.booking_id,
    status: row.status as Message['status'],
    lastError: row.last_error,
    reason: row.reason as Message['reason'],
    attachments: row.attachments.map(({ filename, contentType }) => ({ filename, contentType })),
    createdDate: new Date(row.created_at).toISOString(),
    sentDate: row.sent_at === null ? null : new Date(row.sent_at).toISOString(),
  }
}
