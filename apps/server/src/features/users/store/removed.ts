import type { Role } from '@kalends/contract'
import { sql } from 'kysely'
import { type Db, instant, type Tx } from '../../../db/database.ts'
import type { InvitationRow } from './invitations.ts'

/** A removed person's role and staff member. */
export type RemovedPerson = { role: Role; staffMemberId: string | null }

/** Saves a person's role before it is deleted. */
export async function saveRemovedPerson(
  tx: Tx,
  { siteId, userId, staffMemberId }: { siteId: string; userId: string; staffMemberId: string | null },
  now: number,
): Promise<void> {
  await sql`
    insert into removed_people (site_id, user_id, role, staff_member_id, created_at, last_seen_at, removed_at)
    select site_id, user_id, role, ${staffMemberId}::uuid, created_at, last_seen_at, ${instant(now)}
    from site_users where site_id = ${siteId} and user_id = ${userId}
    on conflict (site_id, user_id) do update set role = excluded.role, staff_member_id = excluded.staff_member_id,
      created_at = excluded.created_at, last_seen_at = excluded.last_seen_at, removed_at = excluded.removed_at
  `.execute(tx)
}

/** Locks the data of a person removed since an instant. */
export async function lockRemoved(
  tx: Tx,
  siteId: string,
  userId: string,
  since: number,
): Promise<RemovedPerson | undefined> {
  const row = await tx
    .selectFrom('removed_people')
    .select(['role', 'staff_member_id as staffMemberId'])
    .where('site_id', '=', siteId)
    .where('user_id', '=', userId)
    .where('removed_at', '>=', instant(since))
    .forUpdate()
    .executeTakeFirst()
  return row as RemovedPerson | undefined
}

/** Restores a removed role. Returns false if the person has one again. */
export async function restoreWorkplace(tx: Tx, siteId: string, userId: string): Promise<boolean> {
  const { rows } = await sql`
    with restored as (delete from removed_people where site_id = ${siteId} and user_id = ${userId} returning *)
    insert into site_users (site_id, user_id, role, created_at, last_seen_at)
    select site_id, user_id, role, created_at, last_seen_at from restored
    on conflict do nothing returning user_id
  `.execute(tx)
  return rows.length > 0
}

export async function saveRemovedInvitation(tx: Tx, row: InvitationRow, now: number): Promise<void> {
  await tx
    .insertInto('revoked_invitations')
    .values({ ...row, revoked_at: new Date(now) })
    .execute()
}

/** Takes out an invitation that was revoked since an instant. */
export async function takeRevokedInvitation(
  tx: Tx,
  siteId: string,
  id: string,
  since: number,
): Promise<InvitationRow | undefined> {
  const row = await tx
    .deleteFrom('revoked_invitations')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('revoked_at', '>=', instant(since))
    .returning(['site_id', 'id', 'email', 'name', 'role', 'staff_member_id', 'secret_hash', 'created_at', 'expires_at'])
    .returning(['granted_by_user_id', 'granted_by_app_id', 'mailed_secret_hash'])
    .executeTakeFirst()
  return row as InvitationRow | undefined
}

/** Restores a revoked invitation with its link. Returns false if the address or staff member was invited again. */
export async function restoreRevokedInvitation(tx: Tx, row: InvitationRow): Promise<boolean> {
  const put = await tx
    .insertInto('invitations')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return put !== undefined
}

/** Deletes removals that can no longer be undone. */
export async function deleteOldRemovals(db: Db, before: number): Promise<void> {
  await db.deleteFrom('removed_people').where('removed_at', '<', instant(before)).execute()
  await db.deleteFrom('revoked_invitations').where('revoked_at', '<', instant(before)).execute()
}
