import { describe, expect, it } from 'vitest'
import { deliverDueWebhooks } from '../../src/features/webhooks/index.ts'
import { dispatchEvents } from '../../src/setup/background.ts'
import { listAuditEntries, nowhere } from '../plans/support/plans.ts'
import { expected, readRefusal } from '../support/factories.ts'
import {
  aBusinessWithWebhooks,
  aReceiver,
  aWebhook,
  createWebhookApp,
  decode,
  listDeliveries,
  publicKey,
  publish,
} from './support/webhooks.ts'

const test = await createWebhookApp()
const { siteId, admin } = await aBusinessWithWebhooks(test)

describe('replayWebhookDelivery', () => {
  it('delivers the same event again, with all its attempts to come', async () => {
    const receiver = await aReceiver()
    const webhook = await aWebhook(admin, { url: receiver.url })
    const eventId = await publish(test, siteId)
    await dispatchEvents(test.context)
    const [{ id = '' } = {}] = await listDeliveries(admin, webhook.id)
    const replay = () => admin.post(`/v1/webhooks/${webhook.id}/deliveries/${id}/replay`)
    receiver.answer = 500
    expect(expected(await replay()).delivery).toMatchObject({ status: 'WAITING', attemptCount: 1 })
    await deliverDueWebhooks(test.context)
    for (const seconds of [30, 60, 120, 240]) {
      test.clock.advance({ seconds })
      await deliverDueWebhooks(test.context)
    }
    expect(await listDeliveries(admin, webhook.id)).toMatchObject([{ status: 'FAILED', attemptCount: 6 }])
    receiver.answer = 200
    expected(await replay())
    await deliverDueWebhooks(test.context)
    expect(await listDeliveries(admin, webhook.id)).toMatchObject([{ status: 'DELIVERED', attemptCount: 7 }])
    const pem = await publicKey(admin)
    const ids = await Promise.all(receiver.bodies.map((body) => decode(body, pem, test.clock.now())))
    expect(new Set(ids.map(({ data }) => data.id))).toEqual(new Set([eventId]))
    const replays = ['replayWebhookDelivery CRM', 'replayWebhookDelivery CRM']
    expect(await listAuditEntries(test, webhook.id)).toEqual(['createWebhook CRM', ...replays])
  })

  it('leaves what waits as it is, and refuses a paused webhook', async () => {
    const webhook = await aWebhook(admin, { url: (await aReceiver(500)).url })
    await publish(test, siteId)
    await dispatchEvents(test.context)
    const [delivery] = await listDeliveries(admin, webhook.id)
    const url = `/v1/webhooks/${webhook.id}/deliveries/${delivery?.id}/replay`
    const { nextAttemptDate } = expected(await admin.post(url)).delivery
    expect(nextAttemptDate).toBe(delivery?.nextAttemptDate)
    await admin.put(`/v1/webhooks/${webhook.id}/enabled`, { enabled: false })
    expect(readRefusal(await admin.post(url))).toBe('428 WEBHOOK_PAUSED')
  })

  it('finds only deliveries of the business', async () => {
    const webhook = await aWebhook(admin)
    const url = `/v1/webhooks/${webhook.id}/deliveries/${nowhere}/replay`
    expect(readRefusal(await admin.post(url))).toBe('404 WEBHOOK_DELIVERY_NOT_FOUND')
  })
})
