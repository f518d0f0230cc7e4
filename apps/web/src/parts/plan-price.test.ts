import type { plans } from '@kalends/contract'
import { expect, test } from 'vitest'
import { createFormats } from '../lib/format.ts'
import { planPrice as english } from '../lib/messages/catalogue/en/plan-price.ts'
import { planPrice as hebrew } from '../lib/messages/catalogue/he/plan-price.ts'
import { createTranslate } from '../lib/translate.tsx'
import { planPriceHead, readPlanPrice, writeCredits, writeFees, writePlanPrice } from './plan-price.ts'

const t = createTranslate('en', { ...english, 'common.free': 'Free' })
const formats = createFormats('en')
const price = (value: string) => ({ value, currency: 'EUR' })
const monthly = (cycleCount: number) => ({ cycleDuration: { count: 1, unit: 'MONTH' as const }, cycleCount })
const write = (pricing: plans.Pricing): string => writePlanPrice(readPlanPrice(pricing, 'EUR'), t, formats)

test('writes every pricing in words', () => {
  expect(write({ subscription: monthly(12), price: price('49'), freeTrialDays: 7 })).toBe(
    '€49.00 every month for 12 months, 7 days free',
  )
  expect(write({ subscription: monthly(0), price: price('49.90') })).toBe('€49.90 every month')
  expect(write({ singlePaymentForDuration: { count: 1, unit: 'YEAR' }, price: price('90') })).toBe(
    '€90.00 once, valid for 1 year',
  )
  expect(write({ singlePaymentUnlimited: true, price: price('300') })).toBe('€300.00 once, no end date')
  expect(write({ singlePaymentForDuration: { count: 2, unit: 'WEEK' }, price: price('0') })).toBe('Free for 2 weeks')
  expect(write({ singlePaymentUnlimited: true, price: price('0') })).toBe('Free, no end date')
})

test('writes the amount apart from how often it is paid', () => {
  const head = (pricing: plans.Pricing) => planPriceHead(readPlanPrice(pricing, 'EUR'), t, formats)
  expect(head({ subscription: monthly(3), price: price('49') })).toEqual(['€49.00', 'every month'])
  expect(head({ singlePaymentUnlimited: true, price: price('49') })).toEqual(['€49.00', 'once'])
  expect(head({ singlePaymentUnlimited: true, price: price('0') })).toEqual(['Free', ''])
})

test('writes credits and fees', () => {
  const feeConfigs = [{ fee: { name: 'joining fee', amount: '20' }, appliedAt: 'FIRST_PAYMENT' as const }]
  const recurring = readPlanPrice({ subscription: monthly(0), price: price('49'), feeConfigs }, 'EUR')
  const once = readPlanPrice({ singlePaymentUnlimited: true, price: price('49') }, 'EUR')
  expect(writeCredits(10, recurring, t)).toBe('10 credits every month')
  expect(writeCredits(1, once, t)).toBe('1 credit')
  expect(writeCredits(null, once, t)).toBe('Unlimited bookings')
  expect(writeFees(recurring, t, formats)).toEqual(['€20.00 joining fee, with the first payment'])
})

test('counts in Hebrew', () => {
  const inHebrew = createTranslate('he', hebrew)
  const terms = { model: 'duration' as const, unit: 'MONTH' as const, count: 2 }
  expect(
    writePlanPrice({ money: price('90'), terms, trialDays: 0, fees: [] }, inHebrew, createFormats('he')),
  ).toContain('חודשיים')
})
