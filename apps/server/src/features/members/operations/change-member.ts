import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { type ContactChanges, changeContact, makeUnprovenContact, proveContact } from '../../contacts/index.ts'
import type { Member } from '../store/members.ts'
import { updateMemberRow } from '../store/write-member.ts'
import { memberView } from '../view.ts'
import { changesBetween, loadMember, noteDeed, tell } from './write-member.ts'

type Columns = Pick<
  Member,
  'status' | 'awaits_verification' | 'awaits_approval' | 'privacy' | 'activity' | 'slug' | 'nickname' | 'title'
>

/** What is written to a member; what is absent stays. */
export type MemberChanges = Partial<Columns> & {
  photo?: object | null
  cover?: object | null
  identityProfile?: object | null
  /** They have shown that the e-mail address they sign in with is theirs. */
  isVerified?: true
  /** What is written to their contact. */
  contact?: ContactChanges
}

/**
 * Writes a locked member and what they say of themselves, tells of it, and notes what differs. Whoever is no longer
 * APPROVED is signed out everywhere. Who has shown that the e-mail address is theirs gets the contact that has it.
 * SLUG_ALREADY_EXISTS. CONTACT_DETAILS_CONFLICT where the contact's address is to become that of another.
 */
export async function changeMember(
  tx: Tx,
  context: Context,
  member: Member,
  changes: MemberChanges,
  author: Actor | undefined,
  action = 'update',
): Promise<Member> {
  const { site_id: siteId, id } = member
  const now = context.clock.now()
  const contactId = await writeContact(tx, context, member, changes)
  const columns = { ...columnsOf(changes, now), contact_id: contactId, updated_at: new Date(now) }
  if (!(await updateMemberRow(tx, siteId, id, columns))) {
    return fail('SLUG_ALREADY_EXISTS', { data: { slug: changes.slug ?? '' } })
  }
  const after = await loadMember(tx, siteId, id)
  if (member.status === 'APPROVED' && after.status !== 'APPROVED') await signOut(tx, context, after)
  const differences = changesBetween(member, after)
  if (differences.length > 0) await noteDeed(tx, context, after, { actor: author, action, changes: differences })
  const payload = { updatedEvent: { currentEntity: memberView(after, 'FULL') } }
  await tell(tx, context, after, { slug: 'updated', payload, actor: author })
  return after
}

/** Ends every sign-in of a member, in browsers and elsewhere. */
export async function signOut(tx: Tx, context: Context, { site_id: siteId, id: memberId }: Member): Promise<void> {
  await context.ports.members.endMemberSessions(tx, context, { siteId, memberId })
}

function columnsOf(changes: MemberChanges, now: number) {
  const { photo, cover, identityProfile, isVerified, contact: _, ...columns } = changes
  return {
    ...columns,
    ...(photo === undefined ? {} : { photo: photo && JSON.stringify(photo) }),
    ...(cover === undefined ? {} : { cover: cover && JSON.stringify(cover) }),
    ...(identityProfile === undefined ? {} : { identity_profile: identityProfile && JSON.stringify(identityProfile) }),
    ...(isVerified ? { login_email_verified_at: new Date(now), awaits_verification: false } : {}),
  }
}

/** The contact they have from now on, with what is written to it. */
async function writeContact(
  tx: Tx,
  context: Context,
  member: Member,
  { contact, isVerified }: MemberChanges,
): Promise<string | null> {
  const { site_id: siteId, login_email: email } = member
  const now = context.clock.now()
  let contactId = member.contact_id
  if (contact) {
    contactId ??= (await makeUnprovenContact(tx, siteId, {}, now)) ?? null
    if (contactId) await changeContact(tx, siteId, contactId, contact, now)
  }
  return isVerified ? proveContact(tx, siteId, { contactId, email }, now) : contactId
}
