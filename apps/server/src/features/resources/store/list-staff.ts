import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** A person as `listStaff` shows them. */
export type StaffRow = {
  id: string
  resource_id: string
  name: string
  description: string | null
  image_url: string | null
  color: string
  approval_status: 'PENDING' | 'APPROVED' | 'DECLINED'
  service_ids: string[]
  slug: string
  earlier_slugs: string[]
}

/** Staff members to list. `everyone`: also hidden ones, and hidden services. */
export type StaffFilter = { serviceId?: string | undefined; everyone: boolean }

/** People in the order of the business, with the services each gives, in one query. */
export async function listStaffRows(db: Db, siteId: string, { serviceId, everyone }: StaffFilter): Promise<StaffRow[]> {
  const { rows } = await sql<StaffRow>`
    select m.id, m.resource_id, m.name, m.description, m.image_url, m.color, r.approval_status, m.slug, array(
        select slug from staff_slugs former where former.site_id = m.site_id and former.staff_member_id = m.id
          and former.slug <> m.slug order by former.created_at desc, former.slug limit 100) as earlier_slugs, array(
        select s.id from service_staff ss join services s on s.site_id = ss.site_id and s.id = ss.service_id
        where ss.site_id = m.site_id and ss.resource_id = m.resource_id and s.deleted_at is null
          and (${everyone} or not s.hidden)
        order by s.sort_order, s.created_at, s.id) as service_ids
    from staff_members m join resources r on r.site_id = m.site_id and r.id = m.resource_id
    where m.site_id = ${siteId} and m.deleted_at is null and r.deleted_at is null
      and (${everyone} or (m.service_provider and r.status = 'ACTIVE' and r.approval_status = 'APPROVED'))
      and (${serviceId ?? null}::uuid is null or exists (
        select 1 from service_staff ss
        where ss.site_id = m.site_id and ss.service_id = ${serviceId ?? null}::uuid and ss.resource_id = m.resource_id))
    order by m.sort_order, m.name, m.id`.execute(db)
  return rows
}
