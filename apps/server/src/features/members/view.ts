import type { defaultPrivacy, Infer, memberPrivacySettings, members, membersOwn } from '@kalends/contract'
import type { MemberContact } from './rules/known-member.ts'
import { memberName } from './rules/name.ts'
import type { MemberHistoryRow } from './store/history.ts'
import type { Member } from './store/members.ts'
import type { MemberSettings } from './store/settings.ts'

/** Entity name in member events. Source: facts/members/members.json, events. */
export const memberFqdn = 'wix.members.v1.member'

type WireMember = Infer<typeof members.Member>
type Address = Infer<typeof members.Address>

/** How much is shown. */
export type Fieldset = members.Set

/** API shape of a member. Fields outside the fieldset are UNKNOWN or absent. */
export function memberView(member: Member, fieldset: Fieldset): WireMember {
  return {
    id: member.id,
    ...(member.contact ? { contactId: member.contact.id } : {}),
    createdDate: member.created_at,
    updatedDate: member.updated_at,
    profile: profileView(member),
    ...(fieldset === 'PUBLIC' ? hiddenFields : memberStatuses(member)),
    ...(fieldset === 'FULL' ? privateFacts(member) : {}),
  }
}

const hiddenFields = { status: 'UNKNOWN', privacyStatus: 'UNKNOWN', activityStatus: 'UNKNOWN' } as const

function memberStatuses({ login_email, status, privacy, activity }: Member) {
  return { loginEmail: login_email, status, privacyStatus: privacy, activityStatus: activity }
}

function privateFacts(member: Member): Pick<WireMember, 'loginEmailVerified' | 'lastLoginDate' | 'contact'> {
  return {
    loginEmailVerified: member.login_email_verified_at !== null,
    ...(member.last_login_at === null ? {} : { lastLoginDate: member.last_login_at }),
    contact: contactView(member.contact),
  }
}

function profileView({ nickname, slug, title, photo, cover }: Member): WireMember['profile'] {
  return {
    ...dropUndefined({ nickname, title }),
    slug,
    ...(photo ? { photo: pictureView(photo) } : {}),
    ...(cover ? { cover: pictureView(cover) } : {}),
  }
}

/** Images always have URL and size. */
function pictureView(stored: unknown): members.Image {
  const { id, url, height, width, offsetX, offsetY } = stored as members.Image
  return {
    id: id ?? '',
    url: url ?? '',
    height: height ?? 0,
    width: width ?? 0,
    ...dropUndefined({ offsetX, offsetY }),
  }
}

function contactView(contact: MemberContact | null): WireMember['contact'] {
  if (!contact) return { phones: [], emails: [], addresses: [] }
  const { id, firstName, lastName, birthdate, company, jobTitle } = contact
  return {
    contactId: id,
    ...dropUndefined({ firstName, lastName }),
    phones: [contact.phone, ...contact.morePhones].filter((it) => it !== null),
    emails: [contact.email, ...contact.moreEmails].filter((it) => it !== null),
    addresses: [contact.address, ...contact.moreAddresses].filter((it) => it !== null).map(addressView),
    ...dropUndefined({ birthdate, company, jobTitle }),
  }
}

/** Booking addresses have more fields than member addresses. */
function addressView(stored: Record<string, unknown>): Address {
  const { id, streetAddress, addressLine, addressLine2, city, subdivision, country, postalCode } = stored as Address
  const { number, name } = streetAddress ?? {}
  const street = number || name ? { streetAddress: { number: number ?? '', name: name ?? '' } } : {}
  return {
    ...(Object.keys(street).length > 0 ? street : dropUndefined({ addressLine })),
    ...dropUndefined({ id, addressLine2, city, subdivision, country, postalCode }),
  }
}

/** API shape of a member in the trash. */
export function deletedView(member: Member): Infer<typeof membersOwn.DeletedMember> {
  return {
    id: member.id,
    loginEmail: member.login_email,
    name: memberName(member),
    status: member.status,
    deletedDate: member.deleted_at ?? '',
    eraseDate: member.purge_at ?? '',
  }
}

/** A line of history. */
export function actionView(row: MemberHistoryRow): Infer<typeof membersOwn.MemberAction> {
  const { action, actor_type: actorType, actor_name: actorName, changes } = row
  return { date: row.occurred_at, action, actorType, actorName, changes }
}

/** The settings have the site's id. */
export function defaultPrivacyView(
  siteId: string,
  { default_privacy, default_revision }: MemberSettings,
): defaultPrivacy.DefaultPrivacy {
  return { id: siteId, defaultPrivacy: default_privacy, revision: String(default_revision) }
}

export function privacySettingsView(
  siteId: string,
  { visible_to, candidates, revision, updated_at }: MemberSettings,
): memberPrivacySettings.MemberPrivacySettings {
  return {
    id: siteId,
    publicMemberVisibility: visible_to === 'ALL' ? 'VISIBLE_TO_ALL' : 'VISIBLE_TO_MEMBERS_ONLY',
    publicMemberCandidates: candidates,
    revision: String(revision),
    ...(updated_at === null ? {} : { updatedDate: updated_at }),
  }
}

function dropUndefined<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)) as T
}
