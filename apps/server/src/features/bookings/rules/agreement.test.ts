import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceByAgreement } from './agreement.ts'
import type { PriceLine } from './booked-price.ts'

const line = (quantity: number, unitMinor: number, name = 'Yoga'): PriceLine => ({
  kind: 'SERVICE',
  name,
  quantity,
  unitMinor,
})

/** So many people, what each costs then and now, and the total that was agreed. */
type Agreed = { people: number; listed: number; now: number; total: number }

const price = ({ people, listed, now, total }: Agreed, come: number) =>
  priceByAgreement({ totalMinor: total, lines: [{ ...line(people, listed), unitNowMinor: now }] }, [line(come, now)])

describe('priceByAgreement', () => {
  it.each<[string, Agreed, number, number]>([
    ['a discount stays for those who come', { people: 4, listed: 10, now: 10, total: 20 }, 3, 15],
    ['nobody comes for nothing with a discount', { people: 4, listed: 10, now: 10, total: 20 }, 1, 5],
    ['who joins pays the full price', { people: 4, listed: 10, now: 10, total: 20 }, 5, 30],
    ['what was given for free stays free', { people: 4, listed: 10, now: 10, total: 0 }, 3, 0],
    ['who joins what was free pays', { people: 4, listed: 10, now: 10, total: 0 }, 5, 10],
    ['what the business kept stays when fewer come', { people: 2, listed: 20, now: 20, total: 60 }, 1, 40],
    ['who joins pays beside what the business kept', { people: 2, listed: 20, now: 20, total: 60 }, 3, 80],
    ['fractions stay with the business', { people: 3, listed: 10, now: 10, total: 10 }, 2, 7],
    ['what became free takes its share along', { people: 2, listed: 10, now: 0, total: 20 }, 1, 10],
    ['who joins pays the price of now, and the others theirs', { people: 3, listed: 10, now: 50, total: 30 }, 4, 80],
    ['a price that was named for something free stays', { people: 2, listed: 0, now: 0, total: 20 }, 1, 20],
  ])('%s', (_, agreed, come, minor) => {
    expect(price(agreed, come).minor).toBe(minor)
  })

  it('lists who stays at the price of then, and who joins at the price of now', () => {
    const agreed = { people: 3, listed: 10, now: 2, total: 30 }
    expect(price(agreed, 4).lines).toEqual([line(3, 10), line(1, 2)])
    expect(price({ ...agreed, now: 10 }, 4).lines).toEqual([line(4, 10)])
  })

  it('takes another price for those who come otherwise, such as longer', () => {
    const hour = (total: number) => ({ totalMinor: total, lines: [{ ...line(1, 10), unitNowMinor: 20 }] })
    const totals = [10, 5, 0, 30].map((total) => priceByAgreement(hour(total), [line(1, 22)]).minor)
    expect(totals).toEqual([22, 17, 12, 42])
  })

  it('lets a person who stays with another choice keep their discount', () => {
    const adults = { totalMinor: 20, lines: [{ ...line(2, 20, 'Adult'), unitNowMinor: 20 }] }
    const booked = [line(1, 20, 'Adult'), line(1, 5, 'Child')]
    expect(priceByAgreement(adults, booked)).toEqual({ lines: booked, minor: 13 })
  })

  const amount = fc.integer({ min: 0, max: 10 ** 12 })
  const people = fc.integer({ min: 1, max: 100 })
  const anAgreement = fc.record({ people, listed: amount, now: amount, total: amount })

  it('gives exactly what was agreed to those it was agreed for', () => {
    fc.assert(fc.property(anAgreement, (agreed) => price(agreed, agreed.people).minor === agreed.total))
  })

  it('never lets more people cost less, and is a whole number that is not negative', () => {
    const holds = (agreed: Agreed, one: number, more: number) => {
      const [fewer, all] = [price(agreed, one).minor, price(agreed, one + more).minor]
      return Number.isSafeInteger(fewer) && Number.isSafeInteger(all) && fewer >= 0 && all >= fewer
    }
    fc.assert(fc.property(anAgreement, people, people, holds))
  })
})
