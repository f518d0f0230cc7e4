import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { BenefitCycle, BenefitOrder } from '../../orders/index.ts'
import { expireEntries } from '../rules/entries.ts'
import { endGrants, type GrantRow, lockGrants, lockOpenGrants, moveGrant, moveGrantEnd } from '../store/grants.ts'
import { insertCreditTransaction } from '../store/ledger.ts'
import { listBookingsAhead, listUsingBookings } from '../store/uses.ts'
import { returnCredits } from './return-credits.ts'

/** Ends the credits of a cycle that is over. What rolls over ends with the order, and so do those of coming cycles. */
export async function expireCycle(
  context: Context,
  tx: Tx,
  order: BenefitOrder,
  { index, endedAt, isLast }: { index: number; endedAt: number; isLast: boolean },
): Promise<void> {
  const bookingIds = isLast ? await takeComing(context, tx, order, { index }) : []
  const open = await lockOpenGrants(tx, order.siteId, order.orderId)
  const begun = open.filter(({ cycle }) => cycle <= index)
  await endOpen(context, tx, isLast ? begun : begun.filter(({ rolls_over }) => !rolls_over), endedAt)
  // After the end: what else a booking was paid with does not return to a cycle that is over.
  await tellLost(context, tx, order, bookingIds)
}

/** Ends the credits of cycles that will not begin. Bookings that were paid with them are owed again. */
export async function endComing(
  context: Context,
  tx: Tx,
  order: BenefitOrder,
  { index }: { index: number },
): Promise<void> {
  await tellLost(context, tx, order, await takeComing(context, tx, order, { index }))
}

/** Returns the bookings that were paid with credits of coming cycles, which end. */
async function takeComing(
  context: Context,
  tx: Tx,
  { siteId, orderId }: BenefitOrder,
  { index }: { index: number },
): Promise<string[]> {
  // Bookings before balances, as each change of a booking locks them.
  const using = await listBookingsAhead(tx, { siteId, orderId, after: index })
  await context.ports.credits.lockBookings(tx, { siteId, bookingIds: using })
  const coming = (await lockOpenGrants(tx, siteId, orderId)).filter(({ cycle }) => cycle > index)
  const ids = coming.map(({ id }) => id)
  const bookingIds = await listUsingBookings(tx, siteId, ids)
  for (const bookingId of bookingIds) await returnCredits(context, tx, { siteId, bookingId, of: ids, byBusiness: true })
  const left = await lockGrants(tx, siteId, ids)
  await endOpen(context, tx, left, context.clock.now())
  return bookingIds
}

async function tellLost(
  context: Context,
  tx: Tx,
  { siteId }: BenefitOrder,
  bookingIds: readonly string[],
): Promise<void> {
  if (bookingIds.length > 0) await context.ports.credits.creditsLost(context, tx, { siteId, bookingIds })
}

async function endOpen(context: Context, tx: Tx, ending: readonly GrantRow[], endedAt: number): Promise<void> {
  for (const grant of ending) {
    if (!grant.remaining) continue
    await insertCreditTransaction(tx, {
      siteId: grant.site_id,
      id: context.ids.guid(),
      cause: { type: 'EXPIRE', id: grant.id },
      entries: expireEntries(grant, grant.remaining),
      occurredAt: endedAt,
    })
  }
  const [first] = ending
  if (!first) return
  await endGrants(
    tx,
    first.site_id,
    ending.map(({ id }) => id),
    endedAt,
  )
}

/** Moves the end of a cycle's credits when the cycle ends later, and what was granted of coming cycles. */
export async function moveCycle(
  _: Context,
  tx: Tx,
  { siteId, orderId }: BenefitOrder,
  { index, endsAt }: BenefitCycle,
  coming: (index: number) => BenefitCycle,
): Promise<void> {
  await moveGrantEnd(tx, { siteId, orderId, cycle: index }, endsAt)
  const later = (await lockOpenGrants(tx, siteId, orderId)).filter(({ cycle }) => cycle > index)
  for (const grant of later) await moveGrant(tx, grant, coming(grant.cycle))
}
