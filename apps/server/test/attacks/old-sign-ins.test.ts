import { randomUUID } from 'node:crypto'
import { operations } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { codeAt } from '../authentication/factors.ts'
import { type Answer, anAuthClient, errorCode } from '../authentication/visitors.ts'
import { createTestApp } from '../support/index.ts'

const { app, context, clock } = await createTestApp()
const auth = await anAuthClient(app, context)

/** A member without a password and without a second factor, as the business creates them, signed in by an emailed code. */
async function aMember() {
  const email = `${randomUUID()}@example.org`
  const { identity } = (await auth.asOwner('POST', '/v2/sign-on', { loginId: { email }, verifyEmail: true })).json()
  return { email, memberId: identity.id as string, token: await enter(email) }
}

async function enter(email: string): Promise<string> {
  clock.advance({ minutes: 1 })
  const { requestToken } = (await auth.send('POST', '/v1/mailed-sign-ins', { email })).json()
  const code = await auth.codeFor(email)
  const { sessionToken } = (await auth.send('POST', '/v1/mailed-sign-ins/finish', { requestToken, code })).json()
  return (await auth.send('POST', '/v1/member-sessions', { sessionToken })).json().access_token
}

type Member = Awaited<ReturnType<typeof aMember>>
const as = (member: Member) => (method: 'POST' | 'GET' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
  auth.send(method, url, payload, { as: member.token })

/** Calls each operation of a member on their own sign-in methods, with a token whose sign-in is ten minutes old. */
const needRecentSignIn: Record<string, (member: Member) => Promise<Answer>> = {
  changePassword: (member) => as(member)('POST', '/v2/change-password', { newPassword: 'the one of the thief' }),
  startFactor: (member) => as(member)('POST', '/v1/member-factors', { factorType: 'TOTP' }),
  activateFactor: async (member) => {
    const fresh = { ...member, token: await enter(member.email) }
    const begun = (await as(fresh)('POST', '/v1/member-factors', { factorType: 'TOTP' })).json()
    clock.advance({ minutes: 10 })
    const code = codeAt(begun.secret, clock.now())
    return as(member)('POST', `/v1/member-factors/${begun.factorId}/activate`, { code })
  },
  removeFactor: async (member) => {
    const fresh = { ...member, token: await enter(member.email) }
    const begun = (await as(fresh)('POST', '/v1/member-factors', { factorType: 'TOTP' })).json()
    return as(member)('POST', `/v1/member-factors/${begun.factorId}/remove`, {})
  },
  startPasskey: (member) => as(member)('POST', '/v1/member-passkeys/options', {}),
  startLoginEmailChange: (member) => as(member)('POST', '/v1/member-login-email', { newEmail: 'thief@example.org' }),
  finishLoginEmailChange: async (member) => {
    const fresh = { ...member, token: await enter(member.email) }
    const newEmail = `${randomUUID()}@example.org`
    await as(fresh)('POST', '/v1/member-login-email', { newEmail })
    return as(member)('POST', '/v1/member-login-email/finish', { code: await auth.codeFor(newEmail) })
  },
  renamePasskey: (member) => as(member)('PATCH', `/v1/member-passkeys/${randomUUID()}`, { name: 'Mine' }),
}

/** The same for operations of other features, whose effect outlives the sign-in. */
const elsewhere: Record<string, (member: Member) => Promise<Answer>> = {
  renewMyCalendarFeed: (member) => as(member)('POST', '/v1/calendar-feeds/my', {}),
  eraseMyData: (member) => as(member)('POST', '/v1/members/my/erase', { cancelBookings: true, endOrders: true }),
  deleteMyMember: (member) => as(member)('DELETE', '/v1/members/my?endOrders=true'),
}

/** Operations of members here that need none, and why. */
const needNone: Record<string, string> = {
  renewRecoveryCodes:
    'only a member with an active factor has codes, and confirms with one: renew-recovery-codes.test.ts',
  registerPasskey: 'answers a challenge that startPasskey gave to a confirmed member within five minutes',
  removePasskey: 'confirms as removeFactor does, once the passkey is found: remove-passkey.test.ts',
  confirmMyPassword: 'changes nothing',
  closeMemberSession: 'ends a sign-in',
  endSignIn: 'ends a sign-in',
  endOtherSignIns: 'ends sign-ins',
}

describe('a token of a sign-in that is ten minutes old', () => {
  for (const [operation, call] of Object.entries({ ...needRecentSignIn, ...elsewhere }))
    it(`is refused by ${operation}, for a member who has nothing else to confirm with`, async () => {
      const member = await aMember()
      clock.advance({ minutes: 10 })
      const answer = await call(member)
      expect([answer.statusCode, errorCode(answer)]).toEqual([428, 'RECENT_SIGN_IN_REQUIRED'])
    })

  it('locks no owner out: the account is as it was, and a new sign-in may change it', async () => {
    const member = await aMember()
    clock.advance({ minutes: 10 })
    await needRecentSignIn['startFactor']?.(member)
    const { factors } = (await as(member)('GET', '/v1/member-factors')).json()
    expect(factors).toEqual([])
    const fresh = { ...member, token: await enter(member.email) }
    expect((await as(fresh)('POST', '/v1/member-factors', { factorType: 'TOTP' })).statusCode).toBe(200)
  })

  it('is considered by every operation of members on their sign-in methods', () => {
    const own = Object.values(operations.authentication)
      .filter(({ access, method }) => 'member' in access && access.member === 'own' && method !== 'GET')
      .map(({ id }) => id)
    expect(own.toSorted()).toEqual([...Object.keys(needRecentSignIn), ...Object.keys(needNone)].toSorted())
  })
})
