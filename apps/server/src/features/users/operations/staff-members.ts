import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { invitationStatus } from '../rules/invitation.ts'
import { deleteInvitationsOf, listInvitationsOf } from '../store/invitations.ts'
import { updateCalendars } from '../store/people.ts'
import { signalRightsChanged } from '../store/signal-rights-changed.ts'
import { noteInvitation } from './invite.ts'

/** Status of a staff member's invitation. */
export type StaffInvitation = { invitationId: string; email: string; status: 'PENDING' | 'EXPIRED' }

/** Finds open invitations by staff member id. */
export async function invitationsOfStaff(
  db: Db,
  siteId: string,
  staffMemberIds: readonly string[],
  now: number,
): Promise<Map<string, StaffInvitation>> {
  const rows = await listInvitationsOf(db, siteId, staffMemberIds)
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
  const gone = await deleteInvitationsOf(tx, actor.siteId, staffMemberId)
  for (const before of gone) await noteInvitation(tx, actor, { operation, before }, context.clock.now())
}

/** Sets a person's own calendars. No effect for roles that see all. */
export async function giveCalendars(
  tx: Tx,
  { siteId, userId, resourceIds }: { siteId: string; userId: string; resourceIds: string[] },
): Promise<void> {
  await updateCalendars(tx, siteId, userId, resourceIds)
  signalRightsChanged(tx)
}
