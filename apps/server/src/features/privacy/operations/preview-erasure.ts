import type { Db } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findContactsOf, findContactsOfMember, findMembersOf, listAccounts } from '../store/person.ts'
import { erasedAccountView } from '../view.ts'

export const previewCustomerErasure: Operation<'previewCustomerErasure'> = async ({ input, actor }, { db }) => {
  const contactIds = await findContactsOf(db, actor.siteId, input.contactId)
  if (contactIds.length === 0) return fail('CONTACT_NOT_FOUND')
  return { preview: await preview(db, actor.siteId, contactIds, []) }
}

export const previewMemberErasure: Operation<'previewMemberErasure'> = async ({ input, actor }, { db }) => {
  const contactIds = (await findContactsOfMember(db, actor.siteId, input.id)) ?? fail('MEMBER_NOT_FOUND')
  return { preview: await preview(db, actor.siteId, contactIds, [input.id]) }
}

async function preview(db: Db, siteId: string, contactIds: readonly string[], asked: readonly string[]) {
  const memberIds = [...(await findMembersOf(db, siteId, contactIds)), ...asked]
  return { accounts: (await listAccounts(db, siteId, memberIds)).map(erasedAccountView) }
}
