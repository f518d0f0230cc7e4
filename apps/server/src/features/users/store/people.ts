import type { Role } from '@kalends/contract'
import { sql } from 'kysely'
import { type Db, instant, type Tx } from '../../../db/database.ts'

/** A staff user of a site. */
export type PersonRow = {
  userId: string
  name: string
  email: string
  role: Role
  resourceIds: string[]
  hasSecondFactor: boolean
  lastSeenAt: string | null
}

function selectPeople(db: Db, siteId: string) {
  return db
    .selectFrom('site_users')
    .innerJoin('users', 'users.id', 'site_users.user_id')
    .leftJoin('staff_factors', 'staff_factors.user_id', 'users.id')
    .select(['users.id as userId', 'users.name', 'users.email'])
    .select(sql<boolean>`staff_factors.activated_at is not null`.as('hasSecondFactor'))
    .select(['site_users.role', 'site_users.resource_ids as resourceIds', 'site_users.last_seen_at as lastSeenAt'])
    .where('site_users.site_id', '=', siteId)
}

/** Lists staff in order of joining. */
export async function listPeopleRows(db: Db, siteId: string): Promise<PersonRow[]> {
  const rows = await selectPeople(db, siteId).orderBy('site_users.created_at').orderBy('users.id').limit(1000).execute()
  return rows as PersonRow[]
}

/** Finds staff by id. */
export async function findPeople(db: Db, siteId: string, userIds: readonly string[]): Promise<PersonRow[]> {
  if (userIds.length === 0) return []
  const rows = await selectPeople(db, siteId)
    .where('users.id', 'in', [...userIds])
    .execute()
  return rows as PersonRow[]
}

/** Finds a staff user by email, ignoring case. */
export async function findPersonByEmail(db: Db, siteId: string, email: string): Promise<PersonRow | undefined> {
  const row = await selectPeople(db, siteId)
    .where(sql`lower(users.email)`, '=', email.trim().toLowerCase())
    .executeTakeFirst()
  return row as PersonRow | undefined
}

/** Locks a person's role at a business until the transaction ends. */
export async function lockPerson(
  tx: Tx,
  siteId: string,
  person: { userId: string } | { email: string },
): Promise<PersonRow | undefined> {
  const row = await selectPeople(tx, siteId)
    .where((eb) =>
      'userId' in person
        ? eb('users.id', '=', person.userId)
        : eb(sql`lower(users.email)`, '=', person.email.trim().toLowerCase()),
    )
    .forNoKeyUpdate('site_users')
    .executeTakeFirst()
  return row as PersonRow | undefined
}

/**
 * Locks the roles of this person and of all owners in a fixed order, so that concurrent calls cannot remove the last
 * two owners. Returns what was read under the lock.
 */
export async function lockRoles(
  tx: Tx,
  siteId: string,
  userId: string,
): Promise<{ userId: string; role: Role; resourceIds: string[] }[]> {
  const rows = await tx
    .selectFrom('site_users')
    .select(['user_id as userId', 'role', 'resource_ids as resourceIds'])
    .where('site_id', '=', siteId)
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('role', '=', 'owner')]))
    .orderBy('user_id')
    .forUpdate()
    .execute()
  return rows as { userId: string; role: Role; resourceIds: string[] }[]
}

export async function updateRole(
  tx: Tx,
  workplace: { siteId: string; userId: string; role: Role; resourceIds: string[] },
): Promise<void> {
  await tx
    .updateTable('site_users')
    .set({ role: workplace.role, resource_ids: workplace.resourceIds })
    .where('site_id', '=', workplace.siteId)
    .where('user_id', '=', workplace.userId)
    .execute()
}

/** Updates the calendars of the role staff; other roles see all. */
export async function updateCalendars(tx: Tx, siteId: string, userId: string, resourceIds: string[]): Promise<void> {
  await tx
    .updateTable('site_users')
    .set({ resource_ids: resourceIds })
    .where('site_id', '=', siteId)
    .where('user_id', '=', userId)
    .where('role', '=', 'staff')
    .execute()
}

/** Deletes a person's role at a business, and their sessions there. */
export async function deleteWorkplace(tx: Tx, siteId: string, userId: string): Promise<void> {
  await tx.deleteFrom('site_users').where('site_id', '=', siteId).where('user_id', '=', userId).execute()
  await tx.deleteFrom('staff_sessions').where('site_id', '=', siteId).where('user_id', '=', userId).execute()
}

/** Inserts a role unless the person already has one at the business. */
export async function insertWorkplace(
  tx: Tx,
  workplace: { siteId: string; userId: string; role: Role; resourceIds: string[] },
  now: number,
): Promise<boolean> {
  const row = await tx
    .insertInto('site_users')
    .values({
      site_id: workplace.siteId,
      user_id: workplace.userId,
      role: workplace.role,
      resource_ids: workplace.resourceIds,
      created_at: new Date(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Saves when the person was last seen. */
export async function updateLastSeen(db: Db, siteId: string, userId: string, now: number): Promise<void> {
  await db
    .updateTable('site_users')
    .set({ last_seen_at: instant(now) })
    .where('site_id', '=', siteId)
    .where('user_id', '=', userId)
    .execute()
}
