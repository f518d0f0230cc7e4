import type { common } from '@kalends/contract'
import { type InsertObject, type Selectable, type SelectQueryBuilder, sql, type Updateable } from 'kysely'
import type { Database, Db, Tx } from '../../../db/database.ts'
import { documents } from './documents.ts'

/** A resource that bookings occupy; `staff` is set for staff members. */
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
  /** Empty: all locations. */
  locationIds: string[]
  deleted: boolean
  staff: StaffOfResource | null
}

type StaffOfResource = {
  staffMemberId: string
  userId: string | null
  email: string | null
  serviceProvider: boolean
  /** As the API shows it. */
  mainMedia: common.MediaItem | null
}

/** The resources of these ids, in no particular order; deleted and inactive ones too. */
export async function findResources(db: Db, siteId: string, ids: readonly string[]): Promise<ResourceRow[]> {
  return (await resourceRows(db, siteId, ids).execute()).map(toResource)
}

/** Finds resources about to be referenced, and locks them against deletion until the transaction ends. */
export async function lockNamedResources(tx: Tx, siteId: string, ids: readonly string[]): Promise<ResourceRow[]> {
  return (await resourceRows(tx, siteId, ids).orderBy('r.id').forShare('r').execute()).map(toResource)
}

function resourceRows(db: Db, siteId: string, ids: readonly string[]) {
  return db
    .selectFrom('resources as r')
    .leftJoin('staff_members as s', (join) =>
      join.onRef('s.site_id', '=', 'r.site_id').onRef('s.resource_id', '=', 'r.id'),
    )
    .select(['r.id', 'r.type_id', 'r.name', 'r.status', 'r.approval_status', 'r.schedule_id', 'r.location_ids'])
    .select(['r.working_hours_schedule_id', 'r.deleted_at', 's.user_id', 's.email', 's.service_provider'])
    .select(['s.id as staff_member_id', pictureColumn.as('main_media')])
    .where('r.site_id', '=', siteId)
    .where(sql<boolean>`r.id = any(${[...ids]}::uuid[])`)
}

type FoundRow = Awaited<ReturnType<ReturnType<typeof resourceRows>['executeTakeFirstOrThrow']>>

function toResource(row: FoundRow): ResourceRow {
  return {
    id: row.id,
    typeId: row.type_id,
    name: row.name,
    status: row.status,
    approvalStatus: row.approval_status,
    scheduleId: row.schedule_id,
    workingHoursScheduleId: row.working_hours_schedule_id,
    locationIds: row.location_ids,
    deleted: row.deleted_at !== null,
    staff: row.staff_member_id === null ? null : toStaff({ ...row, staff_member_id: row.staff_member_id }),
  }
}

/** Staff members not created through the API have only an image URL. */
const pictureColumn = sql<common.MediaItem | null>`coalesce(s.main_media,
  case when s.image_url is not null then jsonb_build_object('image', jsonb_build_object('url', s.image_url)) end)`

function toStaff(row: {
  staff_member_id: string
  user_id: string | null
  email: string | null
  service_provider: boolean | null
  main_media: common.MediaItem | null
}): StaffOfResource {
  const { user_id: userId, email, service_provider: provider } = row
  const mainMedia = row.main_media
  return { staffMemberId: row.staff_member_id, userId, email, serviceProvider: provider === true, mainMedia }
}

/** A stored resource with joined data for the API. */
export type ResourceEntity = Selectable<Database['resources']> & { hours_id: string | null; staff_id: string | null }

// biome-ignore lint/suspicious/noExplicitAny: the tables joined here are an inner matter; the row is what counts
export type ResourceStatement = SelectQueryBuilder<any, 'resource', ResourceEntity>

/** Resources of a site, the trash included. `resource` and `staff` are the names conditions go by. */
export function selectResources(db: Db, siteId: string): ResourceStatement {
  return db
    .selectFrom('resources as resource')
    .leftJoin('staff_members as staff', (join) =>
      join.onRef('staff.site_id', '=', 'resource.site_id').onRef('staff.resource_id', '=', 'resource.id'),
    )
    .where('resource.site_id', '=', siteId)
    .selectAll('resource')
    .select(['resource.working_hours_schedule_id as hours_id', 'staff.id as staff_id'])
    .$castTo<ResourceEntity>() as unknown as ResourceStatement
}

export async function loadResource(db: Db, siteId: string, id: string): Promise<ResourceEntity> {
  return selectResources(db, siteId).where('resource.id', '=', id).executeTakeFirstOrThrow()
}

/** Finds a resource that is not in the trash. */
export function findStandingResource(db: Db, siteId: string, id: string): Promise<ResourceEntity | undefined> {
  return selectResources(db, siteId)
    .where('resource.id', '=', id)
    .where('resource.deleted_at', 'is', null)
    .executeTakeFirst()
}

