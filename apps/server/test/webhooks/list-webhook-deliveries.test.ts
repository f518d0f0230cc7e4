import { describe, expect, it } from 'vitest'
import { dispatchEvents } from '../../src/setup/background.ts'
import { nowhere } from '../plans/support/plans.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { aBusinessWithWebhooks, aReceiver, aWebhook, createWebhookApp, publish } from './support/webhooks.ts'

const test = await createWebhookApp()
const { siteId, admin } = await aBusinessWithWebhooks(test)

describe('listWebhookDeliveries', () => {
  it('lists deliveries with their latest attempts, newest first and page by page', async () => {
    const receiver = await aReceiver()
    const webhook = await aWebhook(admin, { url: receiver.url })
    const ids: string[] = []
    for (const answer of [200, 500, 200]) {
      receiver.answer = answer
      ids.push(await publish(test, siteId))
      await dispatchEvents(test.context)
    }
    const list = async (query: string) => expected(await admin.get(`/v1/webhooks/${webhook.id}/deliveries${query}`))
    const first = await list('?limit=2')
    expect(first.deliveries).toMatchObject([
      { eventId: ids[2], status: 'DELIVERED', lastAttempt: { number: 1, status: 200 } },
      { eventId: ids[1], status: 'WAITING', lastAttempt: { failure: 'STATUS', status: 500 } },
    ])
    const second = await list(`?limit=2&cursor=${first.nextCursor}`)
    expect(second).toMatchObject({ deliveries: [{ eventId: ids[0] }], nextCursor: null })
    expect((await list('?status=WAITING')).deliveries).toMatchObject([{ eventId: ids[1] }])
  })

  it('refuses foreign cursors and webhooks', async () => {
    const { id } = await aWebhook(admin)
    expect(readRefusal(await admin.get(`/v1/webhooks/${id}/deliveries?cursor=x`))).toBe('400 VALIDATION_FAILURE')
    const foreign = await aWebhook((await aBusinessWithWebhooks(test)).admin)
    for (const unknown of [foreign.id, nowhere]) {
      expect(readRefusal(await admin.get(`/v1/webhooks/${unknown}/deliveries`))).toBe('404 WEBHOOK_NOT_FOUND')
    }
  })
})
