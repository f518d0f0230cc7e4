import { embed, guid, instant, oneOf, orNull, ownShape, Type, text } from '../own.ts'

/** Delivery status of a message. KEPT: no mail server is configured, the message can be read here. HELD: held back by a limit. */
export const messageStatuses = ['WAITING', 'SENT', 'KEPT', 'HELD', 'FAILED', 'DROPPED'] as const

/** Faults of the account at the mail server, which stop every message. */
export const mailAccountFaults = ['SIGN_IN', 'LIMIT', 'SENDER', 'HOST', 'CONNECTION', 'TLS', 'REFUSED'] as const
/** Faults of one message or its recipient. */
export const mailMessageFaults = ['UNKNOWN_RECIPIENT', 'MAILBOX', 'CONTENT', 'OTHER'] as const

const reasonMeanings =
  'SIGN_IN: the mail server refuses user name or password. LIMIT: its sending limit is reached. SENDER: it refuses the sender. HOST: its name is unknown. CONNECTION: it cannot be reached. TLS: no encrypted connection. REFUSED: it turns everything away.'
const mailReason = oneOf([...mailAccountFaults, ...mailMessageFaults], {
  description: `${reasonMeanings} UNKNOWN_RECIPIENT: there is no such mailbox. MAILBOX: the mailbox takes no messages now. CONTENT: the mail server refuses this message. OTHER: anything else.`,
})

/** A message to a customer or to the business, with its text. */
export const Message = ownShape('notifications.Message', {
  id: guid('Id of the message.'),
  kind: text(60, 'Kind of message, such as `bookingConfirmed`.'),
  channel: oneOf(['EMAIL', 'SMS'], { description: 'Channel of the message.' }),
  recipient: text(320, 'Email address or phone number of the recipient.'),
  recipientName: orNull(text(200, 'Name of the recipient.')),
  subject: text(500, 'Subject line.'),
  bodyText: text(50_000, 'Body as plain text.'),
  bodyHtml: orNull(text(200_000, 'Body as HTML.')),
  language: text(35, 'Language of the message.'),
  bookingId: orNull(guid('Id of the booking the message is about.')),
  status: oneOf(messageStatuses, { description: 'Delivery status.' }),
  lastError: orNull(text(1000, 'What the mail server answered last, if the message could not be sent.')),
  reason: orNull(mailReason),
  attachments: Type.Array(Type.Object({ filename: text(200, 'File name.'), contentType: text(100, 'Media type.') }), {
    maxItems: 10,
  }),
  createdDate: instant('When it was created.'),
  sentDate: orNull(instant('When it was sent.')),
})

export const QueryMessagesRequest = ownShape('notifications.QueryMessagesRequest', {
  recipient: Type.Optional(orNull(text(320, 'Only messages to this recipient.'))),
  bookingId: Type.Optional(orNull(guid('Only messages about this booking.'))),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Page size; defaults to 50.' })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'Number of messages to skip.' })),
})
export const QueryMessagesResponse = ownShape('notifications.QueryMessagesResponse', {
  messages: Type.Array(embed(Message), { maxItems: 100 }),
  total: Type.Integer({ description: 'Total number of messages that match.' }),
  mailServer: Type.Boolean({ description: 'Whether a mail server is configured.' }),
})
export const GetMailDeliveryRequest = ownShape('notifications.GetMailDeliveryRequest', {})
/** Whether messages leave, and what waits for it. */
export const MailDelivery = ownShape('notifications.MailDelivery', {
  mailServer: Type.Boolean({ description: 'Whether a mail server is configured.' }),
  pause: orNull(
    Type.Object(
      {
        reason: oneOf(mailAccountFaults, { description: reasonMeanings }),
        answer: orNull(text(1000, 'What the mail server answered; only for those who manage the team.')),
        sinceDate: instant('When sending was paused.'),
        nextAttemptDate: instant('When it is tried again.'),
      },
      { description: 'Set while nothing is sent because of the account at the mail server. It resumes by itself.' },
    ),
  ),
  waiting: Type.Integer({ description: 'Messages that wait to be sent.' }),
  failed: Type.Integer({ description: 'Failed messages that `resendFailedMessages` would send.' }),
})
export const GetMailDeliveryResponse = ownShape('notifications.GetMailDeliveryResponse', {
  delivery: embed(MailDelivery),
})
export const ResendMessageRequest = ownShape('notifications.ResendMessageRequest', {
  messageId: guid('Id of the message.'),
})
export const ResendMessageResponse = ownShape('notifications.ResendMessageResponse', { message: embed(Message) })
export const ResendFailedMessagesRequest = ownShape('notifications.ResendFailedMessagesRequest', {})
export const ResendFailedMessagesResponse = ownShape('notifications.ResendFailedMessagesResponse', {
  resent: Type.Integer({ description: 'Number of messages that are sent again.' }),
})
export const GetMessageRequest = ownShape('notifications.GetMessageRequest', { messageId: guid('Id of the message.') })
export const GetMessageResponse = ownShape('notifications.GetMessageResponse', { message: embed(Message) })

