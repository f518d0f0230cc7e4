import { expect, test } from 'vitest'
import { emailKey } from './email-key.ts'

const spellings = [
  'dave@vi\u00adctim.org',
  'da\u200bve@victim.org',
  'dave@victim.org\u2060',
  'Dave@ｖictim.org',
  'dave@victim。org',
  'Dave+offers@victim.org',
  'dave+a+b@victim.org',
]

test.each(spellings)('counts %j as the mailbox it reaches', (email) => {
  expect(emailKey(email)).toBe('dave@victim.org')
})

test('counts an internationalised domain as its encoded form', () => {
  expect(emailKey('a@bücher.example')).toBe(emailKey('A@xn--bcher-kva.example'))
})

test('keeps a local part that consists only of a subaddress', () => {
  expect(emailKey('+dave@victim.org')).toBe('+dave@victim.org')
})

test('counts dots and both domains of Gmail as one mailbox, and dots elsewhere as others', () => {
  expect(emailKey('D.ave+offers@googlemail.com')).toBe(emailKey('dave@gmail.com'))
  expect(emailKey('d.ave@victim.org')).not.toBe(emailKey('dave@victim.org'))
})
