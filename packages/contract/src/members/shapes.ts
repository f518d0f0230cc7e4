// Made by scripts/make-shapes.ts from facts/members/members.json. Do not edit.
import {
  anything,
  decimalNumber,
  enumeration,
  flag,
  freeObject,
  integer,
  list,
  mapOf,
  marked,
  message,
  one,
  text,
  timestamp,
} from '../fields.ts'
import type { Shape } from '../shape.ts'

export type ActivityStatusStatus = 'UNKNOWN' | 'ACTIVE' | 'MUTED'
export const ActivityStatusStatus = enumeration<ActivityStatusStatus>('members.ActivityStatusStatus', [
  'UNKNOWN',
  'ACTIVE',
  'MUTED',
])

export type PrivacyStatusStatus = 'UNKNOWN' | 'PRIVATE' | 'PUBLIC'
export const PrivacyStatusStatus = enumeration<PrivacyStatusStatus>('members.PrivacyStatusStatus', [
  'UNKNOWN',
  'PRIVATE',
  'PUBLIC',
])

export type Set = 'PUBLIC' | 'EXTENDED' | 'FULL'
export const Set = enumeration<Set>('members.Set', ['PUBLIC', 'EXTENDED', 'FULL'])

export type SortOrder = 'ASC' | 'DESC'
export const SortOrder = enumeration<SortOrder>('members.SortOrder', ['ASC', 'DESC'])

export type Status = 'UNKNOWN' | 'PENDING' | 'APPROVED' | 'BLOCKED' | 'OFFLINE'
export const Status = enumeration<Status>('members.Status', ['UNKNOWN', 'PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE'])

export interface Address {
  streetAddress?: StreetAddress | null | undefined
  addressLine?: string | null | undefined
  id?: string | null | undefined
  addressLine2?: string | null | undefined
  city?: string | null | undefined
  subdivision?: string | null | undefined
  country?: string | null | undefined
  postalCode?: string | null | undefined
}
export const Address: Shape<Address> = message<Address>('members.Address', {
  streetAddress: marked(one('members.StreetAddress'), { description: 'Street and number apart.' }),
  addressLine: marked(text({ maxLength: 200 }), { description: 'Street and number on one line.' }),
  id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
  addressLine2: marked(text(), { description: 'What the street line does not hold: floor, building, door.' }),
  city: marked(text(), { description: 'City.' }),
  subdivision: marked(text(), { description: 'State, canton or province.' }),
  country: marked(text(), { description: 'Country code of two letters.' }),
  postalCode: marked(text(), { description: 'Postal code.' }),
})

export interface AddressLocation {
  latitude?: number | null | undefined
  longitude?: number | null | undefined
}
export const AddressLocation: Shape<AddressLocation> = message<AddressLocation>('members.AddressLocation', {
  latitude: marked(decimalNumber(), { description: 'Degrees north.' }),
  longitude: marked(decimalNumber(), { description: 'Degrees east.' }),
})

export interface ApplicationError {
  code?: string | null | undefined
  description?: string | null | undefined
  data?: Record<string, unknown> | null | undefined
}
export const ApplicationError: Shape<ApplicationError> = message<ApplicationError>('members.ApplicationError', {
  code: marked(text(), { present: true, description: 'Short code.' }),
  description: marked(text(), { present: true, description: 'A longer text.' }),
  data: marked(freeObject(), { description: 'What exactly, as the code says.' }),
})

export interface ApproveMemberRequest {
  id: string
}
export const ApproveMemberRequest: Shape<ApproveMemberRequest> = message<ApproveMemberRequest>(
  'members.ApproveMemberRequest',
  {
    id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
  },
  { required: ['id'] },
)

export interface ApproveMemberResponse {
  member?: Member | null | undefined
}
export const ApproveMemberResponse: Shape<ApproveMemberResponse> = message<ApproveMemberResponse>(
  'members.ApproveMemberResponse',
  {
    member: marked(one('members.Member'), { description: 'The member.' }),
  },
)

export interface BlockMemberRequest {
  id: string
}
export const BlockMemberRequest: Shape<BlockMemberRequest> = message<BlockMemberRequest>(
  'members.BlockMemberRequest',
  {
    id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
  },
  { required: ['id'] },
)

