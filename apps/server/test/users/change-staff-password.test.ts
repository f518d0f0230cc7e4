import { expect, it } from 'vitest'
import { signInMethodEmailsTo } from '../notifications/sign-in-method-emails.ts'
import { createTestApp } from '../support/index.ts'
import { signIn } from '../support/people.ts'
import { authenticate, errorReason } from './apps.ts'
import { aTeam } from './team.ts'

const { app, context, db } = await createTestApp()
const { siteId, colleague } = await aTeam(app, context)
const url = '/v1/staff/password'
const newPassword = 'a much better one'

it('changes the password with the current one, and ends every other session', async () => {
  const noor = await colleague()
  const other = await signIn(app, noor, siteId)
  expect(errorReason(await noor.send('POST', url, { password: 'wrong', newPassword }))).toBe('BAD_PASSWORD')
  expect((await noor.send('POST', url, { password: noor.password, newPassword: 'short' })).statusCode).toBe(400)
  expect((await noor.send('POST', url, { password: noor.password, newPassword })).json()).toEqual({})
  expect((await noor.get('/v1/staff/session')).statusCode).toBe(200)
  const { cookie } = other
  expect((await app.inject({ url: '/v1/staff/session', headers: { cookie } })).statusCode).toBe(401)
  expect((await authenticate(app, siteId).signIn(noor)).statusCode).toBe(401)
  expect((await authenticate(app, siteId).signIn({ ...noor, password: newPassword })).statusCode).toBe(200)
  expect(await signInMethodEmailsTo(db, noor.email)).toMatchObject([{ change: 'Your password was changed' }])
})
