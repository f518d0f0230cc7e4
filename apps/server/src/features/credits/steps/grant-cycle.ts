import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { BenefitCycle, BenefitOrder } from '../../orders/index.ts'
import { findPlanBenefits } from '../../plans/index.ts'
import { expireEntries, issueEntries } from '../rules/entries.ts'
import { endGrants, insertGrant, lockOpenGrants, moveGrantEnd } from '../store/grants.ts'
import { insertCreditTransaction } from '../store/ledger.ts'

/** Gives what a plan gives for a cycle that begins, once. */
export async function grantCycle(context: Context, tx: Tx, order: BenefitOrder, cycle: BenefitCycle): Promise<void> {
  const { siteId, orderId, planId, contactId } = order
  const benefit = (await findPlanBenefits(tx, siteId, [planId])).get(planId)
  if (!benefit) throw new Error(`There is no benefit of plan ${planId}`)
  const now = context.clock.now()
  const grant = await insertGrant(tx, {
    site_id: siteId,
    id: context.ids.guid(),
    order_id: orderId,
    plan_id: planId,
    contact_id: contactId,
    cycle: cycle.index,
    quantity: benefit.creditsPerCycle,
    // The ledger adds them.
    remaining: benefit.creditsPerCycle === null ? null : 0,
    service_ids: [...benefit.serviceIds],
    rolls_over: benefit.rollsOver,
    starts_at: new Date(cycle.startsAt).toISOString(),
    expires_at: benefit.rollsOver || cycle.endsAt === null ? null : new Date(cycle.endsAt).toISOString(),
    created_at: new Date(now).toISOString(),
  })
  if (!grant || grant.quantity === null) return
  await insertCreditTransaction(tx, {
    siteId,
    id: context.ids.guid(),
    cause: { type: 'GRANT', id: grant.id },
    entries: issueEntries(grant, grant.quantity),
    occurredAt: now,
  })
}

/** Ends the credits of a cycle that is over. What rolls over ends with the order. */
export async function expireCycle(
  context: Context,
  tx: Tx,
  { siteId, orderId }: BenefitOrder,
  { endedAt, isLast }: { endedAt: number; isLast: boolean },
): Promise<void> {
  const open = await lockOpenGrants(tx, siteId, orderId)
  const ending = isLast ? open : open.filter(({ rolls_over }) => !rolls_over)
  for (const grant of ending) {
    if (!grant.remaining) continue
    await insertCreditTransaction(tx, {
      siteId,
      id: context.ids.guid(),
      cause: { type: 'EXPIRE', id: grant.id },
      entries: expireEntries(grant, grant.remaining),
      occurredAt: endedAt,
    })
  }
  await endGrants(
    tx,
    siteId,
    ending.map(({ id }) => id),
    endedAt,
  )
}

/** Moves the end of a cycle's credits when the cycle ends later. */
export function moveCycle(
  _: Context,
  tx: Tx,
  { siteId, orderId }: BenefitOrder,
  { index, endsAt }: BenefitCycle,
): Promise<void> {
  return moveGrantEnd(tx, { siteId, orderId, cycle: index }, endsAt)
}
