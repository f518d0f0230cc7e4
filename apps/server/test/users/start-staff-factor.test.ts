import { expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { authenticate, errorReason, withApp } from './apps.ts'
import { aTeam, errorCode } from './team.ts'

const { app, context, clock, db } = await createTestApp()
const { siteId, colleague } = await aTeam(app, context)
const url = '/v1/staff/factor'

it('returns a secret with URI and QR code, and stores the secret encrypted', async () => {
  const noor = await colleague()
  const { secret, otpauthUri, qrCode } = (await noor.send('POST', url, { password: noor.password })).json()
  const uri = new URL(otpauthUri)
  expect([uri.searchParams.get('secret'), uri.searchParams.get('issuer')]).toEqual([secret, 'Studio Verde'])
  expect(decodeURIComponent(uri.pathname)).toContain(noor.email)
  expect(qrCode).toContain('<svg')
  const stored = await db.selectFrom('staff_factors').selectAll().where('user_id', '=', noor.userId).execute()
  expect(stored[0]?.sealed_secret.toString('latin1')).not.toContain(secret)
  const again = (await noor.send('POST', url, { password: noor.password })).json()
  expect(again.secret).not.toBe(secret)
  expect((await authenticate(app, siteId).signIn(noor)).json().session).toBeDefined()
})

it('requires the password, and allows ten attempts', async () => {
  const noor = await colleague()
  expect(errorReason(await noor.send('POST', url, {}))).toBe('BAD_PASSWORD')
  await db.updateTable('rate_limits').set({ hits: 10 }).where('key', '=', `staff-confirm:${noor.userId}`).execute()
  expect(errorCode(await noor.send('POST', url, { password: noor.password }))).toBe('THROTTLED_FEATURE')
})

it('is refused while one is active', async () => {
  const noor = await withApp(await colleague(), clock)
  expect(errorCode(await noor.send('POST', url, { password: noor.password }))).toBe('FACTOR_ALREADY_ACTIVE')
})
