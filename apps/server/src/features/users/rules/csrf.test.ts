import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import type { StaffActor } from '../../../actor.ts'
import { getCsrfToken, isCsrfToken, rememberCsrfSecret } from './csrf.ts'

const actor = (sessionId: string): StaffActor => ({
  type: 'staff',
  siteId: 's',
  userId: 'u',
  name: 'Ada',
  role: 'owner',
  permissions: new Set(),
  sessionId,
})

it('accepts only the token of this session', () => {
  const mine = rememberCsrfSecret(actor('one'), randomBytes(32))
  const other = rememberCsrfSecret(actor('two'), randomBytes(32))
  expect(isCsrfToken(mine, getCsrfToken(mine))).toBe(true)
  for (const wrong of [getCsrfToken(other), `${getCsrfToken(mine)}x`, '', undefined, [getCsrfToken(mine)]]) {
    expect(isCsrfToken(mine, wrong)).toBe(false)
  }
  expect(isCsrfToken({ ...mine }, getCsrfToken(mine))).toBe(false)
})

it('keeps the secret out of the actor', () => {
  const secret = randomBytes(32)
  expect(JSON.stringify(rememberCsrfSecret(actor('one'), secret))).not.toContain(secret.toString('base64'))
})