export interface BlockMemberResponse {
  member?: Member | null | undefined
}
export const BlockMemberResponse: Shape<BlockMemberResponse> = message<BlockMemberResponse>(
  'members.BlockMemberResponse',
  {
    member: marked(one('members.Member'), { description: 'The member.' }),
  },
)

export interface BulkActionMetadata {
  totalSuccesses?: number | null | undefined
  totalFailures?: number | null | undefined
  undetailedFailures?: number | null | undefined
}
export const BulkActionMetadata: Shape<BulkActionMetadata> = message<BulkActionMetadata>('members.BulkActionMetadata', {
  totalSuccesses: marked(integer(), { present: true, description: 'How many went well.' }),
  totalFailures: marked(integer(), { present: true, description: 'How many did not.' }),
  undetailedFailures: marked(integer(), { present: true, description: 'Failures without details: none.' }),
})

export interface BulkApproveMembersRequest {
  filter: unknown
}
export const BulkApproveMembersRequest: Shape<BulkApproveMembersRequest> = message<BulkApproveMembersRequest>(
  'members.BulkApproveMembersRequest',
  {
    filter: marked(anything(), { description: 'What to find.' }),
  },
  { required: ['filter'] },
)

export interface BulkApproveMembersResponse {
  jobId?: string | null | undefined
}
export const BulkApproveMembersResponse: Shape<BulkApproveMembersResponse> = message<BulkApproveMembersResponse>(
  'members.BulkApproveMembersResponse',
  {
    jobId: marked(text(), { present: true, description: 'The job that does it.' }),
  },
)

export interface BulkBlockMembersRequest {
  filter: unknown
}
export const BulkBlockMembersRequest: Shape<BulkBlockMembersRequest> = message<BulkBlockMembersRequest>(
  'members.BulkBlockMembersRequest',
  {
    filter: marked(anything(), { description: 'What to find.' }),
  },
  { required: ['filter'] },
)

export interface BulkBlockMembersResponse {
  jobId?: string | null | undefined
}
export const BulkBlockMembersResponse: Shape<BulkBlockMembersResponse> = message<BulkBlockMembersResponse>(
  'members.BulkBlockMembersResponse',
  {
    jobId: marked(text(), { present: true, description: 'The job that does it.' }),
  },
)

export interface BulkDeleteMembersByFilterRequest {
  filter: unknown
  contentAssigneeId?: string | null | undefined
  search?: Search | null | undefined
}
export const BulkDeleteMembersByFilterRequest: Shape<BulkDeleteMembersByFilterRequest> =
  message<BulkDeleteMembersByFilterRequest>(
    'members.BulkDeleteMembersByFilterRequest',
    {
      filter: marked(anything(), { description: 'What to find.' }),
      contentAssigneeId: marked(text({ format: 'guid' }), {
        description: 'Who gets what the member wrote; the owner unless named.',
      }),
      search: marked(one('members.Search'), { description: 'What to look for, and where.' }),
    },
    { required: ['filter'] },
  )

export interface BulkDeleteMembersByFilterResponse {
  jobId?: string | null | undefined
}
export const BulkDeleteMembersByFilterResponse: Shape<BulkDeleteMembersByFilterResponse> =
  message<BulkDeleteMembersByFilterResponse>('members.BulkDeleteMembersByFilterResponse', {
    jobId: marked(text(), { present: true, description: 'The job that does it.' }),
  })

export interface BulkDeleteMembersRequest {
  memberIds: string[]
}
export const BulkDeleteMembersRequest: Shape<BulkDeleteMembersRequest> = message<BulkDeleteMembersRequest>(
  'members.BulkDeleteMembersRequest',
  {
    memberIds: marked(list(text({ format: 'guid' }), { minSize: 1, maxSize: 100 }), { description: 'The members.' }),
  },
  { required: ['memberIds'] },
)

export interface BulkDeleteMembersResponse {
  results?: BulkMemberResult[] | null | undefined
  bulkActionMetadata?: BulkActionMetadata | null | undefined
}
export const BulkDeleteMembersResponse: Shape<BulkDeleteMembersResponse> = message<BulkDeleteMembersResponse>(
  'members.BulkDeleteMembersResponse',
  {
    results: marked(list(one('members.BulkMemberResult'), { maxSize: 1000000 }), {
      present: true,
      description: 'One result for each item, in the order sent.',
    }),
    bulkActionMetadata: marked(one('members.BulkActionMetadata'), { description: 'How many went well.' }),
  },
)

