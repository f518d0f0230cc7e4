import type { Db } from '../../../db/database.ts'
import { findPlan } from '../../plans/index.ts'
import { findSite } from '../../sites/index.ts'
import { cycleAt, firstCycleIndex, termEnd } from '../rules/cycles.ts'
import { type PlanColumns, toSoldPlan } from '../rules/sold-plan.ts'
import { hadTrial } from '../store/purchases.ts'

/** When the first cycle and the whole term end. Epoch milliseconds; null: never, until cancelled. */
type PlanReach = { firstCycleEndsAt: number | null; termEndsAt: number | null; isRecurring: boolean }

/** Finds when an order of a plan would end that begins now; undefined for an unknown plan. */
export async function findPlanReach(
  db: Db,
  { siteId, planId, memberId, now }: { siteId: string; planId: string; memberId: string | null; now: number },
): Promise<PlanReach | undefined> {
  const found = await findPlan(db, siteId, planId)
  if (!found) return undefined
  const { isRecurring, period, cycleCount, freeTrialDays } = toSoldPlan(found as PlanColumns)
  const isTried = freeTrialDays > 0 && memberId !== null && (await hadTrial(db, siteId, memberId, planId))
  const trialDays = isTried ? 0 : freeTrialDays
  const timeZone = (await findSite(db, siteId))?.time_zone ?? 'UTC'
  const terms = { startAt: now, timeZone, trialDays, period, cycleCount }
  const termEndsAt = termEnd(terms)
  const { endsAt } = cycleAt(terms, firstCycleIndex(terms), 0, termEndsAt)
  return { firstCycleEndsAt: endsAt, termEndsAt, isRecurring }
}
