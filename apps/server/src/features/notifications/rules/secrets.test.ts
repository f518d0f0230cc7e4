import { expect, test } from 'vitest'
import {
  isMarked,
  listBookingTokens,
  masked,
  withBookingTokens,
  withoutBookingLinks,
  withoutSecrets,
  withSecrets,
} from './secrets.ts'

const text = 'Your code is 123456: https://book.example/login/link/abc.def?next=%2F'
const secrets = ['123456', 'abc.def']
const stored = withoutSecrets(text, secrets)

test('removes secrets from a stored text and restores them', () => {
  expect(stored).not.toMatch(/123456|abc\.def/)
  expect(isMarked(stored)).toBe(true)
  expect(isMarked(text)).toBe(false)
  expect(withSecrets(stored, secrets)).toBe(text)
})

test('masks each secret, including deleted ones', () => {
  expect(masked(stored)).toBe('Your code is ••••••: https://book.example/login/link/••••••?next=%2F')
  expect(withSecrets(stored, ['123456'])).toBe('Your code is 123456: https://book.example/login/link/••••••?next=%2F')
})

test('hides links that open a booking, and no other addresses', () => {
  const link = `https://book.example/bookings/${'eyJhbGciOiJkaXIi'.repeat(4)}/form`
  expect(withoutBookingLinks(`${link} /dashboard/bookings?booking=1`)).toBe(
    'https://book.example/bookings/••••••/form /dashboard/bookings?booking=1',
  )
})

test('replaces what opens a booking, and hides what has no replacement', () => {
  const [one, two] = ['eyJhbGciOiJkaXIi', 'eyJlbmMiOiJBMjU2'].map((text) => text.repeat(4)) as [string, string]
  const text = `https://book.example/bookings/${one}/form and /bookings/${two}`
  expect(listBookingTokens(text)).toEqual([one, two])
  expect(withBookingTokens(text, new Map([[one, 'mine']]))).toBe(
    'https://book.example/bookings/mine/form and /bookings/••••••',
  )
})