export interface BulkMemberResult {
  itemMetadata?: ItemMetadata | null | undefined
}
export const BulkMemberResult: Shape<BulkMemberResult> = message<BulkMemberResult>('members.BulkMemberResult', {
  itemMetadata: marked(one('members.ItemMetadata'), { description: 'How it went with this item.' }),
})

export interface Contact {
  contactId?: string | null | undefined
  firstName?: string | null | undefined
  lastName?: string | null | undefined
  phones?: string[] | null | undefined
  emails?: string[] | null | undefined
  addresses?: Address[] | null | undefined
  birthdate?: string | null | undefined
  company?: string | null | undefined
  jobTitle?: string | null | undefined
  customFields?: Record<string, CustomField> | null | undefined
}
export const Contact: Shape<Contact> = message<Contact>('members.Contact', {
  contactId: marked(text({ format: 'guid' }), {
    readonly: true,
    deprecated: true,
    description: 'The same as the member’s contactId.',
  }),
  firstName: marked(text(), { description: 'Given name.' }),
  lastName: marked(text(), { description: 'Family name.' }),
  phones: marked(list(text()), {
    present: true,
    description: 'Telephone numbers; an empty list leaves them as they are.',
  }),
  emails: marked(list(text({ format: 'email' })), {
    present: true,
    description: 'E-mail addresses; an empty list leaves them as they are. The one to sign in with stays.',
  }),
  addresses: marked(list(one('members.Address')), {
    present: true,
    description: 'Postal addresses; an empty list leaves them as they are.',
  }),
  birthdate: marked(text({ maxLength: 100 }), { description: 'Date of birth, as it was written.' }),
  company: marked(text({ maxLength: 100 }), { description: 'Where they work.' }),
  jobTitle: marked(text({ maxLength: 100 }), { description: 'What they do.' }),
  customFields: marked(mapOf(one('members.CustomField')), { description: 'Further facts, by the key of their field.' }),
})

export interface CreateMemberRequest {
  member?: Member | null | undefined
}
export const CreateMemberRequest: Shape<CreateMemberRequest> = message<CreateMemberRequest>(
  'members.CreateMemberRequest',
  {
    member: marked(one('members.Member'), { description: 'The member.' }),
  },
)

export interface CreateMemberResponse {
  member?: Member | null | undefined
}
export const CreateMemberResponse: Shape<CreateMemberResponse> = message<CreateMemberResponse>(
  'members.CreateMemberResponse',
  {
    member: marked(one('members.Member'), { description: 'The member.' }),
  },
)

export interface CursorPaging {
  limit?: number | null | undefined
  cursor?: string | null | undefined
}
export const CursorPaging: Shape<CursorPaging> = message<CursorPaging>('members.CursorPaging', {
  limit: marked(integer({ max: 100 }), { description: 'Page size.' }),
  cursor: marked(text({ maxLength: 16000 }), {
    description: 'Where to go on; the filter and sort of the first call stand in it.',
  }),
})

export interface CursorPagingMetadata {
  count?: number | null | undefined
  cursors?: Cursors | null | undefined
  hasNext?: boolean | null | undefined
}
export const CursorPagingMetadata: Shape<CursorPagingMetadata> = message<CursorPagingMetadata>(
  'members.CursorPagingMetadata',
  {
    count: marked(integer(), { description: 'How many.' }),
    cursors: marked(one('members.Cursors'), { description: 'Where the neighbouring pages begin.' }),
    hasNext: marked(flag(), { description: 'Whether another page follows.' }),
  },
)

export interface Cursors {
  next?: string | null | undefined
  prev?: string | null | undefined
}
export const Cursors: Shape<Cursors> = message<Cursors>('members.Cursors', {
  next: marked(text({ maxLength: 16000 }), { description: 'Where the next page begins; null on the last.' }),
  prev: marked(text({ maxLength: 16000 }), { description: 'Where the page before begins; null on the first.' }),
})

export interface CustomField {
  name?: string | null | undefined
  value?: unknown | null | undefined
}
export const CustomField: Shape<CustomField> = message<CustomField>('members.CustomField', {
  name: marked(text(), { description: 'What the field is called.' }),
  value: marked(anything(), { description: 'What was filled in.' }),
})

