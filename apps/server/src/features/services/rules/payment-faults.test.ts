import type { services } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { paymentFaults } from './payment-faults.ts'

const money = (value: string, currency?: string) => ({ value, ...(currency ? { currency } : {}) })
const faults = (payment: services.Payment, more: Partial<services.Service> = {}, currency = 'EUR') =>
  paymentFaults({ type: 'APPOINTMENT', payment, ...more }, currency).map(
    ({ field, ruleName }) => `${field}: ${ruleName}`,
  )
const fixed = (value: string, options: services.PaymentOptions): services.Payment => ({
  rateType: 'FIXED',
  fixed: { price: money(value) },
  options,
})

describe('payment of a service', () => {
  it('is required', () => {
    expect(paymentFaults({ type: 'CLASS' }, 'EUR')).toMatchObject([{ ruleName: 'PAYMENT_REQUIRED' }])
    expect(faults({})).toEqual(['service.payment.rateType: INVALID_PAYMENT_TYPE'])
  })

  it.each<[string, services.Payment]>([
    ['a price, online', fixed('60', { online: true })],
    ['a price with cents, in person', fixed('60.55', { inPerson: true })],
    ['a price of nothing, in person', fixed('0', { inPerson: true })],
    ['a price, by plan alone', fixed('60', { pricingPlan: true })],
    ['trailing noughts', fixed('60.5000', { online: true })],
    ['the highest price', fixed('9999999999.99', { inPerson: true })],
    ['a price from', { rateType: 'VARIED', varied: { defaultPrice: money('5') }, options: { online: true } }],
    ['words', { rateType: 'CUSTOM', custom: { description: 'Ask us' }, options: { inPerson: true } }],
    ['free', { rateType: 'NO_FEE', options: { inPerson: true } }],
    [
      'a deposit',
      { ...fixed('60', { online: true, deposit: true }), fixed: { price: money('60'), deposit: money('10') } },
    ],
    [
      'a deposit in percent',
      {
        ...fixed('60', { online: true, deposit: true }),
        fixed: { price: money('60'), depositDetails: { percentage: '25' } },
      },
    ],
  ])('may be %s', (_, payment) => {
    expect(faults(payment)).toEqual([])
  })

  it.each<[string, services.Payment, string]>([
    [
      'a price that is missing',
      { rateType: 'FIXED', options: { online: true } },
      'service.payment.fixed.price: INVALID_RATE',
    ],
    ['a price below nothing', fixed('-1', { inPerson: true }), 'service.payment.fixed.price: INVALID_RATE'],
    ['nothing below nothing', fixed('-0.00', { inPerson: true }), 'service.payment.fixed.price: INVALID_RATE'],
    ['nothing, online', fixed('0.00', { online: true }), 'service.payment.fixed.price: INVALID_RATE'],
    ['parts of a cent', fixed('1.005', { online: true }), 'service.payment.fixed.price: INVALID_RATE'],
    ['more than adds up', fixed('10000000000', { inPerson: true }), 'service.payment.fixed.price: INVALID_RATE'],
    ['a price without a way to pay', fixed('60', {}), 'service.payment.options: INVALID_PAYMENT_OPTIONS'],
    [
      'a price from nowhere',
      { rateType: 'VARIED', options: { online: true } },
      'service.payment.varied.defaultPrice: INVALID_RATE',
    ],
    [
      'words without words',
      { rateType: 'CUSTOM', options: { inPerson: true } },
      'service.payment.custom.description: INVALID_RATE',
    ],
    [
      'words paid online',
      { rateType: 'CUSTOM', custom: { description: 'x' }, options: { online: true, inPerson: true } },
      'service.payment.options: INVALID_PAYMENT_OPTIONS',
    ],
    ['free, nowhere', { rateType: 'NO_FEE' }, 'service.payment.options: INVALID_PAYMENT_OPTIONS'],
    [
      'a deposit beside paying in person',
      {
        ...fixed('60', { online: true, inPerson: true, deposit: true }),
        fixed: { price: money('60'), deposit: money('10') },
      },
      'service.payment.options.deposit: INVALID_PAYMENT_OPTIONS',
    ],
    [
      'a deposit as high as the price',
      { ...fixed('60', { online: true, deposit: true }), fixed: { price: money('60'), deposit: money('60.00') } },
      'service.payment.fixed.deposit: INVALID_RATE',
    ],
    [
      'a deposit of everything in percent',
      {
        ...fixed('60', { online: true, deposit: true }),
        fixed: { price: money('60'), depositDetails: { percentage: '100' } },
      },
      'service.payment.fixed.depositDetails.percentage: INVALID_RATE',
    ],
    [
      'a deposit nobody named',
      fixed('60', { online: true, deposit: true }),
      'service.payment.fixed.deposit: INVALID_RATE',
    ],
    [
      'a deposit without a price',
      { rateType: 'NO_FEE', options: { inPerson: true, deposit: true } },
      'service.payment.options.deposit: INVALID_PAYMENT_OPTIONS',
    ],
  ])('may not be %s', (_, payment, wanted) => {
    expect(faults(payment)).toEqual([wanted])
  })

  it('uses the minor units of the currency', () => {
    expect(faults(fixed('1000', { online: true }), {}, 'JPY')).toEqual([])
    expect(faults(fixed('1000.5', { online: true }), {}, 'JPY')).toHaveLength(1)
    // Dinars have three digits, prices two at the most.
    expect(faults(fixed('1.005', { online: true }), {}, 'KWD')).toHaveLength(1)
  })

  it('is in the currency of the business', () => {
    const foreign: services.Payment = {
      rateType: 'FIXED',
      fixed: { price: money('1', 'USD') },
      options: { online: true },
    }
    expect(faults(foreign)).toEqual(['service.payment.fixed.price.currency: INVALID_RATE'])
    expect(faults(foreign, {}, 'USD')).toEqual([])
  })

  it('offers no plans if every booking requires approval', () => {
    const onlineBooking = { enabled: true, requireManualApproval: true }
    expect(faults(fixed('60', { pricingPlan: true }), { onlineBooking })).toEqual([
      'service.payment.options.pricingPlan: INVALID_MANUAL_APPROVAL_WITH_PRICING_PLANS',
    ])
  })

  it('is never by the month: nothing would charge it', () => {
    const subscription = { totalPayments: 3, amountPerBillingCycle: money('40') }
    const payment: services.Payment = { rateType: 'SUBSCRIPTION', subscription, options: { online: true } }
    for (const type of ['COURSE', 'CLASS', 'APPOINTMENT'] as const)
      expect(faults(payment, { type })).toEqual(['service.payment.rateType: INVALID_PAYMENT_TYPE'])
  })
})
