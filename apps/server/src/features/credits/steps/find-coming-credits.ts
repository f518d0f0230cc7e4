import type { Db } from '../../../db/database.ts'
import { listSamePersonIds } from '../../contacts/index.ts'
import { type ComingCycle, findComingCycles } from '../../orders/index.ts'
import { findPlanBenefits, type PlanBenefit } from '../../plans/index.ts'
import { type Covered, findGrantedCycles } from '../store/grants.ts'

/** What a coming cycle will give. */
export type ComingCredits = ComingCycle & { benefit: PlanBenefit }

/** Finds the coming cycles that pay for a booking in them and were not given yet. */
export async function findComingCredits(
  db: Db,
  { siteId, contactId, serviceId, planIds, startsAt }: Covered & { startsAt: number },
  { locks }: { locks: boolean },
): Promise<ComingCredits[]> {
  const benefits = await findPlanBenefits(db, siteId, planIds)
  const paying = [...benefits.values()].filter(
    ({ booksAhead, serviceIds }) => booksAhead && (serviceIds.length === 0 || serviceIds.includes(serviceId)),
  )
  if (paying.length === 0) return []
  const contactIds = await listSamePersonIds(db, siteId, contactId)
  const wanted = { siteId, contactIds, planIds: paying.map(({ planId }) => planId), at: startsAt }
  const cycles = await findComingCycles(db, wanted, { locks })
  const granted = await findGrantedCycles(
    db,
    siteId,
    cycles.map(({ order }) => order.orderId),
  )
  return cycles
    .filter(({ order, cycle }) => !granted.has(`${order.orderId} ${cycle.index}`))
    .flatMap((coming) => {
      const benefit = benefits.get(coming.order.planId)
      return benefit ? [{ ...coming, benefit }] : []
    })
}
