import { createTransport } from 'nodemailer'
import { classifyMailError, type MailFault } from './mail-faults.ts'

export type MailAddress = { name: string; address: string }

/** The key that a message is signed with, for a domain. */
export type MailSignature = { domain: string; selector: string; privateKey: string }

export type MailAttachment = { filename: string; contentType: string; content: string }

export type Mail = {
  from: MailAddress
  /** Where answers go, if not to the sender. */
  replyTo: MailAddress | undefined
  /** Sender of the envelope: where bounces go. */
  envelopeFrom: string
  signature: MailSignature | undefined
  to: MailAddress
  subject: string
  text: string
  html: string | undefined
  attachments: readonly MailAttachment[]
  /** Stays the same on retries, so that mailboxes recognise duplicates. */
  messageId: string
}

/** Refusal by a mail server. */
export class MailRefused extends Error {
  readonly fault: MailFault
  constructor(message: string, fault: MailFault) {
    super(message)
    this.name = 'MailRefused'
    this.fault = fault
  }
}

export type MailGateway = {
  /** Throws MailRefused. */
  send(mail: Mail): Promise<void>
  /** Connects and signs in without sending anything. Throws MailRefused. */
  verify(): Promise<void>
}

/** Settings of a mail server. NONE sends passwords and messages as they are. */
export type SmtpSettings = {
  host: string
  port: number
  security: 'TLS' | 'STARTTLS' | 'NONE'
  signIn: { user: string; password: string } | undefined
}

/** Sends through a mail server, given by its URL or settings. */
export function smtpMail(server: string | SmtpSettings): MailGateway {
  const transport = createTransport(
    {
      ...(typeof server === 'string' ? { url: server } : smtpOptions(server)),
      connectionTimeout: 20_000,
      socketTimeout: 60_000,
      greetingTimeout: 20_000,
    } as Parameters<typeof createTransport>[0],
    { disableFileAccess: true, disableUrlAccess: true } as Parameters<typeof createTransport>[1],
  )
  return {
    send: async ({ html, replyTo, attachments, envelopeFrom, signature, ...mail }) => {
      const optional = {
        ...(html ? { html } : {}),
        ...(replyTo ? { replyTo } : {}),
        ...(signature ? { dkim: dkimOptions(signature) } : {}),
      }
      const envelope = { from: envelopeFrom, to: mail.to.address }
      try {
        await transport.sendMail({ ...mail, ...optional, envelope, attachments: [...attachments] })
      } catch (error) {
        throw toMailRefused(error)
      }
    },
    verify: async () => {
      try {
        await transport.verify()
      } catch (error) {
        throw toMailRefused(error)
      }
    },
  }
}

const dkimOptions = ({ domain, selector, privateKey }: MailSignature) => ({
  domainName: domain,
  keySelector: selector,
  privateKey,
})

function smtpOptions({ host, port, security, signIn }: SmtpSettings) {
  return {
    host,
    port,
    secure: security === 'TLS',
    requireTLS: security === 'STARTTLS',
    ignoreTLS: security === 'NONE',
    ...(signIn ? { auth: { user: signIn.user, pass: signIn.password } } : {}),
  }
}

/** Records sent mail in memory, for tests. `failNext` makes the next calls fail. */
export function inMemoryMail(): MailGateway & { sent: Mail[]; failNext: MailRefused[] } {
  const sent: Mail[] = []
  const failNext: MailRefused[] = []
  const verify = async () => {
    const failure = failNext.shift()
    if (failure) throw failure
  }
  const send = async (mail: Mail) => {
    await verify()
    sent.push(mail)
  }
  return { sent, failNext, send, verify }
}

function toMailRefused(error: unknown): MailRefused {
  return new MailRefused(error instanceof Error ? error.message : String(error), classifyMailError(error))
}
