import { expect, test } from 'vitest'
import { oneLineAddress } from './address.ts'

test('puts the street before the town', () => {
  const streetAddress = { name: 'Via di Santa Prisca', number: '14' }
  expect(oneLineAddress({ streetAddress, postalCode: '00153', city: 'Roma', country: 'IT' })).toBe(
    'Via di Santa Prisca 14, 00153 Roma, IT',
  )
})

test('keeps a custom address line', () => {
  expect(oneLineAddress({ formattedAddress: 'Behind the mill', city: 'Roma' })).toBe('Behind the mill')
})

test('uses the address line if there is no street', () => {
  expect(oneLineAddress({ addressLine: 'Pier 3', city: 'Lisboa' })).toBe('Pier 3, Lisboa')
})

test('formats an empty address as an empty line', () => {
  expect(oneLineAddress({})).toBe('')
})
