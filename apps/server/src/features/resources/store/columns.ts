import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** A resource as a calendar column; deleted ones too, for their past entries. */
export type ColumnRow = {
  id: string
  scheduleId: string
  /** Schedule with its hours, or only its dated ones if it follows its locations; null: round the clock. */
  hoursId: string | null
  followsLocation: boolean
  /** Empty: every location. */
  locationIds: string[]
  typeId: string | null
  typeName: string
  name: string
  /** Set for a person. */
  staffMemberId: string | null
  /** User who signs in as this staff member. */
  userId: string | null
  color: string
  imageUrl: string | null
  /** False if disabled or deleted. */
  active: boolean
}

/** Every person and room of a business: people in its order, then rooms by kind and name. One statement. */
export async function listColumnRows(db: Db, siteId: string): Promise<ColumnRow[]> {
  const { rows } = await sql<ColumnRow>`
    select r.id, r.schedule_id as "scheduleId",
      case when h.kind = 'BUSINESS' then r.schedule_id else r.working_hours_schedule_id end as "hoursId",
      coalesce(h.kind = 'BUSINESS', false) as "followsLocation", r.location_ids as "locationIds", r.type_id as "typeId",
      coalesce(t.name, '') as "typeName", coalesce(m.name, r.name) as name, m.id as "staffMemberId",
      m.user_id as "userId", coalesce(m.color, '') as color, m.image_url as "imageUrl",
      r.status = 'ACTIVE' and r.deleted_at is null and m.deleted_at is null as active
    from resources r
    left join resource_types t on t.site_id = r.site_id and t.id = r.type_id
    left join staff_members m on m.site_id = r.site_id and m.resource_id = r.id
    left join schedules h on h.site_id = r.site_id and h.id = r.working_hours_schedule_id
    where r.site_id = ${siteId}
    order by m.id is null, m.sort_order, t.name, coalesce(m.name, r.name), r.id`.execute(db)
  return rows
}
