import { expect, test } from 'vitest'
import { oneLineAddress } from './address.ts'

test('puts the street before the town', () => {
  const streetAddress = { name: 'Via di Santa Prisca', number: '14' }
  expect(oneLineAddress({ streetAddress, postalCode: '00153', city: 'Roma', country: 'IT' })).toBe(
    'Via di Santa Prisca 14, 00153 Roma, IT',
  )
})

test('keeps the line somebody wrote', () => {
  expect(oneLineAddress({ formattedAddress: 'Behind the mill', city: 'Roma' })).toBe('Behind the mill')
})

test('takes the free line where there is no street', () => {
  expect(oneLineAddress({ addressLine: 'Pier 3', city: 'Lisboa' })).toBe('Pier 3, Lisboa')
})

test('an empty address is an empty line', () => {
  expect(oneLineAddress({})).toBe('')
})
