import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { revokeAllAccess } from '../../src/features/authentication/steps/revoke-all-access.ts'
import { lockMember } from '../../src/features/members/index.ts'
import { aDevice } from '../authentication/authenticator.ts'
import { anAuthClient, password } from '../authentication/visitors.ts'
import { aBrowser, createFrontEnd, redirectLocation } from '../redirects/front-end.ts'
import { cheapHashes, whileHashing } from '../support/cheap-hashes.ts'
import { createTestApp } from '../support/index.ts'
import { signIn } from '../support/people.ts'
import { whileWaiting } from '../support/while-waiting.ts'
import { authenticate } from '../users/apps.ts'
import { accept, aTeam } from '../users/team.ts'

const hashes = cheapHashes()
const { app, context, clock } = await createTestApp()
const auth = await anAuthClient(app, context)
const { siteId } = auth
const shop = await createFrontEnd(app, context, siteId)

const ofOwner = 'the one of the owner'
const ofThief = 'the one of the thief'

async function aMember() {
  const email = `${randomUUID()}@example.org`
  await auth.register(email)
  return { email, ...(await auth.enter(email)) }
}
const change = (as: string, newPassword: string, currentPassword: string | undefined = password) =>
  auth.send('POST', '/v2/change-password', { newPassword, currentPassword }, { as })

async function aColleague() {
  const team = await aTeam(app, context)
  const noor = await team.colleague()
  const { signIn: enter } = authenticate(app, team.siteId)
  const changeTo = async (newPassword: string, headers: Record<string, string> = noor.headers) =>
    app.inject({
      method: 'POST',
      url: '/v1/staff/password',
      headers,
      payload: { password: noor.password, newPassword },
    })
  const mayEnter = async (word: string) => (await enter({ ...noor, password: word })).statusCode === 200
  return { team, noor, enter, changeTo, mayEnter }
}

describe('while a password is changed', () => {
  it('a member’s sign-in with the earlier one opens nothing', async () => {
    const { email, token } = await aMember()
    whileHashing(hashes, async () => expect((await change(token, ofOwner)).statusCode).toBe(200))
    const answer = await auth.login(email)
    expect([answer.statusCode, answer.json().sessionToken]).toEqual([400, undefined])
  })

  it('a sign-in of staff with the earlier one opens nothing', async () => {
    const { noor, enter, changeTo } = await aColleague()
    whileHashing(hashes, async () => expect((await changeTo(ofOwner)).statusCode).toBe(200))
    const answer = await enter(noor)
    expect([answer.statusCode, answer.cookies]).toEqual([401, []])
  })

  it('an invitation that is accepted with the earlier one opens nothing', async () => {
    const { noor, changeTo } = await aColleague()
    const other = await aTeam(app, context)
    const { token } = await other.invited({ email: noor.email })
    whileHashing(hashes, async () => expect((await changeTo(ofOwner)).statusCode).toBe(200))
    expect((await accept(app, { token, password: noor.password })).statusCode).toBe(401)
  })

  it('a thief in another browser changes nothing, with the password or with a recent sign-in', async () => {
    for (const known of [password, undefined]) {
      const { email, token } = await aMember()
      const thief = await auth.enter(email)
      whileHashing(hashes, async () => expect((await change(token, ofOwner)).statusCode).toBe(200))
      const payload = { newPassword: ofThief, ...(known ? { currentPassword: known } : {}) }
      const answer = await auth.send('POST', '/v2/change-password', payload, { as: thief.token })
      expect(answer.statusCode).toBe(428)
      expect((await auth.login(email, ofThief)).statusCode).toBe(400)
      expect((await auth.login(email, ofOwner)).json().state).toBe('SUCCESS')
    }
  })

  it('a thief who knows the earlier one erases nobody', async () => {
    const inAnotherBrowser = await aMember()
    const thief = await auth.enter(inAnotherBrowser.email)
    const inTheSame = await aMember()
    for (const [owner, as] of [
      [inAnotherBrowser, thief.token],
      [inTheSame, inTheSame.token],
    ] as const) {
      whileHashing(hashes, async () => expect((await change(owner.token, ofOwner)).statusCode).toBe(200))
      const payload = { currentPassword: password, cancelBookings: true, endOrders: true }
      expect((await auth.send('POST', '/v1/members/my/erase', payload, { as })).statusCode).toBeGreaterThanOrEqual(400)
      expect((await auth.login(owner.email, ofOwner)).json().state).toBe('SUCCESS')
    }
  })

  it('the same thief among staff changes nothing', async () => {
    const { team, noor, changeTo, mayEnter } = await aColleague()
    const thief = await signIn(app, noor, team.siteId)
    whileHashing(hashes, async () => expect((await changeTo(ofOwner)).statusCode).toBe(200))
    expect((await changeTo(ofThief, thief.headers)).statusCode).toBe(403)
    expect([await mayEnter(ofThief), await mayEnter(ofOwner)]).toEqual([false, true])
  })

  it('two changes in one browser do not undo each other', async () => {
    const { email, token } = await aMember()
    whileHashing(hashes, async () => expect((await change(token, ofOwner)).statusCode).toBe(200))
    expect((await change(token, ofThief)).statusCode).toBe(400)
    expect((await auth.login(email, ofOwner)).json().state).toBe('SUCCESS')
    const { changeTo, mayEnter } = await aColleague()
    whileHashing(hashes, async () => expect((await changeTo(ofOwner)).statusCode).toBe(200))
    expect((await changeTo(ofThief)).statusCode).toBe(400)
    expect(await mayEnter(ofOwner)).toBe(true)
  })
})

