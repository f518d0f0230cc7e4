import { expect, it } from 'vitest'
import { hasNotice, sameEmail } from './same-person.ts'

const details = { email: 'ada@example.org', firstName: 'Ada', lastName: null, phone: null, address: null }

it('compares email addresses case-insensitively', () => {
  expect(sameEmail('Ada@Example.org', 'ada@example.ORG')).toBe(true)
  expect(sameEmail('ada@example.org', 'ada@example.com')).toBe(false)
})

it('reports changes only for fields that were empty', () => {
  const known = { id: 'c', ...details, emailUnproven: false }
  expect(hasNotice(known, details)).toBe(false)
  expect(hasNotice(known, { ...details, firstName: 'Augusta' })).toBe(false)
  expect(hasNotice(known, { ...details, phone: '+49' })).toBe(true)
})

it('adds nothing to a contact whose address is not verified', () => {
  const known = { id: 'c', ...details, emailUnproven: true }
  expect(hasNotice(known, { ...details, phone: '+49' })).toBe(false)
})
