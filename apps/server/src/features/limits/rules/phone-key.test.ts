import { expect, test } from 'vitest'
import { phoneKey } from './phone-key.ts'

const spellings = [
  '+44 7700 900123',
  '+447700900123',
  '0044 7700 900123',
  '44 7700 900123',
  '+44 (0) 7700 900123',
  '+4407700900123',
  '+0044 7700-900-123',
  '\uff0b44 \uff17700 900123',
]

test.each(spellings)('counts %j as one number', (phone) => {
  expect(phoneKey(phone)).toBe('447700900123')
})

test('counts a national number by its digits', () => {
  expect(phoneKey('(0) 7700 900 123')).toBe('07700900123')
})

test('keeps numbers of different countries apart', () => {
  expect(phoneKey('+1 200 555 0123')).toBe('12005550123')
  expect(phoneKey('+39 333 1234567')).toBe('393331234567')
  expect(phoneKey('+351 912 345 678')).toBe('351912345678')
})