const mailServerSettings = {
  host: Type.String({
    minLength: 1,
    maxLength: 253,
    pattern: '^[^\\s/@:]+$',
    description: 'Host name or IPv4 address.',
  }),
  port: Type.Integer({ minimum: 1, maximum: 65_535, description: 'Usually 465 with TLS and 587 with STARTTLS.' }),
  security: oneOf(['TLS', 'STARTTLS', 'NONE'], { description: 'How the connection is encrypted.' }),
  user: Type.Optional(orNull(text(320, 'User name; null signs in as nobody.'))),
}
const sender = Type.String({
  format: 'email',
  maxLength: 320,
  description: 'Address that messages are sent from, with the name of the business.',
})

/** The mail server, without its password. */
export const MailServerSettings = ownShape('notifications.MailServerSettings', { ...mailServerSettings, sender })
/** Who sets the mail server of the installation. */
export const MailServer = ownShape('notifications.MailServer', {
  setBy: oneOf(['ENVIRONMENT', 'DASHBOARD', 'NOBODY'], {
    description: 'ENVIRONMENT: the configuration of the server, which takes precedence. NOBODY: no messages are sent.',
  }),
  canChange: Type.Boolean({
    description: 'False if the environment sets it, or several businesses share the installation.',
  }),
  settings: orNull(embed(MailServerSettings)),
})
export const GetMailServerRequest = ownShape('notifications.GetMailServerRequest', {})
export const MailServerResponse = ownShape('notifications.MailServerResponse', { mailServer: embed(MailServer) })
export const SetMailServerRequest = ownShape('notifications.SetMailServerRequest', {
  ...mailServerSettings,
  password: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 500,
      description: 'Stored encrypted and never returned. The stored one stays if host, port and user do.',
    }),
  ),
  sender,
})
export const DeleteMailServerRequest = ownShape('notifications.DeleteMailServerRequest', {})

/** A domain that messages of a business are sent from once it is verified. */
export const SenderDomain = ownShape('notifications.SenderDomain', {
  domain: text(255, 'The domain.'),
  verified: Type.Boolean({ description: 'Whether the key (DKIM) was found in DNS; only then is the domain used.' }),
  checkedDate: orNull(instant('When DNS was looked up last.')),
  records: Type.Array(
    Type.Object({
      purpose: oneOf(['DKIM', 'SPF', 'DMARC'], { description: 'DKIM is required, the others are recommended.' }),
      name: text(320, 'Name of the TXT record.'),
      value: text(2000, 'Value of the TXT record.'),
      state: oneOf(['FOUND', 'DIFFERENT', 'MISSING', 'UNCHECKED'], {
        description: 'What was found. DIFFERENT: a record with another value.',
      }),
    }),
    { maxItems: 3 },
  ),
})
export const GetSenderDomainRequest = ownShape('notifications.GetSenderDomainRequest', {})
export const CreateSenderDomainRequest = ownShape('notifications.CreateSenderDomainRequest', {})
export const CheckSenderDomainRequest = ownShape('notifications.CheckSenderDomainRequest', {})
export const DeleteSenderDomainRequest = ownShape('notifications.DeleteSenderDomainRequest', {})
export const SenderDomainResponse = ownShape('notifications.SenderDomainResponse', {
  emailDomain: orNull(text(255, 'Domain of the email of the business: only this one is used.')),
  senderDomain: orNull(embed(SenderDomain)),
})

/** A message template in one language. */
export const MessageTemplate = ownShape('notifications.MessageTemplate', {
  kind: text(50, 'Kind of message: bookingConfirmed, bookingCanceled, …'),
  language: text(35, 'Language of the template.'),
  subject: text(200, 'Subject, with placeholders such as `{service}`.'),
  text: text(5000, 'Text, with placeholders.'),
  custom: Type.Boolean({ description: 'Whether the business customized the template; otherwise it is the default.' }),
  placeholders: Type.Array(text(50, 'A placeholder that can be used.'), { maxItems: 50 }),
})
export const ListMessageTemplatesRequest = ownShape('notifications.ListMessageTemplatesRequest', {})
export const ListMessageTemplatesResponse = ownShape('notifications.ListMessageTemplatesResponse', {
  templates: Type.Array(embed(MessageTemplate), { maxItems: 1000 }),
})
export const SetMessageTemplateRequest = ownShape('notifications.SetMessageTemplateRequest', {
  kind: text(50, 'Kind of message.'),
  language: text(35, 'Language of the template.'),
  subject: Type.Optional(
    orNull(Type.String({ minLength: 1, maxLength: 200, description: 'null restores the default subject.' })),
  ),
  text: Type.Optional(
    orNull(Type.String({ minLength: 1, maxLength: 5000, description: 'null restores the default text.' })),
  ),
})
export const MessageTemplateResponse = ownShape('notifications.MessageTemplateResponse', {
  template: embed(MessageTemplate),
})
export const SendTestMessageRequest = ownShape('notifications.SendTestMessageRequest', {
  to: Type.String({ format: 'email', maxLength: 320, description: 'Email address of the recipient.' }),
})
export const SendTestMessageResponse = ownShape('notifications.SendTestMessageResponse', {
  sent: Type.Boolean({ description: 'False if no mail server is configured; the message is in the outbox.' }),
  problem: orNull(text(1000, 'Error returned by the mail server, if it refused the message.')),
  reason: orNull(mailReason),
})
