import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { refuseFields } from '../../../refusal.ts'
import type { Member } from '../store/members.ts'
import { updateMemberRow } from '../store/write-member.ts'
import { endMemberSessions } from './change-member.ts'
import { endAccount } from './end-account.ts'
import { findStaffPerson } from './find-staff-person.ts'
import { publishMemberEvent, recordAction } from './write-member.ts'

/** How long a deleted member can be restored, in milliseconds. */
const trashRetentionMs = 30 * 24 * 3_600_000

type Removal = {
  contentAssigneeId?: string | null | undefined
  /** Ends plans that run; without it such a member is refused. */
  endOrders?: boolean | null | undefined
}

/**
 * Moves a member to the trash and signs them out everywhere. Their email address and profile slug are free immediately;
 * orders end, if they may, and saved cards are removed. Restoring the member brings neither back.
 */
export async function moveToTrash(
  context: Context,
  tx: Tx,
  actor: Actor,
  member: Member,
  { contentAssigneeId, endOrders }: Removal,
  operation: string,
) {
  if (await findStaffPerson(tx, member))
    refuseFields([protectedMemberRefusal('OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN')])
  await endAccount(context, tx, member, {
    actor,
    operation,
    endOrders: endOrders === true,
    refuse: (orders) =>
      refuseFields([protectedMemberRefusal('ACTIVE_SUBSCRIPTION_MEMBER_DELETE_FORBIDDEN', { orders })]),
  })
  const now = context.clock.now()
  const until = { deleted_at: new Date(now), purge_at: new Date(now + trashRetentionMs) }
  await updateMemberRow(tx, member.site_id, member.id, until)
  await endMemberSessions(tx, context, member)
  const changes = contentAssigneeId ? [{ field: 'contentAssigneeId', after: contentAssigneeId }] : []
  await recordAction(tx, context, member, { actor, action: 'delete', changes })
  const deleted = { ...member, event_sequence: member.event_sequence + 1 }
  await publishMemberEvent(tx, context, deleted, { slug: 'deleted', payload: { deletedEvent: {} }, actor })
}

function protectedMemberRefusal(
  ruleName: 'OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN' | 'ACTIVE_SUBSCRIPTION_MEMBER_DELETE_FORBIDDEN',
  data: Record<string, unknown> = {},
) {
  const description =
    ruleName === 'ACTIVE_SUBSCRIPTION_MEMBER_DELETE_FORBIDDEN'
      ? 'has plans that have not ended'
      : 'works here, and cannot be deleted'
  return { field: 'id', description, violatedRule: 'OTHER', ruleName, data } as const
}
