import { createLocalJWKSet, jwtVerify } from 'jose'
import { describe, expect, it } from 'vitest'
import { nowhere } from '../plans/support/plans.ts'
import { expected } from '../support/factories.ts'
import { aBusinessWithWebhooks, aReceiver, aWebhook, createWebhookApp } from './support/webhooks.ts'

const test = await createWebhookApp()

describe('getWebhookKeys', () => {
  it('returns the public key that verifies deliveries, to anyone', async () => {
    const { siteId, admin } = await aBusinessWithWebhooks(test)
    const get = async (id: string) => (await test.app.inject({ url: `/v1/webhook-keys/${id}` })).json()
    expect(await get(siteId)).toEqual({ keys: [] })
    const receiver = await aReceiver()
    const { id } = await aWebhook(admin, { url: receiver.url })
    expected(await admin.post(`/v1/webhooks/${id}/test`))
    const set = await get(siteId)
    expect(Object.keys(set.keys[0]).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
    const now = new Date(test.clock.now())
    const verified = await jwtVerify(receiver.bodies[0] ?? '', createLocalJWKSet(set), { currentDate: now })
    expect(verified.protectedHeader.kid).toBe(set.keys[0].kid)
    expect(await get(nowhere)).toEqual({ keys: [] })
  })
})
