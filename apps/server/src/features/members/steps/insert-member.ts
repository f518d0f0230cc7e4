import type { members } from '@kalends/contract'
import { type Actor, isManager } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { slugFrom } from '../../../db/slug.ts'
import {
  type ContactDetails,
  changeContact,
  linkContact,
  lockContactByEmail,
  makeUnprovenContact,
  releaseAddress,
} from '../../contacts/index.ts'
import { findPersonByEmail } from '../../users/index.ts'
import { addedToContact } from '../rules/contact-changes.ts'
import type { Member } from '../store/members.ts'
import { findSettings } from '../store/settings.ts'
import { insertMemberRow } from '../store/write-member.ts'
import { memberView } from '../view.ts'
import { claimSlug, loadMember, memberChanges, publishMemberEvent, recordAction } from './write-member.ts'

/** A new member. */
export type NewMember = {
  siteId: string
  /** Generated if absent. */
  id?: string
  loginEmail: string
  /** The email was verified. */
  isVerified?: boolean
  /** Reasons for PENDING; neither means APPROVED. */
  awaitsVerification?: boolean
  awaitsApproval?: boolean
  /** Defaults to the site's setting. */
  privacy?: 'PUBLIC' | 'PRIVATE'
  nickname?: string | null
  title?: string | null
  photo?: object | null
  cover?: object | null
  identityProfile?: object | null
  /** Creates a contact of their own even if another has the email. */
  ownContact?: boolean
  /** Contact details besides the email. */
  contact?: Omit<ContactDetails, 'email' | 'contactId'>
  /** Additional contact details; existing ones stay. */
  more?: members.Contact
}

/**
 * Inserts a member with a slug and a contact (the one with their email, or a new one) and publishes the event. An
 * existing contact is linked only if the email is verified or a manager creates the member. Throws
 * EMAIL_ALREADY_EXISTS.
 */
export async function insertMember(
  tx: Tx,
  context: Context,
  input: NewMember,
  actor: Actor | undefined,
): Promise<Member> {
  const { siteId } = input
  const id = input.id ?? context.ids.guid()
  const loginEmail = input.loginEmail.trim().toLowerCase()
  const isTrusted = input.isVerified === true || (actor !== undefined && isManager(actor))
  const contactId = await resolveContact(tx, context, { ...input, id, loginEmail }, isTrusted)
  const person = isTrusted ? await findPersonByEmail(tx, siteId, loginEmail) : undefined
  const row = {
    ...(await memberColumns(tx, context, input)),
    site_id: siteId,
    id,
    login_email: loginEmail,
    contact_id: contactId ?? null,
    user_id: person?.userId ?? null,
  }
  const wanted = memberSlug(input.nickname ?? '', loginEmail)
  await claimSlug(tx, { siteId, id }, wanted, (slug) => insertMemberRow(tx, { ...row, slug }))
  const member = await addContactDetails(tx, context, await loadMember(tx, siteId, id), input.more)
  await recordAction(tx, context, member, {
    actor,
    action: 'create',
    changes: memberChanges(undefined, member),
  })
  const payload = { createdEvent: { entity: memberView(member, 'FULL') } }
  await publishMemberEvent(tx, context, member, { slug: 'created', payload, actor })
  return member
}

// Of 255, with room for the number that makes it unique.
const baseLength = 240

/** Returns the slug of a member's page, from the nickname or the email address. */
function memberSlug(nickname: string, loginEmail: string): string {
  const [mailbox = ''] = loginEmail.split('@')
  return slugFrom(nickname, baseLength) || slugFrom(mailbox, baseLength) || 'member'
}

async function addContactDetails(
  tx: Tx,
  context: Context,
  member: Member,
  more: members.Contact | undefined,
): Promise<Member> {
  if (!more || !member.contact) return member
  const added = addedToContact(member.contact, more, () => context.ids.guid())
  await changeContact(tx, member.site_id, member.contact.id, added, context.clock.now())
  return loadMember(tx, member.site_id, member.id)
}

async function resolveContact(
  tx: Tx,
  context: Context,
  { siteId, id, loginEmail, ownContact, contact }: NewMember & { id: string },
  isTrusted: boolean,
): Promise<string | undefined> {
  const details = { ...contact, email: loginEmail }
  const now = context.clock.now()
  if (ownContact && (await lockContactByEmail(tx, siteId, loginEmail)))
    return linkContact(tx, siteId, contact ?? {}, now)
  if (!isTrusted) return makeUnprovenContact(tx, siteId, details, now)
  await releaseAddress(tx, siteId, { email: loginEmail, memberId: id }, now)
  return linkContact(tx, siteId, details, now)
}

async function memberColumns(tx: Tx, context: Context, input: NewMember) {
  const at = new Date(context.clock.now())
  const { awaitsVerification = false, awaitsApproval = false } = input
  return {
    status: awaitsVerification || awaitsApproval ? 'PENDING' : 'APPROVED',
    awaits_verification: awaitsVerification,
    awaits_approval: awaitsApproval,
    login_email_verified_at: input.isVerified ? at : null,
    privacy: input.privacy ?? (await findSettings(tx, input.siteId)).default_privacy,
    nickname: input.nickname || null,
    title: input.title || null,
    photo: input.photo ? JSON.stringify(input.photo) : null,
    cover: input.cover ? JSON.stringify(input.cover) : null,
    identity_profile: input.identityProfile ? JSON.stringify(input.identityProfile) : null,
    event_sequence: 1,
    created_at: at,
    updated_at: at,
  }
}
