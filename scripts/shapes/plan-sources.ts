// The sources of shapes about pricing plans.
import { plansDescriptions } from './descriptions/plans.ts'
import type { ShapeSource } from './source.ts'

export const planShapeSources: readonly ShapeSource[] = [
  {
    facts: 'plans/plans.json',
    target: 'plans/generated/shapes.ts',
    prefix: 'plans',
    operations: [
      'archivePlan',
      'clearPrimary',
      'createPlan',
      'getPlan',
      'getPlanStats',
      'listPlans',
      'listPublicPlans',
      'makePlanPrimary',
      'queryPublicPlans',
      'setPlanVisibility',
      'updatePlan',
    ],
    events: ['onPlanArchived', 'onPlanBuyerCanCancelUpdated', 'onPlanCreated', 'onPlanUpdated'],
    // Out of range, these break named rules that say more than the bound.
    ownNumbers: { Duration: { count: 2_147_483_647 }, Recurrence: { cycleCount: 2_147_483_647 } },
    descriptions: plansDescriptions,
  },
  {
    facts: 'plans/plan-benefits.json',
    target: 'plans/generated/benefit-shapes.ts',
    prefix: 'planBenefits',
    operations: ['listPlansByItemIdentifier'],
    descriptions: plansDescriptions,
    otherwise: 'Accepted for compatibility; it has no effect.',
  },
  {
    facts: 'plans/pricing-plans-settings.json',
    target: 'plans/generated/settings-shapes.ts',
    prefix: 'pricingPlansSettings',
    operations: ['getPricingPlansSettings', 'updatePricingPlansSettings'],
    descriptions: plansDescriptions,
    otherwise: 'Accepted for compatibility; it has no effect.',
  },
]
