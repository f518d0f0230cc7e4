import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { dropHold, lockHoldOfBooking } from '../../../holds/index.ts'
import { type ChargeRow, findDueOnceRefunded, oweBack, sumOnSite } from '../../../payments/index.ts'
import { cancelSession } from '../../../schedules/index.ts'
import { wasMovedTooLate, withinCancellationWindow } from '../../rules/cancellation.ts'
import { wasPromised } from '../../rules/status.ts'
import { type ChangeActor, hasReturnedMoney } from '../../store/history.ts'
import type { BookingChanges, BookingRow, CancellationFee } from '../../store/rows.ts'
import { amountText } from '../../view/change-detail.ts'
import { changeable } from '../../view/changeable.ts'
import { customerStart } from '../../view/customer-start.ts'
import type { BookingEvent } from '../../view/events.ts'
import { chargeBegun, hasBegun } from '../begun-visits.ts'
import { isCustomer, latestMessage, requireGivingUp } from '../booking-actor.ts'
import { lockBookingCharge, waiveDue } from '../booking-charge.ts'
import { leaveSeats, seatScope } from '../placing/seats.ts'
import { writeChange } from '../write-change.ts'
import { feeChanges } from './cancellation-fee.ts'
import { chargeEnded, priceEnded } from './price-ended.ts'
import { refundEnded } from './settle-ended-charge.ts'

type Ending = {
  action: 'cancel' | 'decline' | 'confirmOrDecline'
  actor: ChangeActor
  changes: BookingChanges & { status: 'CANCELED' | 'DECLINED' }
  event: Extract<BookingEvent, { slug: 'canceled' | 'declined' }>
  /** Skips the cancellation fee. */
  waivesFee?: boolean
  /** Charges the cancellation fee although the business cancels. */
  chargesFee?: boolean
  /** Whether credits of a plan are returned. Unless set: yes, except to customers who cancel late, or moved late. */
  returnsCredits?: boolean | undefined
  /** Whether what was paid by card is refunded. Unless set: as for credits. */
  refunds?: boolean | undefined
  /** Why it is declined, unless something else took its time. */
  because?: 'NO_CREDITS' | 'UNANSWERED' | 'CHANGED'
  /** What goes back without having paid for anything. */
  returned?: string
  /** Leaves what is still due to the business, unless money is refunded. */
  leavesDue?: boolean
  /** What remains charged: the rest is refunded, or no longer owed. */
  newPrice?: string | undefined
}

/**
 * Cancels or declines a locked booking: releases its slot or seats, then writes history and publishes the event. Throws
 * REFUND_NOT_ALLOWED if money would go back, or what was had is given up, by staff who may not decide that.
 */
