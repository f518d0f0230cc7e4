import type { OperationId, staffMembers } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { changedTags, type TagChange } from '../rules/tags.ts'
import { lockStaffMember } from '../store/staff.ts'
import { changeStaffMember } from './change-staff-member.ts'

/** What the job of the call by filter stores. */
export type TagsByFilter = { filter: Record<string, unknown> } & Pick<
  staffMembers.BulkUpdateStaffMemberTagsRequest,
  'assignTags' | 'unassignTags'
>

/** Tags can be set on every staff member, and filtered by contact details. */
export const taggableStaff = { everyone: true, contact: true, providersOnly: false }

export async function tagStaffMember(
  context: Context,
  tx: Tx,
  { actor, id, change, operation }: { actor: Actor; id: string; change: TagChange; operation: OperationId },
): Promise<void> {
  const before = (await lockStaffMember(tx, actor.siteId, id)) ?? fail('STAFF_MEMBER_NOT_FOUND')
  const values = changedTags({ tags: before.tags, private_tags: before.private_tags }, change)
  await changeStaffMember(context, tx, before, { actor, operation, values, events: ['updated'] })
}
