import { afterEach, beforeEach, expect, it } from 'vitest'
import { cheapHashes } from '../support/cheap-hashes.ts'
import { createTestApp } from '../support/index.ts'
import { createMember, withApp } from './factors.ts'
import { anAuthClient, errorCode, password } from './visitors.ts'

cheapHashes()
const { app, context, clock } = await createTestApp()
const auth = await anAuthClient(app, context)
const { siteId } = auth

const lines: unknown[][] = []
const { warn } = context.log
beforeEach(() => {
  lines.length = 0
  context.log.warn = ((...line: unknown[]) => void lines.push(line)) as typeof warn
})
afterEach(() => {
  context.log.warn = warn
})

const logText = (): string => JSON.stringify(lines)

it('logs a refused member sign-in with account, network and reason', async () => {
  const { email, memberId } = await createMember(auth)
  await auth.login(email, 'a secret typed', { address: '10.70.0.1' })
  await auth.login('a-password-in-the-wrong-field@example.org', 'x', { address: '10.70.0.1' })
  expect(lines).toMatchObject([
    [{ reason: 'WRONG_PASSWORD', memberId, network: '10.70.0.1', siteId }, 'member sign-in refused'],
    [{ reason: 'UNKNOWN_EMAIL', memberId: undefined, network: '10.70.0.1', siteId }, 'member sign-in refused'],
  ])
  expect(logText()).not.toMatch(/secret|wrong-field|@/)
})

it('logs a throttled sign-in', async () => {
  const { email, memberId } = await createMember(auth)
  for (let round = 0; round < 11; round += 1) await auth.login(email, 'wrong', { address: '10.71.0.1' })
  expect(lines.at(-1)).toMatchObject([
    { reason: 'THROTTLED_FEATURE', memberId, network: '10.71.0.1' },
    'member sign-in refused',
  ])
})

it('logs a wrong second factor, but not a right one', async () => {
  const member = await withApp(await createMember(auth), clock)
  const { stateToken } = (await auth.login(member.email, password)).json()
  const show = (code: string) =>
    auth.send('POST', '/v2/TOTP/verify', { stateToken, totpData: { code } }, { address: '10.72.0.1' })
  const wrong = member.code() === '123456' ? '654321' : '123456'
  expect(errorCode(await show(wrong))).toBe('VERIFICATION_FAILED')
  expect(lines).toMatchObject([
    [{ reason: 'BAD_CODE', memberId: member.memberId, network: '10.72.0.1', siteId }, 'member second factor refused'],
  ])
  expect(logText()).not.toContain(wrong)
  expect((await show(member.code())).statusCode).toBe(200)
  expect(lines).toHaveLength(1)
})
