import type { notifications } from '@kalends/contract'

type AccountFault = (typeof notifications.mailAccountFaults)[number]
type MessageFault = (typeof notifications.mailMessageFaults)[number]

/**
 * What a mail server refused, by what it is about: the account, so that no message can leave, or one message. `permanent`
 * if trying again is useless; a fault of the account always passes once somebody has mended it.
 */
export type MailFault =
  | { about: 'ACCOUNT'; reason: AccountFault; permanent: false }
  | { about: 'MESSAGE'; reason: MessageFault; permanent: boolean }

/** The parts of an error of nodemailer that say where and why it failed. */
type SmtpError = {
  code?: unknown
  originalCode?: unknown
  responseCode?: unknown
  response?: unknown
  command?: unknown
}

const account = (reason: AccountFault): MailFault => ({ about: 'ACCOUNT', reason, permanent: false })
const message = (reason: MessageFault, permanent: boolean): MailFault => ({ about: 'MESSAGE', reason, permanent })

const signInCodes = [530, 534, 535, 538]
const limit = /\b(limit|quota|rate|too (many|much)|throttl|exceeded)/i
const mailboxFull = /5\.2\.[12]|4\.2\.[12]|mailbox (is )?(full|disabled|unavailable)|over ?quota|insufficient storage/i
const notOurs = /relay|not (permitted|allowed|authori[sz]ed)|authenticat|sender/i
const tooLarge = /5\.3\.4|size/i
const certificate = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_SSL|ERR_TLS|EPROTO$/

/** Returns what an error of the mail client is about. Replies by RFC 5321 section 4.2 and RFC 3463. */
export function classifyMailError(error: unknown): MailFault {
  const { code, originalCode, responseCode, response, command } = (error ?? {}) as SmtpError
  const stage = String(command ?? '')
  const answer = String(response ?? '')
  if (code === 'EAUTH' || stage.startsWith('AUTH') || signInCodes.includes(Number(responseCode)))
    return account('SIGN_IN')
  if (code === 'EDNS') return account('HOST')
  if (code === 'ETLS' || certificate.test(String(originalCode ?? code))) return account('TLS')
  if (typeof responseCode !== 'number')
    return stage === 'CONN' || code === 'ECONNECTION' ? account('CONNECTION') : message('OTHER', stage === 'API')
  if (stage === 'MAIL FROM') return ofSender(responseCode, answer)
  if (stage === 'RCPT TO') return ofRecipient(responseCode, answer)
  if (stage === 'DATA') return ofContent(responseCode, answer)
  return account(limit.test(answer) ? 'LIMIT' : 'REFUSED')
}

function ofSender(code: number, answer: string): MailFault {
  if (limit.test(answer) && !tooLarge.test(answer)) return account('LIMIT')
  if (code === 552 || tooLarge.test(answer)) return message('CONTENT', true)
  return account(code === 421 ? 'REFUSED' : 'SENDER')
}

function ofRecipient(code: number, answer: string): MailFault {
  if (code === 421) return account('REFUSED')
  if (mailboxFull.test(answer)) return message('MAILBOX', code >= 500)
  if (limit.test(answer)) return account('LIMIT')
  if (code >= 500 && notOurs.test(answer)) return account('SENDER')
  return code >= 500 ? message('UNKNOWN_RECIPIENT', true) : message('MAILBOX', false)
}

function ofContent(code: number, answer: string): MailFault {
  if (mailboxFull.test(answer)) return message('MAILBOX', code >= 500)
  if (code === 421) return account('REFUSED')
  if (limit.test(answer) && !tooLarge.test(answer)) return account('LIMIT')
  return message('CONTENT', code >= 500)
}