export interface DeleteMemberAddressesRequest {
  id: string
}
export const DeleteMemberAddressesRequest: Shape<DeleteMemberAddressesRequest> = message<DeleteMemberAddressesRequest>(
  'members.DeleteMemberAddressesRequest',
  {
    id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
  },
  { required: ['id'] },
)

export interface DeleteMemberAddressesResponse {
  member?: Member | null | undefined
}
export const DeleteMemberAddressesResponse: Shape<DeleteMemberAddressesResponse> =
  message<DeleteMemberAddressesResponse>('members.DeleteMemberAddressesResponse', {
    member: marked(one('members.Member'), { description: 'The member.' }),
  })

export interface DeleteMemberEmailsRequest {
  id: string
}
export const DeleteMemberEmailsRequest: Shape<DeleteMemberEmailsRequest> = message<DeleteMemberEmailsRequest>(
  'members.DeleteMemberEmailsRequest',
  {
    id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
  },
  { required: ['id'] },
)

export interface DeleteMemberEmailsResponse {
  member?: Member | null | undefined
}
export const DeleteMemberEmailsResponse: Shape<DeleteMemberEmailsResponse> = message<DeleteMemberEmailsResponse>(
  'members.DeleteMemberEmailsResponse',
  {
    member: marked(one('members.Member'), { description: 'The member.' }),
  },
)

export interface DeleteMemberPhonesRequest {
  id: string
}
export const DeleteMemberPhonesRequest: Shape<DeleteMemberPhonesRequest> = message<DeleteMemberPhonesRequest>(
  'members.DeleteMemberPhonesRequest',
  {
    id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
  },
  { required: ['id'] },
)

export interface DeleteMemberPhonesResponse {
  member?: Member | null | undefined
}
export const DeleteMemberPhonesResponse: Shape<DeleteMemberPhonesResponse> = message<DeleteMemberPhonesResponse>(
  'members.DeleteMemberPhonesResponse',
  {
    member: marked(one('members.Member'), { description: 'The member.' }),
  },
)

export interface DeleteMemberRequest {
  id: string
  contentAssigneeId?: string | null | undefined
}
export const DeleteMemberRequest: Shape<DeleteMemberRequest> = message<DeleteMemberRequest>(
  'members.DeleteMemberRequest',
  {
    id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
    contentAssigneeId: marked(text({ format: 'guid' }), {
      description: 'Who gets what the member wrote; the owner unless named.',
    }),
  },
  { required: ['id'] },
)

export type DeleteMemberResponse = Record<string, never>
export const DeleteMemberResponse: Shape<DeleteMemberResponse> = message<DeleteMemberResponse>(
  'members.DeleteMemberResponse',
  {},
)

export interface DeleteMyMemberRequest {
  contentAssigneeId?: string | null | undefined
}
export const DeleteMyMemberRequest: Shape<DeleteMyMemberRequest> = message<DeleteMyMemberRequest>(
  'members.DeleteMyMemberRequest',
  {
    contentAssigneeId: marked(text({ format: 'guid' }), {
      description: 'Who gets what the member wrote; the owner unless named.',
    }),
  },
)

export type DeleteMyMemberResponse = Record<string, never>
export const DeleteMyMemberResponse: Shape<DeleteMyMemberResponse> = message<DeleteMyMemberResponse>(
  'members.DeleteMyMemberResponse',
  {},
)

export interface DisconnectMemberRequest {
  id: string
}
export const DisconnectMemberRequest: Shape<DisconnectMemberRequest> = message<DisconnectMemberRequest>(
  'members.DisconnectMemberRequest',
  {
    id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
  },
  { required: ['id'] },
)

export interface DisconnectMemberResponse {
  member?: Member | null | undefined
}
export const DisconnectMemberResponse: Shape<DisconnectMemberResponse> = message<DisconnectMemberResponse>(
  'members.DisconnectMemberResponse',
  {
    member: marked(one('members.Member'), { description: 'The member.' }),
  },
)

export interface ExtendedFields {
  namespaces?: Record<string, Record<string, unknown>> | null | undefined
}
export const ExtendedFields: Shape<ExtendedFields> = message<ExtendedFields>('members.ExtendedFields', {
  namespaces: marked(mapOf(freeObject()), { description: 'Data by namespace.' }),
})

