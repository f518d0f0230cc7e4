import type { plans } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected, readRefusal } from '../support/factories.ts'
import {
  aFixture,
  aPlan,
  forever,
  listAuditEntries,
  listEvents,
  listViolations,
  monthly,
  nowhere,
  price,
  tenWeeks,
} from './support/plans.ts'

const test = await createTestApp()
const { admin, visitor } = await aFixture(test)
const create = (plan: object) => admin.post('/v2/plans', { plan: { name: 'Gold', pricing: monthly, ...plan } })
const refusedPricing = async (pricing: object) => listViolations(await create({ pricing }))

describe('createPlan', () => {
  it('applies the defaults', async () => {
    const own = await aFixture(test)
    expect(await aPlan(own.admin)).toEqual({
      id: expect.any(String),
      name: 'Gold',
      perks: { values: [] },
      pricing: { ...monthly, freeTrialDays: 0, feeConfigs: [] },
      public: true,
      archived: false,
      primary: false,
      hasOrders: false,
      slug: 'gold',
      maxPurchasesPerBuyer: 0,
      allowFutureStartDate: false,
      buyerCanCancel: false,
      createdDate: '2026-06-01T09:00:00.000Z',
      updatedDate: '2026-06-01T09:00:00.000Z',
    })
  })

  it('stores everything that is written, on every address', async () => {
    const form = { namespace: 'kalends.plan', name: 'Joining', formFields: [] }
    const { id: formId } = expected(await admin.post('/v4/forms', { form })).form
    const plan = {
      name: 'Silver',
      description: 'Ten weeks of classes',
      perks: { values: ['Towels', 'Tea'] },
      public: false,
      maxPurchasesPerBuyer: 1,
      allowFutureStartDate: true,
      buyerCanCancel: true,
      termsAndConditions: 'No refunds.',
      clientData: { color: 'grey' },
      formId,
      pricing: {
        ...monthly,
        freeTrialDays: 14,
        feeConfigs: [{ fee: { name: 'Joining fee', amount: '12.50' }, appliedAt: 'FIRST_PAYMENT' }],
      },
    }
    for (const path of [
      '/v2/plans',
      '/pricing-plans/v2/plans',
      '/_api/pricing-plans/v2/plans',
      '/_api/paid-plans/v2/plans',
    ]) {
      expect(expected(await admin.post(path, { plan })).plan).toMatchObject(plan)
    }
  })

  it('stores every pricing model, and shows a free plan with the price 0', async () => {
    for (const pricing of [
      tenWeeks,
      forever,
      { ...forever, price: price('0') },
      { ...tenWeeks, price: price('0.00') },
    ]) {
      const stored = (await aPlan(admin, { pricing })).pricing
      const value = String(Number(pricing.price?.value))
      expect(stored).toEqual({ ...pricing, price: price(value), feeConfigs: [] })
    }
  })

  it('makes slugs from names, with a number where they are taken', async () => {
    const own = await aFixture(test)
    const made = await Promise.all(Array.from({ length: 4 }, () => aPlan(own.admin, { name: 'Été Pass' })))
    expect(made.map(({ slug }) => slug).sort()).toEqual(['été-pass', 'été-pass-1', 'été-pass-2', 'été-pass-3'])
    expect((await aPlan(own.admin, { name: '★' })).slug).toBe('plan')
  })

  it('publishes created, and records who created it', async () => {
    const { id } = await aPlan(admin)
    expect(await listEvents(test, id)).toEqual(['1 wix.pricing_plans.plan_created'])
    expect(await listAuditEntries(test, id)).toEqual(['createPlan Gold'])
  })

  it('ignores read-only fields', async () => {
    const plan = expected(
      await create({ id: nowhere, archived: true, primary: true, hasOrders: true, slug: 'mine' }),
    ).plan
    expect(plan).toMatchObject({ archived: false, primary: false, hasOrders: false })
    expect([plan.id, plan.slug]).not.toContain('mine')
    expect(plan.id).not.toBe(nowhere)
  })

  it('refuses blank names, and names that are too long', async () => {
    expect(listViolations(await create({ name: ' ' }))).toEqual(['plan.name: PLAN_NAME_BLANK'])
    expect(listViolations(await create({ name: '' }))).toEqual(['plan.name: PLAN_NAME_BLANK'])
    expect(listViolations(await create({ name: 'x'.repeat(51) }))[0]).toMatch(/^plan\.name: /)
    expect(readRefusal(await create({ name: 'x'.repeat(50) }))).toBe('200')
  })

  it('requires exactly one pricing model', async () => {
    expect(await refusedPricing({ price: price('5') })).toEqual(['plan.pricing.pricingModel: REQUIRED_FIELD'])
    expect(await refusedPricing({ ...monthly, ...tenWeeks })).toEqual(['plan.pricing: SEVERAL_PRICING_MODELS'])
    expect(await refusedPricing({ singlePaymentUnlimited: false, price: price('5') })).toEqual([
      'plan.pricing.singlePaymentUnlimited: INVALID_SINGLE_PAYMENT_WITHOUT_DURATION',
    ])
    expect(readRefusal(await create({ pricing: { ...tenWeeks, singlePaymentUnlimited: false } }))).toBe('200')
  })

  it.each<[string, plans.Recurrence]>([
    ['cycleDuration.count: PERIOD_AMOUNT_OUT_OF_RANGE', { cycleDuration: { count: 2, unit: 'WEEK' }, cycleCount: 1 }],
    ['cycleDuration.count: PERIOD_AMOUNT_OUT_OF_RANGE', { cycleDuration: { count: 0, unit: 'WEEK' }, cycleCount: 1 }],
    [
      'cycleDuration.unit: RECURRING_PLAN_CYCLE_DURATION_TOO_SHORT',
      { cycleDuration: { count: 1, unit: 'DAY' }, cycleCount: 1 },
    ],
    ['cycleDuration.unit: invalid_duration_unit', { cycleDuration: { count: 1, unit: 'UNDEFINED' }, cycleCount: 1 }],
    ['cycleDuration.unit: invalid_duration_unit', { cycleDuration: { count: 1 }, cycleCount: 1 }],
    ['cycleCount: RECURRING_PLAN_CYCLE_COUNT_INVALID', { cycleDuration: { count: 1, unit: 'WEEK' }, cycleCount: -1 }],
    ['cycleCount: RECURRING_PLAN_CYCLE_COUNT_INVALID', { cycleDuration: { count: 1, unit: 'WEEK' }, cycleCount: 2001 }],
  ])('refuses a subscription with %s', async (expectedRule, subscription) => {
    expect(await refusedPricing({ subscription, price: price('5') })).toEqual([
      `plan.pricing.subscription.${expectedRule}`,
    ])
  })

  it.each<[string, plans.Duration]>([
    ['count: SINGLE_PAYMENT_DURATION_TOO_SHORT', { count: 0, unit: 'DAY' }],
    ['count: SINGLE_PAYMENT_CYCLE_COUNT_INVALID', { count: 101, unit: 'YEAR' }],
    ['unit: invalid_duration_unit', { count: 1, unit: 'UNDEFINED' }],
  ])('refuses a single payment with %s', async (expectedRule, singlePaymentForDuration) => {
    expect(await refusedPricing({ singlePaymentForDuration, price: price('5') })).toEqual([
      `plan.pricing.singlePaymentForDuration.${expectedRule}`,
    ])
  })

  it('requires the fields of the chosen model', async () => {
    expect(await refusedPricing({ subscription: {}, price: price('5') })).toEqual(
      expect.arrayContaining([expect.stringMatching(/^plan\.pricing\.subscription\.cycleCount: /)]),
    )
    expect(listViolations(await admin.post('/v2/plans', { plan: {} }))).toEqual([
      'plan.name: PLAN_NAME_BLANK',
      'plan.pricing: REQUIRED_FIELD',
    ])
  })

  it('names an unknown unit by its rule', async () => {
    const singlePaymentForDuration = { count: 1, unit: 'FORTNIGHT' }
    expect(await refusedPricing({ singlePaymentForDuration, price: price('5') })).toEqual([
      'plan.pricing.singlePaymentForDuration.unit: invalid_duration_unit',
    ])
  })

  it('requires a price for recurring payments, and one that can be charged', async () => {
    const { subscription } = monthly
    const missing = 'plan.pricing.price: RECURRING_PLAN_PAYMENT_PRICE_MISSING'
    expect(await refusedPricing({ subscription })).toEqual([missing])
    expect(await refusedPricing({ subscription, price: price('0.00') })).toEqual([missing])
    expect(await refusedPricing({ singlePaymentUnlimited: true })).toEqual(['plan.pricing.price.value: REQUIRED_FIELD'])
    for (const value of ['-5', '5.005', '1e3', 'free', '1000000000000', '']) {
      expect(await refusedPricing({ subscription, price: price(value) })).toEqual(['plan.pricing.price.value: FORMAT'])
    }
    expect(await refusedPricing({ subscription, price: { value: '5', currency: 'USD' } })).toEqual([
      'plan.pricing.price.currency: CURRENCY_MISMATCH',
    ])
    expect(readRefusal(await create({ pricing: { subscription, price: { value: '5.100' } } }))).toBe('200')
  })

  it('refuses free trials of single payments, and negative ones', async () => {
    expect(await refusedPricing({ ...forever, freeTrialDays: 7 })).toEqual([
      'plan.pricing.freeTrialDays: SINGLE_PAYMENT_FREE_TRIAL_UNSUPPORTED',
    ])
    expect(await refusedPricing({ ...monthly, freeTrialDays: -1 })).toEqual(['plan.pricing.freeTrialDays: MIN'])
    expect(await refusedPricing({ ...monthly, freeTrialDays: 1000 })).toEqual(['plan.pricing.freeTrialDays: MAX'])
  })

  it('refuses fees without a name or an amount', async () => {
    const withFees = (...fees: object[]) => ({
      ...monthly,
      feeConfigs: fees.map((fee) => ({ fee, appliedAt: 'FIRST_PAYMENT' })),
    })
    const at = 'plan.pricing.feeConfigs'
    expect(await refusedPricing(withFees({ name: ' ', amount: '5' }))).toEqual([
      `${at}[0].fee.name: PLAN_FEE_NAME_BLANK`,
    ])
    expect(await refusedPricing(withFees({ name: 'Card', amount: '0' }))).toEqual([`${at}[0].fee.amount: FORMAT`])
    expect(await refusedPricing(withFees({ name: 'Card' }))).toEqual([`${at}[0].fee.amount: FORMAT`])
    expect(await refusedPricing(withFees(...Array(11).fill({ name: 'Card', amount: '1' })))).toEqual([
      `${at}: TOO_MANY_FEES`,
    ])
  })

  it('bounds purchases per buyer, data of integrations and texts', async () => {
    const clientData = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`key${index}`, 'x']))
    expect(listViolations(await create({ clientData }))).toEqual(['plan.clientData: client_data_is_invalid'])
    expect(listViolations(await create({ maxPurchasesPerBuyer: 2 }))).toEqual(['plan.maxPurchasesPerBuyer: MAX'])
    expect(listViolations(await create({ maxPurchasesPerBuyer: -1 }))).toEqual(['plan.maxPurchasesPerBuyer: MIN'])
    expect(listViolations(await create({ termsAndConditions: 'x'.repeat(3001) }))).toEqual([
      'plan.termsAndConditions: MAX_LENGTH',
    ])
  })

  it('takes forms for plans of this business only', async () => {
    const form = { namespace: 'kalends.intake', name: 'Health', formFields: [] }
    const { id } = expected(await admin.post('/v4/forms', { form })).form
    for (const formId of [id, nowhere]) {
      expect(listViolations(await create({ formId }))).toEqual(['plan.formId: FORMAT'])
    }
  })

  it('requires MANAGE_PLANS', async () => {
    expect(readRefusal(await visitor.post('/v2/plans', { plan: { name: 'Mine', pricing: monthly } }))).toBe(
      '403 PERMISSION_DENIED',
    )
  })
})
