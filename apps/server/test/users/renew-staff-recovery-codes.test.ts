import { expect, it } from 'vitest'
import { signInMethodEmailsTo } from '../notifications/sign-in-method-emails.ts'
import { createTestApp } from '../support/index.ts'
import { authenticate, withApp } from './apps.ts'
import { aTeam, errorCode } from './team.ts'

const { app, context, clock, db } = await createTestApp()
const { siteId, colleague } = await aTeam(app, context)
const auth = authenticate(app, siteId)
const url = '/v1/staff/factor/recovery-codes'

it('returns ten new codes; the old ones are void', async () => {
  const noor = await withApp(await colleague(), clock)
  expect(errorCode(await noor.send('POST', url, {}))).toBe('VERIFICATION_FAILED')
  const { recoveryCodes } = (await noor.send('POST', url, { password: noor.password })).json()
  expect(recoveryCodes).toHaveLength(10)
  expect((await signInMethodEmailsTo(db, noor.email)).at(-1)?.change).toBe('New recovery codes were created')
  expect(errorCode(await auth.finish(await auth.createStateToken(noor), noor.recoveryCodes[0] ?? ''))).toBe(
    'VERIFICATION_FAILED',
  )
  expect((await auth.finish(await auth.createStateToken(noor), recoveryCodes[0])).statusCode).toBe(200)
})

it('is refused without an app', async () => {
  const noor = await colleague()
  expect(errorCode(await noor.send('POST', url, { password: noor.password }))).toBe('FACTOR_NOT_AVAILABLE')
})
