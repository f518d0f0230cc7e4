import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Operation } from '../../../operation.ts'
import { cleared } from '../rules/contact-changes.ts'
import { changeMember } from '../steps/change-member.ts'
import { lockEditableMember } from '../steps/lock-editable-member.ts'
import { memberView } from '../view.ts'

export const deleteMemberPhones: Operation<'deleteMemberPhones'> = ({ input, actor }, context) =>
  clearContactList(context, actor, input.id, 'phones')

/** The sign-in email stays. */
export const deleteMemberEmails: Operation<'deleteMemberEmails'> = ({ input, actor }, context) =>
  clearContactList(context, actor, input.id, 'emails')

export const deleteMemberAddresses: Operation<'deleteMemberAddresses'> = ({ input, actor }, context) =>
  clearContactList(context, actor, input.id, 'addresses')

async function clearContactList(context: Context, actor: Actor, id: string, list: keyof typeof cleared) {
  const member = await context.transaction(async (tx) => {
    const open = await lockEditableMember(tx, actor, id)
    return open.contact ? changeMember(tx, context, open, { contact: cleared[list] }, actor) : open
  })
  return { member: memberView(member, 'FULL') }
}
