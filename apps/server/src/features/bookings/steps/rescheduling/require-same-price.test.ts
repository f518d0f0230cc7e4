import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { BookableService } from '../../../services/index.ts'
import type { BookingRow } from '../../store/rows.ts'
import { agreedAfter, agreedAtNamedPrice } from './require-same-price.ts'

const serviceAt = (minor: number) => {
  const price = { value: (minor / 100).toFixed(2), currency: 'EUR' }
  return { name: 'Yoga', payment: { rateType: 'FIXED', fixed: { price } }, options: null, addOnGroups: [] } as unknown
}

const bookingOf = (people: number) =>
  ({ total_participants: people, participants_choices: null, booked_add_ons: [], agreement: null }) as unknown

const people = fc.integer({ min: 1, max: 20 })
const minor = fc.integer({ min: 0, max: 10 ** 9 })
/** People come and go, at the prices that the service has then. */
const walk = fc.array(fc.record({ people, minor }), { maxLength: 8 })

function walked(first: BookingRow, steps: readonly { people: number; minor: number }[]): BookingRow {
  let booking = first
  for (const step of steps) {
    const changes = { total_participants: step.people }
    const agreed = agreedAfter(serviceAt(step.minor) as BookableService, booking, changes)
    booking = { ...booking, ...changes, ...agreed }
  }
  return booking
}

it('any walk of people that ends where it began ends at the price that was agreed there', () => {
  const holds = (first: number, list: number, named: number, steps: { people: number; minor: number }[]) => {
    const booking = bookingOf(first) as BookingRow
    const newPrice = (named / 100).toFixed(2)
    const agreed = { ...booking, ...agreedAtNamedPrice(serviceAt(list) as BookableService, booking, newPrice, 'EUR') }
    const last = steps.at(-1)?.minor ?? list
    const after = walked(agreed, [...steps, { people: first, minor: last }])
    expect(after.agreed_price).toMatchObject({ value: newPrice, currency: 'EUR' })
  }
  fc.assert(fc.property(people, minor, minor, walk, holds))
})

it('what comes beside a price that stayed is paid for by it, and never costs less', () => {
  const holds = (first: number, few: number, more: number, list: number) => {
    const service = serviceAt(list) as BookableService
    const booking = bookingOf(first + few) as BookingRow
    const made = {
      ...booking,
      ...agreedAtNamedPrice(service, booking, ((list * (first + few)) / 100).toFixed(2), 'EUR'),
    }
    const late = { ...walked(made, [{ people: few, minor: list }]), agreed_price: made.agreed_price }
    const prices = [few + 1, few + more, few].map((come) => walked(late, [{ people: come, minor: list }]).agreed_price)
    const paid = Number(made.agreed_price?.value)
    for (const price of prices) expect(Number(price?.value)).toBeGreaterThanOrEqual(paid)
    expect(Number(prices[1]?.value)).toBeCloseTo(Math.max(paid, (list * (few + more)) / 100))
  }
  fc.assert(fc.property(people, people, people, fc.integer({ min: 0, max: 10 ** 6 }), holds))
})
