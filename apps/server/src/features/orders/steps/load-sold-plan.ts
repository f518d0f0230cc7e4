import type { Db } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { findPlan } from '../../plans/index.ts'
import { type PlanColumns, type SoldPlan, toSoldPlan } from '../rules/sold-plan.ts'

/** Loads a plan that is sold. Only the business sells hidden plans; nobody sells archived ones. */
export async function loadSoldPlan(
  db: Db,
  siteId: string,
  planId: string,
  { byBusiness }: { byBusiness: boolean },
): Promise<SoldPlan> {
  const found = await findPlan(db, siteId, planId)
  if (!found) return fail('plan_not_found')
  const plan = toSoldPlan(found as PlanColumns)
  if (plan.isArchived) return fail('archived_plan')
  return plan.isPublic || byBusiness ? plan : fail('plan_not_found')
}
