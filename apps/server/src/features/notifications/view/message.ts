import type { Infer, notifications } from '@kalends/contract'
import type { MessageRow } from '../store.ts'

type Message = Infer<typeof notifications.Message>

/** A message as the wire shows it: attachments by name only. */
export function messageView(row: MessageRow): Message {
  return {
    id: row.id,
    kind: row.kind,
    channel: row.channel as Message['channel'],
    recipient: row.recipient,
    recipientName: row.recipient_name,
    subject: row.subject,
    bodyText: row.body_text,
    bodyHtml: row.body_html,
    language: row.language,
    bookingId: row.booking_id,
    status: row.status as Message['status'],
    lastError: row.last_error,
    attachments: row.attachments.map(({ filename, contentType }) => ({ filename, contentType })),
    createdDate: new Date(row.created_at).toISOString(),
    sentDate: row.sent_at === null ? null : new Date(row.sent_at).toISOString(),
  }
}
