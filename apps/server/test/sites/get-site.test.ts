import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { aSite } from '../support/a-site.ts'
import { createTestApp } from '../support/index.ts'
import { anApiKey, aVisitorToken } from '../support/people.ts'

const { app, context } = await createTestApp()
const siteId = await aSite(context, { name: 'Verdigris', slug: 'verdigris', languages: ['en', 'he'] })
const otherSiteId = await aSite(context, { name: 'Other', currency: 'USD', timeZone: 'America/New_York' })

const get = (authorization: string, headers: Record<string, string> = {}) =>
  app.inject({ url: '/v1/sites/current', headers: { authorization, ...headers } })

describe('getSite', () => {
  it('returns the business of a visitor’s token', async () => {
    const answer = await get(await aVisitorToken(app, siteId))
    expect(answer.statusCode).toBe(200)
    expect(answer.json().site).toMatchObject({
      id: siteId,
      slug: 'verdigris',
      name: 'Verdigris',
      timeZone: 'Europe/Berlin',
      currency: 'EUR',
      languages: ['en', 'he'],
      holdMinutes: 10,
      clientId: siteId,
      logoUrl: null,
    })
  })

  it('returns each token its own business', async () => {
    const answer = await get(await aVisitorToken(app, otherSiteId))
    expect(answer.json().site).toMatchObject({ id: otherSiteId, currency: 'USD', timeZone: 'America/New_York' })
  })

  it('returns a key’s business, and refuses it with another site id', async () => {
    const key = await anApiKey(context, siteId)
    expect((await get(key, { 'wix-site-id': siteId })).json().site.id).toBe(siteId)
    expect((await get(key, { 'wix-site-id': otherSiteId })).statusCode).toBe(401)
    expect((await get(key, { 'wix-site-id': 'nonsense' })).statusCode).toBe(401)
  })

  it('returns the client id for tokens of that business', async () => {
    const { clientId } = (await get(await aVisitorToken(app, siteId))).json().site
    expect((await get(await aVisitorToken(app, clientId))).json().site.id).toBe(siteId)
  })

  it('is refused without a token, and with a site id alone', async () => {
    const answer = await app.inject({ url: '/v1/sites/current', headers: { 'wix-site-id': siteId } })
    expect(answer.statusCode).toBe(401)
    expect(answer.json().details.applicationError.code).toBe('UNAUTHENTICATED')
    expect((await get(`Bearer ${randomUUID()}`)).statusCode).toBe(401)
  })
})
