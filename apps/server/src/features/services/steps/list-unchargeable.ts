import type { ChargeLimits } from '@kalends/contract'
import type { Db } from '../../../db/database.ts'
import { chargeFaults } from '../rules/charge-faults.ts'
import { listOnlineServices } from '../store/online-services.ts'

/** Names services that are paid online with prices or deposits that a provider cannot charge. */
export async function listUnchargeableServices(
  db: Db,
  siteId: string,
  limits: ChargeLimits,
): Promise<{ id: string; name: string }[]> {
  const found = await listOnlineServices(db, siteId)
  return found
    .filter(({ payment, prices }) => chargeFaults({ payment }, limits, prices).length > 0)
    .map(({ id, name }) => ({ id, name }))
}
