import { describe, expect, it } from 'vitest'
import { aClient, aStudio, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCharge, aStarted, cards, useSandbox } from './support/payments.ts'

const { app, context } = await createTestApp()

describe('getSandboxPage', () => {
  it('shows amount, business and test cards to the holder of the token', async () => {
    const studio = await aStudio(app, context)
    await useSandbox(studio)
    const { token } = await aStarted(studio.admin, (await aCharge(studio, { currency: 'KWD' })).id, {
      saveMethod: true,
    })
    const { page } = expected(await aClient(app, {}).get(`/v1/payments/sandbox/${token}`))
    expect(page).toMatchObject({
      status: 'REQUIRES_CARD',
      currency: 'KWD',
      amount: '5.000',
      businessName: 'Studio Aventine',
      savesCard: true,
      returnUrl: expect.stringMatching(/\/account$/),
    })
    expect(page.testCards.map(({ number }: { number: string }) => number)).toEqual(Object.values(cards))
  })

  it('refuses any other token', async () => {
    const studio = await aStudio(app, context)
    await useSandbox(studio)
    const { token } = await aStarted(studio.admin, (await aCharge(studio)).id)
    const changed = token.slice(0, -1) + (token.endsWith('A') ? 'E' : 'A')
    for (const wrong of [changed, 'x'.repeat(66), `${'A'.repeat(22)}.${'A'.repeat(43)}`])
      expect(readRefusal(await aClient(app, {}).get(`/v1/payments/sandbox/${wrong}`))).toBe('400 INVALID_TOKEN')
  })
})
