import { type Actor, isManager } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { refuseFields } from '../../../refusal.ts'
import type { Member } from '../store/members.ts'
import { updateMemberRow } from '../store/write-member.ts'
import { endMemberSessions } from './change-member.ts'
import { findStaffPerson } from './find-staff-person.ts'
import { publishMemberEvent, recordAction } from './write-member.ts'

/** How long a deleted member can be restored, in milliseconds. */
const trashRetentionMs = 30 * 24 * 3_600_000

type Removal = { contentAssigneeId?: string | null | undefined }

/** Moves a member to the trash and signs them out everywhere. Their email address and profile slug are free immediately. */
export async function moveToTrash(
  context: Context,
  tx: Tx,
  actor: Actor,
  member: Member,
  { contentAssigneeId }: Removal,
) {
  await refuseProtectedMember(context, tx, actor, member)
  const now = context.clock.now()
  const until = { deleted_at: new Date(now), purge_at: new Date(now + trashRetentionMs) }
  await updateMemberRow(tx, member.site_id, member.id, until)
  await endMemberSessions(tx, context, member)
  const changes = contentAssigneeId ? [{ field: 'contentAssigneeId', after: contentAssigneeId }] : []
  await recordAction(tx, context, member, { actor, action: 'delete', changes })
  const deleted = { ...member, event_sequence: member.event_sequence + 1 }
  await publishMemberEvent(tx, context, deleted, { slug: 'deleted', payload: { deletedEvent: {} }, actor })
}

async function refuseProtectedMember(context: Context, tx: Tx, actor: Actor, member: Member): Promise<void> {
  if (await findStaffPerson(tx, member))
    refuseFields([protectedMemberRefusal('OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN')])
  if (isManager(actor) && (await context.ports.members.hasActiveOrder(tx, member.site_id, member.id))) {
    refuseFields([protectedMemberRefusal('ACTIVE_SUBSCRIPTION_MEMBER_DELETE_FORBIDDEN')])
  }
}

function protectedMemberRefusal(
  ruleName: 'OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN' | 'ACTIVE_SUBSCRIPTION_MEMBER_DELETE_FORBIDDEN',
) {
  const description =
    ruleName === 'ACTIVE_SUBSCRIPTION_MEMBER_DELETE_FORBIDDEN'
      ? 'has a plan that is still paid for'
      : 'works here, and cannot be deleted'
  return { field: 'id', description, violatedRule: 'OTHER', ruleName, data: {} } as const
}
