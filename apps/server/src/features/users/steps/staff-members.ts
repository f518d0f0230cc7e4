import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { invitationStatus } from '../rules/invitation.ts'
import { deleteStaffInvitations, listStaffInvitations } from '../store/invitations.ts'
import { updateCalendars } from '../store/people.ts'
import { signalRightsChanged } from '../store/signal-rights-changed.ts'
import { recordInvitationChange } from './invite.ts'

/** Status of a staff member's invitation. */
export type StaffInvitation = { invitationId: string; email: string; status: 'PENDING' | 'EXPIRED' }

/** By id of the staff member; who was not invited, or accepted, is not in it. */
export async function findStaffInvitations(
  db: Db,
  siteId: string,
  staffMemberIds: readonly string[],
  now: number,
): Promise<Map<string, StaffInvitation>> {
  const rows = await listStaffInvitations(db, siteId, staffMemberIds)
  return new Map(
    rows.map(({ id, staff_member_id, email, expires_at }) => [
      staff_member_id as string,
      { invitationId: id, email, status: invitationStatus(Date.parse(expires_at), now) },
    ]),
  )
}

/** Revokes the invitation of a staff member and its link. */
export async function withdrawStaffInvitation(
  context: Context,
  tx: Tx,
  { actor, staffMemberId, operation }: { actor: Actor; staffMemberId: string; operation: string },
): Promise<void> {
  const deleted = await deleteStaffInvitations(tx, actor.siteId, staffMemberId)
  for (const before of deleted) await recordInvitationChange(tx, actor, { operation, before }, context.clock.now())
}

/** The calendars that are this person's own from now on, at once. Nothing for roles that see all. */
export async function assignCalendars(
  tx: Tx,
  { siteId, userId, resourceIds }: { siteId: string; userId: string; resourceIds: string[] },
): Promise<void> {
  await updateCalendars(tx, siteId, userId, resourceIds)
  signalRightsChanged(tx)
}
