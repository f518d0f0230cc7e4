import type { ChargeLimits } from '@kalends/contract'
import type { Db } from '../../../db/database.ts'
import { chargeFaults } from '../rules/faults.ts'
import { listFeePolicies } from '../store/policies.ts'

/** Names policies with fees that a provider cannot charge. */
export async function listUnchargeablePolicies(
  db: Db,
  siteId: string,
  limits: ChargeLimits,
): Promise<{ id: string; name: string }[]> {
  const found = await listFeePolicies(db, siteId)
  return found.filter(({ rules }) => chargeFaults(rules, limits).length > 0).map(({ id, name }) => ({ id, name }))
}
