import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { newSiteSecret } from '../../src/features/sites/index.ts'
import { createClaim } from '../../src/features/users/index.ts'
import { aSite } from '../support/a-site.ts'
import { createTestApp } from '../support/index.ts'
import { aPerson } from '../support/people.ts'

const { app, context, clock, db } = await createTestApp()

const claim = (claimToken: string, payload: Record<string, string> = {}, remoteAddress = '10.0.0.1') =>
  app.inject({
    method: 'POST',
    url: '/v1/staff/claim',
    remoteAddress,
    payload: { claimToken, name: 'Ada', email: `${randomUUID()}@example.org`, password: 'long enough', ...payload },
  })

const aClaim = async (siteId: string) => (await createClaim(context, siteId)) ?? expect.unreachable('it has an owner')

describe('claimSite', () => {
  it('makes the holder of the token owner, once', async () => {
    const siteId = await aSite(context)
    const token = await aClaim(siteId)
    const answer = await claim(token)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().session).toMatchObject({ siteId, role: 'owner', name: 'Ada' })
    const cookie = `kalends_staff=${answer.cookies[0]?.value}`
    expect((await app.inject({ url: '/v1/staff/session', headers: { cookie } })).statusCode).toBe(200)
    const second = await claim(token)
    expect(second.statusCode).toBe(400)
    expect(second.json().details.applicationError.code).toBe('INVALID_TOKEN')
  })

  it('creates one owner for two simultaneous requests', async () => {
    const siteId = await aSite(context)
    const token = await aClaim(siteId)
    const answers = await Promise.all([claim(token), claim(token), claim(token)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400])
    const owners = await db.selectFrom('site_users').select('user_id').where('site_id', '=', siteId).execute()
    expect(owners).toHaveLength(1)
  })

  it('refuses every other text', async () => {
    const siteId = await aSite(context)
    await aClaim(siteId)
    for (const wrong of ['x', newSiteSecret(siteId).text, newSiteSecret(randomUUID()).text]) {
      expect((await claim(wrong, {}, '10.0.0.2')).statusCode).toBe(400)
    }
  })

  it('invalidates earlier tokens, and issues none for a site with an owner', async () => {
    const siteId = await aSite(context)
    const first = await aClaim(siteId)
    const second = await aClaim(siteId)
    expect((await claim(first, {}, '10.0.0.3')).statusCode).toBe(400)
    expect((await claim(second, {}, '10.0.0.3')).statusCode).toBe(200)
    expect(await createClaim(context, siteId)).toBeUndefined()
  })

  it('is void a week later; another start makes another', async () => {
    const siteId = await aSite(context)
    const token = await aClaim(siteId)
    clock.advance({ days: 7 })
    expect((await claim(token, {}, '10.0.0.4')).statusCode).toBe(400)
    expect((await claim(await aClaim(siteId), {}, '10.0.0.4')).statusCode).toBe(200)
  })

  it('keeps the token valid if something else was invalid', async () => {
    const siteId = await aSite(context)
    const token = await aClaim(siteId)
    const known = await aPerson(context, await aSite(context))
    expect((await claim(token, { password: 'short' })).statusCode).toBe(400)
    expect((await claim(token, { email: 'nonsense' })).statusCode).toBe(400)
    const taken = await claim(token, { email: known.email.toUpperCase() })
    expect(taken.json().details.validationError.fieldViolations[0]).toMatchObject({ ruleName: 'EMAIL_IN_USE' })
    expect((await claim(token)).statusCode).toBe(200)
  })

  it('limits guesses', async () => {
    for (let i = 0; i < 10; i += 1) await claim('x', {}, '10.0.0.9')
    expect((await claim('x', {}, '10.0.0.9')).statusCode).toBe(429)
  })
})