export async function endBooking(context: Context, tx: Tx, booking: BookingRow, ending: Ending): Promise<BookingRow> {
  const { action, actor, changes, event } = ending
  const now = context.clock.now()
  await releaseCapacity(tx, booking, now)
  const { fee, isLate, isAtCustomersCost } = await findCost(tx, booking, ending, now)
  const charge = (await lockBookingCharge(tx, booking)) ?? (await chargeBegun(context, tx, booking))
  const canceled = changes.status === 'CANCELED' ? { canceled_at: new Date(now).toISOString() } : {}
  const returnsCredits = ending.returnsCredits ?? !isLate
  const refunds = ending.refunds ?? returnsCredits
  const returnsRest = isAtCustomersCost && ending.refunds === undefined
  const retained = findRetained({ ...booking, ...changes, ...fee })
  const returnsAll = refunds && retained === undefined
  const newPrice = ending.newPrice ?? (charge && returnsAll ? await priceOfReturned(tx, charge) : undefined)
  const priced = newPrice === undefined ? undefined : await priceEnded(tx, booking, charge, newPrice)
  const message = latestMessage(event.notification ?? {})
  const reason = changes.status === 'CANCELED' ? 'Booking cancelled' : 'Booking declined'
  const ended = { actor, reason, refunds, returnsRest, fee: retained }
  const money = charge && !priced ? await refundEnded(context, tx, charge, ended) : undefined
  const isReturned = money !== undefined && hasReturnedMoney(money.detail)
  const leavesOpen =
    ending.leavesDue === true || (retained === undefined && isCustomer(actor) && hasBegun(booking, now))
  const leavesDue = priced !== undefined || (leavesOpen && wasPromised(booking.status) && !isReturned)
  const givenUpMinor = charge && !leavesDue ? await findDueOnceRefunded(tx, charge) : 0
  const isUnderway = Date.parse(booking.starts_at) <= now
  // Of what was never promised, nothing was sold.
  if (wasPromised(booking.status) && (isReturned || (givenUpMinor > 0 && isUnderway))) requireGivingUp(actor)
  const waived = charge && givenUpMinor > 0 ? { waived: amountText(charge, givenUpMinor) } : {}
  const columns = { ...changes, ...fee, ...priced, seats_taken: 0, ...canceled, ...message }
  const returned = ending.returned === undefined ? {} : { refund: ending.returned }
  const detail = { ...returned, ...money?.detail, ...waived, ...(ending.because ? { because: ending.because } : {}) }
  const after = await writeChange(context, tx, booking, columns, {
    action,
    actor,
    events: [event],
    returnsCredits,
    detail,
  })
  if (priced && !charge) await chargeEnded(context, tx, after)
  if (charge && givenUpMinor > 0) await waiveDue(context, tx, charge, { ...ended, includesComingDue: true })
  if (charge && money) await oweBack(context, tx, charge, money.owedBackMinor)
  return after
}

/** `isAtCustomersCost`: they cancel, or moved a request that is declined. `isLate`: too late to get anything back. */
type Cost = { fee: BookingChanges; isAtCustomersCost: boolean; isLate: boolean }

async function findCost(
  tx: Tx,
  booking: BookingRow,
  { actor, changes: { status }, chargesFee = false, waivesFee = false }: Ending,
  now: number,
): Promise<Cost> {
  const countedAt = status === 'DECLINED' ? timeOfSameNotice(booking) : undefined
  const isAtCustomersCost = status === 'CANCELED' ? isCustomer(actor) : countedAt !== undefined
  const incursFee = (isAtCustomersCost || chargesFee) && !waivesFee
  const fee = incursFee ? await feeChanges(tx, booking, countedAt ?? now) : {}
  const terms = changeable(booking)
  const isTooLate = countedAt === undefined ? !withinCancellationWindow(terms, now) : wasMovedTooLate(terms)
  return { fee, isAtCustomersCost, isLate: isAtCustomersCost && (isTooLate || fee.cancellation_fee != null) }
}

/** The fee that what was paid pays first: one that is due now, or was before. */
function findRetained({ cancellation_fee: fee }: Pick<BookingRow, 'cancellation_fee'>): CancellationFee | undefined {
  return fee && !fee.isWaived ? fee : undefined
}

/**
 * Returns the time before the present start that leaves the notice at which the customer moved a request; undefined if they
 * never did. Declining it costs them what cancelling at that notice costs.
 */
function timeOfSameNotice(booking: BookingRow): number | undefined {
  const { status, movedNotice } = changeable(booking)
  return status === 'PENDING' && movedNotice !== null ? customerStart(booking) - movedNotice : undefined
}

/**
 * Nothing remains charged where everything is returned: money that was received on site is owed back until staff return it.
 * What was paid by card only is refunded, and the price stays.
 */
async function priceOfReturned(tx: Tx, { site_id, id }: ChargeRow): Promise<string | undefined> {
  return (await sumOnSite(tx, site_id, id)) > 0 ? '0' : undefined
}

/** Cancels an appointment's session. A class or course session stays; only the booking's seats are released. */
async function releaseCapacity(tx: Tx, booking: BookingRow, now: number): Promise<void> {
  if (booking.status === 'CREATED') {
    const hold = await lockHoldOfBooking(tx, booking.site_id, booking.id)
    if (hold) await dropHold(tx, hold, now)
  }
  if (seatScope(booking) !== null) return leaveSeats(tx, booking, now)
  if (booking.session_id) await cancelSession(tx, booking.site_id, booking.session_id, now)
}
