import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { fail } from '../../../../refusal.ts'
import { type ChargeRow, retainedMinor, sumSaleUnderway } from '../../../payments/index.ts'
import type { BookableService } from '../../../services/index.ts'
import { withinCancellationWindow } from '../../rules/cancellation.ts'
import { leastPaidAheadMinor } from '../../rules/offered-amounts.ts'
import { isPaidByPlan } from '../../rules/payment-option.ts'
import { wasPromised } from '../../rules/status.ts'
import type { AgreedPrice, BookingChanges, BookingRow } from '../../store/rows.ts'
import { changeable } from '../../view/changeable.ts'
import { itemisedPrice } from '../../view/itemised-price.ts'
import { lockBookingCharge, priceTotals, taxOf } from '../booking-charge.ts'
import { computeFee } from '../ending/cancellation-fee.ts'
import { isDearer } from '../follow-price.ts'
import {
  type AgreedColumns,
  agreedAfter,
  agreedAtNamedPrice,
  agreedPrice,
  pricedBooking,
} from './require-same-price.ts'

type Changing = { service: BookableService; booking: BookingRow; changes: BookingChanges }

/**
 * Returns the agreed price after a change by a customer. What makes a booking dearer is owed at the visit where the
 * service can be paid there, and refused where it is paid online: nobody takes more than they paid for. What makes it
 * cheaper counts while they could still cancel without a fee; later the price stays. Throws PRICE_CHANGE_NOT_ALLOWED.
 */
export async function agreedAfterCustomer(
  context: Context,
  tx: Tx,
  { service, booking, changes }: Changing,
): Promise<AgreedColumns> {
  const agreed = agreedAfter(service, booking, changes)
  const [was, is] = [agreedPrice(service, booking), agreed.agreed_price]
  if (isSame(was, is)) return agreed
  // Credits pay for what is added.
  if (!isPaidByPlan(booking.selected_payment_option)) await requirePayable(tx, { service, booking, changes }, was, is)
  if (!wasPromised(booking.status) || !was || isDearer(was, is)) return agreed
  const isMore = (changes.total_participants ?? 0) > booking.total_participants
  const stays = isMore || (await isLate(context, tx, booking))
  if (!stays) return agreed
  const named = agreedAtNamedPrice(service, { ...booking, ...changes }, was.value, was.currency)
  // A price that stays is nobody's agreement: the people who were given up may come after all.
  return { ...agreed, agreed_price: named.agreed_price }
}

/** Refuses what makes a booking dearer if its money is not to be had. */
async function requirePayable(
  tx: Tx,
  changing: Changing,
  was: AgreedPrice | null,
  is: AgreedPrice | null,
): Promise<void> {
  const { booking } = changing
  const charge = await lockBookingCharge(tx, booking)
  // Another system took the money, and knows nothing of the difference.
  const isPaidElsewhere = booking.payment_status === 'PAID' || booking.payment_status === 'PARTIALLY_PAID'
  if ((!charge && isPaidElsewhere) || !was || was.currency !== is?.currency) return refuse()
  if (!wasPromised(booking.status) || !isDearer(was, is)) return
  requirePaidAhead(changing, { charge, paidAheadMinor: await findPaidAhead(tx, charge) }, is)
}

const isSame = (one: AgreedPrice | null, other: AgreedPrice | null) =>
  one?.value === other?.value && one?.currency === other?.currency

function requirePaidAhead(
  { service, booking, changes }: Changing,
  { charge, paidAheadMinor }: { charge: ChargeRow | undefined; paidAheadMinor: number },
  agreed: AgreedPrice,
): void {
  const changed = { ...booking, ...changes }
  const price = itemisedPrice(service, pricedBooking(changed), agreed)
  const totals = priceTotals(price, charge ? taxOf(charge) : null) ?? refuse()
  const { totalMinor, currency } = totals
  const priced = { totalMinor, currency, participants: changed.total_participants }
  if (paidAheadMinor < leastPaidAheadMinor(service.payment, priced)) refuse()
}

/** What the business has and keeps of the money: what is going back already pays for nothing. */
async function findPaidAhead(tx: Tx, charge: ChargeRow | undefined): Promise<number> {
  return charge ? retainedMinor(charge) - (await sumSaleUnderway(tx, charge.site_id, charge.id)) : 0
}

async function isLate(context: Context, tx: Tx, booking: BookingRow): Promise<boolean> {
  const now = context.clock.now()
  return !withinCancellationWindow(changeable(booking), now) || (await computeFee(tx, booking, now)) !== undefined
}

function refuse(): never {
  return fail('PRICE_CHANGE_NOT_ALLOWED', {
    description: 'The change makes the booking dearer, and it is paid before the visit. Book the rest separately.',
  })
}
