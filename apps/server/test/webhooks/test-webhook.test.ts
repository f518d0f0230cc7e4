import { describe, expect, it } from 'vitest'
import { deliverDueWebhooks } from '../../src/features/webhooks/index.ts'
import { dispatchEvents } from '../../src/setup/background.ts'
import { nowhere } from '../plans/support/plans.ts'
import { expected, readRefusal } from '../support/factories.ts'
import {
  aBusinessWithWebhooks,
  aReceiver,
  aWebhook,
  createWebhookApp,
  decode,
  listDeliveries,
  publicKey,
} from './support/webhooks.ts'

const test = await createWebhookApp()
const { siteId, admin } = await aBusinessWithWebhooks(test)
const send = (id: string) => admin.post(`/v1/webhooks/${id}/test`)

describe('testWebhook', () => {
  it('sends an event of its own kind, also to a paused webhook, and returns the answer', async () => {
    const receiver = await aReceiver()
    const { id } = await aWebhook(admin, { url: receiver.url })
    await admin.put(`/v1/webhooks/${id}/enabled`, { enabled: false })
    const { delivery } = expected(await send(id))
    const eventType = 'kalends.webhooks.v1.webhook_tested'
    expect(delivery).toMatchObject({ eventType, isTest: true, status: 'DELIVERED', attempts: [{ status: 200 }] })
    expect(await decode(receiver.bodies[0] ?? '', await publicKey(admin), test.clock.now())).toMatchObject({
      eventType,
      instanceId: siteId,
      data: { entityId: id, actionEvent: { body: { message: expect.any(String) } }, entityEventSequence: '1' },
    })
    expect(expected(await send(id)).delivery.event).toContain('"entityEventSequence": "2"')
    await dispatchEvents(test.context)
    expect(receiver.bodies).toHaveLength(2)
    expect(await listDeliveries(admin, id)).toHaveLength(2)
  })

  it('shows a failure, tries it no more, and does not count it against the receiver', async () => {
    const receiver = await aReceiver(404)
    const { id } = await aWebhook(admin, { url: receiver.url })
    expect(expected(await send(id)).delivery).toMatchObject({
      status: 'FAILED',
      attempts: [{ failure: 'STATUS', status: 404, answer: 'noted' }],
    })
    test.clock.advance({ hours: 1 })
    await deliverDueWebhooks(test.context)
    expect(receiver.bodies).toHaveLength(1)
    expect((await admin.get(`/v1/webhooks/${id}`)).body.webhook.failingSince).toBeNull()
  })

  it('is limited, and finds only webhooks of the business', async () => {
    const other = await aBusinessWithWebhooks(test)
    const { id } = await aWebhook(other.admin)
    expect(readRefusal(await send(id))).toBe('404 WEBHOOK_NOT_FOUND')
    let last = ''
    for (let sent = 0; sent <= 60; sent += 1) last = readRefusal(await other.admin.post(`/v1/webhooks/${nowhere}/test`))
    expect(last).toBe('429 THROTTLED_FEATURE')
  })
})
