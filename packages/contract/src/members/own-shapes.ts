import { embed, guid, instant, oneOf, orNull, ownShape, Type, text } from '../own.ts'
import { Member } from './generated/shapes.ts'

export const RestoreMemberRequest = ownShape('members.RestoreMemberRequest', { id: guid('Id of the deleted member.') })
export const RestoreMemberResponse = ownShape('members.RestoreMemberResponse', { member: embed(Member) })

/** A deleted member that can still be restored. */
export const DeletedMember = ownShape('members.DeletedMember', {
  id: guid('Id of the member.'),
  loginEmail: text(320, 'Email address the member signed in with.'),
  name: text(500, 'Name or nickname of the member; may be empty.'),
  status: text(20, 'Status before the deletion; restored with the member.'),
  deletedDate: instant('When the member was deleted.'),
  eraseDate: instant('When the member is permanently deleted.'),
})
export const ListDeletedMembersRequest = ownShape('members.ListDeletedMembersRequest', {})
export const ListDeletedMembersResponse = ownShape('members.ListDeletedMembersResponse', {
  members: Type.Array(embed(DeletedMember), { maxItems: 1000 }),
})

/** A field changed by an action. */
export const MemberChange = ownShape('members.MemberChange', {
  field: text(200, 'Path of the field.'),
  before: Type.Optional(Type.Unknown({ description: 'Previous value.' })),
  after: Type.Optional(Type.Unknown({ description: 'New value.' })),
})

/** An entry of a member's history. */
export const MemberAction = ownShape('members.MemberAction', {
  date: instant('When the action was performed.'),
  action: text(40, 'The action: create, update, approve, block, delete …'),
  actorType: text(20, 'visitor, member, staff, app, link or system.'),
  actorName: orNull(text(200, 'Name of the actor, if known.')),
  changes: Type.Array(embed(MemberChange), { maxItems: 1000 }),
})
export const GetMemberRecordRequest = ownShape('members.GetMemberRecordRequest', { id: guid('Id of the member.') })
export const GetMemberRecordResponse = ownShape('members.GetMemberRecordResponse', {
  contactRole: oneOf(['OWNER', 'CONTRIBUTOR', 'MEMBER'], {
    description: 'OWNER owns the business, CONTRIBUTOR works for it.',
  }),
  contactStatus: oneOf(['APPLICANT', 'ACTIVE', 'BLOCKED', 'OFFLINE_ONLY', 'INACTIVE'], {
    description: 'Status of the contact; INACTIVE if the member is deleted.',
  }),
  awaitsVerification: Type.Boolean({ description: 'Whether the email address must still be verified.' }),
  awaitsApproval: Type.Boolean({ description: 'Whether the business must still approve the member.' }),
  factorTypes: Type.Array(oneOf(['TOTP', 'EMAIL', 'SMS', 'CALL', 'WEBAUTHN']), {
    description: 'Sign-in methods used with or instead of the password; WEBAUTHN: passkeys.',
  }),
  eraseDate: orNull(instant('When the member is permanently deleted; null unless deleted.')),
  history: Type.Array(embed(MemberAction), { maxItems: 1000 }),
})

export const GetMyLanguageRequest = ownShape('members.GetMyLanguageRequest', {})
/** Preferred language of messages to a member, and the available languages. */
export const MyLanguage = ownShape('members.MyLanguage', {
  language: orNull(
    text(35, 'Language of messages to the member; null for the language of the page they booked or signed in on.'),
  ),
  languages: Type.Array(text(35, 'A language offered by the business.'), { maxItems: 50 }),
})
export const SetMyLanguageRequest = ownShape('members.SetMyLanguageRequest', {
  language: text(35, 'One of the offered languages; an empty string clears the preference.'),
})

export const SetMyPhotoRequest = ownShape('members.SetMyPhotoRequest', {
  content: Type.String({
    minLength: 4,
    maxLength: 14_000_000,
    contentEncoding: 'base64',
    description: 'Image in base64; at most 10 MB.',
  }),
})
export const SetMyPhotoResponse = ownShape('members.SetMyPhotoResponse', { member: embed(Member) })
export const DeleteMyPhotoRequest = ownShape('members.DeleteMyPhotoRequest', {})
export const DeleteMyPhotoResponse = ownShape('members.DeleteMyPhotoResponse', { member: embed(Member) })

export const ExportMyDataRequest = ownShape('members.ExportMyDataRequest', {})
export const ExportMyDataResponse = ownShape('members.ExportMyDataResponse', {
  data: Type.Record(Type.String(), Type.Unknown(), { description: 'All personal data that is stored, by category.' }),
})
