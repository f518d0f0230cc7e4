import { sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'

/** A person or thing that bookings use up; `staff` is set for a person. */
export type ResourceRow = {
  id: string
  typeId: string | null
  name: string
  /** ACTIVE or INACTIVE. */
  status: string
  /** Only APPROVED offers time. */
  approvalStatus: string
  /** Its sessions. */
  scheduleId: string
  /** Its hours; null: round the clock. */
  workingHoursScheduleId: string | null
  /** Empty: at every place. */
  locationIds: string[]
  deleted: boolean
  staff: { staffMemberId: string; userId: string | null; email: string | null; serviceProvider: boolean } | null
}

/** The resources of these ids, in no particular order; deleted and inactive ones too. */
export async function findResources(db: Db, siteId: string, ids: readonly string[]): Promise<ResourceRow[]> {
  const rows = await db
    .selectFrom('resources as r')
    .leftJoin('staff_members as s', (join) =>
      join.onRef('s.site_id', '=', 'r.site_id').onRef('s.resource_id', '=', 'r.id'),
    )
    .select(['r.id', 'r.type_id', 'r.name', 'r.status', 'r.approval_status', 'r.schedule_id', 'r.location_ids'])
    .select(['r.working_hours_schedule_id', 'r.deleted_at', 's.user_id', 's.email', 's.service_provider'])
    .select('s.id as staff_member_id')
    .where('r.site_id', '=', siteId)
    .where(sql<boolean>`r.id = any(${[...ids]}::uuid[])`)
    .execute()
  return rows.map((row) => ({
    ...{ id: row.id, typeId: row.type_id, name: row.name, status: row.status, approvalStatus: row.approval_status },
    ...{ scheduleId: row.schedule_id, workingHoursScheduleId: row.working_hours_schedule_id },
    ...{ locationIds: row.location_ids, deleted: row.deleted_at !== null },
    staff: row.staff_member_id === null ? null : staffOf({ ...row, staff_member_id: row.staff_member_id }),
  }))
}

function staffOf(row: {
  staff_member_id: string
  user_id: string | null
  email: string | null
  service_provider: boolean | null
}) {
  const { user_id: userId, email } = row
  return { staffMemberId: row.staff_member_id, userId, email, serviceProvider: row.service_provider === true }
}

/** A person as `listStaff` shows them. */
export type StaffRow = {
  id: string
  resource_id: string
  name: string
  description: string | null
  image_url: string | null
  color: string
  service_ids: string[]
}

/** Which people to list. `everyone`: also those who are hidden from customers, and hidden services. */
export type StaffFilter = { serviceId?: string | undefined; everyone: boolean }

/** People in the order of the business, with the services each gives, in one query. */
export async function listStaffRows(db: Db, siteId: string, { serviceId, everyone }: StaffFilter): Promise<StaffRow[]> {
  const { rows } = await sql<StaffRow>`
    select m.id, m.resource_id, m.name, m.description, m.image_url, m.color, array(
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

export async function insertResourceType(
  tx: Tx,
  siteId: string,
  type: { id: string; name: string; isStaff: boolean },
  now: number,
): Promise<void> {
  const times = { created_at: new Date(now), updated_at: new Date(now) }
  await tx
    .insertInto('resource_types')
    .values({ site_id: siteId, id: type.id, name: type.name, is_staff: type.isStaff, ...times })
    .execute()
}

/** The kinds of things a business has; people are one. */
export function findResourceTypes(db: Db, siteId: string): Promise<{ id: string; name: string; isStaff: boolean }[]> {
  return db
    .selectFrom('resource_types')
    .select(['id', 'name', 'is_staff as isStaff'])
    .where('site_id', '=', siteId)
    .orderBy('id')
    .execute()
}

/** The type of people; made with the site. */
export async function loadStaffTypeId(db: Db, siteId: string): Promise<string> {
  const query = db.selectFrom('resource_types').select('id').where('site_id', '=', siteId).where('is_staff', '=', true)
  return (await query.executeTakeFirstOrThrow()).id
}

export type ResourceValues = {
  id: string
  typeId: string | null
  name: string
  scheduleId: string
  workingHoursScheduleId: string | null
  locationIds: readonly string[]
}

export async function insertResourceRow(tx: Tx, siteId: string, values: ResourceValues, now: number): Promise<void> {
  await tx
    .insertInto('resources')
    .values({
      ...{ site_id: siteId, id: values.id, type_id: values.typeId, name: values.name, schedule_id: values.scheduleId },
      ...{ working_hours_schedule_id: values.workingHoursScheduleId, location_ids: [...values.locationIds] },
      ...{ created_at: new Date(now), updated_at: new Date(now) },
    })
    .execute()
}

export type StaffValues = {
  id: string
  resourceId: string
  userId: string | null
  name: string
  description: string | null
  email: string | null
  phone: string | null
  imageUrl: string | null
  color: string
  serviceProvider: boolean
  sortOrder: number
}

export async function insertStaffRow(tx: Tx, siteId: string, values: StaffValues, now: number): Promise<void> {
  const { id, name, description, email, phone, color } = values
  await tx
    .insertInto('staff_members')
    .values({
      ...{ site_id: siteId, id, name, description, email, phone, color, resource_id: values.resourceId },
      ...{ user_id: values.userId, image_url: values.imageUrl, service_provider: values.serviceProvider },
      ...{ sort_order: values.sortOrder, created_at: new Date(now), updated_at: new Date(now) },
    })
    .execute()
}

/** A person or room as a column of the calendar; deleted ones too, for what stands in their past. */
export type ColumnRow = {
  id: string
  scheduleId: string
  /** Null: round the clock. */
  hoursId: string | null
  typeId: string | null
  typeName: string
  name: string
  /** Set for a person. */
  staffMemberId: string | null
  /** Who signs in as this person. */
  userId: string | null
  color: string
  imageUrl: string | null
  /** False for what is switched off or deleted. */
  active: boolean
}

/** Every person and room of a business: people in its order, then rooms by kind and name. One statement. */
export async function listColumnRows(db: Db, siteId: string): Promise<ColumnRow[]> {
  const { rows } = await sql<ColumnRow>`
    select r.id, r.schedule_id as "scheduleId", r.working_hours_schedule_id as "hoursId", r.type_id as "typeId",
      coalesce(t.name, '') as "typeName", coalesce(m.name, r.name) as name, m.id as "staffMemberId",
      m.user_id as "userId", coalesce(m.color, '') as color, m.image_url as "imageUrl",
      r.status = 'ACTIVE' and r.deleted_at is null and m.deleted_at is null as active
    from resources r
    left join resource_types t on t.site_id = r.site_id and t.id = r.type_id
    left join staff_members m on m.site_id = r.site_id and m.resource_id = r.id
    where r.site_id = ${siteId}
    order by m.id is null, m.sort_order, t.name, coalesce(m.name, r.name), r.id`.execute(db)
  return rows
}
