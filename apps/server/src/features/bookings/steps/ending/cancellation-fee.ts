import { decimalText, minorUnits } from '@kalends/contract'
import { getCustomer } from '../../../../actor.ts'
import type { Context } from '../../../../context.ts'
import type { Db, Tx } from '../../../../db/database.ts'
import { feeAt } from '../../rules/cancellation-fee.ts'
import { wasPromised } from '../../rules/status.ts'
import type { ChangeActor } from '../../store/history.ts'
import type { BookingChanges, BookingRow, CancellationFee } from '../../store/rows.ts'
import { changeable } from '../../view/changeable.ts'
import { customerStart } from '../../view/customer-start.ts'
import { loadBookedService } from '../placing/load-booked-service.ts'
import { priceNow } from '../rescheduling/require-same-price.ts'
import { writeChange } from '../write-change.ts'

/** Computes the fee for cancelling or not attending now. Undefined where none is due. */
export async function computeFee(db: Db, booking: BookingRow, now: number): Promise<CancellationFee | undefined> {
  if (!booking.policy_snapshot.cancellationFeePolicy?.enabled) return undefined
  const agreed = booking.agreed_price ?? priceNow(await loadBookedService(db, booking), booking)
  const price = agreed ? { minor: minorUnits(agreed.value, agreed.currency), currency: agreed.currency } : undefined
  const { movedNotice } = changeable(booking)
  const due = feeAt(booking.policy_snapshot, { start: customerStart(booking), movedNotice, price }, now)
  if (!due) return undefined
  const { trigger, minor, currency } = due
  return { trigger, status: 'NOT_YET_APPLIED_TO_ORDER', value: decimalText(minor, currency), currency }
}

/** Returns the fee column of a cancellation that incurs a fee: by the customer, or by the business for them. */
export async function feeChanges(context: Context, tx: Tx, booking: BookingRow): Promise<BookingChanges> {
  if (!wasPromised(booking.status) || booking.cancellation_fee) return {}
  const fee = await computeFee(tx, booking, context.clock.now())
  return fee ? { cancellation_fee: fee } : {}
}

/** Adds the no-show fee unless a fee is due already, or removes it when the participant attended after all. */
export async function settleNoShow(
  context: Context,
  tx: Tx,
  booking: BookingRow,
  { actor, came }: { actor: ChangeActor; came: boolean },
): Promise<void> {
  const has = booking.cancellation_fee
  if (came ? has?.trigger !== 'NOT_ATTENDED' : has !== null) return
  const due = came ? undefined : await computeFee(tx, booking, context.clock.now())
  if (!came && !due) return
  const fee = due ? { ...due, trigger: 'NOT_ATTENDED' as const } : null
  const events = [{ slug: 'updated' }] as const
  const detail = { fee: fee ? 'due' : 'dropped', ...(fee ? { amount: `${fee.value} ${fee.currency}` } : {}) }
  await writeChange(context, tx, booking, { cancellation_fee: fee }, { action: 'fee', actor, events, detail })
}

/** Returns true for customers, and for holders of a booking's link. */
export function isCustomer(actor: ChangeActor): boolean {
  if (actor === 'link') return true
  return actor !== 'system' && getCustomer(actor) !== undefined
}
