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
  listDeliveries,
  publish,
} from './support/webhooks.ts'

const test = await createWebhookApp()
const { siteId, admin } = await aBusinessWithWebhooks(test)
const replay = (id: string) => admin.post(`/v1/webhooks/${id}/replay-failed`)

describe('replayFailedWebhookDeliveries', () => {
  it('delivers again what was given up, and neither tests nor what was delivered', async () => {
    const receiver = await aReceiver()
    const { id } = await aWebhook(admin, { url: receiver.url })
    await publish(test, siteId)
    await dispatchEvents(test.context)
    receiver.answer = 500
    for (let made = 0; made < 2; made += 1) await publish(test, siteId)
    expected(await admin.post(`/v1/webhooks/${id}/test`))
    await dispatchEvents(test.context)
    for (const seconds of [30, 60, 120, 240]) {
      test.clock.advance({ seconds })
      await deliverDueWebhooks(test.context)
    }
    receiver.answer = 200
    expect(expected(await replay(id))).toEqual({ count: 2 })
    await deliverDueWebhooks(test.context)
    const statuses = (await listDeliveries(admin, id)).map(({ status, attemptCount }) => `${status} ${attemptCount}`)
    expect(statuses.toSorted()).toEqual(['DELIVERED 1', 'DELIVERED 6', 'DELIVERED 6', 'FAILED 1'])
    expect(expected(await replay(id))).toEqual({ count: 0 })
    expect(await listAuditEntries(test, id)).toEqual(['createWebhook CRM', 'replayFailedWebhookDeliveries CRM'])
  })

  it('refuses a paused webhook, and finds only webhooks of the business', async () => {
    const { id } = await aWebhook(admin)
    await admin.put(`/v1/webhooks/${id}/enabled`, { enabled: false })
    expect(readRefusal(await replay(id))).toBe('428 WEBHOOK_PAUSED')
    const foreign = await aWebhook((await aBusinessWithWebhooks(test)).admin)
    for (const unknown of [foreign.id, nowhere]) {
      expect(readRefusal(await replay(unknown))).toBe('404 WEBHOOK_NOT_FOUND')
    }
  })
})
