import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { aStudio, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aPayingMember, useSandbox } from './support/payments.ts'

const { app, context } = await createTestApp()

describe('getCardSetup', () => {
  it('shows a card that is being saved to its member only', async () => {
    const studio = await aStudio(app, context)
    await useSandbox(studio)
    const [{ client }, other] = [await aPayingMember(studio), await aPayingMember(studio)]
    const sent = { returnUrl: '/account', idempotencyKey: randomUUID() }
    const { setup } = expected(await client.post('/v1/payments/setups/start', sent))
    const path = `/v1/payments/setups/${setup.setupId}`
    expect(expected(await client.get(path)).setup).toEqual(setup)
    for (const stranger of [other.client, studio.visitor])
      expect(readRefusal(await stranger.get(path))).toBe('404 CARD_SETUP_NOT_FOUND')
    expect(readRefusal(await client.get(`/v1/payments/setups/${randomUUID()}`))).toBe('404 CARD_SETUP_NOT_FOUND')
  })
})
