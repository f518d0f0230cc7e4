import { expect, it } from 'vitest'
import { setPassword } from '../../src/features/users/index.ts'
import { createTestApp } from '../support/index.ts'
import { authenticate, errorReason, withApp } from './apps.ts'
import { aTeam, errorCode, readSession } from './team.ts'

const { app, context, clock, db } = await createTestApp()
const { siteId, ada, colleague } = await aTeam(app, context)
const auth = authenticate(app, siteId)

it('opens the session after the authenticator code, and not before', async () => {
  const noor = await withApp(await colleague(), clock)
  const first = await auth.signIn(noor)
  expect(first.json()).toEqual({ secondStep: { stateToken: expect.any(String), expiresDate: expect.any(String) } })
  expect(first.cookies).toEqual([])
  const { stateToken } = first.json().secondStep
  expect(errorReason(await auth.finish(stateToken, '12'))).toBe('BAD_CODE')
  const answer = await auth.finish(stateToken, noor.code())
  expect(answer.json().session).toMatchObject({ userId: noor.userId, siteId, awaitsSecondFactor: false })
  expect((await readSession(app, answer).get('/v1/people')).statusCode).toBe(200)
  expect(errorCode(await auth.finish(stateToken, noor.code()))).toBe('NO_ACTIVE_CHALLENGE')
})

it('accepts no code twice, and each recovery code once', async () => {
  const noor = await withApp(await colleague(), clock)
  const code = noor.code()
  expect((await auth.finish(await auth.createStateToken(noor), code)).statusCode).toBe(200)
  const token = await auth.createStateToken(noor)
  expect(errorCode(await auth.finish(token, code))).toBe('VERIFICATION_FAILED')
  const [recovery = ''] = noor.recoveryCodes
  expect((await auth.finish(token, recovery.toUpperCase())).statusCode).toBe(200)
  expect(errorCode(await auth.finish(await auth.createStateToken(noor), recovery))).toBe('VERIFICATION_FAILED')
})

it('must restart after five wrong codes, ten minutes, another sign-in or another password', async () => {
  const noor = await withApp(await colleague(), clock)
  const guessed = await auth.createStateToken(noor)
  for (let round = 0; round < 5; round++) await auth.finish(guessed, '12')
  const late = await auth.createStateToken(noor)
  expect(errorCode(await auth.finish(guessed, noor.code()))).toBe('NO_ACTIVE_CHALLENGE')
  clock.advance({ minutes: 10 })
  expect(errorCode(await auth.finish(late, noor.code()))).toBe('NO_ACTIVE_CHALLENGE')
  const replaced = await auth.createStateToken(noor)
  const last = await auth.createStateToken(noor)
  expect(errorCode(await auth.finish(replaced, noor.code()))).toBe('NO_ACTIVE_CHALLENGE')
  await setPassword(context, noor.userId, 'another password')
  expect(errorCode(await auth.finish(last, noor.code()))).toBe('NO_ACTIVE_CHALLENGE')
  expect(errorCode(await auth.finish('nonsense', noor.code()))).toBe('NO_ACTIVE_CHALLENGE')
})

it('allows at most twenty attempts an hour, across restarts', async () => {
  const noor = await withApp(await colleague(), clock)
  await auth.finish(await auth.createStateToken(noor), '12')
  await db.updateTable('rate_limits').set({ hits: 20 }).where('key', '=', `staff-factor:${noor.userId}`).execute()
  expect(errorCode(await auth.finish(await auth.createStateToken(noor), noor.code()))).toBe('THROTTLED_FEATURE')
})

it('opens one session if the same code is sent twice at once', async () => {
  const noor = await withApp(await colleague(), clock)
  const token = await auth.createStateToken(noor)
  const code = noor.code()
  const statuses = (await Promise.all([auth.finish(token, code), auth.finish(token, code)])).map(
    (one) => one.statusCode,
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
})

it('refuses users removed meanwhile', async () => {
  const noor = await withApp(await colleague({ role: 'viewer' }), clock)
  const token = await auth.createStateToken(noor)
  await ada.send('DELETE', `/v1/people/${noor.userId}`)
  expect(errorCode(await auth.finish(token, noor.code()))).toBe('NO_ACTIVE_CHALLENGE')
})

it('logs a wrong code with account, network and reason, never the code', async () => {
  const noor = await withApp(await colleague(), clock)
  const token = await auth.createStateToken(noor)
  const lines: unknown[][] = []
  const { warn } = context.log
  context.log.warn = ((...line: unknown[]) => void lines.push(line)) as typeof warn
  try {
    await auth.finish(token, '987654321')
    await auth.finish(token, noor.code())
  } finally {
    context.log.warn = warn
  }
  const refused = { reason: 'BAD_CODE', userId: noor.userId, network: '127.0.0.1', siteId }
  expect(lines).toMatchObject([[refused, 'staff second factor refused']])
  expect(JSON.stringify(lines)).not.toContain('987654321')
})
