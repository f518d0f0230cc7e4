import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { spendEntries, splitOver } from '../rules/entries.ts'
import { type BalanceRow, type Covered, listCovering, lockCovering } from '../store/grants.ts'
import { insertCreditTransaction } from '../store/ledger.ts'
import { addToUse, findOpenUses, insertUse } from '../store/uses.ts'
import { findComingCredits } from './find-coming-credits.ts'
import { grantCycle } from './grant-cycle.ts'

export type SpendCredits = Omit<Covered, 'now'> & { bookingId: string; quantity: number }

/**
 * Locks what pays for a booking. Where the credits that were given do not suffice, those of the coming cycles it lies in
 * are given now.
 */
export async function lockUsableCredits(
  context: Context,
  tx: Tx,
  { quantity, ...spend }: Omit<SpendCredits, 'bookingId'>,
): Promise<BalanceRow[]> {
  const covered = { ...spend, now: context.clock.now() }
  const { siteId, startsAt } = covered
  if (startsAt !== undefined && !splitOver(await listCovering(tx, covered), quantity)) {
    const coming = await findComingCredits(tx, { ...covered, startsAt }, { locks: true })
    for (const { order, cycle } of coming) await grantCycle(context, tx, { ...order, siteId }, cycle)
  }
  return lockCovering(tx, covered)
}

/**
 * Takes credits for a booking, one per participant, besides those it uses: of the balances that pay for the service those
 * that end first. Returns false, and takes nothing, if they do not suffice. Two bookings that want the last credit wait
 * for one another.
 */
export async function spendCredits(context: Context, tx: Tx, spend: SpendCredits): Promise<boolean> {
  const now = context.clock.now()
  const { siteId, bookingId } = spend
  const parts = splitOver(await lockUsableCredits(context, tx, spend), spend.quantity)
  if (!parts) return false
  const uses = await findOpenUses(tx, siteId, bookingId)
  for (const { balance, quantity } of parts) {
    const use = uses.find(({ grant_id }) => grant_id === balance.id)
    const id = context.ids.guid()
    if (use) await addToUse(tx, use, quantity)
    else await insertUse(tx, { siteId, id, bookingId, grantId: balance.id, quantity }, now)
    await insertCreditTransaction(tx, {
      siteId,
      id: context.ids.guid(),
      cause: { type: 'SPEND', id },
      entries: spendEntries(balance, quantity),
      bookingId,
      occurredAt: now,
    })
  }
  return true
}

/** Counts the credits a booking uses. */
export async function findUsedCredits(
  db: Db,
  { siteId, bookingId }: { siteId: string; bookingId: string },
): Promise<number> {
  const uses = await findOpenUses(db, siteId, bookingId)
  return uses.reduce((sum, { quantity }) => sum + quantity, 0)
}
