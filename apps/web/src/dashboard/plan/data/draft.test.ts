import { describe, expect, it } from 'vitest'
import { type Draft, emptyDraft, previewPrice, readDraft, toBenefit, toDraft, toPlan } from './draft.ts'

const draft = (changes: Partial<Draft>): Draft => ({ ...emptyDraft, name: 'Gold', price: '49', ...changes })

describe('draft of a plan', () => {
  it('becomes a subscription that runs until cancelled or for a number of payments', () => {
    expect(toPlan(draft({ trialDays: '7' })).pricing).toMatchObject({
      subscription: { cycleDuration: { count: 1, unit: 'MONTH' }, cycleCount: 0 },
      freeTrialDays: 7,
    })
    expect(toPlan(draft({ ends: 'cycles', cycles: '12' })).pricing?.subscription?.cycleCount).toBe(12)
  })

  it('never takes an empty or invalid number of payments for "until cancelled"', () => {
    for (const cycles of ['', '0', 'x', '1.5', '-2']) {
      expect(toPlan(draft({ ends: 'cycles', cycles })).pricing?.subscription?.cycleCount, cycles).toBe(-1)
    }
  })

  it('sends a trial with subscriptions only', () => {
    for (const model of ['duration', 'unlimited'] as const) {
      expect(toPlan(draft({ model, trialDays: '7' })).pricing).not.toHaveProperty('freeTrialDays')
    }
  })

  it('accepts a decimal comma, and drops empty fees and empty lines of perks', () => {
    const form = new FormData()
    for (const [name, value] of [
      ['price', '49,90'],
      ['feeName', ' Joining fee '],
      ['feeAmount', '5,5'],
      ['feeName', ''],
      ['feeAmount', ' '],
      ['perks', 'Sauna\n\n  Towels '],
    ] as const)
      form.append(name, value)
    const { pricing, perks } = toPlan(readDraft(form))
    expect(pricing?.price).toEqual({ value: '49.90' })
    expect(pricing?.feeConfigs).toEqual([{ fee: { name: 'Joining fee', amount: '5.5' }, appliedAt: 'FIRST_PAYMENT' }])
    expect(perks).toEqual({ values: ['Sauna', 'Towels'] })
  })

  it('stays the same through the API’s form', () => {
    for (const changes of [
      { description: 'All of it', perks: 'Sauna\nTowels', ends: 'cycles', cycles: '6', trialDays: '7' },
      { model: 'duration', count: '10', unit: 'WEEK', fees: [{ name: 'Joining fee', amount: '20' }] },
      { model: 'unlimited', credits: 'unlimited', isPublic: false, oncePerBuyer: true, terms: 'No refunds' },
      { formId: '5b0e2d1c-0000-4000-8000-000000000001' },
      { rollsOver: true, booksAhead: false, services: ['a'], futureStart: true, buyerCanCancel: false },
    ] satisfies Partial<Draft>[]) {
      const before = draft(changes)
      expect(toDraft(toPlan(before), toBenefit(before), before.services)).toEqual(before)
    }
  })

  it('has a price to preview once it is an amount', () => {
    expect(previewPrice(draft({ price: '' }), 'EUR')).toBeNull()
    expect(previewPrice(draft({ price: '4x' }), 'EUR')).toBeNull()
    expect(previewPrice(draft({ price: '49,5', trialDays: 'x' }), 'EUR')).toMatchObject({
      money: { value: '49.5', currency: 'EUR' },
      trialDays: 0,
    })
  })
})
