import { describe, expect, it } from 'vitest'
import { deliverDueWebhooks } from '../../src/features/webhooks/index.ts'
import { dispatchEvents } from '../../src/setup/background.ts'
import { listAuditEntries, nowhere } from '../plans/support/plans.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { aBusinessWithWebhooks, aReceiver, aWebhook, createWebhookApp, publish } from './support/webhooks.ts'

const test = await createWebhookApp()
const { siteId, admin } = await aBusinessWithWebhooks(test)

describe('deleteWebhook', () => {
  it('deletes a webhook, and what waits is not delivered', async () => {
    const receiver = await aReceiver(500)
    const { id } = await aWebhook(admin, { url: receiver.url })
    await publish(test, siteId)
    await dispatchEvents(test.context)
    expect(expected(await admin.delete(`/v1/webhooks/${id}`))).toEqual({})
    test.clock.advance({ seconds: 30 })
    await deliverDueWebhooks(test.context)
    expect(receiver.bodies).toHaveLength(1)
    expect(expected(await admin.get('/v1/webhooks')).webhooks).toEqual([])
    expect(await listAuditEntries(test, id)).toEqual(['createWebhook CRM', 'deleteWebhook CRM'])
    expect(readRefusal(await admin.delete(`/v1/webhooks/${id}`))).toBe('404 WEBHOOK_NOT_FOUND')
  })

  it('finds only webhooks of the business', async () => {
    const foreign = await aWebhook((await aBusinessWithWebhooks(test)).admin)
    for (const id of [foreign.id, nowhere]) {
      expect(readRefusal(await admin.delete(`/v1/webhooks/${id}`))).toBe('404 WEBHOOK_NOT_FOUND')
    }
  })
})
