import { createTransport } from 'nodemailer'

export type MailAddress = { name: string; address: string }

export type MailAttachment = { filename: string; contentType: string; content: string }

export type Mail = {
  from: MailAddress
  to: MailAddress
  subject: string
  text: string
  html: string | undefined
  attachments: readonly MailAttachment[]
  /** Stays the same on retries, so that mailboxes recognise duplicates. */
  messageId: string
}

/** Refusal by a mail server; `permanent` if retrying is useless. */
export class MailRefused extends Error {
  readonly permanent: boolean
  constructor(message: string, permanent: boolean) {
    super(message)
    this.name = 'MailRefused'
    this.permanent = permanent
  }
}

export type MailGateway = { send(mail: Mail): Promise<void> }

/** Sends through the operator's mail server. */
export function smtpMail(url: string): MailGateway {
  const transport = createTransport(
    { url, connectionTimeout: 20_000, socketTimeout: 60_000, greetingTimeout: 20_000 } as Parameters<
      typeof createTransport
    >[0],
    { disableFileAccess: true, disableUrlAccess: true } as Parameters<typeof createTransport>[1],
  )
  return {
    send: async ({ html, attachments, ...mail }) => {
      try {
        await transport.sendMail({ ...mail, ...(html ? { html } : {}), attachments: [...attachments] })
      } catch (error) {
        throw toMailRefused(error)
      }
    },
  }
}

/** Records sent mail in memory, for tests. `failNext` makes the next sends fail. */
export function inMemoryMail(): MailGateway & { sent: Mail[]; failNext: MailRefused[] } {
  const sent: Mail[] = []
  const failNext: MailRefused[] = []
  const send = async (mail: Mail) => {
    const failure = failNext.shift()
    if (failure) throw failure
    sent.push(mail)
  }
  return { sent, failNext, send }
}

/** 5yz answers are final, everything else may pass. Source: RFC 5321 section 4.2.1. */
function toMailRefused(error: unknown): MailRefused {
  const code = (error as { responseCode?: unknown }).responseCode
  return new MailRefused(
    error instanceof Error ? error.message : String(error),
    typeof code === 'number' && code >= 500,
  )
}
