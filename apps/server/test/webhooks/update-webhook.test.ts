import { describe, expect, it } from 'vitest'
import { deliverDueWebhooks } from '../../src/features/webhooks/index.ts'
import { dispatchEvents } from '../../src/setup/background.ts'
import { listAuditEntries, listViolations, nowhere } from '../plans/support/plans.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { aBusinessWithWebhooks, aReceiver, aWebhook, createWebhookApp, publish } from './support/webhooks.ts'

const test = await createWebhookApp()
const { siteId, admin } = await aBusinessWithWebhooks(test)
const update = (id: string, webhook: object, revision = '1') => admin.patch(`/v1/webhooks/${id}`, { revision, webhook })

describe('updateWebhook', () => {
  it('changes what is sent, once per revision', async () => {
    const webhook = await aWebhook(admin)
    const changed = expected(await update(webhook.id, { name: 'ERP' })).webhook
    expect(changed).toEqual({ ...webhook, name: 'ERP', revision: '2' })
    expect(readRefusal(await update(webhook.id, { name: 'Late' }))).toBe('409 REVISION_MISMATCH')
    expect(await listAuditEntries(test, webhook.id)).toEqual(['createWebhook CRM', 'updateWebhook ERP'])
  })

  it('sends what waits to the new address', async () => {
    const [before, after] = [await aReceiver(500), await aReceiver()]
    const webhook = await aWebhook(admin, { url: before.url })
    await publish(test, siteId)
    await dispatchEvents(test.context)
    expected(await update(webhook.id, { url: after.url }))
    test.clock.advance({ seconds: 30 })
    await deliverDueWebhooks(test.context)
    expect([before.bodies.length, after.bodies.length]).toEqual([1, 1])
  })

  it('refuses what creating refuses, and unknown webhooks', async () => {
    const { id } = await aWebhook(admin)
    expect(listViolations(await update(id, { url: 'https://169.254.169.254/' }))).toEqual(['webhook.url: FORMAT'])
    const foreign = await aWebhook((await aBusinessWithWebhooks(test)).admin)
    for (const unknown of [foreign.id, nowhere]) {
      expect(readRefusal(await update(unknown, { name: 'Mine' }))).toBe('404 WEBHOOK_NOT_FOUND')
    }
  })
})
