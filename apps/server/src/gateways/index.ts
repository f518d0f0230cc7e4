import type { Config } from '../config.ts'
import { type MailGateway, smtpMail } from './mail.ts'

/** The outside world: each member is one interface with one real and one in-memory implementation. */
export type Gateways = {
  /** Undefined without a mail server: messages then stay in the outbox. */
  mail: MailGateway | undefined
}

export function createGateways(config: Config): Gateways {
  return { mail: config.smtpUrl ? smtpMail(config.smtpUrl) : undefined }
}
