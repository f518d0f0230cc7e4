import type { orders } from '@kalends/contract'
import { cycleAt, cycleIndexAt } from '../rules/cycles.ts'
import { instant, toMillis } from '../rules/instants.ts'
import { orderTerms } from '../rules/order-state.ts'
import { orderView } from '../view.ts'
import { draftOrder, type OrderRequest } from './draft-order.ts'

const noId = '00000000-0000-0000-0000-000000000000'

/** Returns the order a request would become; nothing is stored. */
export function previewOrder(request: OrderRequest, now: number): orders.Order {
  const { row, awaits } = draftOrder({ order: noId, subscription: noId }, request, now)
  if (awaits || request.startAt > now) return orderView(row)
  const terms = orderTerms(row)
  const cycle = cycleAt(terms, cycleIndexAt(terms, now), 0, toMillis(row.end_at))
  return orderView({
    ...row,
    status: 'ACTIVE',
    cycle_index: cycle.index,
    cycle_started_at: instant(cycle.startsAt),
    cycle_ends_at: cycle.endsAt === null ? null : instant(cycle.endsAt),
  })
}