describe('while the sign-in address changes', () => {
  const toNewAddress = (memberId: string) =>
    auth.asOwner('PATCH', `/api/v1/members/${memberId}/change-login-email`, { newEmail: `${randomUUID()}@new.example` })
  const mails: Record<string, (email: string) => ReturnType<typeof auth.send>> = {
    'a link to set the password': (email) => auth.send('POST', '/v1/send-email', { email }, { address: '10.77.0.1' }),
    'a sign-in code': (email) => auth.send('POST', '/v1/mailed-sign-ins', { email }, { address: '10.77.0.2' }),
  }

  for (const [name, ask] of Object.entries(mails))
    it(`${name} is not sent to the earlier one`, async () => {
      const { email, memberId } = await aMember()
      expect((await ask(email)).statusCode).toBe(200)
      clock.advance({ minutes: 1 })
      const before = (await auth.emailsTo(email)).length
      const answer = await whileWaiting(context, {
        lock: (tx) => sql`select from rate_limits where key like 'member-email%' for update`.execute(tx),
        call: () => ask(email),
        meanwhile: async () => expect((await toNewAddress(memberId)).statusCode).toBe(200),
      })
      expect(answer.statusCode).toBe(200)
      const kinds = (await auth.emailsTo(email)).slice(before).map(({ kind }) => kind)
      expect(kinds).toEqual(['sign-in-method-changed'])
    })

  it('a link that the business sends does not go to the earlier one', async () => {
    const { email, memberId } = await aMember()
    const answer = await whileWaiting(context, {
      lock: (tx) => lockMember(tx, siteId, memberId),
      call: () => auth.asOwner('POST', '/v1/auth/members/send-set-password-email', { email }),
      meanwhile: (tx) =>
        tx
          .updateTable('members')
          .set({ login_email: `${randomUUID()}@new.example` })
          .where('id', '=', memberId)
          .execute(),
    })
    expect(answer.json()).toEqual({ accepted: false })
    expect(await auth.linkFor(email)).toBe('')
  })
})

describe('while a member is signed out everywhere', () => {
  const whileSignedOut = <T>(memberId: string, call: () => Promise<T>) =>
    whileWaiting(context, {
      lock: (tx) => lockMember(tx, siteId, memberId),
      call,
      meanwhile: (tx) => revokeAllAccess(tx, { ...context, db: tx }, { siteId, memberId }),
    })

  it('their browser gets no tokens', async () => {
    const { memberId, cookie } = await aMember()
    const resume = () => auth.send('POST', '/v1/member-sessions/resume', {}, { cookie })
    expect((await whileSignedOut(memberId, resume)).statusCode).toBe(404)
  })

  it('their browser gets no code for a front end', async () => {
    const { memberId, cookie } = await aMember()
    const [name = '', value = ''] = cookie.split('=')
    const browser = aBrowser(app, { [name]: encodeURIComponent(value) })
    const { authRequest } = shop.request()
    const { fullUrl } = await shop.session({ auth: { authRequest } })
    const to = redirectLocation(await whileSignedOut(memberId, () => browser(fullUrl)))
    expect([to.pathname, to.searchParams.get('code')]).toEqual(['/login', null])
  })

  it('a passkey that is being added is refused', async () => {
    const { memberId, token } = await aMember()
    const begun = await auth.send('POST', '/v1/member-passkeys/options', { password }, { as: token })
    const { challengeId, options } = begun.json()
    const payload = { challengeId, credential: aDevice().create(options), name: 'Phone' }
    const register = () => auth.send('POST', '/v1/member-passkeys', payload, { as: token })
    expect((await whileSignedOut(memberId, register)).statusCode).toBe(401)
  })

  it('a prepared link gives none either', async () => {
    const { email, memberId } = await aMember()
    const { sessionToken } = (await auth.login(email)).json()
    const { authRequest } = shop.request({ sessionToken })
    const { fullUrl } = await shop.session({ auth: { authRequest } })
    const to = redirectLocation(await whileSignedOut(memberId, () => aBrowser(app)(fullUrl)))
    expect([to.pathname, to.searchParams.get('code')]).toEqual(['/login', null])
  })
})
