import type { Db } from '../../../db/database.ts'
import { listSamePersonIds } from '../../contacts/index.ts'
import { type ComingCycle, findComingCycles } from '../../orders/index.ts'
import { type Covered, findGrantedCycles } from '../store/grants.ts'

/** Finds the coming cycles that pay for a booking in them and were not given yet. */
export async function findComingCredits(
  db: Db,
  { siteId, contactId, serviceId, planIds, startsAt }: Covered & { startsAt: number },
  { locks }: { locks: boolean },
): Promise<ComingCycle[]> {
  if (planIds.length === 0) return []
  const contactIds = await listSamePersonIds(db, siteId, contactId)
  const cycles = (await findComingCycles(db, { siteId, contactIds, planIds, at: startsAt }, { locks })).filter(
    ({ order: { benefit } }) =>
      benefit.booksAhead && (benefit.serviceIds.length === 0 || benefit.serviceIds.includes(serviceId)),
  )
  if (cycles.length === 0) return []
  const granted = await findGrantedCycles(
    db,
    siteId,
    cycles.map(({ order }) => order.orderId),
  )
  return cycles.filter(({ order, cycle }) => !granted.has(`${order.orderId} ${cycle.index}`))
}
