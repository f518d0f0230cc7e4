import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { dropHold, lockHoldOfBooking } from '../../../holds/index.ts'
import { type ChargeRow, dueMinor, oweBack, sumOnSite } from '../../../payments/index.ts'
import { cancelSession } from '../../../schedules/index.ts'
import { wasMovedTooLate, withinCancellationWindow } from '../../rules/cancellation.ts'
import { wasPromised } from '../../rules/status.ts'
import { type ChangeActor, hasReturnedMoney } from '../../store/history.ts'
import type { BookingChanges, BookingRow } from '../../store/rows.ts'
import { amountText } from '../../view/change-detail.ts'
import { changeable } from '../../view/changeable.ts'
import { customerStart } from '../../view/customer-start.ts'
import type { BookingEvent } from '../../view/events.ts'
import { isCustomer, latestMessage } from '../booking-actor.ts'
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
  because?: 'NO_CREDITS' | 'UNANSWERED'
  /** Leaves what is still due to the business, unless money is refunded. */
  leavesDue?: boolean
  /** What remains charged: the rest is refunded, or no longer owed. */
  newPrice?: string | undefined
}

/** Cancels or declines a locked booking: releases its slot or seats, then writes history and publishes the event. */
export async function endBooking(context: Context, tx: Tx, booking: BookingRow, ending: Ending): Promise<BookingRow> {
  const { action, actor, changes, event } = ending
  const now = context.clock.now()
  await releaseCapacity(tx, booking, now)
  const movedAt = changes.status === 'DECLINED' ? timeOfMove(booking) : undefined
  const isByCustomer = changes.status === 'CANCELED' && isCustomer(actor)
  const incursFee = isByCustomer || movedAt !== undefined || ending.chargesFee === true
  const fee = incursFee && !ending.waivesFee ? await feeChanges(tx, booking, movedAt ?? now) : {}
  const charge = await lockBookingCharge(tx, booking)
  const canceled = changes.status === 'CANCELED' ? { canceled_at: new Date(now).toISOString() } : {}
  const isTooLate =
    movedAt === undefined
      ? isByCustomer && !withinCancellationWindow(changeable(booking), now)
      : wasMovedTooLate(changeable(booking))
  const isAtCustomersCost = isByCustomer || movedAt !== undefined
  const isLate = isTooLate || (isAtCustomersCost && fee.cancellation_fee != null)
  const returnsCredits = ending.returnsCredits ?? !isLate
  const refunds = ending.refunds ?? returnsCredits
  const returnsRest = isAtCustomersCost && ending.refunds === undefined
  const returnsAll = refunds && fee.cancellation_fee == null
  const newPrice = ending.newPrice ?? (charge && returnsAll ? await priceOfReturned(tx, charge) : undefined)
  const priced = newPrice === undefined ? undefined : await priceEnded(tx, booking, charge, newPrice)
  const message = latestMessage(event.notification ?? {})
  const reason = changes.status === 'CANCELED' ? 'Booking cancelled' : 'Booking declined'
  const ended = { actor, reason, refunds, returnsRest, fee: fee.cancellation_fee ?? undefined }
  const money = charge && !priced ? await refundEnded(context, tx, charge, ended) : undefined
  const isReturned = money !== undefined && hasReturnedMoney(money.detail)
  const leavesDue = priced !== undefined || (ending.leavesDue === true && wasPromised(booking.status) && !isReturned)
  const waivesDue = charge !== undefined && !leavesDue && dueMinor(charge) > 0
  const waived = waivesDue ? { waived: amountText(charge, dueMinor(charge)) } : {}
  const after = await writeChange(
    context,
    tx,
    booking,
    {
      ...changes,
      ...fee,
      ...priced,
      ...(money?.fee ? { cancellation_fee: money.fee } : {}),
      seats_taken: 0,
      ...canceled,
      ...message,
    },
    {
      action,
      actor,
      events: [event],
      returnsCredits,
      detail: { ...money?.detail, ...waived, ...(ending.because ? { because: ending.because } : {}) },
    },
  )
  if (priced && !charge) await chargeEnded(context, tx, after)
  if (charge && waivesDue) await waiveDue(context, tx, charge, ended)
  if (charge && money) await oweBack(context, tx, charge, money.owedBackMinor)
  return after
}

/**
 * When the customer gave up the time of a request by moving it; undefined if they never did. Declining it costs them what
 * cancelling did then: the time they moved it from is lost all the same.
 */
function timeOfMove(booking: BookingRow): number | undefined {
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
