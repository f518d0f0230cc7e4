import { expect, it } from 'vitest'
import { setPassword } from '../../src/features/users/index.ts'
import { createTestApp } from '../support/index.ts'
import { doorOf, reasonOf, withApp } from './apps.ts'
import { aTeam, codeOf, enteredAs } from './team.ts'

const { app, context, clock, db } = await createTestApp()
const { siteId, ada, colleague } = await aTeam(app, context)
const door = doorOf(app, siteId)

it('opens the session after the code of the app, and not before', async () => {
  const noor = await withApp(await colleague(), clock)
  const first = await door.signIn(noor)
  expect(first.json()).toEqual({ secondStep: { stateToken: expect.any(String), expiresDate: expect.any(String) } })
  expect(first.cookies).toEqual([])
  const { stateToken } = first.json().secondStep
  expect(reasonOf(await door.finish(stateToken, '12'))).toBe('BAD_CODE')
  const answer = await door.finish(stateToken, noor.code())
  expect(answer.json().session).toMatchObject({ userId: noor.userId, siteId, awaitsSecondFactor: false })
  expect((await enteredAs(app, answer).get('/v1/people')).statusCode).toBe(200)
  expect(codeOf(await door.finish(stateToken, noor.code()))).toBe('NO_ACTIVE_CHALLENGE')
})

it('takes no code twice, and each recovery code once', async () => {
  const noor = await withApp(await colleague(), clock)
  const code = noor.code()
  expect((await door.finish(await door.tokenOf(noor), code)).statusCode).toBe(200)
  const token = await door.tokenOf(noor)
  expect(codeOf(await door.finish(token, code))).toBe('VERIFICATION_FAILED')
  const [recovery = ''] = noor.recoveryCodes
  expect((await door.finish(token, recovery.toUpperCase())).statusCode).toBe(200)
  expect(codeOf(await door.finish(await door.tokenOf(noor), recovery))).toBe('VERIFICATION_FAILED')
})

it('begins anew after five wrong codes, ten minutes, another sign-in or another password', async () => {
  const noor = await withApp(await colleague(), clock)
  const guessed = await door.tokenOf(noor)
  for (let round = 0; round < 5; round++) await door.finish(guessed, '12')
  const late = await door.tokenOf(noor)
  expect(codeOf(await door.finish(guessed, noor.code()))).toBe('NO_ACTIVE_CHALLENGE')
  clock.advance({ minutes: 10 })
  expect(codeOf(await door.finish(late, noor.code()))).toBe('NO_ACTIVE_CHALLENGE')
  const replaced = await door.tokenOf(noor)
  const last = await door.tokenOf(noor)
  expect(codeOf(await door.finish(replaced, noor.code()))).toBe('NO_ACTIVE_CHALLENGE')
  await setPassword(context, noor.userId, 'another password')
  expect(codeOf(await door.finish(last, noor.code()))).toBe('NO_ACTIVE_CHALLENGE')
  expect(codeOf(await door.finish('nonsense', noor.code()))).toBe('NO_ACTIVE_CHALLENGE')
})

it('gives no more than twenty guesses in an hour, whatever was begun anew', async () => {
  const noor = await withApp(await colleague(), clock)
  await door.finish(await door.tokenOf(noor), '12')
  await db.updateTable('rate_limits').set({ hits: 20 }).where('key', '=', `staff-factor:${noor.userId}`).execute()
  expect(codeOf(await door.finish(await door.tokenOf(noor), noor.code()))).toBe('THROTTLED_FEATURE')
})

it('opens one session where the same code comes twice at once', async () => {
  const noor = await withApp(await colleague(), clock)
  const token = await door.tokenOf(noor)
  const code = noor.code()
  const statuses = (await Promise.all([door.finish(token, code), door.finish(token, code)])).map(
    (one) => one.statusCode,
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
})

it('lets nobody in whose place was taken meanwhile', async () => {
  const noor = await withApp(await colleague({ role: 'viewer' }), clock)
  const token = await door.tokenOf(noor)
  await ada.send('DELETE', `/v1/people/${noor.userId}`)
  expect(codeOf(await door.finish(token, noor.code()))).toBe('NO_ACTIVE_CHALLENGE')
})

it('logs a wrong code: whose, where from and why, never the code', async () => {
  const noor = await withApp(await colleague(), clock)
  const token = await door.tokenOf(noor)
  const lines: unknown[][] = []
  const { warn } = context.log
  context.log.warn = ((...line: unknown[]) => void lines.push(line)) as typeof warn
  try {
    await door.finish(token, '987654321')
    await door.finish(token, noor.code())
  } finally {
    context.log.warn = warn
  }
  const refused = { reason: 'BAD_CODE', userId: noor.userId, network: '127.0.0.1', siteId }
  expect(lines).toMatchObject([[refused, 'staff second factor refused']])
  expect(JSON.stringify(lines)).not.toContain('987654321')
})
