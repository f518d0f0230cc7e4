import { expect, it } from 'vitest'
import { resendRefusal } from './resending.ts'
import { withoutSecrets } from './secrets.ts'

const now = { isOutdated: false, isUndone: false }
const message = { status: 'FAILED', recipient: 'clara@customer.example', body_text: 'You are booked', secrets: null }

it('sends a message that failed, was sent, was held back or had no mail server', () => {
  for (const status of ['FAILED', 'SENT', 'HELD', 'KEPT'])
    expect(resendRefusal({ ...message, status }, now)).toBeUndefined()
})

it('refuses what is no longer true', () => {
  expect(resendRefusal({ ...message, status: 'DROPPED' }, now)).toBe('MESSAGE_OUTDATED')
  expect(resendRefusal({ ...message, recipient: '' }, now)).toBe('MESSAGE_OUTDATED')
  expect(resendRefusal(message, { ...now, isOutdated: true })).toBe('MESSAGE_OUTDATED')
  expect(resendRefusal(message, { ...now, isUndone: true })).toBe('MESSAGE_OUTDATED')
})

it('refuses a message whose code or link was removed, and sends one that still has it', () => {
  const body_text = withoutSecrets('Your code is 123456', ['123456'])
  expect(resendRefusal({ ...message, body_text }, now)).toBe('MESSAGE_SECRETS_GONE')
  expect(resendRefusal({ ...message, body_text, secrets: Buffer.from('x') }, now)).toBeUndefined()
})
