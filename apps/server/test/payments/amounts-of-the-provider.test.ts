import { randomUUID } from 'node:crypto'
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
const atLeast = 'must be at least 0.50 EUR to be paid by card'
const tooSmall = `AMOUNT_BELOW_MINIMUM ${atLeast}`

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

  it('is refused as the share of a price: of a deposit, of each variant, and of a fee with each service', async () => {
    const studio = await aStripeStudio(test, fakeStripe)
    const share = (percentage: string) => ({ depositDetails: { percentage } })
    const deposit = aFixed('4', share('10'), { deposit: true })
    expect(violations(await createService(studio, deposit))).toEqual([
      `service.payment.fixed.depositDetails.percentage AMOUNT_BELOW_MINIMUM comes to 0.40 EUR of 4.00 EUR, which ${atLeast}`,
    ])
    expected(await createService(studio, aFixed('4', share('12.5'), { deposit: true })))

    const policy = (percentage: string, more: object = {}) => ({
      bookingPolicy: {
        ...more,
        name: 'Late',
        saveCreditCardPolicy: { enabled: true },
        customPolicyDescription: { enabled: true, description: 'A part of the price.' },
        cancellationFeePolicy: { enabled: true, cancellationWindows: [{ startInMinutes: 60, percentage }] },
      },
    })
    const { bookingPolicy } = expected(await studio.admin.post('/v1/booking-policies', policy('10')))
    const { id, revision } = bookingPolicy
    const ofPolicy = (value: string) => {
      const { service } = aFixed(value)
      return { service: { ...service, bookingPolicy: { id } } }
    }
    expect(violations(await createService(studio, ofPolicy('4')))).toEqual([
      `service.bookingPolicy.id AMOUNT_BELOW_MINIMUM has a fee that comes to 0.40 EUR of 4.00 EUR, which ${atLeast}`,
    ])
    expected(await createService(studio, ofPolicy('20')))
    const lower = await studio.admin.patch(`/v1/booking-policies/${id}`, policy('2', { id, revision }))
    expect(violations(lower)).toEqual([
      `bookingPolicy.cancellationFeePolicy.cancellationWindows[0].percentage AMOUNT_BELOW_MINIMUM comes to 0.40 EUR of 20.00 EUR, which ${atLeast} (Tea)`,
    ])
  })

  it('is refused as what a coupon leaves of a plan, unless it leaves nothing', async () => {
    const studio = await aStripeStudio(test, fakeStripe)
    const pricing = { singlePaymentUnlimited: true, price: { value: '10', currency: 'EUR' } }
    const plan = await aPlan(studio, { name: 'Ten', pricing })
    const coupon = (more: object) =>
      studio.admin.post('/v1/coupons', {
        coupon: { code: randomUUID().slice(0, 8), name: 'Off', planIds: [plan.id], ...more },
      })
    const left = (field: string, amount: string) =>
      `coupon.${field} AMOUNT_BELOW_MINIMUM leaves ${amount} EUR of “Ten”, which ${atLeast}`
    const percent = (value: string) => coupon({ discountType: 'PERCENT', percent: value })
    expect(violations(await percent('97'))).toEqual([left('percent', '0.30')])
    expect(violations(await coupon({ discountType: 'AMOUNT', amount: '9.90' }))).toEqual([left('amount', '0.10')])
    expected(await percent('95'))
    expected(await percent('100'))
    expected(await coupon({ discountType: 'AMOUNT', amount: '25' }))
  })

  it('is refused of a plan whose price changes under a coupon, unless nobody can use it any more', async () => {
    const studio = await aStripeStudio(test, fakeStripe)
    const { admin } = studio
    const pricing = (value: string) => ({ singlePaymentUnlimited: true, price: { value, currency: 'EUR' } })
    const plan = await aPlan(studio, { name: 'Ten', pricing: pricing('10') })
    const off = { code: 'NINE', name: 'Off', planIds: [plan.id], discountType: 'AMOUNT', amount: '9' }
    const { coupon } = expected(await admin.post('/v1/coupons', { coupon: off }))
    const reprice = async (value: string) => {
      const { revision } = expected(await admin.get(`/v2/plans/${plan.id}`)).plan
      const sent = { plan: { id: plan.id, revision, pricing: pricing(value) }, fieldMask: { paths: ['pricing'] } }
      return admin.patch(`/v2/plans/${plan.id}`, sent)
    }
    const left = `leaves 0.20 EUR of “Ten”, which ${atLeast}`
    expect(violations(await reprice('9.20'))).toEqual([
      `plan.pricing.price.value AMOUNT_BELOW_MINIMUM with the coupon NINE ${left}`,
    ])
    expected(await reprice('9'))
    const setActive = (active: boolean) => admin.put(`/v1/coupons/${coupon.id}/active`, { active })
    expected(await setActive(false))
    expected(await reprice('9.20'))
    expect(violations(await setActive(true))).toEqual([`active AMOUNT_BELOW_MINIMUM ${left}`])
    expected(await reprice('10'))
    expected(await setActive(true))
  })

  it('is allowed while nothing is paid online, and named when a provider is chosen', async () => {
    const studio = await aStudio(app, context)
    expected(await createService(studio, aFixed('0.10')))
    await aPlan(studio, {
      name: 'Mini',
      pricing: { singlePaymentUnlimited: true, price: { value: '0.30', currency: 'EUR' } },
    })
    const price = { value: '10', currency: 'EUR' }
    const { id } = await aPlan(studio, { name: 'Ten', pricing: { singlePaymentUnlimited: true, price } })
    const off = { name: 'Off', discountType: 'AMOUNT', amount: '9.90', planIds: [id] }
    expected(await studio.admin.post('/v1/coupons', { coupon: { ...off, code: 'NEARLY' } }))
    expected(await studio.admin.post('/v1/coupons', { coupon: { ...off, code: 'OVER', active: false } }))
    const refused = await saveSettings(studio.admin, { provider: 'STRIPE', stripe: keysOf(fakeStripe) })
    expect(readRefusal(refused)).toBe('428 AMOUNTS_NOT_CHARGEABLE')
    expect(refused.body.details.applicationError.data).toMatchObject({
      items: [
        { type: 'SERVICE', name: 'Tea' },
        { type: 'PLAN', name: 'Mini' },
        { type: 'COUPON', name: 'NEARLY' },
      ],
      count: 3,
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
