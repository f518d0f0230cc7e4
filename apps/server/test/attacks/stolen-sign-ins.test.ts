import { describe, expect, it } from 'vitest'
import { createMember, withApp, withEmails } from '../authentication/factors.ts'
import { anAuthClient, errorCode, password } from '../authentication/visitors.ts'
import { aBrowser, createFrontEnd, followLink } from '../redirects/front-end.ts'
import { cheapHashes } from '../support/cheap-hashes.ts'
import { createTestApp } from '../support/index.ts'
import { expectOnlyWhileDisabled } from './while-disabled.ts'

cheapHashes()
const { app, context, db, clock } = await createTestApp()
const auth = await anAuthClient(app, context)
const front = await createFrontEnd(app, context, auth.siteId)
let made = 0

/** Tokens of a member of a front end that collected the password itself, and the session of a browser. */
async function signIn() {
  const email = `stolen${++made}@example.org`
  await auth.register(email)
  const { memberId, cookie, token } = await auth.enter(email)
  const { sessionToken } = (await auth.login(email)).json()
  const grant = { grant_type: 'authorized_client', member_id: memberId, session_token: sessionToken }
  const tokens = (await auth.send('POST', '/oauth2/token', grant, { as: `${front.visitor},${auth.key}` })).json()
  return { email, cookie, token, frontEnd: tokens as { access_token: string; refresh_token: string } }
}

const changePassword = (as: string, more: object = {}) =>
  auth.send('POST', '/v2/change-password', { newPassword: 'the one of the thief', ...more }, { as })

/** Returns true if a password can be set with this token and nothing else. */
async function takesAccount(token: string): Promise<boolean> {
  const answer = await changePassword(token)
  if (answer.statusCode === 200) return true
  expect([answer.statusCode, errorCode(answer)]).toEqual([428, 'RECENT_SIGN_IN_REQUIRED'])
  return false
}

describe('an attacker with tokens of a sign-in that is ten minutes old', () => {
  it('cannot change the password with them, nor after refreshing them', async () => {
    const { email, token, frontEnd } = await signIn()
    clock.advance({ minutes: 10 })
    const refresh = { grant_type: 'refresh_token', refresh_token: frontEnd.refresh_token }
    const refreshed = (await auth.send('POST', '/oauth2/token', refresh)).json().access_token
    for (const each of [token, frontEnd.access_token, refreshed]) expect(await takesAccount(each)).toBe(false)
    expect(errorCode(await changePassword(token, { currentPassword: '' }))).toBe('-19976')
    expect((await auth.login(email)).json().state).toBe('SUCCESS')
    expect((await changePassword(token, { currentPassword: password })).statusCode).toBe(200)
  })

  it('cannot change it with the tokens of a page that these open', async () => {
    const openPage = async () => {
      const { frontEnd } = await signIn()
      clock.advance({ minutes: 10 })
      const headers = { authorization: frontEnd.access_token }
      const { fullUrl } = await front.session({ memberAccountPage: { section: 'ACCOUNT_INFO' } }, headers)
      const answer = await followLink(aBrowser(app), fullUrl)
      const carried = answer.cookies.find(({ name }) => name === 'kalends_visitor')?.value.split('|')[1] ?? ''
      expect((await auth.send('GET', '/v1/members/my', undefined, { as: carried })).statusCode).toBe(200)
      return takesAccount(carried)
    }
    const row = 'new.parent_family_id := null'
    await expectOnlyWhileDisabled(db, { table: 'token_families', when: 'insert', row }, openPage)
  })
})

describe('an attacker with the cookie of a browser that signed in ten minutes ago', () => {
  it('cannot change the password with new tokens, even if someone else signs in there afterwards', async () => {
    const resume = async () => {
      const { cookie } = await signIn()
      clock.advance({ minutes: 10 })
      const resumed = (await auth.send('POST', '/v1/member-sessions/resume', {}, { cookie })).json().access_token
      if (await takesAccount(resumed)) return true
      await auth.register(`thief${++made}@example.org`)
      const { sessionToken } = (await auth.login(`thief${made}@example.org`)).json()
      await auth.send('POST', '/v1/member-sessions', { sessionToken }, { cookie })
      const answer = await changePassword(resumed)
      expect([answer.statusCode, errorCode(answer)]).toEqual([401, 'UNAUTHENTICATED'])
      return false
    }
    const row = 'new.member_session_id := null'
    await expectOnlyWhileDisabled(db, { table: 'token_families', when: 'insert', row }, resume)
  })
})

describe('an attacker who is signed in while the member turns on two-step verification', () => {
  it('is signed out, for they have shown no code; a second factor ends nothing', async () => {
    const owner = await createMember(auth)
    const { token: thief } = await auth.enter(owner.email)
    const status = async (as: string) => (await auth.send('GET', '/v1/members/my', undefined, { as })).statusCode
    const { factorId } = await withApp(owner, clock)
    const remove = `/v1/member-factors/${factorId}/remove`
    expect((await auth.send('POST', remove, { password }, { as: thief })).statusCode).toBe(401)
    expect(await Promise.all([thief, owner.token].map(status))).toEqual([401, 200])
    const { sessionToken } = (await auth.asOwner('POST', '/v2/sign-on', { loginId: { email: owner.email } })).json()
    const other = (await auth.send('POST', '/v1/member-sessions', { sessionToken })).json().access_token
    await withEmails(auth, owner, clock)
    expect(await status(other)).toBe(200)
  })
})