export interface GetMemberRequest {
  id: string
  fieldSet?: Set | null | undefined
  fieldsets?: Set[] | null | undefined
}
export const GetMemberRequest: Shape<GetMemberRequest> = message<GetMemberRequest>(
  'members.GetMemberRequest',
  {
    id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
    fieldSet: marked(one('members.Set'), {
      deprecated: true,
      description: 'How much is answered; joined with fieldsets.',
    }),
    fieldsets: marked(list(one('members.Set'), { maxSize: 3 }), {
      description: 'How much is answered: the most of what is named. Others’ data is cut to PUBLIC.',
    }),
  },
  { required: ['id'] },
)

export interface GetMemberResponse {
  member?: Member | null | undefined
}
export const GetMemberResponse: Shape<GetMemberResponse> = message<GetMemberResponse>('members.GetMemberResponse', {
  member: marked(one('members.Member'), { description: 'The member.' }),
})

export interface GetMyMemberRequest {
  fieldSet?: Set | null | undefined
  fieldsets?: Set[] | null | undefined
}
export const GetMyMemberRequest: Shape<GetMyMemberRequest> = message<GetMyMemberRequest>('members.GetMyMemberRequest', {
  fieldSet: marked(one('members.Set'), {
    deprecated: true,
    description: 'How much is answered; joined with fieldsets.',
  }),
  fieldsets: marked(list(one('members.Set'), { maxSize: 3 }), {
    description: 'How much is answered: the most of what is named. Others’ data is cut to PUBLIC.',
  }),
})

export interface GetMyMemberResponse {
  member?: Member | null | undefined
}
export const GetMyMemberResponse: Shape<GetMyMemberResponse> = message<GetMyMemberResponse>(
  'members.GetMyMemberResponse',
  {
    member: marked(one('members.Member'), { description: 'The member.' }),
  },
)

export interface Image {
  id?: string | null | undefined
  url?: string | null | undefined
  height?: number | null | undefined
  width?: number | null | undefined
  offsetX?: number | null | undefined
  offsetY?: number | null | undefined
}
export const Image: Shape<Image> = message<Image>('members.Image', {
  id: marked(text(), { present: true, description: 'A GUID made by Kalends.' }),
  url: marked(text(), { present: true, description: 'The address.' }),
  height: marked(integer(), { present: true, description: 'Height in pixels.' }),
  width: marked(integer(), { present: true, description: 'Width in pixels.' }),
  offsetX: marked(integer(), { description: 'Where the picture is cut, from the left.' }),
  offsetY: marked(integer(), { description: 'Where the picture is cut, from the top.' }),
})

export interface ItemMetadata {
  id?: string | null | undefined
  originalIndex?: number | null | undefined
  success?: boolean | null | undefined
  error?: ApplicationError | null | undefined
}
export const ItemMetadata: Shape<ItemMetadata> = message<ItemMetadata>('members.ItemMetadata', {
  id: marked(text({ maxLength: 255 }), { description: 'A GUID made by Kalends.' }),
  originalIndex: marked(integer(), { present: true, description: 'Its place in the request.' }),
  success: marked(flag(), { present: true, description: 'Whether it went well.' }),
  error: marked(one('members.ApplicationError'), { description: 'Why it did not.' }),
})

export type JoinCommunityRequest = Record<string, never>
export const JoinCommunityRequest: Shape<JoinCommunityRequest> = message<JoinCommunityRequest>(
  'members.JoinCommunityRequest',
  {},
)

export interface JoinCommunityResponse {
  member?: Member | null | undefined
}
export const JoinCommunityResponse: Shape<JoinCommunityResponse> = message<JoinCommunityResponse>(
  'members.JoinCommunityResponse',
  {
    member: marked(one('members.Member'), { description: 'The member.' }),
  },
)

export type LeaveCommunityRequest = Record<string, never>
export const LeaveCommunityRequest: Shape<LeaveCommunityRequest> = message<LeaveCommunityRequest>(
  'members.LeaveCommunityRequest',
  {},
)

export interface LeaveCommunityResponse {
  member?: Member | null | undefined
}
export const LeaveCommunityResponse: Shape<LeaveCommunityResponse> = message<LeaveCommunityResponse>(
  'members.LeaveCommunityResponse',
  {
    member: marked(one('members.Member'), { description: 'The member.' }),
  },
)

