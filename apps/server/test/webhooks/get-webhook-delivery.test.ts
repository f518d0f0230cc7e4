import { describe, expect, it } from 'vitest'
import { deliverDueWebhooks } from '../../src/features/webhooks/index.ts'
import { dispatchEvents } from '../../src/setup/background.ts'
import { nowhere } from '../plans/support/plans.ts'
import { aClient, expected, readRefusal } from '../support/factories.ts'
import { anApiKey } from '../support/people.ts'
import {
  aBusinessWithWebhooks,
  aReceiver,
  aWebhook,
  createWebhookApp,
  listDeliveries,
  publish,
} from './support/webhooks.ts'

const test = await createWebhookApp()
const { siteId, admin } = await aBusinessWithWebhooks(test)
const receiver = await aReceiver(500)
const webhook = await aWebhook(admin, { url: receiver.url })
const eventId = await publish(test, siteId)
await dispatchEvents(test.context)
const [delivery] = await listDeliveries(admin, webhook.id)
const url = `/v1/webhooks/${webhook.id}/deliveries/${delivery?.id}`

describe('getWebhookDelivery', () => {
  it('shows the event as the receiver reads it, and every attempt', async () => {
    test.clock.advance({ seconds: 30 })
    await deliverDueWebhooks(test.context)
    const shown = expected(await admin.get(url)).delivery
    expect(shown).toMatchObject({ status: 'WAITING', attemptCount: 2, attempts: [{ number: 2 }, { number: 1 }] })
    const event = JSON.parse(shown.event)
    expect(event).toMatchObject({ instanceId: siteId, data: { id: eventId, updatedEvent: {} } })
    expect(shown.event).not.toContain('followed')
  })

  it('is for whoever holds every permission, within the business', async () => {
    const key = await anApiKey(test.context, siteId, ['MANAGE_USERS'])
    const limited = aClient(test.app, { authorization: key, 'wix-site-id': siteId })
    expect(readRefusal(await limited.get(url))).toBe('403 UNAUTHORIZED_OPERATION')
    const other = await aBusinessWithWebhooks(test)
    expect(readRefusal(await other.admin.get(url))).toBe('404 WEBHOOK_DELIVERY_NOT_FOUND')
    const unknown = [
      `/v1/webhooks/${webhook.id}/deliveries/${nowhere}`,
      `/v1/webhooks/${nowhere}/deliveries/${delivery?.id}`,
    ]
    for (const address of unknown) {
      expect(readRefusal(await admin.get(address))).toBe('404 WEBHOOK_DELIVERY_NOT_FOUND')
    }
  })
})
