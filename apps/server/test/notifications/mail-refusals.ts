import { MailRefused } from '../../src/gateways/mail.ts'
import type { MailFault } from '../../src/gateways/mail-faults.ts'

type OfMessage = Extract<MailFault, { about: 'MESSAGE' }>
type OfAccount = Extract<MailFault, { about: 'ACCOUNT' }>

/** A mail server's refusal of one message. */
export const refusal = (answer: string, reason: OfMessage['reason'], permanent = false) =>
  new MailRefused(answer, { about: 'MESSAGE', reason, permanent })

/** A mail server's refusal of the account. */
export const accountRefusal = (answer: string, reason: OfAccount['reason']) =>
  new MailRefused(answer, { about: 'ACCOUNT', reason, permanent: false })
