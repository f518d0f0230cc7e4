import { describe, expect, it } from 'vitest'
import { aPlan } from '../checkouts/support/baskets.ts'
import { type Answer, aStudio, expected, readRefusal, type Studio } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCharge, ledger, start } from './support/payments.ts'
import { aStripeStudio, keysOf, saveSettings, useFakeStripe } from './support/stripe.ts'

const test = await createTestApp({ now: '2026-06-01T07:00:00Z' })
const { app, context } = test
const fakeStripe = await useFakeStripe(test)

const violations = ({ body }: Answer): string[] =>
  (body.details?.validationError?.fieldViolations ?? []).map(
    ({ field, ruleName, description }: Record<string, string>) => `${field} ${ruleName} ${description}`,
  )
const tooSmall = 'AMOUNT_BELOW_MINIMUM must be at least 0.50 EUR to be paid by card'

const aFixed = (value: string, more: object = {}, options: object = {}) => ({
  service: {
    name: 'Tea',
    type: 'CLASS',
    defaultCapacity: 5,
    onlineBooking: { enabled: true },
    payment: {
      rateType: 'FIXED',
      fixed: { price: { value, currency: 'EUR' }, ...more },
      options: { online: true, inPerson: false, ...options },
    },
  },
})
const createService = ({ admin }: Studio, sent: object) => admin.post('/bookings/v2/services', sent)

describe('a price that the provider cannot charge', () => {
  it('is refused where a service is paid online, with its field; in person it is fine', async () => {
    const studio = await aStripeStudio(test, fakeStripe)
    expect(violations(await createService(studio, aFixed('0.10')))).toEqual([`service.payment.fixed.price ${tooSmall}`])
    expect(violations(await createService(studio, aFixed('1000000')))).toEqual([
      'service.payment.fixed.price AMOUNT_ABOVE_MAXIMUM must be at most 999999.99 EUR to be paid by card',
    ])
    expected(await createService(studio, aFixed('0.10', {}, { online: false, inPerson: true })))
    expected(await createService(studio, aFixed('0.50')))
    const deposit = { deposit: { value: '0.20', currency: 'EUR' } }
    expect(violations(await createService(studio, aFixed('20', deposit, { deposit: true })))).toEqual([
      `service.payment.fixed.deposit ${tooSmall}`,
    ])
  })

  it('is refused of plans and fees', async () => {
    const studio = await aStripeStudio(test, fakeStripe)
    const pricing = { singlePaymentUnlimited: true, price: { value: '0.30', currency: 'EUR' } }
    const plan = await studio.admin.post('/v2/plans', { plan: { name: 'Mini', pricing } })
    expect(violations(plan)).toEqual([`plan.pricing.price.value ${tooSmall}`])
    const cancellationWindows = [{ startInMinutes: 60, amount: { value: '0.20', currency: 'EUR' } }]
    const policy = await studio.admin.post('/v1/booking-policies', {
      bookingPolicy: {
        name: 'Late',
        saveCreditCardPolicy: { enabled: true },
        customPolicyDescription: { enabled: true, description: 'Late: 0.20.' },
        cancellationFeePolicy: { enabled: true, cancellationWindows },
      },
    })
    expect(violations(policy)).toEqual([
      `bookingPolicy.cancellationFeePolicy.cancellationWindows[0].amount.value ${tooSmall}`,
    ])
  })

  it('is allowed while nothing is paid online, and named when a provider is chosen', async () => {
    const studio = await aStudio(app, context)
    expected(await createService(studio, aFixed('0.10')))
    await aPlan(studio, {
      name: 'Mini',
      pricing: { singlePaymentUnlimited: true, price: { value: '0.30', currency: 'EUR' } },
    })
    const refused = await saveSettings(studio.admin, { provider: 'STRIPE', stripe: keysOf(fakeStripe) })
    expect(readRefusal(refused)).toBe('428 AMOUNTS_NOT_CHARGEABLE')
    expect(refused.body.details.applicationError.data).toMatchObject({
      items: [
        { type: 'SERVICE', name: 'Tea' },
        { type: 'PLAN', name: 'Mini' },
      ],
      count: 2,
      minimum: '0.50',
      maximum: '999999.99',
      currency: 'EUR',
    })
    expect(expected(await studio.admin.get('/v1/payments/settings')).settings.provider).toBe('NONE')
    expected(await saveSettings(studio.admin, { provider: 'SANDBOX' }))
  })

  it('is said before the provider is asked, where only the purchase tells: after a coupon, or a part that was paid', async () => {
    const studio = await aStripeStudio(test, fakeStripe)
    const before = fakeStripe.calls.length
    for (const [currency, totalMinor, reason] of [
      ['EUR', 10, 'AMOUNT_BELOW_MINIMUM'],
      ['JPY', 49, 'AMOUNT_BELOW_MINIMUM'],
      ['HUF', 174, 'AMOUNT_BELOW_MINIMUM'],
      ['KWD', 5124, 'AMOUNT_TOO_FINE'],
      ['EUR', 100_000_000, 'AMOUNT_ABOVE_MAXIMUM'],
    ] as const) {
      const refused = await start(studio.admin, (await aCharge(studio, { currency, totalMinor })).id)
      expect(readRefusal(refused)).toBe('428 AMOUNT_NOT_CHARGEABLE')
      expect(refused.body.details.applicationError.data).toMatchObject({ reason, currency })
    }
    expect(fakeStripe.calls.length).toBe(before)
    for (const [currency, totalMinor] of [
      ['JPY', 50],
      ['HUF', 175],
      ['KWD', 5120],
    ] as const)
      expected(await start(studio.admin, (await aCharge(studio, { currency, totalMinor })).id))
    expect((await ledger(studio))['PROVIDER_STRIPE']).toBeUndefined()
    fakeStripe.account.messages = []
  })
})
