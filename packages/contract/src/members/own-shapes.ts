import { embed, guid, instant, oneOf, orNull, ownShape, Type, words } from '../own.ts'
import { Member } from './generated/shapes.ts'

export const RestoreMemberRequest = ownShape('members.RestoreMemberRequest', { id: guid('The member in the trash.') })
export const RestoreMemberResponse = ownShape('members.RestoreMemberResponse', { member: embed(Member) })

/** A deleted member in the trash. */
export const DeletedMember = ownShape('members.DeletedMember', {
  id: guid('The member.'),
  loginEmail: words(320, 'The email address they signed in with.'),
  name: words(500, 'Their name, or what others called them; may be empty.'),
  status: words(20, 'The status they had, and have again when they are restored.'),
  deletedDate: instant('When they were put into the trash.'),
  eraseDate: instant('When the trash is emptied of them.'),
})
export const ListDeletedMembersRequest = ownShape('members.ListDeletedMembersRequest', {})
export const ListDeletedMembersResponse = ownShape('members.ListDeletedMembersResponse', {
  members: Type.Array(embed(DeletedMember), { maxItems: 1000 }),
})

/** A field changed by an action. */
export const MemberChange = ownShape('members.Change', {
  field: words(200, 'Path of the field.'),
  before: Type.Optional(Type.Unknown({ description: 'What stood there.' })),
  after: Type.Optional(Type.Unknown({ description: 'What stands there since.' })),
})

/** An entry of a member's history. */
export const MemberAction = ownShape('members.Deed', {
  date: instant('When.'),
  action: words(40, 'What was done: create, update, approve, block, delete …'),
  actorType: words(20, 'visitor, member, staff, app, link or system.'),
  actorName: orNull(words(200, 'Who did it, where a name is known.')),
  changes: Type.Array(embed(MemberChange), { maxItems: 1000 }),
})
export const GetMemberRecordRequest = ownShape('members.GetMemberRecordRequest', { id: guid('The member.') })
export const GetMemberRecordResponse = ownShape('members.GetMemberRecordResponse', {
  contactRole: oneOf(['OWNER', 'CONTRIBUTOR', 'MEMBER'], {
    description: 'OWNER owns the business, a CONTRIBUTOR works there.',
  }),
  contactStatus: oneOf(['APPLICANT', 'ACTIVE', 'BLOCKED', 'OFFLINE_ONLY', 'INACTIVE'], {
    description: 'The status as contacts know it; INACTIVE in the trash.',
  }),
  awaitsVerification: Type.Boolean({ description: 'Waits until the email address is shown to be theirs.' }),
  awaitsApproval: Type.Boolean({ description: 'Waits until the business lets them in.' }),
  factorTypes: Type.Array(oneOf(['TOTP', 'EMAIL', 'SMS', 'CALL', 'WEBAUTHN']), {
    description: 'What they show beside the password, or in its place; WEBAUTHN: passkeys.',
  }),
  eraseDate: orNull(instant('When the trash is emptied of them; null outside the trash.')),
  history: Type.Array(embed(MemberAction), { maxItems: 1000 }),
})

export const GetMyLanguageRequest = ownShape('members.GetMyLanguageRequest', {})
/** The language of messages to a member, and the available languages. */
export const MyLanguage = ownShape('members.MyLanguage', {
  language: orNull(words(35, 'Language of letters to them; null: as the page they booked or signed in on.')),
  languages: Type.Array(words(35, 'A language the business offers.'), { maxItems: 50 }),
})
export const SetMyLanguageRequest = ownShape('members.SetMyLanguageRequest', {
  language: words(35, 'One of the languages offered; an empty text takes the choice back.'),
})

export const SetMyPhotoRequest = ownShape('members.SetMyPhotoRequest', {
  content: Type.String({
    minLength: 4,
    maxLength: 14_000_000,
    contentEncoding: 'base64',
    description: 'The picture in base64; at most 10 MB.',
  }),
})
export const SetMyPhotoResponse = ownShape('members.SetMyPhotoResponse', { member: embed(Member) })
export const DeleteMyPhotoRequest = ownShape('members.DeleteMyPhotoRequest', {})
export const DeleteMyPhotoResponse = ownShape('members.DeleteMyPhotoResponse', { member: embed(Member) })

export const ExportMyDataRequest = ownShape('members.ExportMyDataRequest', {})
export const ExportMyDataResponse = ownShape('members.ExportMyDataResponse', {
  data: Type.Record(Type.String(), Type.Unknown(), { description: 'What is kept, by what it is about.' }),
})
