import type { RoutesOf } from '../../operation.ts'
import { archivePlan } from './operations/archive-plan.ts'
import { clearPrimary } from './operations/clear-primary.ts'
import { createPlan } from './operations/create-plan.ts'
import { getPlan } from './operations/get-plan.ts'
import { getPlanBenefit } from './operations/get-plan-benefit.ts'
import { getPlanStats } from './operations/get-plan-stats.ts'
import { getPricingPlansSettings } from './operations/get-pricing-plans-settings.ts'
import { listPlans } from './operations/list-plans.ts'
import { listPlansByItemIdentifier } from './operations/list-plans-by-item-identifier.ts'
import { listPublicPlanBenefits } from './operations/list-public-plan-benefits.ts'
import { listPublicPlans } from './operations/list-public-plans.ts'
import { makePlanPrimary } from './operations/make-plan-primary.ts'
import { queryPublicPlans } from './operations/query-public-plans.ts'
import { setPlanBenefit } from './operations/set-plan-benefit.ts'
import { setPlanVisibility } from './operations/set-plan-visibility.ts'
import { updatePlan } from './operations/update-plan.ts'
import { updatePricingPlansSettings } from './operations/update-pricing-plans-settings.ts'

/** The operations on plans. */
export const plansRoutes: RoutesOf<'plans'> = {
  createPlan,
  getPlan,
  updatePlan,
  setPlanVisibility,
  makePlanPrimary,
  clearPrimary,
  archivePlan,
  listPlans,
  getPlanStats,
  listPublicPlans,
  queryPublicPlans,
  listPlansByItemIdentifier,
  listPublicPlanBenefits,
  getPlanBenefit,
  setPlanBenefit,
  getPricingPlansSettings,
  updatePricingPlansSettings,
}
