/** Pricing plans: what the business sells, what it pays for, and its settings. */
export { plansRoutes } from './routes.ts'
export type { PlanFee } from './rules/plan-content.ts'
export { changePlanForms } from './steps/change-plan-forms.ts'
export { findPlanBenefits, type PlanBenefit } from './store/benefits.ts'
export { findPlan, findPlans, listPricedPlans, type PlanRow, setHasOrders, shareLockPlans } from './store/plans.ts'
