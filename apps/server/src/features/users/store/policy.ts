import type { Db, Tx } from '../../../db/database.ts'

type StaffPolicy = { requireSecondFactor: boolean }

export function loadStaffPolicy(db: Db, siteId: string): Promise<StaffPolicy> {
  return db
    .selectFrom('sites')
    .select('requires_second_factor as requireSecondFactor')
    .where('id', '=', siteId)
    .executeTakeFirstOrThrow()
}

export async function updateStaffPolicyRow(tx: Tx, siteId: string, policy: StaffPolicy): Promise<void> {
  await tx
    .updateTable('sites')
    .set({ requires_second_factor: policy.requireSecondFactor })
    .where('id', '=', siteId)
    .execute()
}
