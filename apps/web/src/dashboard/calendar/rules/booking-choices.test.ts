import { describe, expect, it } from 'vitest'
import type { BookingChoices } from '../data/load-booking-choices.ts'
import type { ServiceChoice } from '../model.ts'
import { readChosen, toBookedAddOns, toParticipants, totalMinutes, totalPrice } from './booking-choices.ts'

const service: ServiceChoice = {
  id: 's',
  name: 'Massage',
  hue: 'blue',
  kind: 'APPOINTMENT',
  scheduleId: 'c',
  minutes: 60,
  byTheDay: false,
  price: { value: '50', currency: 'EUR' },
  staffIds: [],
  locations: [],
}
const option = {
  optionId: 'o',
  kind: 'CUSTOM' as const,
  name: 'Age',
  variants: [
    { choiceId: 'adult', label: 'Adult', durationMinutes: null, resourceId: null, price: euro('50.10') },
    { choiceId: 'child', label: 'Child', durationMinutes: 30, resourceId: null, price: euro('20.20') },
  ],
}
const choices: BookingChoices = {
  serviceId: 's',
  option,
  addOnGroups: [
    {
      id: 'g',
      name: 'Extras',
      prompt: '',
      maxAddOns: null,
      addOns: [
        { id: 'stones', name: 'Hot stones', durationMinutes: 15, maxQuantity: null, price: euro('10') },
        { id: 'tea', name: 'Tea', durationMinutes: null, maxQuantity: 4, price: euro('2.5') },
      ],
    },
  ],
  sessions: [],
  course: null,
  resources: [],
}

function euro(value: string) {
  return { value, currency: 'EUR' }
}

const chosen = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return readChosen(form)
}

describe('choices of a booking', () => {
  it('is one person by default, and never more than a hundred', () => {
    expect(chosen({}).people).toEqual([{ choiceId: null, count: 1 }])
    expect(chosen({ people: '1000' }).people).toEqual([{ choiceId: null, count: 100 }])
    expect(chosen({ people: 'x' }).people).toEqual([{ choiceId: null, count: 1 }])
    expect(toParticipants(null, chosen({ people: '3' }))).toEqual({ totalParticipants: 3 })
  })

  it('counts people by their option, and names the option as bookings do', () => {
    const family = chosen({ 'people-adult': '2', 'people-child': '1' })
    expect(toParticipants(option, family)).toEqual({
      participantsChoices: {
        serviceChoices: [
          { numberOfParticipants: 2, choices: [{ optionId: 'o', choiceId: 'adult', custom: 'Adult' }] },
          { numberOfParticipants: 1, choices: [{ optionId: 'o', choiceId: 'child', custom: 'Child' }] },
        ],
      },
    })
    expect(totalPrice(service, choices, family)).toEqual({ value: '120.400', currency: 'EUR' })
  })

  it('adds add-ons: those with a duration extend it, the others have a quantity', () => {
    const extras = chosen({ variant: 'adult', 'addon-stones': '1', 'addon-tea': '3', 'addon-gone': '1' })
    expect(toBookedAddOns(choices, extras)).toEqual([
      { id: 'stones', groupId: 'g' },
      { id: 'tea', groupId: 'g', quantity: 3 },
    ])
    expect(totalMinutes(service, choices, extras)).toBe(75)
    expect(totalPrice(service, choices, extras)).toEqual({ value: '67.600', currency: 'EUR' })
  })

  it('takes duration and price of the variant, or else of the service', () => {
    expect(totalMinutes(service, choices, chosen({ variant: 'child' }))).toBe(30)
    expect(totalMinutes(service, null, chosen({}))).toBe(60)
    expect(totalPrice(service, null, chosen({ people: '2' }))).toEqual({ value: '100.000', currency: 'EUR' })
    expect(totalPrice({ ...service, price: null }, null, chosen({}))).toBeNull()
  })
})

describe('a rental by the day', () => {
  const bike: ServiceChoice = { ...service, minutes: 1440, byTheDay: true, price: { value: '25', currency: 'EUR' } }
  const variants = [1440, 4320].map((minutes) => ({
    choiceId: String(minutes),
    label: '',
    durationMinutes: minutes,
    resourceId: null,
    price: null,
  }))
  const lengths: BookingChoices = {
    serviceId: 's',
    option: { optionId: '', kind: 'RENTAL', name: '', variants },
    addOnGroups: [],
    sessions: [],
    course: null,
    resources: [],
  }
  const chosen = { people: [{ choiceId: '4320', count: 1 }], addOns: [] }

  it('costs its price for each day, and is booked without a choice of the service', () => {
    expect(totalMinutes(bike, lengths, chosen)).toBe(3 * 1440)
    expect(totalPrice(bike, lengths, chosen)).toEqual({ value: '75.000', currency: 'EUR' })
    expect(toParticipants(lengths.option, chosen)).toEqual({ totalParticipants: 1 })
  })
})
