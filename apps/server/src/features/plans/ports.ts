import type { ChargeFault, ChargeLimits } from '@kalends/contract'
import type { Db } from '../../db/database.ts'
import type { PricedPlan } from './store/plans.ts'

/** What plans need from features that depend on them. */
export interface PlansPorts {
  /** Returns the ids of plans connected to a service; none for an unknown service or one in the trash. */
  findPlanIds(db: Db, siteId: string, serviceId: string): Promise<string[]>
  /** Finds a coupon that leaves a part of a plan's price which the provider cannot charge. */
  findUnchargeableCoupon(
    db: Db,
    siteId: string,
    plan: PricedPlan,
    within: { limits: ChargeLimits; now: number },
  ): Promise<{ code: string; ruleName: ChargeFault; description: string } | undefined>
  /** Returns those of these ids that are no service of the site. */
  findUnknownServices(db: Db, siteId: string, serviceIds: readonly string[]): Promise<string[]>
}
