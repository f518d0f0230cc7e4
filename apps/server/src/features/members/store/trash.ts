import { sql } from 'kysely'
import { type Db, instant, type Tx } from '../../../db/database.ts'
import { lockRow, type Member, selectAllMembers } from './members.ts'

/** Locks a member in the trash. */
export async function lockDeleted(tx: Tx, siteId: string, id: string): Promise<Member | undefined> {
  if (!(await lockRow(tx, siteId, id))) return undefined
  const row = await deletedMembers(tx, siteId).where('members.id', '=', id).executeTakeFirst()
  return row as Member | undefined
}

/** Lists members in the trash, last deleted first. */
export async function listDeletedRows(db: Db, siteId: string, now: number): Promise<Member[]> {
  const rows = await deletedMembers(db, siteId)
    .where('members.purge_at', '>', instant(now))
    .orderBy('members.deleted_at', 'desc')
    .orderBy('members.id')
    .limit(1000)
    .execute()
  return rows as Member[]
}

/** Finds a member, in the trash or not. */
export async function findAnyMember(db: Db, siteId: string, id: string): Promise<Member | undefined> {
  const row = await selectAllMembers(db, siteId)
    .where('members.id', '=', id)
    .where((eb) => eb.or([eb('members.deleted_at', 'is', null), eb('members.purge_at', 'is not', null)]))
    .executeTakeFirst()
  return row as Member | undefined
}

/** Locks members whose time in the trash is over, up to a limit. */
export async function lockOverdue(tx: Tx, now: number, limit: number): Promise<{ siteId: string; id: string }[]> {
  return tx
    .selectFrom('members')
    .select(['site_id as siteId', 'id'])
    .where('purge_at', '<=', instant(now))
    .orderBy('purge_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
}

/** Erases personal data of a member, in the trash or not. The row stays because bookings refer to it. */
export async function eraseMember(tx: Tx, { siteId, id }: { siteId: string; id: string }, now: number): Promise<void> {
  await sql`
    update members set purge_at = null, deleted_at = coalesce(deleted_at, ${new Date(now)}), login_email = '', login_email_verified_at = null, contact_id = null, slug = '',
      nickname = null, title = null, photo = null, cover = null, identity_profile = null, user_id = null,
      last_login_at = null
    where site_id = ${siteId} and id = ${id}`.execute(tx)
  await tx
    .updateTable('member_history')
    .set({ changes: '[]', actor_name: null })
    .where('site_id', '=', siteId)
    .where('member_id', '=', id)
    .execute()
}

function deletedMembers(db: Db, siteId: string) {
  return selectAllMembers(db, siteId).where('members.deleted_at', 'is not', null)
}
