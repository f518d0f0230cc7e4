import { expect, test } from 'vitest'
import { answerKey } from './describe-refusal.ts'

test.each([
  ['HOST', 'mail.details'],
  ['CONNECTION', 'mail.details'],
  ['TLS', 'mail.details'],
  ['OTHER', 'mail.details'],
  [null, 'mail.details'],
  ['SIGN_IN', 'mail.answer'],
  ['REFUSED', 'mail.answer'],
  ['MAILBOX', 'mail.answer'],
] as const)('an error for %s is shown as %s', (reason, key) => {
  expect(answerKey(reason)).toBe(key)
})
