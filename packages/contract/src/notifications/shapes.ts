import { embed, guid, instant, oneOf, orNull, ownShape, Type, words } from '../own.ts'

/** Delivery status of a message. KEPT: no mail server is configured, the message can be read here. HELD: held back by a limit. */
export const messageStatuses = ['WAITING', 'SENT', 'KEPT', 'HELD', 'FAILED', 'DROPPED'] as const

/** A message to a customer or to the business, with its text. */
export const Message = ownShape('notifications.Message', {
  id: guid('The message.'),
  kind: words(60, 'What it is about.'),
  channel: oneOf(['EMAIL', 'SMS'], { description: 'How it travels.' }),
  recipient: words(320, 'Address or number.'),
  recipientName: orNull(words(200, 'Name of the recipient.')),
  subject: words(500, 'Subject line.'),
  bodyText: words(50_000, 'The words.'),
  bodyHtml: orNull(words(200_000, 'The same as a page.')),
  language: words(35, 'Language it is written in.'),
  bookingId: orNull(guid('The booking it is about.')),
  status: oneOf(messageStatuses, { description: 'How far it got.' }),
  lastError: orNull(words(1000, 'Why it did not leave, when it did not.')),
  attachments: Type.Array(
    Type.Object({ filename: words(200, 'File name.'), contentType: words(100, 'Kind of file.') }),
    { maxItems: 10 },
  ),
  createdDate: instant('When it was written.'),
  sentDate: orNull(instant('When it left.')),
})

export const QueryMessagesRequest = ownShape('notifications.QueryMessagesRequest', {
  recipient: Type.Optional(orNull(words(320, 'Only to this address.'))),
  bookingId: Type.Optional(orNull(guid('Only about this booking.'))),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Page size; 50 unless sent.' })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'Where the page starts.' })),
})
export const QueryMessagesResponse = ownShape('notifications.QueryMessagesResponse', {
  messages: Type.Array(embed(Message), { maxItems: 100 }),
  total: Type.Integer({ description: 'How many there are in all.' }),
  mailServer: Type.Boolean({ description: 'Whether messages leave the house.' }),
})
export const GetMessageRequest = ownShape('notifications.GetMessageRequest', { messageId: guid('The message.') })
export const GetMessageResponse = ownShape('notifications.GetMessageResponse', { message: embed(Message) })

/** A message template in one language. */
export const MessageTemplate = ownShape('notifications.MessageTemplate', {
  kind: words(50, 'Which message: bookingConfirmed, bookingCanceled, …'),
  language: words(35, 'The language.'),
  subject: words(200, 'Subject, with placeholders such as `{service}`.'),
  text: words(5000, 'Text, with placeholders.'),
  custom: Type.Boolean({ description: 'Whether the business wrote it; otherwise it is the words of the house.' }),
  placeholders: Type.Array(words(50, 'A placeholder it may use.'), { maxItems: 50 }),
})
export const ListMessageTemplatesRequest = ownShape('notifications.ListMessageTemplatesRequest', {})
export const ListMessageTemplatesResponse = ownShape('notifications.ListMessageTemplatesResponse', {
  templates: Type.Array(embed(MessageTemplate), { maxItems: 1000 }),
})
export const SetMessageTemplateRequest = ownShape('notifications.SetMessageTemplateRequest', {
  kind: words(50, 'Which message.'),
  language: words(35, 'The language.'),
  subject: Type.Optional(
    orNull(Type.String({ minLength: 1, maxLength: 200, description: 'null: the words of the house.' })),
  ),
  text: Type.Optional(
    orNull(Type.String({ minLength: 1, maxLength: 5000, description: 'null: the words of the house.' })),
  ),
})
export const MessageTemplateResponse = ownShape('notifications.MessageTemplateResponse', {
  template: embed(MessageTemplate),
})
export const SendTestMessageRequest = ownShape('notifications.SendTestMessageRequest', {
  to: Type.String({ format: 'email', maxLength: 320, description: 'Where it goes.' }),
})
export const SendTestMessageResponse = ownShape('notifications.SendTestMessageResponse', {
  sent: Type.Boolean({ description: 'false: there is no mail server; the message lies in the outbox.' }),
  problem: orNull(words(1000, 'What the mail server answered, if it refused.')),
})
