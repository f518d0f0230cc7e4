import type { ChargeLimits } from '@kalends/contract'
import type { Db } from '../../../db/database.ts'
import type { PoliciesPorts } from '../ports.ts'
import { chargeFaults, listFeeShares, shareFaults } from '../rules/faults.ts'
import { listFeePolicies } from '../store/policies.ts'

/** Names policies with fees that a provider cannot charge. */
export async function listUnchargeablePolicies(
  db: Db,
  siteId: string,
  limits: ChargeLimits,
  /** Lists what the services with a policy can cost. */
  listPrices: (policyId: string) => ReturnType<PoliciesPorts<never>['listPrices']>,
): Promise<{ id: string; name: string }[]> {
  const found = await listFeePolicies(db, siteId)
  const unchargeable: { id: string; name: string }[] = []
  for (const { id, name, rules } of found) {
    const shares = listFeeShares(rules).length > 0 ? shareFaults(rules, limits, await listPrices(id)) : []
    if (chargeFaults(rules, limits).length + shares.length > 0) unchargeable.push({ id, name })
  }
  return unchargeable
}
