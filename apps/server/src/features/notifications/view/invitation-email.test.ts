import { expect, test } from 'vitest'
import { emailText } from './email.ts'
import { emailHtml } from './email-html.ts'
import { invitationEmail } from './invitation-email.ts'
import { selectVoice } from './messages.ts'

const facts = {
  business: { name: 'Studio\nVerde', color: '#2f6f4f', timeZone: 'Europe/Rome' },
  name: 'Noor',
  role: 'receptionist',
  inviter: 'Ada',
  link: 'https://verde.example/dashboard/invitation/abc',
  expiresAt: Date.parse('2026-12-06T10:00:00Z'),
}

test('names the inviter, the role, the expiry and the link', () => {
  const text = emailText(invitationEmail(selectVoice('en'), facts))
  expect(text).toContain('Ada invited you to join Studio Verde on Kalends as receptionist.')
  expect(text).toContain('https://verde.example/dashboard/invitation/abc')
  expect(text).toContain('Sunday 6 December')
})

test('names no inviter for an API key, and no name for an unknown invitee', () => {
  const email = invitationEmail(selectVoice('he'), { ...facts, inviter: '', name: '' })
  expect(email.direction).toBe('rtl')
  expect([email.heading, ...email.intro].join(' ')).not.toContain('{')
})

test('escapes names', () => {
  const html = emailHtml(invitationEmail(selectVoice('en'), { ...facts, inviter: '<b onclick=x>' }))
  expect(html).not.toContain('<b onclick')
})
