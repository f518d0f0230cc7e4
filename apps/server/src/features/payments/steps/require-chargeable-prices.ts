import { chargeFault, describeLimits } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { inParallel } from '../../../db/in-parallel.ts'
import { fail } from '../../../refusal.ts'
import { listUnchargeableCoupons } from '../../coupons/index.ts'
import { listPricedPlans } from '../../plans/index.ts'
import { listUnchargeablePolicies } from '../../policies/index.ts'
import { listUnchargeableServices } from '../../services/index.ts'
import { gatewayOf, type OnlineProvider } from './payment-provider.ts'

const mostNamed = 100

/**
 * Refuses a provider that cannot charge what the business has on sale. Throws AMOUNTS_NOT_CHARGEABLE, which names services,
 * plans, coupons and policies.
 */
export async function requireChargeablePrices(
  context: Context,
  tx: Tx,
  { siteId, provider, currency }: { siteId: string; provider: OnlineProvider; currency: string },
): Promise<void> {
  const limits = gatewayOf(context, provider).limits(currency)
  const [services, plans, coupons, policies] = await inParallel(
    listUnchargeableServices(tx, siteId, limits),
    listPricedPlans(tx, siteId),
    listUnchargeableCoupons(tx, siteId, { limits, now: context.clock.now() }),
    listUnchargeablePolicies(context, tx, siteId, limits),
  )
  const items = [
    ...services.map((item) => ({ type: 'SERVICE', ...item })),
    ...plans
      .filter(({ priceMinor }) => chargeFault(priceMinor, limits) !== undefined)
      .map(({ id, name }) => ({ type: 'PLAN', id, name })),
    ...coupons.map((item) => ({ type: 'COUPON', ...item })),
    ...policies.map((item) => ({ type: 'POLICY', ...item })),
  ]
  if (items.length === 0) return
  fail('AMOUNTS_NOT_CHARGEABLE', {
    data: { items: items.slice(0, mostNamed), count: items.length, ...describeLimits(limits) },
  })
}
