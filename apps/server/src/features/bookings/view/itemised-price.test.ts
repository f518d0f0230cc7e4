import { minorDigits, minorUnits } from '@kalends/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Priced, PricedBooking } from '../rules/booked-price.ts'
import { itemisedPrice } from './itemised-price.ts'

const currencies = ['JPY', 'EUR', 'KWD'] as const

/** Prices as owners type them: with as many decimals as the currency has, or fewer. */
const priceIn = (currency: string) =>
  fc
    .tuple(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: minorDigits(currency) }))
    .map(([minor, decimals]) => (minor / 10 ** decimals).toFixed(decimals))

const bookings = fc.constantFrom(...currencies).chain((currency) => {
  const amount = priceIn(currency).map((value) => ({ value, currency }))
  const variant = (name: string) =>
    amount.map((price) => ({ choice: name, choiceId: name, label: name, durationMinutes: null, price }))
  const addOn = (id: string) => fc.option(amount).map((price) => ({ id, name: id, price }))
  const service = fc.record({
    name: fc.constant('Massage'),
    payment: amount.map((defaultPrice) => ({ rateType: 'VARIED' as const, varied: { defaultPrice } })),
    options: fc.option(fc.tuple(variant('adult'), variant('child')).map((variants) => ({ kind: 'CUSTOM', variants }))),
    addOnGroups: fc.tuple(addOn('tea'), addOn('oil')).map((addOns) => [{ addOns }]),
  })
  const heads = fc.integer({ min: 1, max: 40 })
  const part = (custom: string) =>
    heads.map((numberOfParticipants) => ({ numberOfParticipants, choices: [{ custom }] }))
  const booking = fc.record({
    participants: heads,
    choices: fc.option(fc.tuple(part('adult'), part('child')).map((serviceChoices) => ({ serviceChoices }))),
    minutes: fc.constant(60),
    resourceId: fc.constant(null),
    addOns: fc.subarray(['tea', 'oil']).chain((ids) => fc.tuple(...ids.map(addOnBooked))),
  })
  return fc.record({ currency: fc.constant(currency), service, booking, agreed: fc.option(priceIn(currency)) })
})

const addOnBooked = (id: string) => fc.integer({ min: 1, max: 20 }).map((quantity) => ({ id, name: id, quantity }))

describe('an itemised price', () => {
  it('has lines that add up to its total, in currencies with 0, 2 and 3 decimals', () => {
    fc.assert(
      fc.property(bookings, ({ currency, service, booking, agreed }) => {
        const stored = agreed === null ? null : { value: agreed, currency }
        const price = itemisedPrice(service as Priced, booking as PricedBooking, stored)
        expect(price.currency).toBe(currency)
        for (const { unitPrice, amount, quantity } of price.lines) {
          expect(minorUnits(amount, currency)).toBe(minorUnits(unitPrice, currency) * quantity)
          expect(amount?.split('.')[1]?.length ?? 0).toBe(minorDigits(currency))
        }
        const sum = price.lines.reduce((total, { amount }) => total + minorUnits(amount, currency), 0)
        expect(sum).toBe(minorUnits(price.total, currency))
        if (stored) expect(minorUnits(price.total, currency)).toBe(minorUnits(stored.value, currency))
      }),
    )
  })

  it('keeps the agreed lines, whatever the service costs now', () => {
    const service: Priced = {
      name: 'Massage',
      payment: { rateType: 'FIXED', fixed: { price: { value: '200', currency: 'EUR' } } },
      options: null,
      addOnGroups: [],
    }
    const booking = { participants: 2, choices: null, minutes: 60, resourceId: null, addOns: [] }
    const lines = [{ kind: 'SERVICE' as const, name: 'Massage', quantity: 2, price: '40.00' }]
    expect(itemisedPrice(service, booking, { value: '80.00', currency: 'EUR', lines })).toEqual({
      currency: 'EUR',
      lines: [{ kind: 'SERVICE', name: 'Massage', quantity: 2, unitPrice: '40.00', amount: '80.00' }],
      total: '80.00',
      text: null,
    })
  })

  it('is the text of the business if it has no amount, with the add-ons', () => {
    const service: Priced = {
      name: 'Massage',
      payment: { rateType: 'CUSTOM', custom: { description: 'By weight' } },
      options: null,
      addOnGroups: [],
    }
    const addOns = [{ id: 'tea', name: 'Tea', quantity: 2 }]
    const booking = { participants: 1, choices: null, minutes: 60, resourceId: null, addOns }
    expect(itemisedPrice(service, booking)).toEqual({
      currency: null,
      lines: [
        { kind: 'SERVICE', name: 'Massage', quantity: 1, unitPrice: null, amount: null },
        { kind: 'ADD_ON', name: 'Tea', quantity: 2, unitPrice: null, amount: null },
      ],
      total: null,
      text: 'By weight',
    })
  })
})
