import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { returnEntries, spendEntries, splitOver } from '../rules/entries.ts'
import { type Covered, lockCovering, lockGrant, lockOpenGrants } from '../store/grants.ts'
import { insertCreditTransaction } from '../store/ledger.ts'
import { endUses, findOpenUses, insertUse } from '../store/uses.ts'

export type SpendCredits = Omit<Covered, 'now'> & { bookingId: string; quantity: number }

/**
 * Takes credits for a booking, one per participant: of the balances that pay for the service those that end first.
 * Returns false, and takes nothing, if they do not suffice. Two bookings that want the last credit wait for one
 * another.
 */
export async function spendCredits(context: Context, tx: Tx, spend: SpendCredits): Promise<boolean> {
  const now = context.clock.now()
  const { siteId, bookingId } = spend
  const parts = splitOver(await lockCovering(tx, { ...spend, now }), spend.quantity)
  if (!parts) return false
  for (const { balance, quantity } of parts) {
    const id = context.ids.guid()
    await insertUse(tx, { siteId, id, bookingId, grantId: balance.id, quantity }, now)
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

/**
 * Returns the credits a booking uses. Where their cycle is over they are added to the one that runs; where the order
 * has ended they are lost. Returns true if there were any.
 */
export async function returnCredits(
  context: Context,
  tx: Tx,
  { siteId, bookingId }: { siteId: string; bookingId: string },
): Promise<boolean> {
  const now = context.clock.now()
  const uses = await findOpenUses(tx, siteId, bookingId)
  for (const use of uses) {
    const used = await lockGrant(tx, siteId, use.grant_id)
    if (!used) throw new Error(`There is no credit balance ${use.grant_id}`)
    const to = used.ended_at === null ? used : (await lockOpenGrants(tx, siteId, used.order_id)).at(-1)
    await insertCreditTransaction(tx, {
      siteId,
      id: context.ids.guid(),
      cause: { type: 'RETURN', id: use.id },
      entries: returnEntries(used, to, use.quantity),
      bookingId,
      occurredAt: now,
    })
  }
  if (uses.length > 0) {
    await endUses(
      tx,
      siteId,
      uses.map(({ id }) => id),
      now,
    )
  }
  return uses.length > 0
}

/** Counts the credits a booking uses. */
export async function findUsedCredits(
  db: Db,
  { siteId, bookingId }: { siteId: string; bookingId: string },
): Promise<number> {
  const uses = await findOpenUses(db, siteId, bookingId)
  return uses.reduce((sum, { quantity }) => sum + quantity, 0)
}
