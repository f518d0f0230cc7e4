import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { claimSlug, loadMember, publishMemberEvent, recordAction } from '../steps/write-member.ts'
import { listDeletedRows, lockDeleted } from '../store/trash.ts'
import { updateMemberRow } from '../store/write-member.ts'
import { deletedView, memberView } from '../view.ts'

/** Restores a member with their status and their slug, or the next free one. */
export const restoreMember: Operation<'restoreMember'> = async ({ input, actor }, context) => {
  const member = await context.transaction(async (tx) => {
    const { siteId } = actor
    const deleted = await lockDeleted(tx, siteId, input.id)
    if (!deleted?.purge_at || Date.parse(deleted.purge_at) <= context.clock.now()) return fail('MEMBER_NOT_FOUND')
    const back = { deleted_at: null, purge_at: null, updated_at: new Date(context.clock.now()) }
    await claimSlug(tx, { siteId, id: deleted.id }, deleted.slug, (slug) =>
      updateMemberRow(tx, siteId, deleted.id, { ...back, slug }),
    )
    const restored = await loadMember(tx, siteId, deleted.id)
    await recordAction(tx, context, restored, { actor, action: 'restore', changes: [] })
    const payload = { updatedEvent: { currentEntity: memberView(restored, 'FULL') } }
    await publishMemberEvent(tx, context, restored, { slug: 'updated', payload, actor })
    return restored
  })
  return { member: memberView(member, 'FULL') }
}

export const listDeletedMembers: Operation<'listDeletedMembers'> = async ({ actor }, { db, clock }) => ({
  members: (await listDeletedRows(db, actor.siteId, clock.now())).map(deletedView),
})
