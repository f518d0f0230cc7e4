import { type bookingsOwn, decimalText, type Infer } from '@kalends/contract'
import { may } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { type Balance, loadBalances } from '../steps/booking-balances.ts'
import { visibleTo } from '../store/visible-to.ts'

export const listBookingBalances: Operation<'listBookingBalances'> = async ({ input, actor }, { db }) => {
  const balances = await loadBalances(db, actor.siteId, input.bookingIds, visibleTo(actor))
  const seesAmounts = may(actor, 'READ_ORDERS')
  return { balances: balances.map((balance) => balanceView(balance, seesAmounts)) }
}

function balanceView(balance: Balance, seesAmounts: boolean): Infer<typeof bookingsOwn.BookingBalance> {
  const { bookingId, currency, dueMinor } = balance
  const decimal = (minor: number) => decimalText(minor, currency)
  const amounts = {
    currency,
    total: decimal(balance.totalMinor),
    paid: decimal(balance.paidMinor),
    refunded: decimal(balance.refundedMinor),
    waived: decimal(balance.waivedMinor),
    due: decimal(dueMinor),
    owedBack: decimal(balance.owedBackMinor),
  }
  return { bookingId, isUnpaid: dueMinor > 0, amounts: seesAmounts ? amounts : null }
}