export interface ListMembersRequest {
  paging?: Paging | null | undefined
  fieldSet?: Set | null | undefined
  fieldsets?: Set[] | null | undefined
  sorting?: Sorting[] | null | undefined
  cursorPaging?: CursorPaging | null | undefined
}
export const ListMembersRequest: Shape<ListMembersRequest> = message<ListMembersRequest>('members.ListMembersRequest', {
  paging: marked(one('members.Paging'), { description: 'Page size and how many entries to pass over.' }),
  fieldSet: marked(one('members.Set'), {
    deprecated: true,
    description: 'How much is answered; joined with fieldsets.',
  }),
  fieldsets: marked(list(one('members.Set'), { maxSize: 3 }), {
    description: 'How much is answered: the most of what is named. Others’ data is cut to PUBLIC.',
  }),
  sorting: marked(list(one('members.Sorting')), { description: 'Order; earlier entries count first.' }),
  cursorPaging: marked(one('members.CursorPaging'), { description: 'Page size, or where to go on.' }),
})

export interface ListMembersResponse {
  members?: Member[] | null | undefined
  metadata?: PagingMetadata | null | undefined
  cursorPagingMetadata?: CursorPagingMetadata | null | undefined
}
export const ListMembersResponse: Shape<ListMembersResponse> = message<ListMembersResponse>(
  'members.ListMembersResponse',
  {
    members: marked(list(one('members.Member'), { maxSize: 1000000 }), {
      present: true,
      description: 'Members in the order asked for.',
    }),
    metadata: marked(one('members.PagingMetadata'), { description: 'Which part of all this is.' }),
    cursorPagingMetadata: marked(one('members.CursorPagingMetadata'), {
      description: 'Where the neighbouring pages begin.',
    }),
  },
)

export interface Member {
  id?: string | null | undefined
  loginEmail?: string | null | undefined
  loginEmailVerified?: boolean | null | undefined
  status?: Status | null | undefined
  contactId?: string | null | undefined
  contact?: Contact | null | undefined
  profile?: Profile | null | undefined
  privacyStatus?: PrivacyStatusStatus | null | undefined
  activityStatus?: ActivityStatusStatus | null | undefined
  createdDate?: string | null | undefined
  updatedDate?: string | null | undefined
  lastLoginDate?: string | null | undefined
  extendedFields?: ExtendedFields | null | undefined
}
export const Member: Shape<Member> = message<Member>('members.Member', {
  id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
  loginEmail: marked(text({ format: 'email' }), {
    description: 'The e-mail address to sign in with; never changes here.',
  }),
  loginEmailVerified: marked(flag(), { readonly: true, description: 'Whether it was shown to be theirs.' }),
  status: marked(one('members.Status'), {
    readonly: true,
    present: true,
    description: 'PENDING waits for approval, APPROVED may sign in, BLOCKED may not, OFFLINE never again.',
  }),
  contactId: marked(text({ format: 'guid' }), {
    readonly: true,
    description: 'The customer this member is; none until the e-mail address of a known customer is verified.',
  }),
  contact: marked(one('members.Contact'), { description: 'The customer this member is.' }),
  profile: marked(one('members.Profile'), { description: 'What others see of a public member.' }),
  privacyStatus: marked(one('members.PrivacyStatusStatus'), {
    present: true,
    description: 'PUBLIC members are seen by others; PRIVATE ones by themselves and the business.',
  }),
  activityStatus: marked(one('members.ActivityStatusStatus'), {
    readonly: true,
    present: true,
    description: 'MUTED members may not post, like or comment.',
  }),
  createdDate: marked(timestamp(), { readonly: true, description: 'When it was made, UTC.' }),
  updatedDate: marked(timestamp(), { readonly: true, description: 'When it was last changed, UTC.' }),
  lastLoginDate: marked(timestamp(), { readonly: true, description: 'When they last signed in, UTC.' }),
  extendedFields: marked(one('members.ExtendedFields'), {
    deprecated: true,
    description: 'Data of integrators, namespace by namespace.',
  }),
})

