import { expect, it } from 'vitest'
import { signInMethodEmailsTo } from '../notifications/sign-in-method-emails.ts'
import { createTestApp } from '../support/index.ts'
import { authenticate, errorReason, withApp } from './apps.ts'
import { aTeam, errorCode } from './team.ts'

const { app, context, clock, db } = await createTestApp()
const { siteId, colleague } = await aTeam(app, context)
const url = '/v1/staff/factor/remove'

it('lets the password alone sign in again, and voids recovery codes', async () => {
  const noor = await withApp(await colleague(), clock)
  expect(errorReason(await noor.send('POST', url, { password: 'wrong' }))).toBe('BAD_PASSWORD')
  expect(errorReason(await noor.send('POST', url, { factorCode: '12' }))).toBe('BAD_CODE')
  expect((await noor.send('POST', url, { factorCode: noor.code() })).json()).toEqual({})
  expect((await authenticate(app, siteId).signIn(noor)).json().session.userId).toBe(noor.userId)
  expect((await noor.get('/v1/staff/factor')).json().recoveryCodesLeft).toBe(0)
  expect(errorCode(await noor.send('POST', url, { password: noor.password }))).toBe('FACTOR_NOT_AVAILABLE')
  const changes = (await signInMethodEmailsTo(db, noor.email)).map(({ change }) => change)
  expect(changes).toEqual(['Two-step verification was turned on', 'Two-step verification was turned off'])
})
