import { describe, expect, it } from 'vitest'
import { dispatchEvents } from '../../src/setup/background.ts'
import { expected } from '../support/factories.ts'
import { aBusinessWithWebhooks, aReceiver, aWebhook, createWebhookApp, publish } from './support/webhooks.ts'

const test = await createWebhookApp()

describe('listWebhooks', () => {
  it('lists the webhooks of the business by name, with the key and their latest delivery', async () => {
    const { siteId, admin } = await aBusinessWithWebhooks(test)
    expect(expected(await admin.get('/v1/webhooks'))).toMatchObject({ webhooks: [], key: null })
    await aWebhook((await aBusinessWithWebhooks(test)).admin)
    await aWebhook(admin, { name: 'zapier', eventTypes: ['wix.bookings.v2.booking_created'] })
    await aWebhook(admin, { name: 'CRM', url: (await aReceiver()).url })
    await publish(test, siteId)
    await dispatchEvents(test.context)
    const { webhooks, key, eventTypes, isStrict } = expected(await admin.get('/v1/webhooks'))
    expect(webhooks).toMatchObject([
      { name: 'CRM', lastDeliveryStatus: 'DELIVERED', lastDeliveryDate: expect.any(String) },
      { name: 'zapier', lastDeliveryStatus: null, lastDeliveryDate: null },
    ])
    expect(key.publicKey).toMatch(/^-----BEGIN PUBLIC KEY-----\n/)
    expect(eventTypes).toContain('wix.pricing_plans.v2.order_purchased')
    expect(isStrict).toBe(false)
  })
})
