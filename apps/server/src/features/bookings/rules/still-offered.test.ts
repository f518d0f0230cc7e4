import { describe, expect, it } from 'vitest'
import type { Priced, PricedBooking } from './booked-price.ts'
import { findWithdrawn } from './still-offered.ts'

const eur = (value: string) => ({ value, currency: 'EUR' })
const service: Priced = {
  name: 'Massage',
  payment: { rateType: 'VARIED', varied: { defaultPrice: eur('50') } },
  options: null,
  addOnGroups: [{ addOns: [{ id: 'oil', name: 'Oil', price: eur('4') }] }],
}
const variant = { choice: 'adult', choiceId: 'a', label: 'Adult', durationMinutes: null, price: eur('70') }
const byAge: Priced = { ...service, options: { kind: 'CUSTOM', variants: [variant] } }
const byLength: Priced = {
  ...service,
  options: { kind: 'DURATION', variants: [{ ...variant, choice: 'a', durationMinutes: 90 }] },
}
const booking: PricedBooking = { participants: 1, choices: null, minutes: 60, resourceId: null, addOns: [] }
const choosing = (choice: object) => ({
  ...booking,
  choices: { serviceChoices: [{ numberOfParticipants: 1, choices: [choice] }] },
})

describe('what is no longer offered', () => {
  it('is an add-on that no group of the service has', () => {
    const addOns = [
      { id: 'oil', name: 'Oil' },
      { id: 'towels', name: 'Towels' },
    ]
    expect(findWithdrawn(service, { ...booking, addOns })).toEqual({ kind: 'ADD_ON', id: 'towels', name: 'Towels' })
    expect(findWithdrawn(service, { ...booking, addOns: addOns.slice(0, 1) })).toBeUndefined()
  })

  it('is a choice that is gone, and none that was made anew under its name', () => {
    expect(findWithdrawn(byAge, choosing({ choiceId: 'A' }))).toBeUndefined()
    expect(findWithdrawn(byAge, choosing({ choiceId: 'old', custom: 'adult' }))).toBeUndefined()
    const gone = { kind: 'CHOICE', id: 'old', name: 'senior' }
    expect(findWithdrawn(byAge, choosing({ choiceId: 'old', custom: 'senior' }))).toEqual(gone)
    expect(findWithdrawn(service, choosing({ choiceId: 'old', custom: 'senior' }))).toEqual(gone)
  })

  it('is a length without a price where the length sets it', () => {
    expect(findWithdrawn(byLength, { ...booking, minutes: 60 })).toMatchObject({ kind: 'CHOICE', name: '60 min' })
    expect(findWithdrawn(byLength, { ...booking, minutes: 90 })).toBeUndefined()
    expect(findWithdrawn(service, { ...booking, minutes: 60 })).toBeUndefined()
  })

  it('is nothing for a number of people without choices', () => {
    expect(findWithdrawn(byAge, { ...booking, participants: 3 })).toBeUndefined()
  })
})