export interface MuteMemberRequest {
  id: string
}
export const MuteMemberRequest: Shape<MuteMemberRequest> = message<MuteMemberRequest>(
  'members.MuteMemberRequest',
  {
    id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
  },
  { required: ['id'] },
)

export interface MuteMemberResponse {
  member?: Member | null | undefined
}
export const MuteMemberResponse: Shape<MuteMemberResponse> = message<MuteMemberResponse>('members.MuteMemberResponse', {
  member: marked(one('members.Member'), { description: 'The member.' }),
})

export interface Paging {
  limit?: number | null | undefined
  offset?: number | null | undefined
}
export const Paging: Shape<Paging> = message<Paging>('members.Paging', {
  limit: marked(integer(), { description: 'Page size.' }),
  offset: marked(integer(), { description: 'How many entries to pass over.' }),
})

export interface PagingMetadata {
  count?: number | null | undefined
  offset?: number | null | undefined
  total?: number | null | undefined
  tooManyToCount?: boolean | null | undefined
  hasNext?: boolean | null | undefined
}
export const PagingMetadata: Shape<PagingMetadata> = message<PagingMetadata>('members.PagingMetadata', {
  count: marked(integer(), { description: 'How many.' }),
  offset: marked(integer(), { description: 'How many entries to pass over.' }),
  total: marked(integer(), { description: 'How many in all.' }),
  tooManyToCount: marked(flag(), { description: 'Whether `total` was left out; never here.' }),
  hasNext: marked(flag(), { description: 'Whether another page follows.' }),
})

export interface Profile {
  nickname?: string | null | undefined
  slug?: string | null | undefined
  photo?: Image | null | undefined
  cover?: Image | null | undefined
  title?: string | null | undefined
}
export const Profile: Shape<Profile> = message<Profile>('members.Profile', {
  nickname: marked(text(), { description: 'What others call them.' }),
  slug: marked(text(), { readonly: true, description: 'The last part of the address of their page; capitals count.' }),
  photo: marked(one('members.Image'), { description: 'Their picture.' }),
  cover: marked(one('members.Image'), { description: 'The picture on top of their page.' }),
  title: marked(text(), { description: 'A line below the nickname.' }),
})

export interface Query {
  filter?: unknown | null | undefined
  paging?: Paging | null | undefined
  sorting?: Sorting[] | null | undefined
  cursorPaging?: CursorPaging | null | undefined
}
export const Query: Shape<Query> = message<Query>('members.Query', {
  filter: marked(anything(), { description: 'What to find.' }),
  paging: marked(one('members.Paging'), { description: 'Page size and how many entries to pass over.' }),
  sorting: marked(list(one('members.Sorting')), { description: 'Order; earlier entries count first.' }),
  cursorPaging: marked(one('members.CursorPaging'), { description: 'Page size, or where to go on.' }),
})

export interface QueryMembersRequest {
  query?: Query | null | undefined
  fieldSet?: Set | null | undefined
  fieldsets?: Set[] | null | undefined
  search?: Search | null | undefined
}
export const QueryMembersRequest: Shape<QueryMembersRequest> = message<QueryMembersRequest>(
  'members.QueryMembersRequest',
  {
    query: marked(one('members.Query'), { description: 'Which ones, in which order, which page.' }),
    fieldSet: marked(one('members.Set'), {
      deprecated: true,
      description: 'How much is answered; joined with fieldsets.',
    }),
    fieldsets: marked(list(one('members.Set'), { maxSize: 3 }), {
      description: 'How much is answered: the most of what is named. Others’ data is cut to PUBLIC.',
    }),
    search: marked(one('members.Search'), { description: 'What to look for, and where.' }),
  },
)

export interface QueryMembersResponse {
  members?: Member[] | null | undefined
  metadata?: PagingMetadata | null | undefined
  cursorPagingMetadata?: CursorPagingMetadata | null | undefined
}
export const QueryMembersResponse: Shape<QueryMembersResponse> = message<QueryMembersResponse>(
  'members.QueryMembersResponse',
  {
    members: marked(list(one('members.Member'), { maxSize: 1000000 }), {
      present: true,
      description: 'Members in the order asked for.',
    }),
    metadata: marked(one('members.PagingMetadata'), { description: 'Which part of all this is.' }),
    cursorPagingMetadata: marked(one('members.CursorPagingMetadata'), {
      description: 'Where the neighbouring pages begin.',
    }),
  },
)

