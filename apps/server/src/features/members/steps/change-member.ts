import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import {
  type ContactChanges,
  changeContact,
  clearMergedAddress,
  makeUnprovenContact,
  proveContact,
} from '../../contacts/index.ts'
import type { Member } from '../store/members.ts'
import { claimLoginEmail, updateMemberRow } from '../store/write-member.ts'
import { memberView } from '../view.ts'
import { loadMember, memberChanges, publishMemberEvent, recordAction } from './write-member.ts'

type Columns = Pick<
  Member,
  'status' | 'awaits_verification' | 'awaits_approval' | 'privacy' | 'activity' | 'slug' | 'nickname' | 'title'
>

/** Changes to a member; absent fields stay. */
export type MemberChanges = Partial<Columns> & {
  photo?: object | null
  cover?: object | null
  identityProfile?: object | null
  /** Another sign-in email, unproven unless `isVerified` is set. Their contact has it too, if it had the earlier one. */
  loginEmail?: string
  /** The sign-in email was verified. */
  isVerified?: true
  /** Changes to their contact. */
  contact?: ContactChanges
  /** The business says which customer they are. */
  contactId?: string
}

/**
 * Updates a locked member and their contact, publishes the event and records what changed. Signs out a member who is no
 * longer APPROVED; links a verified member to the contact with their email. Throws SLUG_ALREADY_EXISTS, or
 * CONTACT_DETAILS_CONFLICT if the contact's email belongs to another one.
 */
export async function changeMember(
  tx: Tx,
  context: Context,
  member: Member,
  changes: MemberChanges,
  actor: Actor | undefined,
  action = 'update',
): Promise<Member> {
  const { site_id: siteId, id } = member
  const now = context.clock.now()
  // Before the contact, so that of two who want one address the second learns that it is taken.
  if (changes.loginEmail !== undefined) await claimLoginEmail(tx, siteId, id, changes.loginEmail)
  const contactId = await writeContact(tx, context, member, changes)
  const columns = { ...changedColumns(changes, now), contact_id: contactId, updated_at: new Date(now) }
  if (!(await updateMemberRow(tx, siteId, id, columns))) {
    return fail('SLUG_ALREADY_EXISTS', { data: { slug: changes.slug ?? '' } })
  }
  const after = await loadMember(tx, siteId, id)
  if (member.status === 'APPROVED' && after.status !== 'APPROVED') await endMemberSessions(tx, context, after)
  const differences = memberChanges(member, after)
  if (differences.length > 0) await recordAction(tx, context, after, { actor, action, changes: differences })
  const payload = { updatedEvent: { currentEntity: memberView(after, 'FULL') } }
  await publishMemberEvent(tx, context, after, { slug: 'updated', payload, actor })
  return after
}

/** Ends every sign-in of a member, in browsers and elsewhere. */
export async function endMemberSessions(
  tx: Tx,
  context: Context,
  { site_id: siteId, id: memberId }: Member,
): Promise<void> {
  await context.ports.members.endMemberSessions(tx, context, { siteId, memberId })
}

function changedColumns(changes: MemberChanges, now: number) {
  const { photo, cover, identityProfile, isVerified, loginEmail, contact: _, contactId: __, ...columns } = changes
  return {
    ...columns,
    ...(photo === undefined ? {} : { photo: photo && JSON.stringify(photo) }),
    ...(cover === undefined ? {} : { cover: cover && JSON.stringify(cover) }),
    ...(identityProfile === undefined ? {} : { identity_profile: identityProfile && JSON.stringify(identityProfile) }),
    ...(loginEmail === undefined ? {} : { login_email: loginEmail, login_email_verified_at: null }),
    // Nobody has said that whoever gets mail at the new address works here.
    ...(loginEmail === undefined || isVerified ? {} : { user_id: null }),
    ...(isVerified ? { login_email_verified_at: new Date(now), awaits_verification: false } : {}),
  }
}

/**
 * Updates the member's contact and returns its id. Who verifies an address keeps only a contact that is theirs alone: one of
 * an address that they leave unverified is a customer of the business.
 */
async function writeContact(
  tx: Tx,
  context: Context,
  member: Member,
  { contact, contactId: chosenId, isVerified, loginEmail }: MemberChanges,
): Promise<string | null> {
  const { site_id: siteId, id: memberId } = member
  const email = loginEmail ?? member.login_email
  const now = context.clock.now()
  const isUnproven = member.contact?.emailUnproven === true
  let contactId = chosenId ?? member.contact_id
  if (contact) {
    contactId ??= (await makeUnprovenContact(tx, siteId, {}, now)) ?? null
    if (contactId) await changeContact(tx, siteId, contactId, contact, now)
  }
  if (loginEmail !== undefined && isUnproven && contactId)
    await changeContact(tx, siteId, contactId, { more_emails: movedEmails(member, loginEmail) }, now)
  const isTheirs = member.login_email_verified_at !== null || isUnproven || loginEmail === undefined
  const kept = isTheirs ? contactId : null
  const proven = isVerified ? await proveContact(context, tx, siteId, { memberId, contactId: kept, email }) : contactId
  const hadEarlier = loginEmail !== undefined && member.contact?.email?.toLowerCase() === member.login_email
  if (hadEarlier && proven !== null && proven === member.contact?.id)
    await changeContact(tx, siteId, proven, { email: loginEmail }, now)
  // Whoever has the earlier mailbox later proves nothing about this customer with it.
  if (loginEmail !== undefined) await clearMergedAddress(tx, siteId, member.login_email)
  return proven
}

function movedEmails({ contact, login_email: earlier }: Member, loginEmail: string): string[] {
  const others = (contact?.moreEmails ?? []).filter((email) => ![earlier, loginEmail].includes(email.toLowerCase()))
  return [loginEmail, ...others]
}
