import type { Permission, Role } from '@kalends/contract'
import { type Selectable, sql } from 'kysely'
import { type Database, type Db, instant, type Tx } from '../../../db/database.ts'

export type InvitationRow = Omit<Selectable<Database['invitations']>, 'role'> & { role: Role }

export type NewInvitation = {
  siteId: string
  id: string
  email: string
  name: string
  role: Role
  staffMemberId: string | null
  hash: Buffer
  /** Of the emailed link, if there is one apart from the link that the inviter gets. */
  mailedHash: Buffer | null
  expiresAt: number
} & GrantedBy

/** The grantor: a user, an API key or a client. */
export type GrantedBy = { grantedByUserId: string | null; grantedByAppId: string | null }

/** Oldest first. */
export async function listInvitations(db: Db, siteId: string): Promise<InvitationRow[]> {
  const rows = await db
    .selectFrom('invitations')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1000)
    .execute()
  return rows as InvitationRow[]
}

/** Lists pending invitations to be one of these staff members. */
export async function listStaffInvitations(
  db: Db,
  siteId: string,
  staffMemberIds: readonly string[],
): Promise<InvitationRow[]> {
  if (staffMemberIds.length === 0) return []
  const rows = await db
    .selectFrom('invitations')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('staff_member_id', 'in', [...staffMemberIds])
    .execute()
  return rows as InvitationRow[]
}

/**
 * Inserts an invitation, replacing an expired one to the same email or staff member. Undefined if an open one exists.
 */
export async function insertInvitation(
  tx: Tx,
  invitation: NewInvitation,
  now: number,
): Promise<InvitationRow | undefined> {
  const { siteId, staffMemberId } = invitation
  await tx
    .deleteFrom('invitations')
    .where('site_id', '=', siteId)
    .where('expires_at', '<=', instant(now))
    .where((eb) =>
      eb.or([
        eb(sql`lower(email)`, '=', invitation.email.toLowerCase()),
        ...(staffMemberId === null ? [] : [eb('staff_member_id', '=', staffMemberId)]),
      ]),
    )
    .execute()
  const row = await tx
    .insertInto('invitations')
    .values({
      site_id: siteId,
      id: invitation.id,
      email: invitation.email,
      name: invitation.name,
      role: invitation.role,
      staff_member_id: staffMemberId,
      secret_hash: invitation.hash,
      mailed_secret_hash: invitation.mailedHash,
      granted_by_user_id: invitation.grantedByUserId,
      granted_by_app_id: invitation.grantedByAppId,
      created_at: new Date(now),
      expires_at: new Date(invitation.expiresAt),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  return row as InvitationRow | undefined
}

/** An invitation, open or expired, locked until the transaction ends. */
export async function lockInvitation(tx: Tx, siteId: string, id: string): Promise<InvitationRow | undefined> {
  const row = await tx
    .selectFrom('invitations')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row as InvitationRow | undefined
}

/** Updates secrets, expiry and grantor; undefined if there is no such invitation. */
export async function renewInvitationRow(
  tx: Tx,
  renewed: Pick<NewInvitation, 'siteId' | 'id' | 'hash' | 'mailedHash' | 'expiresAt'> & GrantedBy,
): Promise<InvitationRow | undefined> {
  const row = await tx
    .updateTable('invitations')
    .set({
      secret_hash: renewed.hash,
      mailed_secret_hash: renewed.mailedHash,
      expires_at: new Date(renewed.expiresAt),
      granted_by_user_id: renewed.grantedByUserId,
      granted_by_app_id: renewed.grantedByAppId,
    })
    .where('site_id', '=', renewed.siteId)
    .where('id', '=', renewed.id)
    .returningAll()
    .executeTakeFirst()
  return row as InvitationRow | undefined
}

/** Deletes an invitation and returns it. */
export async function deleteInvitation(tx: Tx, siteId: string, id: string): Promise<InvitationRow | undefined> {
  const row = await tx
    .deleteFrom('invitations')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row as InvitationRow | undefined
}

/** Deletes the invitations to be this staff member. */
export async function deleteStaffInvitations(tx: Tx, siteId: string, staffMemberId: string): Promise<InvitationRow[]> {
  const rows = await tx
    .deleteFrom('invitations')
    .where('site_id', '=', siteId)
    .where('staff_member_id', '=', staffMemberId)
    .returningAll()
    .execute()
  return rows as InvitationRow[]
}

type InvitationKey = { siteId: string; hash: Buffer }

/** Finds an open invitation by either link, with the site's name. */
export async function findOpenInvitation(db: Db, { siteId, hash }: InvitationKey, now: number) {
  const row = await db
    .selectFrom('invitations')
    .innerJoin('sites', 'sites.id', 'invitations.site_id')
    .selectAll('invitations')
    .select('sites.name as siteName')
    .where('invitations.site_id', '=', siteId)
    .where(hasSecret(hash))
    .where('expires_at', '>', instant(now))
    .executeTakeFirst()
  return row as (InvitationRow & { siteName: string }) | undefined
}

/** Consumes an invitation; returned to exactly one caller. */
export async function takeInvitation(
  tx: Tx,
  { siteId, hash }: InvitationKey,
  now: number,
): Promise<InvitationRow | undefined> {
  const row = await tx
    .deleteFrom('invitations')
    .where('site_id', '=', siteId)
    .where(hasSecret(hash))
    .where('expires_at', '>', instant(now))
    .returningAll()
    .executeTakeFirst()
  return row as InvitationRow | undefined
}

/** Returns true if the invitation was found by its emailed link, which the inviter has never seen. */
export function isEmailedLink(invitation: InvitationRow, hash: Buffer): boolean {
  return invitation.mailed_secret_hash?.equals(hash) === true
}

const hasSecret = (hash: Buffer) => sql<boolean>`${hash} in (secret_hash, mailed_secret_hash)`

/** Finds the grantor's current permissions; undefined if they have none. */
export async function findGrantor(
  db: Db,
  invitation: InvitationRow,
): Promise<{ role: Role } | { permissions: Permission[] | null } | undefined> {
  const { site_id: siteId, granted_by_user_id: userId, granted_by_app_id: appId } = invitation
  if (userId !== null) {
    const row = await db
      .selectFrom('site_users')
      .select('role')
      .where('site_id', '=', siteId)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return row && { role: row.role as Role }
  }
  // Both tables belong to a later feature.
  const { rows } = await sql<{ permissions: Permission[] | null }>`
    select permissions from api_keys where site_id = ${siteId} and id = ${appId} and revoked_at is null
    union all
    select permissions from oauth_clients
    where site_id = ${siteId} and id = ${appId} and secret_hash is not null and disabled_at is null`.execute(db)
  return rows[0]
}

/** Deletes invitations that expired before this instant. */
export async function deleteOldInvitations(db: Db, before: number): Promise<void> {
  await db.deleteFrom('invitations').where('expires_at', '<', instant(before)).execute()
}
