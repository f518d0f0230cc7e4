import { expect, test } from 'vitest'
import { emailText } from './email.ts'
import { selectVoice } from './messages.ts'
import { signInMethodEmail } from './sign-in-method-email.ts'

const facts = {
  business: { name: 'Studio\nVerde', color: '#2f6f4f', timeZone: 'Europe/Rome' },
  at: Date.parse('2026-11-24T13:30:00Z'),
  change: 'factorOn',
  which: { factor: 'TOTP' },
  from: { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/130.0' },
  securityUrl: 'https://verde.example/account/security',
  recoveryUrl: 'https://verde.example/login/forgot',
} as const

test('says what changed, when, in which browser, and how to undo it', () => {
  const email = signInMethodEmail(selectVoice('en'), facts)
  expect(email.subject).toBe('Studio Verde: Two-step verification was turned on')
  const text = emailText(email)
  for (const said of ['Authenticator app', 'Tuesday 24 November, 14:30', 'Firefox, Linux', facts.securityUrl])
    expect(text).toContain(said)
  expect(text).toContain(`Reset your password:\n${facts.recoveryUrl}`)
})

test('uses the name of a passkey, and no name for an unknown program', () => {
  const passkey = { change: 'passkeyOff', which: { passkey: 'My\ntelephone' }, from: { userAgent: undefined } } as const
  const text = emailText(signInMethodEmail(selectVoice('he'), { ...facts, ...passkey }))
  expect(text).toContain('  My telephone\n')
  expect(text).toContain('דפדפן לא מוכר')
  expect(text).not.toContain('{')
})

test('names to staff who made the change, and whom to contact if they are locked out', () => {
  const { recoveryUrl: _, ...staff } = facts
  const text = emailText(
    signInMethodEmail(selectVoice('en'), { ...staff, change: 'factorOff', from: { person: 'Ada' } }),
  )
  expect(text).toContain('Who:\n  Ada')
  expect(text).toContain('ask the owner of Studio Verde')
})
