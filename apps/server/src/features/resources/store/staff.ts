import { type InsertObject, type Selectable, type SelectQueryBuilder, sql, type Updateable } from 'kysely'
import type { Database, Db, Tx } from '../../../db/database.ts'
import { isDatabaseError, sqlState } from '../../../db/errors.ts'
import { fail } from '../../../refusal.ts'
import { documents } from './documents.ts'

/** A stored staff member with the resource that represents them. */
export type StaffMemberRow = Selectable<Database['staff_members']> & {
  resource_revision: number
  schedule_id: string
  /** Null: round the clock. */
  hours_id: string | null
  hours_kind: string | null
  // biome-ignore lint/suspicious/noExplicitAny: the API's locationOptions, stored as sent
  location_options: any
  location_ids: string[]
  rank: number
}

// biome-ignore lint/suspicious/noExplicitAny: the tables joined here are an inner matter; the row is what counts
export type StaffStatement = SelectQueryBuilder<any, 'staff', StaffMemberRow>

/** People of a site, the trash included. `staff` and `resource` are the names conditions go by. */
export function selectStaff(db: Db, siteId: string): StaffStatement {
  return db
    .selectFrom('staff_members as staff')
    .innerJoin('resources as resource', (join) =>
      join.onRef('resource.site_id', '=', 'staff.site_id').onRef('resource.id', '=', 'staff.resource_id'),
    )
    .leftJoin('schedules as hours', (join) =>
      join.onRef('hours.site_id', '=', 'staff.site_id').onRef('hours.id', '=', 'resource.working_hours_schedule_id'),
    )
    .where('staff.site_id', '=', siteId)
    .selectAll('staff')
    .select(['resource.revision as resource_revision', 'resource.schedule_id', 'resource.location_options'])
    .select(['resource.location_ids', 'resource.rank', 'hours.id as hours_id', 'hours.kind as hours_kind'])
    .$castTo<StaffMemberRow>() as unknown as StaffStatement
}

/** A person who is not in the trash. */
export function findStaffMember(db: Db, siteId: string, id: string): Promise<StaffMemberRow | undefined> {
  return selectStaff(db, siteId).where('staff.id', '=', id).where('staff.deleted_at', 'is', null).executeTakeFirst()
}

export async function loadStaffMember(db: Db, siteId: string, id: string): Promise<StaffMemberRow> {
  return selectStaff(db, siteId).where('staff.id', '=', id).executeTakeFirstOrThrow()
}

/** The person under a lock: changes of one person come one after another. */
export function lockStaffMember(
  tx: Tx,
  siteId: string,
  id: string,
  from: 'work' | 'trash' = 'work',
): Promise<StaffMemberRow | undefined> {
  const staffMember = selectStaff(tx, siteId).where('staff.id', '=', id)
  const wanted =
    from === 'work'
      ? staffMember.where('staff.deleted_at', 'is', null)
      : staffMember.where('staff.deleted_at', 'is not', null).where('staff.removed_at', 'is', null)
  return wanted.forUpdate(['staff', 'resource'] as never).executeTakeFirst()
}

type Documents = { extended_fields?: object; main_media?: object | null; former_services?: object }

export type StaffValues = Omit<
  InsertObject<Database, 'staff_members'>,
  'site_id' | 'created_at' | 'updated_at' | 'revision' | 'event_sequence' | keyof Documents
> &
  Documents

/** The columns of a person that change. */
export type StaffChanges = Omit<Updateable<Database['staff_members']>, keyof Documents> & Documents

/** Ends in `STAFF_MEMBER_ALREADY_CONNECTED` when anyone who signs in as this person is another one already. */
export async function insertStaffRow(
  tx: Tx,
  siteId: string,
  values: StaffValues,
  { now, events = 0 }: { now: number; events?: number },
): Promise<void> {
  const { extended_fields, main_media, former_services, ...columns } = values
  const stored = { ...columns, ...documents({ extended_fields, main_media, former_services }) }
  const times = { created_at: new Date(now), updated_at: new Date(now) }
  try {
    await tx
      .insertInto('staff_members')
      .values({ ...stored, site_id: siteId, event_sequence: events, ...times })
      .execute()
  } catch (error) {
    if (isSecond(error)) fail('STAFF_MEMBER_ALREADY_CONNECTED')
    throw error
  }
}

const isSecond = (error: unknown): boolean =>
  isDatabaseError(error) && error.code === sqlState.uniqueViolation && error.constraint === 'staff_members_user_id_key'

/** Updates a staff member: increments the revision, and the event sequence by `events`. */
export async function updateStaffRow(
  tx: Tx,
  siteId: string,
  id: string,
  { extended_fields, main_media, former_services, ...columns }: StaffChanges,
  { now, events }: { now: number; events: number },
): Promise<StaffMemberRow> {
  await tx
    .updateTable('staff_members')
    .set({ ...columns, ...documents({ extended_fields, main_media, former_services }), updated_at: new Date(now) })
    .set({ revision: sql`revision + 1`, event_sequence: sql`event_sequence + ${events}` })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
  return loadStaffMember(tx, siteId, id)
}

/** Behind everyone else. */
export async function nextSortOrder(tx: Tx, siteId: string): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(sort_order) + 1, 0) as next from staff_members where site_id = ${siteId}`.execute(tx)
  return rows[0]?.next ?? 0
}

/** The staff members of people who work here, without the trash. */
export function findStaffOfUsers(db: Db, siteId: string, userIds: readonly string[]): Promise<StaffMemberRow[]> {
  return selectStaff(db, siteId)
    .where(sql<boolean>`staff.user_id = any(${[...userIds]}::uuid[])`)
    .where('staff.deleted_at', 'is', null)
    .execute()
}

/**
 * Reorders staff members, for display and for ranking policies; unlisted ones follow
 * in their previous order. Returns all in the new order; undefined if a listed id is unknown.
 */
export async function orderStaffRows(
  tx: Tx,
  siteId: string,
  ids: readonly string[],
): Promise<{ id: string; name: string; rank: number; before: number }[] | undefined> {
  const { rows } = await sql<{
    id: string
    name: string
    resource_id: string
    sort_order: number
    wanted: number | null
  }>`
    select m.id, m.name, m.resource_id, m.sort_order, array_position(${[...ids]}::uuid[], m.id) as wanted
    from staff_members m where m.site_id = ${siteId} and m.deleted_at is null
    order by wanted nulls last, m.sort_order, m.name, m.id for update`.execute(tx)
  if (rows.filter(({ wanted }) => wanted !== null).length !== new Set(ids).size) return undefined
  const placed = rows.map(({ id, name, sort_order }, rank) => ({ id, name, rank, before: sort_order }))
  await sql`
    with placed as (select * from unnest(${rows.map(({ id }) => id)}::uuid[]) with ordinality as it(id, position)),
    ranked as (
      update resources r set rank = placed.position - 1, calendar_version = calendar_version + 1
      from placed join staff_members m on m.site_id = ${siteId} and m.id = placed.id
      where r.site_id = ${siteId} and r.id = m.resource_id)
    update staff_members m set sort_order = placed.position - 1 from placed
    where m.site_id = ${siteId} and m.id = placed.id`.execute(tx)
  return placed
}
