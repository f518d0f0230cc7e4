import { describe, expect, it } from 'vitest'
import { stripeProvider } from '../../src/gateways/payments/stripe.ts'
import { aStudio, expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aStripeStudio, keysOf, saveSettings, useFakeStripe } from './support/stripe.ts'

const test = await createTestApp()
const { app, context } = test
const fakeStripe = await useFakeStripe(test)

async function connection(admin: Parameters<typeof saveSettings>[0]) {
  return expected(await admin.post('/v1/payments/stripe/test')).connection
}

describe('testStripeConnection', () => {
  it('says that no keys were saved', async () => {
    const { admin } = await aStudio(app, context)
    expect(await connection(admin)).toEqual({
      result: 'NOT_SET',
      missingRights: [],
      message: 'Enter the keys of your Stripe account first.',
    })
  })

  it('connects, and changes nothing at Stripe', async () => {
    const { admin } = await aStripeStudio(test, fakeStripe)
    fakeStripe.calls = []
    expect(await connection(admin)).toMatchObject({ result: 'CONNECTED', message: 'Stripe is connected.' })
    expect(fakeStripe.calls.every((call) => call.startsWith('GET '))).toBe(true)
  })

  it('says that Stripe refuses the key', async () => {
    const { admin } = await aStripeStudio(test, fakeStripe)
    expected(await saveSettings(admin, { stripe: { secretKey: 'sk_test_mistypedmistyped' } }))
    expect(await connection(admin)).toMatchObject({ result: 'KEY_REFUSED' })
  })

  it('names the rights that a restricted key lacks', async () => {
    const { admin } = await aStripeStudio(test, fakeStripe)
    const secretKey = 'rk_test_restrictedrestricted'
    fakeStripe.restrictedKeys.set(secretKey, ['/v1/refunds', '/v1/disputes'])
    expected(await saveSettings(admin, { stripe: { ...keysOf(fakeStripe), secretKey } }))
    const found = await connection(admin)
    expect(found).toMatchObject({ result: 'RIGHTS_MISSING', missingRights: ['Charges and Refunds', 'Disputes'] })
    expect(found.message).toContain('Charges and Refunds, Disputes')
  })

  it('says that the server cannot reach Stripe', async () => {
    const { admin } = await aStripeStudio(test, fakeStripe)
    const reachable = context.gateways.payments.STRIPE
    context.gateways.payments.STRIPE = stripeProvider({ url: 'http://127.0.0.1:9', retries: 0 })
    expect(await connection(admin)).toMatchObject({ result: 'UNREACHABLE' })
    context.gateways.payments.STRIPE = reachable
  })
})
