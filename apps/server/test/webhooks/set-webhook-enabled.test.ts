import { describe, expect, it } from 'vitest'
import { deliverDueWebhooks } from '../../src/features/webhooks/index.ts'
import { dispatchEvents } from '../../src/setup/background.ts'
import { listAuditEntries, nowhere } from '../plans/support/plans.ts'
import { aClient, expected, readRefusal } from '../support/factories.ts'
import { anApiKey } from '../support/people.ts'
import { aBusinessWithWebhooks, aReceiver, aWebhook, createWebhookApp, publish } from './support/webhooks.ts'

const test = await createWebhookApp()
const { siteId, admin } = await aBusinessWithWebhooks(test)
const setEnabled = (id: string, enabled: boolean) => admin.put(`/v1/webhooks/${id}/enabled`, { enabled })

describe('setWebhookEnabled', () => {
  it('holds what waits while paused, and delivers nothing that happened meanwhile', async () => {
    const receiver = await aReceiver(500)
    const { id } = await aWebhook(admin, { url: receiver.url })
    await publish(test, siteId)
    await dispatchEvents(test.context)
    expect(expected(await setEnabled(id, false)).webhook).toMatchObject({ status: 'PAUSED', pausedReason: 'MANUAL' })
    await publish(test, siteId)
    test.clock.advance({ seconds: 30 })
    await dispatchEvents(test.context)
    expect(receiver.bodies).toHaveLength(1)
    receiver.answer = 200
    const resumed = expected(await setEnabled(id, true)).webhook
    expect(resumed).toMatchObject({ status: 'ENABLED', pausedReason: null, pausedDate: null, failingSince: null })
    await deliverDueWebhooks(test.context)
    expect(receiver.bodies).toHaveLength(2)
    const entries = ['createWebhook CRM', 'setWebhookEnabled CRM', 'setWebhookEnabled CRM']
    expect(await listAuditEntries(test, id)).toEqual(entries)
    expect(expected(await setEnabled(id, true)).webhook).toEqual({ ...resumed, lastDeliveryStatus: 'DELIVERED' })
  })

  it('lets a limited key pause and not resume', async () => {
    const { id } = await aWebhook(admin)
    const key = await anApiKey(test.context, siteId, ['MANAGE_USERS'])
    const limited = aClient(test.app, { authorization: key, 'wix-site-id': siteId })
    expected(await limited.put(`/v1/webhooks/${id}/enabled`, { enabled: false }))
    const resumed = await limited.put(`/v1/webhooks/${id}/enabled`, { enabled: true })
    expect(readRefusal(resumed)).toBe('403 UNAUTHORIZED_OPERATION')
  })

  it('finds only webhooks of the business', async () => {
    const foreign = await aWebhook((await aBusinessWithWebhooks(test)).admin)
    for (const id of [foreign.id, nowhere]) {
      expect(readRefusal(await setEnabled(id, false))).toBe('404 WEBHOOK_NOT_FOUND')
    }
  })
})
