import type { ChargeLimits } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { chargeFaults, listFeeShares, shareFaults } from '../rules/faults.ts'
import { listFeePolicies } from '../store/policies.ts'

/** Names policies with fees that a provider cannot charge. */
export async function listUnchargeablePolicies(
  { ports }: Context,
  db: Db,
  siteId: string,
  limits: ChargeLimits,
): Promise<{ id: string; name: string }[]> {
  const { currency } = limits
  const found = await listFeePolicies(db, siteId)
  const unchargeable: { id: string; name: string }[] = []
  for (const { id: policyId, name, rules } of found) {
    const hasShares = listFeeShares(rules).length > 0
    const priced = hasShares ? await ports.policies.listPrices(db, siteId, { policyId, currency }) : []
    const faults = [...chargeFaults(rules, limits), ...shareFaults(rules, limits, priced)]
    if (faults.length > 0) unchargeable.push({ id: policyId, name })
  }
  return unchargeable
}
