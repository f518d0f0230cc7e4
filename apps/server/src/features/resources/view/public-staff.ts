import type { Infer, resources } from '@kalends/contract'
import type { StaffRow } from '../store/list-staff.ts'

type PublicStaffMember = Infer<typeof resources.PublicStaffMember>

/** A person as customers see them: no contact data. */
export function publicStaffView(row: StaffRow): PublicStaffMember {
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
