import { expect, it } from 'vitest'
import type { BookingMoney } from './data/load-money.ts'
import { readReturnable } from './paid-in-person.ts'

const paid = (...payments: [provider: string, refundable: string][]): Pick<BookingMoney, 'charges'> => ({
  charges: [
    {
      charge: { subjectType: 'BOOKING', currency: 'EUR' },
      payments: payments.map(([provider, refundable]) => ({ payment: { provider }, refundable })),
    },
  ] as unknown as BookingMoney['charges'],
})

it('is given back by the business if it was paid in person, and otherwise by itself', () => {
  expect(readReturnable(paid(['ON_SITE', '10.00'], ['ON_SITE', '5.00']))).toEqual({
    inPerson: { value: '15.000', currency: 'EUR' },
    goesBackByItself: false,
  })
  expect(readReturnable(paid(['ON_SITE', '15.00'], ['stripe', '5.00']))).toMatchObject({ goesBackByItself: true })
  expect(readReturnable(paid(['ON_SITE', '0.00'], ['stripe', '5.00']))).toMatchObject({ inPerson: null })
  expect(readReturnable(paid())).toEqual({ inPerson: null, goesBackByItself: true })
})
