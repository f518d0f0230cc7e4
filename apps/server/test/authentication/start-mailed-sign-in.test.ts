import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { anAuthClient, errorCode, errorData } from './visitors.ts'

const { app, context, db, clock } = await createTestApp()
const auth = await anAuthClient(app, context)
const request = (email: string, more: object = {}, address?: string) =>
  auth.send('POST', '/v1/mailed-sign-ins', { email, ...more }, address ? { address } : {})
await auth.register('ada@example.org')

describe('startMailedSignIn', () => {
  it('emails a code and a link, and returns the same for an unknown address', async () => {
    const answer = await request(' ADA@example.org ', { next: '/services' })
    expect(answer.json()).toEqual({ requestToken: expect.stringMatching(/^[\w-]+\.[\w-]+$/) })
    const [email] = await auth.emailsTo('ada@example.org')
    expect(email?.subject).toMatch(/\d{6}/)
    expect(email?.body_text).toMatch(/\/login\/link\/[\w.-]+\?next=%2Fservices/)
    for (const email of ['nobody@example.org', 'no address', '']) {
      const unknown = await request(email)
      expect([unknown.statusCode, Object.keys(unknown.json())]).toEqual([200, ['requestToken']])
    }
    expect(await db.selectFrom('messages').select('id').where('site_id', '=', auth.siteId).execute()).toHaveLength(1)
  })

  it('emails one address at most twice a minute per network, known or not', async () => {
    for (const email of ['bea@example.org', 'nobody-2@example.org']) {
      if (email === 'bea@example.org') await auth.register(email)
      expect((await request(email, {}, '10.70.0.1')).statusCode).toBe(200)
      const answer = await request(email, {}, '10.70.0.1')
      expect([answer.statusCode, errorCode(answer)]).toEqual([429, 'THROTTLED_FEATURE'])
      expect(Number(errorData(answer)['retryAfterSeconds'])).toBeLessThanOrEqual(30)
    }
    // A stranger elsewhere does not make the member wait.
    expect((await request('bea@example.org', {}, '10.70.0.2')).statusCode).toBe(200)
    clock.advance({ seconds: 31 })
    expect((await request('bea@example.org', {}, '10.70.0.1')).statusCode).toBe(200)
  })

  it('emails only people who may sign in, at most five an hour', async () => {
    await auth.register('cleo@example.org')
    await db.updateTable('members').set({ status: 'BLOCKED' }).where('login_email', '=', 'cleo@example.org').execute()
    expect((await request('cleo@example.org')).statusCode).toBe(200)
    expect(await auth.emailsTo('cleo@example.org')).toEqual([])
    await auth.register('dan@example.org')
    for (let round = 0; round < 7; round++) {
      expect((await request('dan@example.org', {}, '10.70.0.1')).statusCode).toBe(200)
      clock.advance({ seconds: 31 })
    }
    expect((await auth.emailsTo('dan@example.org')).length).toBeLessThanOrEqual(5)
  })
})
