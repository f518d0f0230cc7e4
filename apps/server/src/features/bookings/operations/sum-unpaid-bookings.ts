import { decimalText } from '@kalends/contract'
import type { Operation } from '../../../operation.ts'
import { sumPrices } from '../steps/booking-balances.ts'
import { sumUnpaid } from '../store/unpaid.ts'
import { visibleTo } from '../store/visible-to.ts'

export const sumUnpaidBookings: Operation<'sumUnpaidBookings'> = async ({ input, actor }, { db }) => {
  const { siteId } = actor
  const { charged, uncharged } = await sumUnpaid(db, siteId, visibleTo(actor), input.filter)
  const sums = sumPrices(uncharged)
  for (const { currency, dueMinor } of charged) sums.set(currency, (sums.get(currency) ?? 0) + dueMinor)
  return {
    count: [...charged, ...uncharged].reduce((sum, { bookings }) => sum + bookings, 0),
    totals: [...sums].sort().map(([currency, minor]) => ({ currency, due: decimalText(minor, currency) })),
  }
}
