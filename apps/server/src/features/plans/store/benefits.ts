import type { Db, Tx } from '../../../db/database.ts'

/** What a plan pays for. */
export type PlanBenefit = {
  planId: string
  /** Participants in each cycle; null for any number. */
  creditsPerCycle: number | null
  /** Services it pays for, of those connected to the plan; empty for all of them. */
  serviceIds: readonly string[]
  rollsOver: boolean
  /** Whether credits of coming cycles pay for bookings in them. */
  booksAhead: boolean
}

/** Finds what plans pay for. A plan without a row pays for all its services, any number of times. */
export async function findPlanBenefits(
  db: Db,
  siteId: string,
  planIds: readonly string[],
): Promise<Map<string, PlanBenefit>> {
  const found = new Map(planIds.map((planId) => [planId, unlimited(planId)]))
  if (planIds.length === 0) return found
  const rows = await db
    .selectFrom('plan_benefits')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('plan_id', 'in', [...planIds])
    .execute()
  for (const row of rows) {
    found.set(row.plan_id, {
      planId: row.plan_id,
      creditsPerCycle: row.credits_per_cycle,
      serviceIds: row.service_ids,
      rollsOver: row.rolls_over,
      booksAhead: row.books_ahead,
    })
  }
  return found
}

export async function savePlanBenefit(tx: Tx, siteId: string, benefit: PlanBenefit, now: number): Promise<void> {
  const content = {
    credits_per_cycle: benefit.creditsPerCycle,
    service_ids: [...benefit.serviceIds],
    rolls_over: benefit.rollsOver,
    books_ahead: benefit.booksAhead,
    updated_at: new Date(now),
  }
  await tx
    .insertInto('plan_benefits')
    .values({ site_id: siteId, plan_id: benefit.planId, ...content })
    .onConflict((conflict) => conflict.columns(['site_id', 'plan_id']).doUpdateSet(content))
    .execute()
}

function unlimited(planId: string): PlanBenefit {
  return { planId, creditsPerCycle: null, serviceIds: [], rollsOver: false, booksAhead: true }
}