/** The resource under a lock: changes and bookings of it come one after another. */
export function lockResource(tx: Tx, siteId: string, id: string): Promise<ResourceEntity | undefined> {
  return selectResources(tx, siteId)
    .where('resource.id', '=', id)
    .where('resource.deleted_at', 'is', null)
    .forUpdate('resource' as never)
    .executeTakeFirst()
}

/** Locks a resource deleted since an instant. Staff members are restored separately. */
export function lockDeletedResource(
  tx: Tx,
  siteId: string,
  id: string,
  since: Date,
): Promise<ResourceEntity | undefined> {
  return selectResources(tx, siteId)
    .where('resource.id', '=', id)
    .where('resource.deleted_at', '>', since)
    .where('staff.id', 'is', null)
    .forUpdate('resource' as never)
    .executeTakeFirst()
}

/** Lists resources deleted since an instant, latest first. */
export function listDeletedResourceRows(db: Db, siteId: string, since: Date): Promise<ResourceEntity[]> {
  return selectResources(db, siteId)
    .where('resource.deleted_at', '>', since)
    .where('staff.id', 'is', null)
    .orderBy('resource.deleted_at', 'desc')
    .orderBy('resource.id')
    .limit(1000)
    .execute()
}

/** Locks all resources of a type that are not in the trash, in id order. */
export function lockResourcesOfType(tx: Tx, siteId: string, typeId: string): Promise<ResourceEntity[]> {
  return selectResources(tx, siteId)
    .where('resource.type_id', '=', typeId)
    .where('resource.deleted_at', 'is', null)
    .orderBy('resource.id')
    .forUpdate('resource' as never)
    .execute()
}

type Documents = { extended_fields?: object; location_options?: object | null }

export type ResourceValues = Omit<
  InsertObject<Database, 'resources'>,
  'site_id' | 'created_at' | 'updated_at' | 'revision' | keyof Documents
> &
  Documents

/** The columns of a resource that change. */
export type ResourceChanges = Omit<Updateable<Database['resources']>, keyof Documents> & Documents

export async function insertResourceRow(tx: Tx, siteId: string, values: ResourceValues, now: number): Promise<void> {
  const { extended_fields, location_options, ...columns } = values
  const times = { created_at: new Date(now), updated_at: new Date(now) }
  await tx
    .insertInto('resources')
    .values({ ...columns, ...documents({ extended_fields, location_options }), site_id: siteId, ...times })
    .execute()
}

/** Updates a resource: increments revision and event sequence, and invalidates cached calendars. */
export async function updateResourceRow(
  tx: Tx,
  siteId: string,
  id: string,
  { extended_fields, location_options, ...columns }: ResourceChanges,
  now: number,
): Promise<ResourceEntity> {
  await tx
    .updateTable('resources')
    .set({ ...columns, ...documents({ extended_fields, location_options }), updated_at: new Date(now) })
    .set({ revision: sql`revision + 1`, event_sequence: sql`event_sequence + 1` })
    .set({ calendar_version: sql`calendar_version + 1` })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
  return loadResource(tx, siteId, id)
}

/** Deletes or restores the resources of staff members, bumping their revision. */
export async function setResourceDeleted(
  tx: Tx,
  siteId: string,
  ids: readonly string[],
  deletedAt: Date | null,
): Promise<void> {
  await tx
    .updateTable('resources')
    .set({ deleted_at: deletedAt, revision: sql`revision + 1`, calendar_version: sql`calendar_version + 1` })
    .where('site_id', '=', siteId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute()
}

/** Allowed previous approval statuses. */
const before = { APPROVED: ['PENDING', 'DECLINED'], DECLINED: ['PENDING'] }

/** Sets the approval status. Returns true if it changed. */
export async function setApproval(
  tx: Tx,
  siteId: string,
  id: string,
  status: 'APPROVED' | 'DECLINED',
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('resources')
    .set({ approval_status: status, updated_at: new Date(now) })
    .set({ revision: sql`revision + 1`, calendar_version: sql`calendar_version + 1` })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('approval_status', 'in', before[status])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function renameResource(tx: Tx, siteId: string, id: string, name: string, now: number): Promise<void> {
  await tx
    .updateTable('resources')
    .set({ name, updated_at: new Date(now), revision: sql`revision + 1` })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}

/** Sets the working hours that apply from now on. */
export async function setHoursSchedule(
  tx: Tx,
  siteId: string,
  id: string,
  scheduleId: string,
  now: number,
): Promise<void> {
  await tx
    .updateTable('resources')
    .set({ working_hours_schedule_id: scheduleId, updated_at: new Date(now), revision: sql`revision + 1` })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}
