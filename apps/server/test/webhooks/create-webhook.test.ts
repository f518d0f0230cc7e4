import { webhookEventTypes } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { listAuditEntries, listViolations } from '../plans/support/plans.ts'
import { createTestApp } from '../support/app.ts'
import { aClient, expected, readRefusal } from '../support/factories.ts'
import { anApiKey } from '../support/people.ts'
import { aBusinessWithWebhooks, aWebhook, bookingUpdated } from './support/webhooks.ts'

const test = await createTestApp()
const { siteId, admin } = await aBusinessWithWebhooks(test)
const webhook = { name: ' CRM ', url: 'https://Example.com', eventTypes: [bookingUpdated, bookingUpdated] }
const create = (more: object = {}) => admin.post('/v1/webhooks', { webhook: { ...webhook, ...more } })

describe('createWebhook', () => {
  it('creates an enabled webhook and a key that no response or database column shows', async () => {
    const made = expected(await create()).webhook
    expect(made).toMatchObject({
      name: 'CRM',
      url: 'https://example.com/',
      eventTypes: [bookingUpdated],
      status: 'ENABLED',
      revision: '1',
      lastDeliveryStatus: null,
    })
    expect(await listAuditEntries(test, made.id)).toEqual(['createWebhook CRM'])
    const { private_key: stored } = await test.db
      .selectFrom('webhook_keys')
      .select('private_key')
      .where('site_id', '=', siteId)
      .executeTakeFirstOrThrow()
    expect(stored.toString('latin1')).not.toContain('PRIVATE KEY')
  })

  it('takes every kind of event', async () => {
    const made = expected(await create({ eventTypes: webhookEventTypes })).webhook
    expect(made.eventTypes).toEqual(webhookEventTypes)
  })

  it('refuses addresses it cannot or must not send to', async () => {
    for (const url of [
      'http://example.com/',
      'https://10.0.0.1/',
      'https://[::1]/',
      'nowhere',
      'https://a:b@c.example/',
    ]) {
      expect(listViolations(await create({ url }))).toEqual(['webhook.url: FORMAT'])
    }
    expect(listViolations(await create({ name: ' ', url: 'x' }))).toEqual([
      'webhook.name: FORMAT',
      'webhook.url: FORMAT',
    ])
    expect((await create({ eventTypes: [] })).status).toBe(400)
    expect((await create({ eventTypes: ['kalends.webhooks.v1.webhook_tested'] })).status).toBe(400)
  })

  it('is for whoever holds every permission', async () => {
    const key = await anApiKey(test.context, siteId, ['MANAGE_USERS'])
    const limited = aClient(test.app, { authorization: key, 'wix-site-id': siteId })
    expect(readRefusal(await limited.post('/v1/webhooks', { webhook }))).toBe('403 UNAUTHORIZED_OPERATION')
    expect((await limited.get('/v1/webhooks')).status).toBe(200)
  })

  it('creates twenty at most, also when many are created at once', async () => {
    const full = await aBusinessWithWebhooks(test)
    const first = await aWebhook(full.admin, { url: 'https://example.com/' })
    const answers = await Promise.all(Array.from({ length: 22 }, () => full.admin.post('/v1/webhooks', { webhook })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19)
    expect(readRefusal(await full.admin.post('/v1/webhooks', { webhook }))).toBe('428 WEBHOOK_LIMIT_REACHED')
    await full.admin.delete(`/v1/webhooks/${first.id}`)
    expect((await full.admin.post('/v1/webhooks', { webhook })).status).toBe(200)
  })
})
