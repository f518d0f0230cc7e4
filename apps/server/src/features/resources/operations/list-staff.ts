import type { Infer, resources } from '@kalends/contract'
import { may } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { listStaffRows, type StaffRow } from '../store/list-staff.ts'

export const listStaff: Operation<'listStaff'> = async ({ input, actor }, { db }) => {
  const rows = await listStaffRows(db, actor.siteId, {
    serviceId: input.serviceId,
    everyone: may(actor, 'READ_CATALOGUE'),
  })
  return { staffMembers: rows.map(publicStaffView) }
}

type PublicStaffMember = Infer<typeof resources.PublicStaffMember>

/** A person as customers see them: no contact data. */
function publicStaffView(row: StaffRow): PublicStaffMember {
  return {
    id: row.id,
    resourceId: row.resource_id,
    name: row.name,
    description: row.description,
    imageUrl: row.image_url,
    color: row.color,
    approvalStatus: row.approval_status,
    serviceIds: row.service_ids,
    slug: row.slug,
    earlierSlugs: row.earlier_slugs,
  }
}
