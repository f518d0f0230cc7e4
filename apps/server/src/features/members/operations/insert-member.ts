import type { members } from '@kalends/contract'
import { type Actor, isManager } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { slugFrom } from '../../../slug.ts'
import {
  type ContactDetails,
  changeContact,
  linkContact,
  lockContactByEmail,
  makeUnprovenContact,
} from '../../contacts/index.ts'
import { findPersonByEmail } from '../../users/index.ts'
import { addedToContact } from '../rules/contact-changes.ts'
import type { Member } from '../store/members.ts'
import { findSettings } from '../store/settings.ts'
import { insertMemberRow } from '../store/write-member.ts'
import { memberView } from '../view.ts'
import { changesBetween, claimSlug, loadMember, recordAction, tell } from './write-member.ts'

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
  made: NewMember,
  actor: Actor | undefined,
): Promise<Member> {
  const { siteId } = made
  const id = made.id ?? context.ids.guid()
  const loginEmail = made.loginEmail.trim().toLowerCase()
  const isTrusted = made.isVerified === true || (actor !== undefined && isManager(actor))
  const contactId = await contactOf(tx, context, { ...made, loginEmail }, isTrusted)
  const person = isTrusted ? await findPersonByEmail(tx, siteId, loginEmail) : undefined
  const row = {
    ...(await columnsOf(tx, context, made)),
    site_id: siteId,
    id,
    login_email: loginEmail,
    contact_id: contactId ?? null,
    user_id: person?.userId ?? null,
  }
  const wanted = slugOf(made.nickname ?? '', loginEmail)
  await claimSlug(tx, { siteId, id }, wanted, (slug) => insertMemberRow(tx, { ...row, slug }))
  const member = await addMore(tx, context, await loadMember(tx, siteId, id), made.more)
  await recordAction(tx, context, member, {
    actor: actor,
    action: 'create',
    changes: changesBetween(undefined, member),
  })
  const payload = { createdEvent: { entity: memberView(member, 'FULL') } }
  await tell(tx, context, member, { slug: 'created', payload, actor: actor })
  return member
}

// Of 255, with room for the number that makes it unique.
const messagesStored = 240

/** Derives the slug from the nickname, else from the email. */
function slugOf(nickname: string, loginEmail: string): string {
  const [mailbox = ''] = loginEmail.split('@')
  return slugFrom(nickname, messagesStored) || slugFrom(mailbox, messagesStored) || 'member'
}

async function addMore(tx: Tx, context: Context, member: Member, more: members.Contact | undefined): Promise<Member> {
  if (!more || !member.contact) return member
  const added = addedToContact(member.contact, more, () => context.ids.guid())
  await changeContact(tx, member.site_id, member.contact.id, added, context.clock.now())
  return loadMember(tx, member.site_id, member.id)
}

async function contactOf(
  tx: Tx,
  context: Context,
  { siteId, loginEmail, ownContact, contact }: NewMember,
  isTrusted: boolean,
): Promise<string | undefined> {
  const details = { ...contact, email: loginEmail }
  const now = context.clock.now()
  if (ownContact && (await lockContactByEmail(tx, siteId, loginEmail)))
    return linkContact(tx, siteId, contact ?? {}, now)
  return isTrusted ? linkContact(tx, siteId, details, now) : makeUnprovenContact(tx, siteId, details, now)
}

async function columnsOf(tx: Tx, context: Context, made: NewMember) {
  const at = new Date(context.clock.now())
  const { awaitsVerification = false, awaitsApproval = false } = made
  return {
    status: awaitsVerification || awaitsApproval ? 'PENDING' : 'APPROVED',
    awaits_verification: awaitsVerification,
    awaits_approval: awaitsApproval,
    login_email_verified_at: made.isVerified ? at : null,
    privacy: made.privacy ?? (await findSettings(tx, made.siteId)).default_privacy,
    nickname: made.nickname || null,
    title: made.title || null,
    photo: made.photo ? JSON.stringify(made.photo) : null,
    cover: made.cover ? JSON.stringify(made.cover) : null,
    identity_profile: made.identityProfile ? JSON.stringify(made.identityProfile) : null,
    event_sequence: 1,
    created_at: at,
    updated_at: at,
  }
}
