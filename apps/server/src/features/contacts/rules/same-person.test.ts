import { expect, it } from 'vitest'
import { bringsNews, sameEmail } from './same-person.ts'

const details = { email: 'ada@example.org', firstName: 'Ada', lastName: null, phone: null, address: null }

it('takes e-mail addresses for one whatever their case', () => {
  expect(sameEmail('Ada@Example.org', 'ada@example.ORG')).toBe(true)
  expect(sameEmail('ada@example.org', 'ada@example.com')).toBe(false)
})

it('sees news only in blanks that are filled', () => {
  const known = { id: 'c', ...details, emailUnproven: false }
  expect(bringsNews(known, details)).toBe(false)
  expect(bringsNews(known, { ...details, firstName: 'Augusta' })).toBe(false)
  expect(bringsNews(known, { ...details, phone: '+49' })).toBe(true)
})

it('tells nothing to a contact whose address is not shown to be its holder’s', () => {
  const known = { id: 'c', ...details, emailUnproven: true }
  expect(bringsNews(known, { ...details, phone: '+49' })).toBe(false)
})
