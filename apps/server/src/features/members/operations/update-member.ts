import type { members } from '@kalends/contract'
import { type Actor, isManager } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Operation } from '../../../operation.ts'
import { refuseFields } from '../../../refusal.ts'
import { contactChanges } from '../rules/contact-changes.ts'
import { loginEmailViolations, memberViolations } from '../rules/written-member.ts'
import { changeMember, type MemberChanges } from '../steps/change-member.ts'
import { lockEditableMember } from '../steps/lock-editable-member.ts'
import type { Member } from '../store/members.ts'
import { memberView } from '../view.ts'

/** Ignores read-only fields, and the privacy of a calling member, who joins or leaves the community instead. */
export const updateMember: Operation<'updateMember'> = async ({ input, actor }, context) => {
  const sent = input.member ?? {}
  const member = await context.transaction(async (tx) => {
    const open = await lockEditableMember(tx, actor, sent.id ?? '')
    const faults = [...loginEmailViolations(sent.loginEmail, open.login_email), ...memberViolations(sent)]
    if (faults.length > 0) refuseFields(faults)
    return changeMember(tx, context, open, readChanges(context, actor, open, sent), actor)
  })
  return { member: memberView(member, 'FULL') }
}

function readChanges(context: Context, actor: Actor, member: Member, sent: members.Member): MemberChanges {
  const { profile, contact, privacyStatus } = sent
  const { nickname, title, photo, cover } = profile ?? {}
  return {
    ...(isSent(nickname) ? { nickname: nickname.trim() || null } : {}),
    ...(isSent(title) ? { title: title.trim() || null } : {}),
    ...(photo ? { photo: picture(photo) } : {}),
    ...(cover ? { cover: picture(cover) } : {}),
    ...(isManager(actor) && privacyStatus && privacyStatus !== 'UNKNOWN' ? { privacy: privacyStatus } : {}),
    ...(contact ? { contact: contactChanges(contact, findKnownEmail(context, actor, member)) } : {}),
  }
}

/** An image without URL and id counts as none. */
function picture(sent: members.Image): object | null {
  return sent.url || sent.id ? sent : null
}

function isSent(text: string | null | undefined): text is string {
  return text !== null && text !== undefined
}

function findKnownEmail(context: Context, actor: Actor, { contact, ...member }: Member) {
  const isProven = member.login_email_verified_at !== null
  // Whoever signed up without verifying the address might get somebody else's bookings with it.
  const mayVouch = isManager(actor) && contact !== null && !contact.emailUnproven
  const addresses = [contact?.address, ...(contact?.moreAddresses ?? [])]
  return {
    primary: contact?.email ?? null,
    mayLead: (email: string) => mayVouch || (isProven && email.toLowerCase() === member.login_email),
    newId: () => context.ids.guid(),
    addressIds: addresses.flatMap((address) => (typeof address?.['id'] === 'string' ? [address['id']] : [])),
  }
}
