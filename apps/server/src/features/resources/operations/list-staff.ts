import { may } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { listStaffRows } from '../store/list-staff.ts'
import { publicStaffView } from '../view/public-staff.ts'

export const listStaff: Operation<'listStaff'> = async ({ input, actor }, { db }) => {
  const rows = await listStaffRows(db, actor.siteId, {
    serviceId: input.serviceId,
    everyone: may(actor, 'READ_CATALOGUE'),
  })
  return { staffMembers: rows.map(publicStaffView) }
}
