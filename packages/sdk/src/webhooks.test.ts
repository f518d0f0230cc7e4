import { createPublicKey, createSign, generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readWebhook, type WebhookEvent, type WebhookPublicKey } from './webhooks.ts'

const pairOf = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
const { publicKey, privateKey } = pairOf()
const now = Date.parse('2026-06-01T09:00:00Z')

const about = {
  id: 'event',
  entityFqdn: 'wix.bookings.v2.booking',
  slug: 'created',
  entityId: 'booking',
  eventTime: '2026-06-01T09:00:00.000Z',
  triggeredByAnonymizeRequest: false,
  originatedFrom: '',
  entityEventSequence: '1',
}
const sender = {
  instanceId: 'site',
  identity: { identityType: 'MEMBER', memberId: 'member' },
  accountInfo: { siteId: 'site' },
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

function sign(claims: object, header: object = { alg: 'RS256', typ: 'JWT' }, key = privateKey): string {
  const signed = `${encode(header)}.${encode(claims)}`
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key).toString('base64url')}`
}

function bodyOf(eventType: string, data: object): string {
  const { identity, ...rest } = sender
  const envelope = { eventType, ...rest, identity: JSON.stringify(identity), data: JSON.stringify(data) }
  return sign({ data: JSON.stringify(envelope), exp: now / 1000 + 3600 })
}

const read = (body: string, key: string = publicKey) => readWebhook(body, key, { now })
const booking = 'wix.bookings.v2.booking'

describe('readWebhook', () => {
  it('accepts what one of several keys has signed, while one replaces the other', async () => {
    const body = bodyOf(`${booking}_deleted`, { ...about, slug: 'deleted', deletedEvent: {} })
    const other = pairOf().publicKey
    const read = (keys: string[]) => readWebhook(body, keys, { now })
    expect(await read([other, publicKey])).toMatchObject({ eventType: `${booking}_deleted` })
    for (const keys of [[other], []]) await expect(read(keys)).rejects.toMatchObject({ code: 'INVALID_SIGNATURE' })
  })

  it('accepts a key as PEM, as JSON Web Key and as key set', async () => {
    const body = bodyOf(`${booking}_deleted`, { ...about, slug: 'deleted', deletedEvent: {} })
    const toKey = (pem: string) => {
      const { n = '', e = '' } = createPublicKey(pem).export({ format: 'jwk' })
      return { kty: 'RSA', n, e, kid: 'a', alg: 'RS256', use: 'sig' }
    }
    const [own, other] = [toKey(publicKey), toKey(pairOf().publicKey)]
    const read = (key: WebhookPublicKey | WebhookPublicKey[]) => readWebhook(body, key, { now })
    const accepted = [publicKey, own, { keys: [other, own] }, [other, publicKey], [{ keys: [] }, own]]
    for (const key of accepted) expect(await read(key)).toMatchObject({ eventType: `${booking}_deleted` })
    for (const key of [other, { keys: [] }, { keys: [other] }]) {
      await expect(read(key)).rejects.toMatchObject({ code: 'INVALID_SIGNATURE' })
    }
    await expect(read({ ...own, kty: 'EC' })).rejects.toMatchObject({ code: 'INVALID_KEY' })
  })

  const metadata = { ...sender, ...about }

  it.each([
    ['created', { createdEvent: { entity: { id: 'é' } } }, { entity: { id: 'é' } }],
    ['updated', { updatedEvent: { currentEntity: { id: 1 } } }, { entity: { id: 1 } }],
    [
      'updated',
      { updatedEvent: { currentEntity: { id: 1 }, modifiedFields: { a: 2 } } },
      { entity: { id: 1 }, modifiedFields: { a: 2 } },
    ],
    ['deleted', { deletedEvent: { deletedEntity: { id: 1 } } }, { entity: { id: 1 } }],
    ['deleted', { deletedEvent: {} }, {}],
    ['confirmed', { actionEvent: { body: { booking: { id: 1 } } } }, { data: { booking: { id: 1 } } }],
  ])('gives what a consumer of %s reads', async (slug, event, content) => {
    const eventType = `${booking}_${slug}`
    const body = bodyOf(eventType, { ...about, slug, ...event })
    expect(await read(body)).toEqual({ eventType, ...content, metadata: { ...metadata, slug } })
  })

  it('gives the data of a notification without a slug as it is', async () => {
    const eventType = 'com.wixpress.bookings.services.api.v1.CategoryNotification'
    const event = await read(bodyOf(eventType, { event: 'Created' }))
    expect(event).toEqual({ eventType, data: { event: 'Created' }, metadata: sender })
  })

  it('types an event by its kind', async () => {
    const data = { ...about, slug: 'confirmed', actionEvent: { body: { booking: { id: 'one' } } } }
    const event: WebhookEvent = await read(bodyOf(`${booking}_confirmed`, data))
    // The compiler is the test here: `data` exists for this kind only.
    expect(event.eventType === 'wix.bookings.v2.booking_confirmed' && event.data.booking?.id).toBe('one')
  })

  it('takes the key as PEM in base64 too', async () => {
    const body = bodyOf(`${booking}_created`, { ...about, createdEvent: { entity: {} } })
    expect(await read(body, Buffer.from(publicKey).toString('base64'))).toMatchObject({ entity: {} })
  })

  const body = bodyOf(`${booking}_created`, { ...about, createdEvent: { entity: {} } })
  const [header = '', payload = '', signature = ''] = body.split('.')
  const forged = encode({ data: JSON.stringify({ eventType: 'x', instanceId: 'y', data: '{}' }) })

  it.each([
    ['a changed payload', `${header}.${forged}.${signature}`, 'INVALID_SIGNATURE'],
    ['another key', sign({ data: '{}' }, undefined, pairOf().privateKey), 'INVALID_SIGNATURE'],
    ['no signature', `${encode({ alg: 'none' })}.${payload}.`, 'INVALID_SIGNATURE'],
    ['another algorithm', sign({ data: '{}' }, { alg: 'HS256' }), 'INVALID_SIGNATURE'],
    ['an old delivery', sign({ data: '{}', exp: now / 1000 - 61 }), 'EXPIRED'],
    ['a token without an event', sign({}), 'INVALID_BODY'],
    ['JSON', '{"eventType":"x"}', 'INVALID_BODY'],
    ['nothing', '', 'INVALID_BODY'],
    ['three damaged parts', 'ä.ö.ü', 'INVALID_BODY'],
  ])('refuses %s', async (_what, text, code) => {
    await expect(read(text)).rejects.toMatchObject({ name: 'WebhookError', code })
  })

  it('refuses a key that is none', async () => {
    await expect(read(body, 'secret')).rejects.toMatchObject({ code: 'INVALID_KEY' })
  })
})
