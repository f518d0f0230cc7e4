import { describe, expect, it } from 'vitest'
import {
  changedPlans,
  type Draft,
  emptyDraft,
  isElsewhere,
  readDraft,
  toDraft,
  toLocations,
  toService,
} from './draft.ts'

const values = (fields: Record<string, string | string[]>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) form.append(name, one)
  return form
}

describe('a draft', () => {
  it('survives the round trip through the API', () => {
    const draft: Draft = {
      ...emptyDraft,
      name: 'Massage',
      tagLine: 'Calm',
      description: 'Long',
      category: 'c1',
      hidden: true,
      minutes: '75',
      before: '5',
      after: '10',
      capacity: '1',
      bookedWith: 't1',
      staff: ['s1'],
      roomTypes: ['t1'],
      rooms: ['r1'],
      locations: ['p1'],
      rate: 'FIXED',
      price: '60.50',
      online: true,
      inPerson: false,
      deposit: '10',
      approval: true,
      several: true,
      conferencing: true,
      form: 'f1',
      policy: 'b1',
      slug: 'massage',
      pictures: [
        { id: 'm1', url: '/a.png', alt: 'The room', width: 800, height: 600 },
        { id: '', url: 'https://elsewhere.example/b.png', alt: '', width: null, height: null },
      ],
    }
    const service = toService(draft, new Map([['r1', 't1']]))
    const shown = {
      ...service,
      type: draft.type,
      category: { id: 'c1', name: 'Hands' },
      locations: toLocations(draft),
      mainSlug: { name: 'massage' },
    }
    expect(toDraft(shown)).toEqual(draft)
  })

  it('reads amounts with a comma, and refuses invalid numbers', () => {
    const service = toService({ ...emptyDraft, price: '60,5', minutes: 'long' }, new Map())
    expect(service.payment?.fixed?.price).toEqual({ value: '60.5' })
    expect(service.schedule?.availabilityConstraints?.sessionDurations).toEqual([0])
  })

  it('writes a deposit as an amount or a percentage, and reads both', () => {
    const priced: Draft = { ...emptyDraft, price: '80', online: true, inPerson: false, deposit: '12,5' }
    const asAmount = toService(priced, new Map()).payment
    expect(asAmount?.fixed).toEqual({
      price: { value: '80' },
      deposit: { value: '12.5' },
      fullUpfrontPaymentAllowed: true,
    })
    const asPart = toService({ ...priced, depositIn: 'percent', paysAhead: false }, new Map()).payment
    expect(asPart?.fixed).toEqual({
      price: { value: '80' },
      depositDetails: { percentage: '12.5' },
      fullUpfrontPaymentAllowed: false,
    })
    expect(toDraft({ payment: asPart })).toMatchObject({ deposit: '12.5', depositIn: 'percent', paysAhead: false })
  })

  it('offers only the payment options of its price type', () => {
    const options = toService({ ...emptyDraft, rate: 'NO_FEE', online: true, inPerson: false, deposit: '5' }, new Map())
    expect(options.payment).toEqual({
      rateType: 'NO_FEE',
      options: { online: false, inPerson: true, pricingPlan: false, deposit: false },
    })
  })

  it('is read from the fields of a form', () => {
    const draft = readDraft(
      values({ type: 'CLASS', name: ' Yoga ', staff: ['a', 'b'], bookable: 'yes', rate: 'NO_FEE' }),
    )
    expect(draft).toMatchObject({ type: 'CLASS', name: 'Yoga', staff: ['a', 'b'], bookable: true, hidden: false })
  })

  it('has moved when a location was added or removed, in any order', () => {
    const here = { ...emptyDraft, locations: ['a', 'b'] }
    expect(isElsewhere(here, { ...here, locations: ['b', 'a'] })).toBe(false)
    expect(isElsewhere(here, { ...here, atCustomer: true })).toBe(true)
  })

  it('leaves an unchanged slug alone', () => {
    const address = { streetAddress: { name: 'Quay', number: '7' }, city: 'Kiel' }
    const before = {
      locations: [
        { type: 'CUSTOM' as const, custom: { address }, calculatedAddress: { formattedAddress: 'Quay 7, Kiel' } },
      ],
    }
    expect(toLocations({ ...emptyDraft, street: 'Quay 7, Kiel' }, before)).toMatchObject([{ custom: { address } }])
    expect(toLocations({ ...emptyDraft, street: 'Quay 8' }, before)).toEqual([
      { type: 'CUSTOM', custom: { address: { addressLine: 'Quay 8' } } },
    ])
  })
})

describe('plans of a service', () => {
  const draft: Draft = { ...emptyDraft, byPlan: true, plans: ['new', 'kept', 'unknown'] }

  it('connects and disconnects only plans that the editor offers', () => {
    const offered = ['new', 'kept', 'left']
    expect(changedPlans(draft, ['kept', 'left', 'archived'], offered)).toEqual({ added: ['new'], removed: ['left'] })
  })

  it('has none without a price or with plans switched off', () => {
    for (const off of [{ byPlan: false }, { rate: 'CUSTOM' as const }]) {
      expect(changedPlans({ ...draft, ...off }, ['kept'], ['new', 'kept'])).toEqual({ added: [], removed: ['kept'] })
    }
  })
})
