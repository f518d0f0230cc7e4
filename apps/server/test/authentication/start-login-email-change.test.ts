import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { createMember } from './factors.ts'
import { anAuthClient, errorCode, readViolations } from './visitors.ts'

const { app, context, db, clock } = await createTestApp()
const auth = await anAuthClient(app, context)
const anAddress = () => `${randomUUID()}@example.org`
const url = '/v1/member-login-email'

describe('startLoginEmailChange', () => {
  it('emails a code to the new address and changes nothing', async () => {
    const member = await createMember(auth)
    const newEmail = anAddress()
    const answer = await member.call('POST', url, { newEmail: ` ${newEmail.toUpperCase()} ` })
    expect(answer.json()).toEqual({ newEmail, expiresDate: new Date(clock.now() + 600_000).toISOString() })
    expect(await auth.codeFor(newEmail)).toMatch(/^\d{6}$/)
    expect((await auth.member(member.email)).id).toBe(member.memberId)
    expect((await auth.login(member.email)).json().state).toBe('SUCCESS')
  })

  it('replaces an earlier request, whose code is void', async () => {
    const member = await createMember(auth)
    const [first, second] = [anAddress(), anAddress()]
    await member.call('POST', url, { newEmail: first })
    await member.call('POST', url, { newEmail: second })
    const [old, code] = [await auth.codeFor(first), await auth.codeFor(second)]
    if (old !== code)
      expect(errorCode(await member.call('POST', `${url}/finish`, { code: old }))).toBe('VERIFICATION_FAILED')
    expect((await member.call('POST', `${url}/finish`, { code })).json()).toEqual({ loginEmail: second })
  })

  it('RECENT_SIGN_IN_REQUIRED, EMAIL_ALREADY_EXISTS, and what is no address', async () => {
    const [member, other] = [await createMember(auth), await createMember(auth)]
    expect(errorCode(await member.call('POST', url, { newEmail: other.email.toUpperCase() }))).toBe(
      'EMAIL_ALREADY_EXISTS',
    )
    for (const newEmail of ['', 'ada', 'ada@', 'ada\u200b@example.org', `${'a'.repeat(330)}@example.org`]) {
      const answer = await member.call('POST', url, { newEmail })
      expect([answer.statusCode, readViolations(answer)[0]?.field]).toEqual([400, 'newEmail'])
    }
    clock.advance({ minutes: 10 })
    expect(errorCode(await member.call('POST', url, { newEmail: anAddress() }))).toBe('RECENT_SIGN_IN_REQUIRED')
    expect(
      await db.selectFrom('login_email_changes').select('id').where('member_id', '=', member.memberId).execute(),
    ).toEqual([])
  })

  it('THROTTLED_FEATURE: many codes to one address', async () => {
    const newEmail = anAddress()
    const member = await createMember(auth)
    const codes = []
    for (let count = 0; count < 6; count++)
      codes.push((await auth.send('POST', url, { newEmail }, { as: member.token, address: '10.9.9.9' })).statusCode)
    expect(codes).toEqual([200, 200, 200, 200, 200, 429])
  })
})
