import { signInCodes } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { dueJobs } from '../../src/setup/background.ts'
import { anAuthClient, errorCode, password } from '../authentication/visitors.ts'
import { createTestApp } from '../support/index.ts'
import { solved } from './solving.ts'

const { app, context, db, clock } = await createTestApp()
const auth = await anAuthClient(app, context)
const change = (settings: object) => auth.asOwner('PATCH', '/v1/captcha/settings', settings)
const challenge = async (by = auth) => (await by.send('GET', '/v1/captcha/challenge')).json()
const login = (captchaTokens?: object[]) =>
  auth.send('POST', '/v2/login', { loginId: { email: 'ada@example.org' }, password, captchaTokens })
const register = (email: string, captchaTokens?: object[]) => auth.register(email, { captchaTokens })
await auth.register('ada@example.org')
await auth.cheapen('ada@example.org')
await change({ places: ['LOGIN', 'REGISTER'] })

describe('createCaptchaChallenge', () => {
  it('returns a challenge that can be used once, in either field', async () => {
    const visible = await solved(await challenge())
    const invisible = await solved(await challenge())
    expect((await login([{ Recaptcha: visible }])).json().state).toBe('SUCCESS')
    expect(errorCode(await login([{ Recaptcha: visible }]))).toBe(signInCodes.captchaFailed)
    expect((await register('ben@example.org', [{ InvisibleRecaptcha: invisible }])).json().state).toBe('SUCCESS')
    expect(errorCode(await register('cleo@example.org', [{ InvisibleRecaptcha: invisible }]))).toBe(
      signInCodes.captchaFailed,
    )
  })

  it('accepts one valid token of several', async () => {
    const tokens = [{ Recaptcha: 'nonsense', InvisibleRecaptcha: await solved(await challenge()) }]
    expect((await login(tokens)).json().state).toBe('SUCCESS')
  })

  it('accepts one of two with the same solution', async () => {
    const tokens = [{ Recaptcha: await solved(await challenge()) }]
    const answers = await Promise.all([login(tokens), login(tokens)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
  })

  it('refuses a missing solution, before anything else is checked', async () => {
    for (const tokens of [undefined, [], [{}], [{ Recaptcha: ' ' }], [{ NoCaptcha: 'x' }]]) {
      expect(errorCode(await login(tokens))).toBe(signInCodes.captchaMissing)
      expect(errorCode(await register('ada@example.org', tokens))).toBe(signInCodes.captchaMissing)
    }
  })

  it('refuses foreign, easier, wrong and late solutions', async () => {
    const otherVisitor = await anAuthClient(app, context)
    const { parameters, signature } = await challenge()
    const text = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64')
    const right = JSON.parse(Buffer.from(await solved({ parameters, signature }), 'base64').toString())
    const easier = { parameters: { ...parameters, keyPrefix: '0' }, signature }
    for (const token of [
      await solved(await challenge(otherVisitor)),
      await solved(easier),
      text({ ...right, solution: { ...right.solution, counter: right.solution.counter + 1 } }),
      text({ ...right, solution: 7 }),
      text({ ...right, challenge: { parameters, signature: 7 } }),
      text({ challenge: { parameters: { data: { until: 9e15 } } }, solution: {} }),
      'nonsense',
      text(null),
      text([]),
    ])
      expect(errorCode(await login([{ Recaptcha: token }]))).toBe(signInCodes.captchaFailed)
    clock.advance({ minutes: 11 })
    expect(errorCode(await login([{ Recaptcha: text(right) }]))).toBe(signInCodes.captchaFailed)
  })

  it('deletes solutions that can no longer be used', async () => {
    const rows = () => db.selectFrom('captcha_solutions').select('expires_at').execute()
    expect((await rows()).length).toBeGreaterThan(0)
    clock.advance({ minutes: 11 })
    await dueJobs.find(({ name }) => name === 'captcha.old-solutions')?.run(context, clock.now())
    expect(await rows()).toEqual([])
  })

  it('is not required if it is off, whatever is sent', async () => {
    await change({ places: ['REGISTER'] })
    expect((await login()).json().state).toBe('SUCCESS')
    expect((await login([{ Recaptcha: 'nonsense' }])).json().state).toBe('SUCCESS')
  })
})
