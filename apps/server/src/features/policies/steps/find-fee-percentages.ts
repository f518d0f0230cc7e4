import type { Db } from '../../../db/database.ts'
import { listFeeShares } from '../rules/faults.ts'
import { defaultPolicyId, findPolicies } from '../store/policies.ts'

/** Lists the fees of a policy, of the default one unless named, that are a percentage of the price. */
export async function findFeePercentages(db: Db, siteId: string, policyId: string | null): Promise<string[]> {
  const policies = await findPolicies(db, siteId, [policyId ?? (await defaultPolicyId(db, siteId))])
  return policies.flatMap(({ rules }) => listFeeShares(rules).map(({ percentage }) => percentage))
}
