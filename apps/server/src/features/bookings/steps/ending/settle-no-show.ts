import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import type { ChangeActor } from '../../store/history.ts'
import type { BookingRow, CancellationFee } from '../../store/rows.ts'
import { writeChange } from '../write-change.ts'
import { asNewFee, computeFee } from './cancellation-fee.ts'

/**
 * Adds the no-show fee of a confirmed booking unless a fee is due already, or removes it when the participant attended
 * after all. What was paid for the booking pays the fee too: it is not charged on top of a price that was paid.
 */
export async function settleNoShow(
  context: Context,
  tx: Tx,
  booking: BookingRow,
  { actor, came }: { actor: ChangeActor; came: boolean },
): Promise<void> {
  const has = booking.cancellation_fee
  if (came ? has?.trigger !== 'NOT_ATTENDED' : has !== null) return
  const fee = came ? undefined : await noShowFee(context, tx, booking)
  if (!came && !fee) return
  const events = [{ slug: 'updated' }] as const
  const detail = { fee: fee ? 'due' : 'dropped', ...(fee ? { amount: `${fee.value} ${fee.currency}` } : {}) }
  await writeChange(context, tx, booking, { cancellation_fee: fee ?? null }, { action: 'fee', actor, events, detail })
}

async function noShowFee(context: Context, tx: Tx, booking: BookingRow): Promise<CancellationFee | undefined> {
  if (booking.status !== 'CONFIRMED') return undefined
  const due = await computeFee(tx, booking, context.clock.now())
  return due && asNewFee(tx, booking, { ...due, trigger: 'NOT_ATTENDED' })
}
