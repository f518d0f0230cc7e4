import { describe, expect, it } from 'vitest'
import { bookedPrice, decimalText, minorUnits, type Priced } from './booked-price.ts'

const eur = (value: string) => ({ value, currency: 'EUR' })
const fixed: Priced = {
  payment: { rateType: 'FIXED', fixed: { price: eur('30.50') } },
  options: null,
  addOnGroups: [{ addOns: [{ id: 'oil', price: eur('4') }] }],
}
const varied = (kind: string, variants: NonNullable<Priced['options']>['variants']): Priced => ({
  ...fixed,
  payment: { rateType: 'VARIED', varied: { defaultPrice: eur('50') } },
  options: { kind, variants },
})
const booking = { participants: 1, choices: null, minutes: 60, resourceId: 'livia', addOns: [] }

describe('the price of a booking', () => {
  it('is the price times the people, with add-ons by their number', () => {
    const addOns = [{ id: 'oil', quantity: 2 }]
    expect(bookedPrice(fixed, { ...booking, participants: 3, addOns })).toEqual({ minor: 9950, currency: 'EUR' })
  })

  it('is nothing where nothing is to be paid, and unknown where it is words', () => {
    expect(bookedPrice({ ...fixed, payment: { rateType: 'NO_FEE' } }, booking)).toMatchObject({ minor: 0 })
    expect(bookedPrice({ ...fixed, payment: { rateType: 'CUSTOM' } }, booking)).toBeUndefined()
  })

  it('is that of the length, of the person, or of what each of the people chose', () => {
    const variant = { choice: '', choiceId: 'a', durationMinutes: null, price: eur('70') }
    const long = varied('DURATION', [{ ...variant, durationMinutes: 90 }])
    expect(bookedPrice(long, { ...booking, minutes: 90 })).toMatchObject({ minor: 7000 })
    expect(bookedPrice(long, booking)).toMatchObject({ minor: 5000 })
    expect(bookedPrice(varied('STAFF_MEMBER', [{ ...variant, choice: 'livia' }]), booking)).toMatchObject({
      minor: 7000,
    })
    const choices = {
      serviceChoices: [
        { numberOfParticipants: 2, choices: [{ custom: 'child' }] },
        { numberOfParticipants: 1, choices: [{ custom: 'adult' }] },
      ],
    }
    const people = varied('CUSTOM', [{ ...variant, choice: 'child', price: eur('5') }])
    expect(bookedPrice(people, { ...booking, participants: 3, choices })).toMatchObject({ minor: 6000 })
  })

  it('is rounded half away from zero to what the currency has', () => {
    expect(minorUnits('1.005', 'EUR')).toBe(101)
    expect(minorUnits('-1.005', 'EUR')).toBe(-101)
    expect(minorUnits('1250.5', 'JPY')).toBe(1251)
    expect(decimalText(1251, 'JPY')).toBe('1251')
    expect(decimalText(1005, 'KWD')).toBe('1.005')
  })
})
