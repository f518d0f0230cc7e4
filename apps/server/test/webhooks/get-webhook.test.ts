import { describe, expect, it } from 'vitest'
import { nowhere } from '../plans/support/plans.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { aBusinessWithWebhooks, aWebhook, createWebhookApp } from './support/webhooks.ts'

const test = await createWebhookApp()
const { admin } = await aBusinessWithWebhooks(test)

describe('getWebhook', () => {
  it('returns a webhook of the business that is not deleted', async () => {
    const webhook = await aWebhook(admin)
    expect(expected(await admin.get(`/v1/webhooks/${webhook.id}`)).webhook).toEqual(webhook)
    const foreign = await aWebhook((await aBusinessWithWebhooks(test)).admin)
    const deleted = await aWebhook(admin)
    await admin.delete(`/v1/webhooks/${deleted.id}`)
    for (const id of [foreign.id, deleted.id, nowhere]) {
      expect(readRefusal(await admin.get(`/v1/webhooks/${id}`))).toBe('404 WEBHOOK_NOT_FOUND')
    }
  })
})
