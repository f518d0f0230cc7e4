import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { BenefitCycle, BenefitOrder } from '../../orders/index.ts'
import { issueEntries } from '../rules/entries.ts'
import { insertGrant, lockOpenGrants, moveGrant } from '../store/grants.ts'
import { insertCreditTransaction } from '../store/ledger.ts'

/** Gives what an order was sold with for a cycle, once: when it begins, or before for a booking in it. */
export async function grantCycle(context: Context, tx: Tx, order: BenefitOrder, cycle: BenefitCycle): Promise<void> {
  const { siteId, orderId, planId, contactId, benefit } = order
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
  if (!grant) return moveGranted(tx, order, cycle)
  if (grant.quantity === null) return
  await insertCreditTransaction(tx, {
    siteId,
    id: context.ids.guid(),
    cause: { type: 'GRANT', id: grant.id },
    entries: issueEntries(grant, grant.quantity),
    occurredAt: now,
  })
}

/** What was granted before the cycle began lies where the cycle does. */
async function moveGranted(tx: Tx, { siteId, orderId }: BenefitOrder, cycle: BenefitCycle): Promise<void> {
  const granted = (await lockOpenGrants(tx, siteId, orderId)).find((grant) => grant.cycle === cycle.index)
  if (granted) await moveGrant(tx, granted, cycle)
}
