import { expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { createMember, withApp } from './factors.ts'
import { anAuthClient, password } from './visitors.ts'

const { app, context, db, clock } = await createTestApp()
const auth = await anAuthClient(app, context)

it('lists active and pending factors, without secrets', async () => {
  const member = await withApp(await createMember(auth), clock)
  await member.call('POST', '/v1/member-factors', { factorType: 'EMAIL', password })
  const answer = await member.call('GET', '/v1/member-factors')
  expect(answer.json()).toEqual({
    hasPassword: true,
    canSetPassword: false,
    isRecent: true,
    factors: [
      expect.objectContaining({ id: member.factorId, type: 'TOTP', hint: '', isActive: true }),
      expect.objectContaining({ type: 'EMAIL', hint: `${member.email[0]}•••@example.org`, isActive: false }),
    ],
    recoveryCodesLeft: 10,
    availableTypes: ['TOTP', 'EMAIL'],
  })
  const stored = JSON.stringify([
    await db.selectFrom('member_factors').selectAll().execute(),
    await db.selectFrom('member_recovery_codes').selectAll().execute(),
  ])
  for (const secret of [member.secret, ...member.recoveryCodes]) {
    expect(answer.body).not.toContain(secret)
    expect(stored).not.toContain(secret)
  }
})

it('says whether there is a password, and whether the first one may be set now', async () => {
  const { id, call } = await createMember(auth)
  const facts = async () => {
    const { hasPassword, canSetPassword } = (await call('GET', '/v1/member-factors')).json()
    return { hasPassword, canSetPassword }
  }
  expect(await facts()).toEqual({ hasPassword: true, canSetPassword: false })
  await db.updateTable('member_credentials').set({ password_hash: null }).where('member_id', '=', id).execute()
  expect(await facts()).toEqual({ hasPassword: false, canSetPassword: true })
  clock.advance({ minutes: 10 })
  expect(await facts()).toEqual({ hasPassword: false, canSetPassword: false })
  const refused = await call('POST', '/v2/change-password', { newPassword: 'one more good password' })
  expect(refused.statusCode).toBe(428)
})
