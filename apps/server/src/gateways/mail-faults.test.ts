import { expect, it } from 'vitest'
import { classifyMailError } from './mail-faults.ts'

const reply = (command: string, response: string) => ({
  command,
  response,
  responseCode: Number(response.slice(0, 3)),
  code: command.startsWith('AUTH') ? 'EAUTH' : command === 'DATA' ? 'EMESSAGE' : 'EENVELOPE',
})

it.each([
  ['a wrong password', reply('AUTH PLAIN', '535 5.7.8 Authentication failed'), 'SIGN_IN'],
  ['a sign-in that is unavailable', reply('AUTH LOGIN', '454 4.7.0 Temporary authentication failure'), 'SIGN_IN'],
  ['a sign-in that is required', reply('MAIL FROM', '530 5.7.0 Authentication required'), 'SIGN_IN'],
  ['a sign-in that is missing at the recipient', reply('RCPT TO', '530 Authentication required'), 'SIGN_IN'],
  ['a greeting that refuses', { ...reply('CONN', '554 No SMTP service here'), code: 'EPROTOCOL' }, 'REFUSED'],
  ['a greeting that is busy', { ...reply('CONN', '421 4.3.2 Try again later'), code: 'EPROTOCOL' }, 'REFUSED'],
  ['too many connections', { ...reply('CONN', '421 Too many connections'), code: 'EPROTOCOL' }, 'LIMIT'],
  ['a sender that is not owned', reply('MAIL FROM', '553 5.7.1 Sender address rejected: not owned by user'), 'SENDER'],
  ['a daily limit at the sender', reply('MAIL FROM', '550 5.4.5 Daily user sending limit exceeded'), 'LIMIT'],
  ['an hourly limit at the recipient', reply('RCPT TO', '452 4.5.3 Too many recipients this hour'), 'LIMIT'],
  ['a limit after the text', reply('DATA', '554 5.7.1 Daily sending quota exceeded'), 'LIMIT'],
  ['relaying that is denied', reply('RCPT TO', '554 5.7.1 Relay access denied'), 'SENDER'],
  ['a server that closes', reply('RCPT TO', '421 4.3.0 Shutting down'), 'REFUSED'],
  ['an unknown host', { code: 'EDNS', originalCode: 'ENOTFOUND', command: 'CONN' }, 'HOST'],
  ['a refused connection', { code: 'ESOCKET', originalCode: 'ECONNREFUSED', command: 'CONN' }, 'CONNECTION'],
  ['a silent server', { code: 'ETIMEDOUT', command: 'CONN' }, 'CONNECTION'],
  ['STARTTLS that fails', { code: 'ETLS', command: 'STARTTLS' }, 'TLS'],
  ['a certificate', { code: 'ESOCKET', originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT', command: 'CONN' }, 'TLS'],
])('is about the account: %s', (_case, error, reason) => {
  expect(classifyMailError(error)).toEqual({ about: 'ACCOUNT', reason, permanent: false })
})

it.each([
  ['an unknown user', reply('RCPT TO', '550 5.1.1 No such user'), 'UNKNOWN_RECIPIENT', true],
  ['a user who is elsewhere', reply('RCPT TO', '551 User not local'), 'UNKNOWN_RECIPIENT', true],
  ['an address nobody has', reply('RCPT TO', '553 5.1.3 Bad address'), 'UNKNOWN_RECIPIENT', true],
  ['a greylist', reply('RCPT TO', '451 4.7.1 Greylisted, try again later'), 'MAILBOX', false],
  ['a full mailbox', reply('RCPT TO', '552 5.2.2 Mailbox full, quota exceeded'), 'MAILBOX', true],
  ['a mailbox that is busy', reply('RCPT TO', '450 4.2.1 Mailbox unavailable'), 'MAILBOX', false],
  ['a size limit', reply('MAIL FROM', '552 5.3.4 Message size exceeds fixed limit'), 'CONTENT', true],
  ['what looks like spam', reply('DATA', '554 5.7.1 Rejected as spam'), 'CONTENT', true],
  ['a scanner that is busy', reply('DATA', '451 4.3.0 Try again'), 'CONTENT', false],
  ['an address that is none', { code: 'EENVELOPE', command: 'API' }, 'OTHER', true],
  ['a defect of our own', new TypeError('x is undefined'), 'OTHER', false],
])('is about the message: %s', (_case, error, reason, permanent) => {
  expect(classifyMailError(error)).toEqual({ about: 'MESSAGE', reason, permanent })
})
