import { describe, expect, it } from 'vitest'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import {
  aCreated,
  add,
  aPaidStudio,
  aPlan,
  before,
  bookingLine,
  cartUrl,
  later,
  planLine,
  setPayment,
  setTaxes,
} from './support/baskets.ts'

const test = await createTestApp({ now: before })
const url = `${cartUrl}/estimate-totals`

const amounts = (summary: Record<string, { amount: string }>) =>
  ['subtotal', 'discount', 'tax', 'total'].map((name) => summary[name]?.amount).join(' ')

describe('estimateCurrentCartTotals', () => {
  it('adds lines with taxes that are added to prices', async () => {
    const studio = await aPaidStudio(test)
    await setTaxes(studio, [{ locationId: null, name: 'VAT', percent: '7.7', included: false }])
    const [one, two] = [await aCreated(studio.visitor, studio), await aCreated(studio.visitor, studio, later)]
    expected(await add(studio.visitor, bookingLine(one.id), bookingLine(two.id)))
    const totals = expected(await studio.visitor.post(url, {}))
    expect(amounts(totals.priceSummary)).toBe('100.00 0.00 7.70 107.70')
    expect(amounts(totals.payNow)).toBe('100.00 0.00 7.70 107.70')
    expect(amounts(totals.payLater)).toBe('0.00 0.00 0.00 0.00')
    expect(totals.calculatedLineItems[0].pricesBreakdown).toMatchObject({
      price: { amount: '50.00' },
      totalPriceBeforeTax: { amount: '50.00' },
      totalPriceAfterTax: { amount: '53.85' },
      taxDetails: { taxRate: '0.077', totalTax: { amount: '3.85' }, taxableAmount: { amount: '50.00' } },
    })
    expect(totals.cart.taxIncludedInPrices).toBe(false)
  })

  it('splits a deposit from what is paid at the visit', async () => {
    const options = { online: true, inPerson: false, deposit: true, pricingPlan: false }
    const price = { value: '50', currency: 'EUR' }
    const fixed = { price, deposit: { value: '20', currency: 'EUR' }, fullUpfrontPaymentAllowed: true }
    const studio = await aPaidStudio(test, { fixed, options })
    await setTaxes(studio, [{ locationId: null, name: 'VAT', percent: '19', included: true }])
    const choice = { selectedPaymentOption: 'ONLINE', depositSelected: true } as const
    const { id } = await aCreated(studio.visitor, studio, undefined, choice)
    expected(await add(studio.visitor, bookingLine(id)))
    const totals = expected(await studio.visitor.post(url, {}))
    expect(totals.calculatedLineItems[0]).toMatchObject({
      paymentOption: 'DEPOSIT_ONLINE',
      pricesBreakdown: { depositAmount: { amount: '20.00' } },
    })
    expect(amounts(totals.priceSummary)).toBe('50.00 0.00 7.98 50.00')
    expect(amounts(totals.payNow)).toBe('20.00 0.00 3.19 20.00')
    expect(amounts(totals.payLater)).toBe('30.00 0.00 4.79 30.00')
  })

  it('shows nothing due for what is paid in person, free or during a trial', async () => {
    const studio = await aPaidStudio(test)
    const inPerson = { selectedPaymentOption: 'OFFLINE' } as const
    const { id } = await aCreated(studio.visitor, studio, undefined, inPerson)
    const subscription = { cycleDuration: { count: 1, unit: 'MONTH' }, cycleCount: 0 }
    const pricing = { subscription, price: { value: '40', currency: 'EUR' }, freeTrialDays: 7 }
    const plan = await aPlan(studio, { pricing })
    expected(await add(studio.visitor, bookingLine(id), planLine(plan.id)))
    const totals = expected(await studio.visitor.post(url, {}))
    expect(amounts(totals.priceSummary)).toBe('90.00 0.00 0.00 90.00')
    expect(amounts(totals.payNow)).toBe('0.00 0.00 0.00 0.00')
    await setPayment(studio, { options: { online: false, inPerson: true, deposit: false, pricingPlan: false } })
    expect(expected(await studio.visitor.post(url, {})).calculatedLineItems[0].paymentOption).toBe(
      'FULL_PAYMENT_OFFLINE',
    )
    expect(readRefusal(await studio.admin.post(url, {}))).toBe('403 PERMISSION_DENIED')
  })
})
