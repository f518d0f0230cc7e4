import { signInCodes } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { inMemoryMail } from '../../src/gateways/mail.ts'
import { dueJobs } from '../../src/setup/background.ts'
import { createTestApp } from '../support/index.ts'
import { anAuthClient, errorCode, errorData } from './visitors.ts'

const { app, context, db, clock } = await createTestApp()
context.gateways.mail = inMemoryMail()
const auth = await anAuthClient(app, context)
const request = async (email: string) => {
  const { requestToken } = (await auth.send('POST', '/v1/mailed-sign-ins', { email })).json()
  const message = (await auth.emailsTo(email)).findLast(({ body_text }) => body_text.includes('/login/link/'))
  const linkToken = /\/login\/link\/([\w.-]+)/.exec(message?.body_text ?? '')?.[1] ?? ''
  return { requestToken, linkToken, code: /\d{6}/.exec(message?.subject ?? '')?.[0] ?? '' }
}
const finish = (payload: object) => auth.send('POST', '/v1/mailed-sign-ins/finish', payload)
const refusalReason = async (answer: ReturnType<typeof finish>) => {
  expect(errorCode(await answer)).toBe('VERIFICATION_FAILED')
  return errorData(await answer)['reason']
}
const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000')
await auth.register('ada@example.org')

describe('finishMailedSignIn', () => {
  it('signs in with the code, once, and voids the link', async () => {
    const { linkToken, ...typed } = await request('ada@example.org')
    const answer = await finish(typed)
    expect(answer.json()).toMatchObject({ state: 'SUCCESS', identity: { email: { isVerified: true } } })
    const { sessionToken } = answer.json()
    expect((await auth.send('POST', '/v1/member-sessions', { sessionToken })).statusCode).toBe(200)
    expect(await refusalReason(finish(typed))).toBe('NOT_FOUND')
    expect(await refusalReason(finish({ linkToken }))).toBe('NOT_FOUND')
    clock.advance({ minutes: 1 })
  })

  it('signs in with the link, once', async () => {
    const { linkToken, ...typed } = await request('ada@example.org')
    expect((await finish({ linkToken })).json().state).toBe('SUCCESS')
    expect(await refusalReason(finish({ linkToken }))).toBe('NOT_FOUND')
    expect(await refusalReason(finish(typed))).toBe('NOT_FOUND')
    clock.advance({ minutes: 1 })
  })

  it('keeps earlier emails valid while a stranger requests more, until one is used', async () => {
    await auth.register('dora@example.org')
    const own = await request('dora@example.org')
    clock.advance({ seconds: 1 })
    for (let stranger = 0; stranger < 6; stranger++) await request('dora@example.org')
    const last = await request('dora@example.org')
    expect((await finish({ requestToken: own.requestToken, code: own.code })).json().state).toBe('SUCCESS')
    expect(await refusalReason(finish({ linkToken: last.linkToken }))).toBe('NOT_FOUND')
    expect(await refusalReason(finish({ requestToken: last.requestToken, code: last.code }))).toBe('NOT_FOUND')
  })

  it('signs in once if two links are used at the same moment', async () => {
    await auth.register('emil@example.org')
    const first = await request('emil@example.org')
    clock.advance({ seconds: 1 })
    const second = await request('emil@example.org')
    const tokens = [first.linkToken, second.linkToken]
    const answers = await Promise.all(tokens.map((linkToken) => finish({ linkToken })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  })

  it('revokes the sign-in methods of an account that never verified its address', async () => {
    const before = (await auth.register('bea@example.org')).json()
    const { linkToken } = await request('bea@example.org')
    expect((await finish({ linkToken })).json().state).toBe('SUCCESS')
    expect(errorCode(await auth.login('bea@example.org'))).toBe(signInCodes.passwordNotSet)
    expect(errorCode(await auth.send('POST', '/v1/member-sessions', { sessionToken: before.sessionToken }))).toBe(
      'INVALID_TOKEN',
    )
  })

  it('continues like any sign-in: approval by the owner and blocks apply', async () => {
    await auth.policy({ requireOwnerApproval: true, requireEmailVerification: true })
    await auth.register('cleo@example.org')
    const { linkToken } = await request('cleo@example.org')
    expect((await finish({ linkToken })).json().state).toBe('REQUIRE_OWNER_APPROVAL')
    clock.advance({ minutes: 1 })
    const again = await request('cleo@example.org')
    await db.updateTable('members').set({ status: 'BLOCKED' }).where('login_email', '=', 'cleo@example.org').execute()
    const answer = (await finish({ linkToken: again.linkToken })).json()
    expect([answer.state, answer.sessionToken]).toEqual(['STATUS_CHECK', undefined])
    await auth.policy({ requireOwnerApproval: false, requireEmailVerification: false })
  })

  it('refuses wrong codes and unknown addresses alike, and after five attempts the right one too', async () => {
    clock.advance({ hours: 1 })
    const { requestToken, code } = await request('ada@example.org')
    const anonymous = await request('nobody@example.org')
    for (let round = 0; round < 5; round++) {
      expect(await refusalReason(finish({ requestToken, code: wrongCode(code) }))).toBe('BAD_CODE')
      expect(await refusalReason(finish({ requestToken: anonymous.requestToken, code: '000000' }))).toBe('BAD_CODE')
    }
    expect(await refusalReason(finish({ requestToken, code }))).toBe('BAD_CODE')
    for (const nothing of [{}, { requestToken }, { code }, { linkToken: 'x' }, { requestToken: 'x', code }])
      expect((await finish(nothing)).statusCode).toBe(400)
  })

  it('refuses codes of another business and after ten minutes, and deletes them', async () => {
    clock.advance({ minutes: 1 })
    const { linkToken } = await request('ada@example.org')
    const otherVisitor = await anAuthClient(app, context)
    expect(errorData(await otherVisitor.send('POST', '/v1/mailed-sign-ins/finish', { linkToken }))).toEqual({
      reason: 'NOT_FOUND',
    })
    clock.advance({ minutes: 11 })
    expect(await refusalReason(finish({ linkToken }))).toBe('NOT_FOUND')
    await dueJobs.find(({ name }) => name === 'authentication.expired')?.run(context, clock.now())
    expect(await db.selectFrom('mailed_sign_ins').select('id').execute()).toEqual([])
  })
})
