import { isZone } from '@kalends/availability'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { loadBookables } from '../../services/index.ts'
import { isListed } from '../steps/availability-contexts.ts'
import { findFreeTimes } from '../steps/find-free-times.ts'
import { loadFacts } from '../steps/offers.ts'
import { toOwnerKey } from '../steps/owner-key.ts'
import { freeTimeView } from '../view/free-time.ts'

export const listNextFree: Operation<'listNextFree'> = async ({ input, actor }, { readDb: db, clock }) => {
  if (input.timezone && !isZone(input.timezone)) fail('INVALID_TIME_ZONE')
  const { siteId } = actor
  const services = (await loadBookables(db, siteId, [...new Set(input.serviceIds)])).filter(isListed)
  const facts = await loadFacts(db, siteId, services, clock.now())
  const now = clock.now()
  const from = Math.max(now, input.fromDate ? Date.parse(input.fromDate) : now)
  const requesting = { now, mode: 'customer', owner: toOwnerKey(actor) } as const
  const only = (id: string | null | undefined) => (id == null ? undefined : [id])
  const filter = { resourceIds: only(input.resourceId), locationIds: only(input.locationId) }
  const wanted = { siteId, services, facts, filter, from, count: input.perService ?? 1 }
  const found = await findFreeTimes(db, wanted, requesting)
  const timezone = input.timezone ?? facts.zone
  return {
    timezone,
    services: services.map(({ id }) => ({
      serviceId: id,
      times: (found.get(id) ?? []).map((time) => freeTimeView(time, timezone)),
    })),
  }
}
