import { expect, it } from 'vitest'
import { codeAt } from '../authentication/factors.ts'
import { signInMethodEmailsTo } from '../notifications/sign-in-method-emails.ts'
import { createTestApp } from '../support/index.ts'
import { errorReason } from './apps.ts'
import { aTeam, errorCode } from './team.ts'

const { app, context, clock, db } = await createTestApp()
const { colleague } = await aTeam(app, context)
const url = '/v1/staff/factor/activate'

const startFactor = async () => {
  const noor = await colleague()
  const { secret } = (await noor.send('POST', '/v1/staff/factor', { password: noor.password })).json()
  return { ...noor, activate: (code = codeAt(secret, clock.now())) => noor.send('POST', url, { code }) }
}

it('accepts an authenticator code, and returns ten recovery codes once', async () => {
  const noor = await startFactor()
  expect(errorReason(await noor.activate('123'))).toBe('BAD_CODE')
  const { recoveryCodes } = (await noor.activate()).json()
  expect(new Set(recoveryCodes).size).toBe(10)
  expect(errorCode(await noor.activate())).toBe('FACTOR_ALREADY_ACTIVE')
  const [email, ...others] = await signInMethodEmailsTo(db, noor.email)
  expect([email?.change, others]).toEqual(['Two-step verification was turned on', []])
  expect(email?.text).toContain('/dashboard/security')
})

it('allows at most twenty attempts an hour', async () => {
  const noor = await startFactor()
  await noor.activate('wrong')
  await db.updateTable('rate_limits').set({ hits: 20 }).where('key', '=', `staff-factor:${noor.userId}`).execute()
  expect(errorCode(await noor.activate())).toBe('THROTTLED_FEATURE')
})

it('refuses without a pending factor', async () => {
  const noor = await colleague()
  expect(errorCode(await noor.send('POST', url, { code: '123456' }))).toBe('NOT_FOUND')
})
