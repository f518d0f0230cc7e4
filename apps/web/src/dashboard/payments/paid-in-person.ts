import type { Money } from '../../lib/format.ts'
import type { BookingMoney } from './data/load-money.ts'
import { addAmounts } from './decimals.ts'

/** What was paid for a booking and can still go back: in person, and whether anything goes back by itself. */
export type Returnable = { inPerson: Money | null; goesBackByItself: boolean }

/** Splits what was paid by who gives it back. Without any payment a plan paid, which gets its credits back by itself. */
export function readReturnable({ charges }: Pick<BookingMoney, 'charges'>): Returnable {
  const payments = charges
    .filter(({ charge }) => charge.subjectType === 'BOOKING')
    .flatMap(({ charge, payments }) => payments.map((detail) => ({ ...detail, currency: charge.currency })))
    .filter(({ refundable }) => Number(refundable) > 0)
  const inPerson = payments.filter(({ payment }) => payment.provider === 'ON_SITE')
  const [first] = inPerson
  if (!first) return { inPerson: null, goesBackByItself: true }
  const value = addAmounts(inPerson.map(({ refundable }) => refundable))
  return { inPerson: { value, currency: first.currency }, goesBackByItself: payments.length > inPerson.length }
}
