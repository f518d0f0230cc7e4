import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { knownMembers } from '../identity/known-members.ts'
import { aBusiness } from '../support/a-business.ts'
import { callIn } from '../support/call-in.ts'
import { anAdmin, expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { createFrontEnd, errorCode, violatedFields } from './front-end.ts'

const { app, context, db } = await createTestApp({ ports: knownMembers().ports })
const home = await aBusiness(context, callIn(app), 'alder')
const abroad = await aBusiness(context, callIn(app), 'birch')
const { back, clientId, visitor, create, session, request } = await createFrontEnd(app, context, home.siteId)
const slot = { serviceId: home.serviceId, startDate: '2026-06-01T08:00:00.000Z', timezone: 'UTC' }
const goldPricing = { singlePaymentUnlimited: true, price: { value: '30', currency: 'EUR' } }
const checkout = { bookingsCheckout: { slotAvailability: { slot } } }

describe('createRedirectSession', () => {
  it('returns the URL with all its parts, on each path', async () => {
    const preferences = { additionalQueryParameters: { lang: 'he', utm_source: 'a b' } }
    for (const url of [
      '/v1/redirect-session',
      '/_api/redirects-api/v1/redirect-session',
      '/headless/v1/redirect-session',
      '/redirect-session/v1/redirect-session',
    ]) {
      const headers = { host: 'book.example' }
      const { redirectSession: made } = (await create({ ...checkout, preferences }, headers, url)).json()
      const { endpoint, searchParams } = made.urlDetails
      expect(endpoint).toBe('http://book.example/redirect')
      expect(searchParams).toEqual({ lang: 'he', utm_source: 'a b', redirectSession: made.sessionToken })
      expect(made.fullUrl).toBe(`${endpoint}?${new URLSearchParams(searchParams)}`)
      expect(made.shortUrl).toBe(`http://book.example/r/${made.sessionToken}`)
    }
  })

  it('publishes an event without the secret, and stores only its hash', async () => {
    const made = await session(checkout)
    const event = await db.selectFrom('events').selectAll().where('entity_id', '=', made.id).executeTakeFirstOrThrow()
    expect(event).toMatchObject({ entity_fqdn: 'wix.headless.v1.redirect_session', slug: 'created' })
    expect(event.payload).toMatchObject({ createdEvent: { entity: { id: made.id } } })
    const stored = JSON.stringify([event, await db.selectFrom('redirect_sessions').selectAll().execute()])
    expect(stored).not.toContain(made.sessionToken.split('.')[1])
  })

  it('requires exactly one intent', async () => {
    for (const payload of [{}, { ...checkout, login: {} }])
      expect(violatedFields(await create(payload))).toEqual(['intent'])
  })

  it('REDIRECT_TARGET_NOT_CONFIGURED: pages this installation does not have', async () => {
    const intents = [
      { eventsCheckout: { reservationId: randomUUID(), eventSlug: 'party' } },
      { storesProduct: { productSlug: 'soap' } },
      { ecomOrderPaymentRequest: { paymentRequestId: randomUUID() } },
    ]
    for (const intent of intents) {
      const answer = await create(intent)
      expect([answer.statusCode, errorCode(answer)]).toEqual([428, 'REDIRECT_TARGET_NOT_CONFIGURED'])
    }
  })

  it('redirects to the checkout of a plan, with the data of the front end', async () => {
    const admin = await anAdmin(app, context, home.siteId)
    const { plan } = expected(await admin.post('/v2/plans', { plan: { name: 'Gold', pricing: goldPricing } }))
    const made = await session({ paidPlansCheckout: { planId: plan.id, checkoutData: 'a b&c' } })
    const stored = await db
      .selectFrom('redirect_sessions')
      .select('target')
      .where('id', '=', made.id)
      .executeTakeFirstOrThrow()
    expect(stored.target).toBe(`/checkout/plan/${plan.id}?checkoutData=a+b%26c`)

    const refused = async (planId: string) => errorCode(await create({ paidPlansCheckout: { planId } }))
    expect(await refused(randomUUID())).toBe('plan_not_found')
    const strange = await anAdmin(app, context, abroad.siteId)
    const other = expected(await strange.post('/v2/plans', { plan: { name: 'Gold', pricing: goldPricing } }))
    expect(await refused(other.plan.id)).toBe('plan_not_found')
    expected(await admin.put(`/v2/plans/${plan.id}/visibility`, { visible: false }))
    expect(await refused(plan.id)).toBe('plan_not_found')
    expected(await admin.post(`/v2/plans/${plan.id}/archive`, {}))
    expect(await refused(plan.id)).toBe('archived_plan')
  })

  it('redirects to products hosted elsewhere, with the given values filled in', async () => {
    const admin = await anAdmin(app, context, home.siteId)
    const set = async (settings: object) => expected(await admin.patch('/v1/sites/settings', settings))
    await set({
      eventsCheckoutTemplate: 'https://tickets.example/{slug}?id={reservationId}',
      storesProductTemplate: 'https://shop.example/#/product/{slug}',
      ecomOrderPaymentRequestTemplate: 'https://pay.example/{paymentRequestId}',
    })
    const id = randomUUID()
    const preferences = { additionalQueryParameters: { lang: 'he', id: 'another' } }
    const event = await session({ eventsCheckout: { reservationId: id, eventSlug: 'a/b?' }, preferences })
    expect(event.fullUrl).toBe(`https://tickets.example/a%2Fb%3F?lang=he&id=${id}`)
    expect(event.urlDetails).toEqual({ endpoint: 'https://tickets.example/a%2Fb%3F', searchParams: { lang: 'he', id } })
    const opened = await app.inject(new URL(event.shortUrl).pathname)
    expect([opened.statusCode, opened.headers.location]).toEqual([
      302,
      `https://tickets.example/a%2Fb%3F?id=${id}&lang=he`,
    ])
    const product = await session({ storesProduct: { productSlug: 'soap' } })
    expect(product.fullUrl).toBe('https://shop.example/#/product/soap')
    const payment = await session({ ecomOrderPaymentRequest: { paymentRequestId: id } })
    expect(payment.fullUrl).toBe(`https://pay.example/${id}`)
    expect(violatedFields(await create({ eventsCheckout: { reservationId: id } }))).toEqual([
      'eventsCheckout.eventSlug',
    ])
    expect(violatedFields(await create({ storesProduct: {} }))).toEqual(['storesProduct.productSlug'])
    await set({
      eventsCheckoutTemplate: null,
      storesProductTemplate: ' ',
      ecomOrderPaymentRequestTemplate: null,
    })
    expect(errorCode(await create({ storesProduct: { productSlug: 'soap' } }))).toBe('REDIRECT_TARGET_NOT_CONFIGURED')
  })

  it('SERVICE_NOT_FOUND: unknown, hidden, or of another business', async () => {
    const hidden = await aBusiness(context, callIn(app), 'cedar')
    const { create: ask } = await createFrontEnd(app, context, hidden.siteId)
    await db.updateTable('services').set({ hidden: true }).where('id', '=', hidden.serviceId).execute()
    const answers = [
      await create({ bookingsCheckout: { slotAvailability: { slot: { ...slot, serviceId: randomUUID() } } } }),
      await create({ bookingsCheckout: { slotAvailability: { slot: { ...slot, serviceId: 'x' } } } }),
      await create({ bookingsCheckout: { slotAvailability: { slot: { ...slot, serviceId: abroad.serviceId } } } }),
      await ask({ bookingsCheckout: { slotAvailability: { slot: { ...slot, serviceId: hidden.serviceId } } } }),
    ]
    for (const answer of answers) expect([answer.statusCode, errorCode(answer)]).toEqual([404, 'SERVICE_NOT_FOUND'])
  })

  it('names missing fields of a chosen slot', async () => {
    const where = 'bookingsCheckout.slotAvailability.slot'
    expect(violatedFields(await create({ bookingsCheckout: { timezone: 'UTC' } }))).toEqual([where])
    const local = { ...slot, startDate: '2026-06-01T08:00:00' }
    expect(violatedFields(await create({ bookingsCheckout: { slotAvailability: { slot: local } } }))).toEqual([
      `${where}.startDate`,
    ])
  })

  it('RESOURCE_NOT_FOUND: services of an unknown staff member', async () => {
    const [own = ''] = home.resourceIds
    expect((await create({ bookingsBook: { resourceId: own } })).statusCode).toBe(200)
    for (const resourceId of [randomUUID(), abroad.resourceIds[0]]) {
      expect(errorCode(await create({ bookingsBook: { resourceId } }))).toBe('RESOURCE_NOT_FOUND')
    }
  })

  it('CALLBACK_URL_NOT_ALLOWED: a domain the client has not registered', async () => {
    const names = ['thankYouPageUrl', 'postFlowUrl', 'loginUrl', 'bookingsServiceListUrl', 'cartPageUrl', 'planListUrl']
    for (const name of names) {
      const own = { callbacks: { [name]: 'https://shop.example:8443/thanks?x#y' } }
      expect((await create({ ...checkout, ...own })).statusCode).toBe(200)
      for (const address of [
        'https://evil.example/',
        'http://shop.example/',
        'javascript:alert(1)',
        '//shop.example',
      ]) {
        const answer = await create({ ...checkout, callbacks: { [name]: address } })
        expect([answer.statusCode, errorCode(answer)]).toEqual([403, 'CALLBACK_URL_NOT_ALLOWED'])
        expect(answer.json().details.applicationError.data).toEqual({ field: `callbacks.${name}` })
      }
    }
  })

  it('signs out of a client of the business, which must be given', async () => {
    expect((await create({ logout: { clientId } })).statusCode).toBe(200)
    for (const logout of [{}, { clientId: randomUUID() }, { clientId: abroad.siteId }]) {
      expect(violatedFields(await create({ logout }))).toEqual(['logout.clientId'])
    }
  })
})

describe('createRedirectSession: auth', () => {
  const ask = (more: object, headers = {}) => create({ auth: { authRequest: request(more).authRequest } }, headers)

  it('redirects to the authorization, whose parameters stay on the server', async () => {
    const made = await session({ auth: { authRequest: request().authRequest, prompt: 'login' } })
    expect(new URL(made.fullUrl).pathname).toBe('/oauth2/authorize')
    expect(Object.keys(made.urlDetails.searchParams)).toEqual(['redirectSession'])
  })

  it('reports invalid parameters', async () => {
    const wrong = {
      responseType: 'token',
      responseMode: 'form_post',
      codeChallenge: 'short',
      codeChallengeMethod: 'plain',
      redirectUri: null,
      prompt: 'maybe',
    }
    for (const [name, value] of Object.entries(wrong)) {
      expect(violatedFields(await ask({ [name]: value }))).toEqual([`auth.authRequest.${name}`])
    }
    expect(violatedFields(await ask({ clientId: randomUUID() }))).toEqual(['auth.authRequest.clientId'])
    expect(violatedFields(await ask({ clientId: abroad.siteId }))).toEqual(['auth.authRequest.clientId'])
  })

  it('CALLBACK_URL_NOT_ALLOWED: any URI that is not registered exactly', async () => {
    for (const redirectUri of [`${back}/`, `${back}?x=1`, 'https://shop.example/', 'unused://']) {
      const answer = await ask({ redirectUri })
      expect([answer.statusCode, errorCode(answer)]).toEqual([403, 'CALLBACK_URL_NOT_ALLOWED'])
      expect(answer.json().message).toContain(redirectUri)
    }
  })

  it('CALLBACK_URL_NOT_ALLOWED: messages to an unregistered or unknown origin', async () => {
    const message = { responseMode: 'web_message', redirectUri: null }
    expect((await ask(message, { origin: 'https://shop.example' })).statusCode).toBe(200)
    for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }, {}]) {
      expect(errorCode(await ask(message, headers))).toBe('CALLBACK_URL_NOT_ALLOWED')
    }
    const auth = { authRequest: request(message).authRequest }
    expect((await create({ auth, origin: 'https://shop.example' })).statusCode).toBe(200)
    // What the browser says counts before what the page says.
    const answer = await create({ auth, origin: 'https://shop.example' }, { origin: 'https://evil.example' })
    expect(errorCode(answer)).toBe('CALLBACK_URL_NOT_ALLOWED')
  })

  it('is only for visitors and members', async () => {
    const answer = await create(checkout, { authorization: `${visitor},${home.key}` })
    expect([answer.statusCode, errorCode(answer)]).toEqual([403, 'PERMISSION_DENIED'])
  })
})
