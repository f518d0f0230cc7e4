import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createMember } from '../authentication/factors.ts'
import { type Answer, anAuthClient, errorCode, password } from '../authentication/visitors.ts'
import { cheapHashes } from '../support/cheap-hashes.ts'
import { createTestApp } from '../support/index.ts'
import { aPerson } from '../support/people.ts'

cheapHashes()
const { app, context, clock } = await createTestApp()
const auth = await anAuthClient(app, context)
const ofOwner = 'the one of the owner'

const cookieOf = (answer: Answer, cookie: string): string | undefined => {
  const found = answer.cookies.find(({ name }) => name === cookie)
  return found && `${cookie}=${found.value}`
}

describe('the mark of a browser that a thief signed in with', () => {
  const mark = 'kalends_member_device'
  async function enter(email: string) {
    const { sessionToken } = (await auth.login(email)).json()
    const entered = await auth.send('POST', '/v1/member-sessions', { sessionToken })
    return { mark: cookieOf(entered, mark) ?? '', token: entered.json().access_token as string }
  }
  type Entered = Awaited<ReturnType<typeof enter>>
  const send = (url: string, payload: object, { token, mark: cookie }: Entered) =>
    auth.send('POST', url, payload, { as: token, cookie })
  const changes: Record<string, (owner: Entered) => Promise<Answer>> = {
    'a new password': (owner) =>
      send('/v2/change-password', { newPassword: ofOwner, currentPassword: password }, owner),
    'signing out everywhere else': (owner) => send('/v1/member-sessions/end-others', {}, owner),
  }
  for (const [name, change] of Object.entries(changes))
    it(`does not use up the attempts of a member’s own browser after ${name}`, async () => {
      const { email } = await createMember(auth)
      const thief = await enter(email)
      const owner = await enter(email)
      const kept = cookieOf(await change(owner), mark)
      expect(kept).toEqual(expect.any(String))
      clock.advance({ days: 200 })
      for (let round = 0; round < 10; round++)
        await auth.login(email, 'wrong', { address: `10.80.${round}.1`, cookie: thief.mark })
      const word = name === 'a new password' ? ofOwner : password
      const answer = await auth.login(email, word, { address: '10.81.0.1', cookie: kept ?? '' })
      expect([answer.json().state, errorCode(answer)]).toEqual(['SUCCESS', undefined])
    })

  it('is not renewed with a change in a browser that is not known', async () => {
    const { email } = await createMember(auth)
    const owner = await enter(email)
    const ended = await auth.send('POST', '/v1/member-sessions/end-others', {}, { as: owner.token })
    expect([ended.statusCode, cookieOf(ended, mark)]).toEqual([200, undefined])
  })

  it('does not use up those of staff, either', async () => {
    const person = await aPerson(context, auth.siteId, { role: 'owner' })
    const signIn = (word: string, address: string, cookie?: string) =>
      app.inject({
        method: 'POST',
        url: '/v1/staff/sign-in',
        remoteAddress: address,
        headers: { 'wix-site-id': auth.siteId, ...(cookie ? { cookie } : {}) },
        payload: { email: person.email, password: word },
      })
    const ofThief = cookieOf(await signIn(person.password, '10.90.0.1'), 'kalends_device')
    const entered = await signIn(person.password, '10.90.0.2')
    const csrf = { 'x-kalends-csrf': entered.json().session.csrfToken }
    const changed = await app.inject({
      method: 'POST',
      url: '/v1/staff/password',
      headers: { cookie: cookieOf(entered, 'kalends_staff') ?? '', ...csrf },
      payload: { password: person.password, newPassword: ofOwner },
    })
    expect(changed.statusCode).toBe(200)
    const kept = cookieOf(changed, 'kalends_device')
    clock.advance({ days: 200 })
    for (let round = 0; round < 10; round++) await signIn(randomUUID(), `10.91.${round}.1`, ofThief)
    expect((await signIn(ofOwner, '10.92.0.1', kept)).statusCode).toBe(200)
  })
})
