import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { BenefitCycle, BenefitOrder } from '../../orders/index.ts'
import { expireEntries } from '../rules/entries.ts'
import { endGrants, type GrantRow, lockGrants, lockOpenGrants, moveGrant, moveGrantEnd } from '../store/grants.ts'
import { insertCreditTransaction } from '../store/ledger.ts'
import { type LostUse, listLostUses } from '../store/uses.ts'
import { returnCredits } from './return-credits.ts'

type Ended = { index: number; endedAt: number; isLast: boolean; unpaidCycles: readonly number[] }

/**
 * Ends the credits of a cycle that is over. What rolls over ends with the order, and so do those of coming cycles and of
 * cycles that were never paid: what was booked with them, or after the end, is owed again. Returns what is owed for
 * bookings that have begun instead of the unpaid cycles.
 */
export async function expireCycle(
  context: Context,
  tx: Tx,
  order: BenefitOrder,
  { index, endedAt, isLast, unpaidCycles }: Ended,
): Promise<{ owedInstead: ReadonlyMap<string, number> }> {
  const lost = isLast ? await takeLost(context, tx, order, { index, endsAt: endedAt, unpaidCycles }) : []
  const open = await lockOpenGrants(tx, order.siteId, order.orderId)
  const begun = open.filter(({ cycle }) => cycle <= index)
  await endOpen(context, tx, isLast ? begun : begun.filter(({ rolls_over }) => !rolls_over), endedAt)
  // After the end: what else a booking was paid with does not return to a cycle that is over.
  return { owedInstead: await tellLost(context, tx, order, lost) }
}

/** Ends the credits of cycles that will not begin. Bookings in them are owed again. */
export async function endComing(
  context: Context,
  tx: Tx,
  order: BenefitOrder,
  running: { index: number; endsAt: number | null },
): Promise<void> {
  await tellLost(context, tx, order, await takeLost(context, tx, order, { ...running, unpaidCycles: [] }))
}

/** Returns the credits of bookings that an order no longer pays for, and ends its coming cycles. */
async function takeLost(
  context: Context,
  tx: Tx,
  { siteId, orderId }: BenefitOrder,
  ending: { index: number; endsAt: number | null; unpaidCycles: readonly number[] },
): Promise<LostUse[]> {
  // Bookings before balances, as each change of a booking locks them.
  const using = await listLostUses(tx, { siteId, orderId, ...ending })
  await context.ports.credits.lockBookings(tx, { siteId, bookingIds: bookingsOf(using) })
  const open = await lockOpenGrants(tx, siteId, orderId)
  const lost = await listLostUses(tx, { siteId, orderId, ...ending })
  for (const bookingId of bookingsOf(lost)) {
    const of = lost.filter((use) => use.bookingId === bookingId).map(({ grantId }) => grantId)
    await returnCredits(context, tx, { siteId, bookingId, of, byBusiness: true, orderEnds: true })
  }
  const coming = open.filter(({ cycle }) => cycle > ending.index).map(({ id }) => id)
  await endOpen(context, tx, await lockGrants(tx, siteId, coming), context.clock.now())
  return lost
}

const bookingsOf = (uses: readonly LostUse[]) => [...new Set(uses.map(({ bookingId }) => bookingId))]

/** Returns what is due for bookings that have begun and that unpaid cycles were to pay for, by currency. */
async function tellLost(
  context: Context,
  tx: Tx,
  { siteId }: BenefitOrder,
  lost: readonly LostUse[],
): Promise<ReadonlyMap<string, number>> {
  const unpaid = bookingsOf(lost.filter(({ wasUnpaid }) => wasUnpaid))
  const others = bookingsOf(lost).filter((id) => !unpaid.includes(id))
  const { creditsLost } = context.ports.credits
  await creditsLost(context, tx, { siteId, bookingIds: others, reason: 'PLAN_ENDED' })
  return creditsLost(context, tx, { siteId, bookingIds: unpaid, reason: 'PLAN_NOT_PAID' })
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
