import type { Db } from '../../../db/database.ts'
import { listPrices } from '../rules/charge-faults.ts'
import { listServicesOfPolicy } from '../store/online-services.ts'

/** Lists what the services with this policy can cost, in minor units of the currency of the business. */
export async function listPolicyPrices(
  db: Db,
  siteId: string,
  { policyId, currency }: { policyId: string; currency: string },
): Promise<{ service: string; pricesMinor: number[] }[]> {
  const found = await listServicesOfPolicy(db, siteId, policyId)
  return found.map(({ name, payment, prices }) => ({
    service: name,
    pricesMinor: listPrices(payment, prices, currency),
  }))
}
