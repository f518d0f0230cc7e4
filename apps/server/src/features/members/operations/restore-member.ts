import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findAccounts, proveContact } from '../../contacts/index.ts'
import { claimSlug, loadMember, publishMemberEvent, recordAction } from '../steps/write-member.ts'
import type { Member } from '../store/members.ts'
import { listDeletedRows, lockDeleted } from '../store/trash.ts'
import { updateMemberRow } from '../store/write-member.ts'
import { deletedView, memberView } from '../view.ts'

/** Restores a member with their status and their slug, or the next free one. */
export const restoreMember: Operation<'restoreMember'> = async ({ input, actor }, context) => {
  const member = await context.transaction(async (tx) => {
    const { siteId } = actor
    const deleted = await lockDeleted(tx, siteId, input.id)
    if (!deleted?.purge_at || Date.parse(deleted.purge_at) <= context.clock.now()) return fail('MEMBER_NOT_FOUND')
    const now = context.clock.now()
    const contact_id = await findContactOfRestored(context, tx, deleted)
    const back = { deleted_at: null, purge_at: null, contact_id, updated_at: new Date(now) }
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

/** Returns the contact they had, or another one if it is the customer of another verified account by now. */
async function findContactOfRestored(context: Context, tx: Tx, deleted: Member): Promise<string | null> {
  const { site_id: siteId, id: memberId, contact, contact_id: contactId, login_email: email } = deleted
  if (!contact || deleted.login_email_verified_at === null) return contactId
  const isTaken = (await findAccounts(tx, siteId, contact.id)).some(({ isProven }) => isProven)
  if (!isTaken) return contactId
  return proveContact(context, tx, siteId, { memberId, contactId: null, email })
}

export const listDeletedMembers: Operation<'listDeletedMembers'> = async ({ actor }, { db, clock }) => ({
  members: (await listDeletedRows(db, actor.siteId, clock.now())).map(deletedView),
})