export interface Search {
  expression?: string | null | undefined
  fields?: string[] | null | undefined
}
export const Search: Shape<Search> = message<Search>('members.Search', {
  expression: marked(text({ minLength: 1, maxLength: 100 }), {
    description: 'What to look for, in any part of a word.',
  }),
  fields: marked(list(text(), { maxSize: 4 }), { description: 'Where to look; the nickname unless named.' }),
})

export interface Sorting {
  fieldName?: string | null | undefined
  order?: SortOrder | null | undefined
  selectItemsBy?: Record<string, unknown>[] | null | undefined
  origin?: AddressLocation | null | undefined
}
export const Sorting: Shape<Sorting> = message<Sorting>('members.Sorting', {
  fieldName: marked(text({ maxLength: 512 }), { description: 'Name of the field.' }),
  order: marked(one('members.SortOrder'), { description: 'ASC or DESC; ASC unless sent.' }),
  selectItemsBy: marked(list(freeObject(), { maxSize: 10 }), { description: 'Accepted and not used here.' }),
  origin: marked(one('members.AddressLocation'), { description: 'Accepted and not used here.' }),
})

export interface StreetAddress {
  number?: string | null | undefined
  name?: string | null | undefined
}
export const StreetAddress: Shape<StreetAddress> = message<StreetAddress>('members.StreetAddress', {
  number: marked(text({ maxLength: 100 }), { present: true, description: 'Number.' }),
  name: marked(text({ maxLength: 200 }), { present: true, description: 'Name.' }),
})

export interface UnmuteMemberRequest {
  id: string
}
export const UnmuteMemberRequest: Shape<UnmuteMemberRequest> = message<UnmuteMemberRequest>(
  'members.UnmuteMemberRequest',
  {
    id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
  },
  { required: ['id'] },
)

export interface UnmuteMemberResponse {
  member?: Member | null | undefined
}
export const UnmuteMemberResponse: Shape<UnmuteMemberResponse> = message<UnmuteMemberResponse>(
  'members.UnmuteMemberResponse',
  {
    member: marked(one('members.Member'), { description: 'The member.' }),
  },
)

export interface UpdateMemberRequest {
  member?: Member | null | undefined
}
export const UpdateMemberRequest: Shape<UpdateMemberRequest> = message<UpdateMemberRequest>(
  'members.UpdateMemberRequest',
  {
    member: marked(one('members.Member'), { description: 'The member.' }),
  },
)

export interface UpdateMemberResponse {
  member?: Member | null | undefined
}
export const UpdateMemberResponse: Shape<UpdateMemberResponse> = message<UpdateMemberResponse>(
  'members.UpdateMemberResponse',
  {
    member: marked(one('members.Member'), { description: 'The member.' }),
  },
)

export interface UpdateMemberSlugRequest {
  id: string
  slug: string
}
export const UpdateMemberSlugRequest: Shape<UpdateMemberSlugRequest> = message<UpdateMemberSlugRequest>(
  'members.UpdateMemberSlugRequest',
  {
    id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
    slug: marked(text({ maxLength: 255 }), {
      description: 'The last part of the address of their page; capitals count.',
    }),
  },
  { required: ['id', 'slug'] },
)

export interface UpdateMemberSlugResponse {
  member?: Member | null | undefined
}
export const UpdateMemberSlugResponse: Shape<UpdateMemberSlugResponse> = message<UpdateMemberSlugResponse>(
  'members.UpdateMemberSlugResponse',
  {
    member: marked(one('members.Member'), { description: 'The member.' }),
  },
)

export interface UpdateMySlugRequest {
  slug: string
}
export const UpdateMySlugRequest: Shape<UpdateMySlugRequest> = message<UpdateMySlugRequest>(
  'members.UpdateMySlugRequest',
  {
    slug: marked(text({ maxLength: 255 }), {
      description: 'The last part of the address of their page; capitals count.',
    }),
  },
  { required: ['slug'] },
)

export interface UpdateMySlugResponse {
  member?: Member | null | undefined
}
export const UpdateMySlugResponse: Shape<UpdateMySlugResponse> = message<UpdateMySlugResponse>(
  'members.UpdateMySlugResponse',
  {
    member: marked(one('members.Member'), { description: 'The member.' }),
  },
)
