import { describe, expect, it } from 'vitest'
import { bookedPrice, type Priced, sumLines, withAgreedTotal } from './booked-price.ts'

const eur = (value: string) => ({ value, currency: 'EUR' })
const fixed: Priced = {
  name: 'Massage',
  payment: { rateType: 'FIXED', fixed: { price: eur('30.50') } },
  options: null,
  addOnGroups: [{ addOns: [{ id: 'oil', name: 'Oil', price: eur('4') }] }],
}
const varied = (kind: string, variants: NonNullable<Priced['options']>['variants']): Priced => ({
  ...fixed,
  payment: { rateType: 'VARIED', varied: { defaultPrice: eur('50') } },
  options: { kind, variants },
})
const booking = { participants: 1, choices: null, minutes: 60, resourceId: 'livia', addOns: [] }

describe('the price of a booking', () => {
  it('multiplies the price by participants and adds add-ons by quantity', () => {
    const addOns = [{ id: 'oil', quantity: 2 }]
    expect(bookedPrice(fixed, { ...booking, participants: 3, addOns })).toEqual({
      currency: 'EUR',
      minor: 9950,
      lines: [
        { kind: 'SERVICE', name: 'Massage', quantity: 3, unitMinor: 3050 },
        { kind: 'ADD_ON', name: 'Oil', quantity: 2, unitMinor: 400 },
      ],
    })
  })

  it('of a rental by the day is for each local day, though clocks change on one', () => {
    const bike: Priced = { ...fixed, rental: { unit: 'DAY' }, addOnGroups: [] }
    const linesOf = (minutes: number, participants = 1) =>
      bookedPrice(bike, { ...booking, minutes, participants })?.lines[0]
    expect([1380, 1440, 1500].map((minutes) => linesOf(minutes)?.quantity)).toEqual([1, 1, 1])
    expect(linesOf(3 * 1440 - 60, 2)).toMatchObject({ quantity: 6, unitMinor: 3050 })
    const byLength = varied('DURATION', [
      { choice: '', choiceId: 'a', label: '', durationMinutes: 3 * 1440, price: eur('70') },
    ])
    expect(bookedPrice({ ...byLength, rental: { unit: 'DAY' } }, { ...booking, minutes: 3 * 1440 + 60 })?.minor).toBe(
      7000,
    )
  })

  it('is zero for a free service, and undefined if the price is text', () => {
    expect(bookedPrice({ ...fixed, payment: { rateType: 'NO_FEE' } }, booking)).toMatchObject({ minor: 0 })
    expect(bookedPrice({ ...fixed, payment: { rateType: 'CUSTOM' } }, booking)).toBeUndefined()
  })

  it('depends on the duration, the staff member, or the variants of the participants', () => {
    const variant = { choice: '', choiceId: 'a', label: 'Child', durationMinutes: null, price: eur('70') }
    const long = varied('DURATION', [{ ...variant, durationMinutes: 90 }])
    expect(bookedPrice(long, { ...booking, minutes: 90 })).toMatchObject({ minor: 7000 })
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

  it('of a length without a price is that of the next longer one, or of the longest', () => {
    const variant = { choice: '', choiceId: 'a', label: '', durationMinutes: null, price: null }
    const service = varied('DURATION', [
      { ...variant, durationMinutes: 90, price: eur('90') },
      { ...variant, durationMinutes: 30, price: eur('40') },
    ])
    const priceOf = (minutes: number) => bookedPrice(service, { ...booking, minutes })?.minor
    expect([15, 30, 31, 90, 120].map(priceOf)).toEqual([4000, 4000, 9000, 9000, 9000])
  })

  it('has a line for each variant, named after it', () => {
    const child = { choice: 'child', choiceId: 'a', label: 'Child', durationMinutes: null, price: eur('5') }
    const choices = {
      serviceChoices: [
        { numberOfParticipants: 2, choices: [{ custom: 'child' }] },
        { numberOfParticipants: 1, choices: [{ custom: 'adult' }] },
      ],
    }
    const price = bookedPrice(varied('CUSTOM', [child]), { ...booking, participants: 3, choices })
    expect(price?.lines).toEqual([
      { kind: 'SERVICE', name: 'Child', quantity: 2, unitMinor: 500 },
      { kind: 'SERVICE', name: 'Massage', quantity: 1, unitMinor: 5000 },
    ])
  })

  it('charges nothing for the add-ons of a free service', () => {
    const free = { ...fixed, payment: { rateType: 'NO_FEE' as const } }
    const price = bookedPrice(free, { ...booking, addOns: [{ id: 'oil', quantity: 2 }] })
    expect(price).toMatchObject({ minor: 0, lines: [{ unitMinor: 0 }, { name: 'Oil', quantity: 2, unitMinor: 0 }] })
  })

  it('shows the difference to an agreed price as a line', () => {
    const price = bookedPrice(fixed, booking)
    if (!price) throw new Error('it has a price')
    expect(withAgreedTotal(price, 3050)).toEqual(price)
    const adjusted = withAgreedTotal(price, 2500)
    expect(adjusted.lines.at(-1)).toEqual({ kind: 'ADJUSTMENT', name: '', quantity: 1, unitMinor: -550 })
    expect([adjusted.minor, sumLines(adjusted.lines)]).toEqual([2500, 2500])
  })
})
