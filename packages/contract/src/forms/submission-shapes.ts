// Made by scripts/make-shapes.ts from facts/forms/submissions.json. Do not edit.
import {
  enumeration,
  fieldMask,
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

export type ContactIdentityType = 'CONTACT' | 'MEMBER' | 'NOT_AUTHENTICATED_MEMBER'
export const ContactIdentityType = enumeration<ContactIdentityType>('submissions.ContactIdentityType', [
  'CONTACT',
  'MEMBER',
  'NOT_AUTHENTICATED_MEMBER',
])

export type OptInLevel = 'SINGLE_CONFIRMATION' | 'DOUBLE_CONFIRMATION'
export const OptInLevel = enumeration<OptInLevel>('submissions.OptInLevel', [
  'SINGLE_CONFIRMATION',
  'DOUBLE_CONFIRMATION',
])

export type SortOrder = 'ASC' | 'DESC'
export const SortOrder = enumeration<SortOrder>('submissions.SortOrder', ['ASC', 'DESC'])

export type SubmissionStatus = 'PENDING' | 'CONFIRMED' | 'PAYMENT_WAITING' | 'PAYMENT_CANCELED'
export const SubmissionStatus = enumeration<SubmissionStatus>('submissions.SubmissionStatus', [
  'PENDING',
  'CONFIRMED',
  'PAYMENT_WAITING',
  'PAYMENT_CANCELED',
])

export interface AppointmentDetails {
  staffMemberId?: string | null | undefined
  staffMemberName?: string | null | undefined
}
export const AppointmentDetails: Shape<AppointmentDetails> = message<AppointmentDetails>(
  'submissions.AppointmentDetails',
  {
    staffMemberId: marked(text({ format: 'guid' }), { description: 'The staff member.' }),
    staffMemberName: marked(text({ minLength: 1, maxLength: 40 }), { description: 'Kept as written and given back.' }),
  },
)

export interface CreateSubmissionRequest {
  submission: FormSubmission
  captchaToken?: string | null | undefined
  additionalMetadata?: Record<string, unknown> | null | undefined
}
export const CreateSubmissionRequest: Shape<CreateSubmissionRequest> = message<CreateSubmissionRequest>(
  'submissions.CreateSubmissionRequest',
  {
    submission: marked(one('submissions.FormSubmission'), { description: 'Kept as written and given back.' }),
    captchaToken: marked(text({ minLength: 1, maxLength: 3000 }), {
      description:
        'The solved captcha, where the business asks for one with answers. It is looked at once and not kept.',
    }),
    additionalMetadata: marked(freeObject(), { description: 'Kept as written and given back.' }),
  },
  { required: ['submission'] },
)

export interface CreateSubmissionResponse {
  submission?: FormSubmission | null | undefined
}
export const CreateSubmissionResponse: Shape<CreateSubmissionResponse> = message<CreateSubmissionResponse>(
  'submissions.CreateSubmissionResponse',
  {
    submission: marked(one('submissions.FormSubmission'), { description: 'Kept as written and given back.' }),
  },
)

export interface CursorPaging {
  limit?: number | null | undefined
  cursor?: string | null | undefined
}
export const CursorPaging: Shape<CursorPaging> = message<CursorPaging>('submissions.CursorPaging', {
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
  'submissions.CursorPagingMetadata',
  {
    count: marked(integer(), { description: 'How many.' }),
    cursors: marked(one('submissions.Cursors'), { description: 'Where the neighbouring pages begin.' }),
    hasNext: marked(flag(), { description: 'Whether another page follows.' }),
  },
)

export interface CursorQuery {
  cursorPaging?: CursorPaging | null | undefined
  filter?: Record<string, unknown> | null | undefined
  sort?: Sorting[] | null | undefined
}
export const CursorQuery: Shape<CursorQuery> = message<CursorQuery>('submissions.CursorQuery', {
  cursorPaging: marked(one('submissions.CursorPaging'), { description: 'Page size, or where to go on.' }),
  filter: marked(freeObject(), {
    description: 'Which ones, in the query language: `{field: value}` or `{field: {$operator: value}}`.',
  }),
  sort: marked(list(one('submissions.Sorting'), { maxSize: 3 }), {
    description: 'Order: the first entry counts most.',
  }),
})

export interface Cursors {
  next?: string | null | undefined
  prev?: string | null | undefined
}
export const Cursors: Shape<Cursors> = message<Cursors>('submissions.Cursors', {
  next: marked(text({ maxLength: 16000 }), { description: 'Where the next page begins; null on the last.' }),
  prev: marked(text({ maxLength: 16000 }), { description: 'Where the page before begins; null on the first.' }),
})

export interface DeleteSubmissionRequest {
  submissionId: string
  permanent?: boolean | null | undefined
  preserveFiles?: boolean | null | undefined
}
export const DeleteSubmissionRequest: Shape<DeleteSubmissionRequest> = message<DeleteSubmissionRequest>(
  'submissions.DeleteSubmissionRequest',
  {
    submissionId: marked(text({ format: 'guid' }), { description: 'Kept as written and given back.' }),
    permanent: marked(flag(), { description: 'Kept as written and given back.' }),
    preserveFiles: marked(flag(), { description: 'Kept as written and given back.' }),
  },
  { required: ['submissionId'] },
)

export type DeleteSubmissionResponse = Record<string, never>
export const DeleteSubmissionResponse: Shape<DeleteSubmissionResponse> = message<DeleteSubmissionResponse>(
  'submissions.DeleteSubmissionResponse',
  {},
)

export interface ExtendedFields {
  namespaces?: Record<string, Record<string, unknown>> | null | undefined
}
export const ExtendedFields: Shape<ExtendedFields> = message<ExtendedFields>('submissions.ExtendedFields', {
  namespaces: marked(mapOf(freeObject()), { description: 'Data by namespace.' }),
})

export interface FormSubmission {
  id?: string | null | undefined
  formId?: string | null | undefined
  namespace?: string | null | undefined
  status?: SubmissionStatus | null | undefined
  submissions?: Record<string, unknown> | null | undefined
  createdDate?: string | null | undefined
  updatedDate?: string | null | undefined
  revision?: string | null | undefined
  submitter?: Submitter | null | undefined
  seen?: boolean | null | undefined
  extendedFields?: ExtendedFields | null | undefined
  orderDetails?: OrderDetails | null | undefined
  contactId?: string | null | undefined
  accessRestriction?: string | null | undefined
  tags?: PublicTags | null | undefined
  appointmentDetails?: AppointmentDetails | null | undefined
  childMetaSiteId?: string | null | undefined
}
export const FormSubmission: Shape<FormSubmission> = message<FormSubmission>('submissions.FormSubmission', {
  id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
  formId: marked(text({ format: 'guid' }), { present: true, description: 'The booking form.' }),
  namespace: marked(text({ minLength: 10, maxLength: 50 }), {
    readonly: true,
    present: true,
    description: 'The name under which an integrator keeps data.',
  }),
  status: marked(one('submissions.SubmissionStatus'), { present: true, description: 'The state.' }),
  submissions: marked(freeObject(), { description: 'Kept as written and given back.' }),
  createdDate: marked(timestamp(), { description: 'When it was made, UTC.' }),
  updatedDate: marked(timestamp(), { readonly: true, description: 'When it was last changed, UTC.' }),
  revision: marked(text(), {
    readonly: true,
    description: 'Counts the writes of this entity, as a decimal integer in a string; send the one you read.',
  }),
  submitter: marked(one('submissions.Submitter'), { readonly: true, description: 'Kept as written and given back.' }),
  seen: marked(flag(), { present: true, description: 'Kept as written and given back.' }),
  extendedFields: marked(one('submissions.ExtendedFields'), {
    description: 'Data of integrators, namespace by namespace.',
  }),
  orderDetails: marked(one('submissions.OrderDetails'), { description: 'Kept as written and given back.' }),
  contactId: marked(text({ format: 'guid' }), { description: 'The contact; found or made by e-mail address.' }),
  accessRestriction: marked(text({ format: 'guid' }), { description: 'Kept as written and given back.' }),
  tags: marked(one('submissions.PublicTags'), { description: 'Words that sort it: INDIVIDUAL, GROUP, COURSE.' }),
  appointmentDetails: marked(one('submissions.AppointmentDetails'), { description: 'Kept as written and given back.' }),
  childMetaSiteId: marked(text({ format: 'guid' }), { readonly: true, description: 'Kept as written and given back.' }),
})

export interface FormSubmissionStatusUpdatedEvent {
  submission?: FormSubmission | null | undefined
  previousStatus?: SubmissionStatus | null | undefined
}
export const FormSubmissionStatusUpdatedEvent: Shape<FormSubmissionStatusUpdatedEvent> =
  message<FormSubmissionStatusUpdatedEvent>('submissions.FormSubmissionStatusUpdatedEvent', {
    submission: marked(one('submissions.FormSubmission'), { description: 'Kept as written and given back.' }),
    previousStatus: marked(one('submissions.SubmissionStatus'), { description: 'Status before.' }),
  })

export interface GetSubmissionRequest {
  submissionId: string
}
export const GetSubmissionRequest: Shape<GetSubmissionRequest> = message<GetSubmissionRequest>(
  'submissions.GetSubmissionRequest',
  {
    submissionId: marked(text({ format: 'guid' }), { description: 'Kept as written and given back.' }),
  },
  { required: ['submissionId'] },
)

export interface GetSubmissionResponse {
  submission?: FormSubmission | null | undefined
}
export const GetSubmissionResponse: Shape<GetSubmissionResponse> = message<GetSubmissionResponse>(
  'submissions.GetSubmissionResponse',
  {
    submission: marked(one('submissions.FormSubmission'), { description: 'Kept as written and given back.' }),
  },
)

export interface MarketingSubscriptionDetails {
  formId?: string | null | undefined
  emails?: string[] | null | undefined
  submittedDate?: string | null | undefined
  optInLevel?: OptInLevel | null | undefined
  phones?: string[] | null | undefined
  phoneOptInLevel?: OptInLevel | null | undefined
}
export const MarketingSubscriptionDetails: Shape<MarketingSubscriptionDetails> = message<MarketingSubscriptionDetails>(
  'submissions.MarketingSubscriptionDetails',
  {
    formId: marked(text({ format: 'guid' }), { description: 'The booking form.' }),
    emails: marked(list(text({ format: 'email' }), { maxSize: 100 }), {
      description: 'Kept as written and given back.',
    }),
    submittedDate: marked(timestamp(), { readonly: true, description: 'Kept as written and given back.' }),
    optInLevel: marked(one('submissions.OptInLevel'), { description: 'Kept as written and given back.' }),
    phones: marked(list(text({ format: 'phone' }), { maxSize: 100 }), {
      description: 'Kept as written and given back.',
    }),
    phoneOptInLevel: marked(one('submissions.OptInLevel'), { description: 'Kept as written and given back.' }),
  },
)

export interface OrderDetails {
  orderId?: string | null | undefined
  number?: string | null | undefined
  currency?: string | null | undefined
  itemSubtotal?: string | null | undefined
  checkoutId?: string | null | undefined
}
export const OrderDetails: Shape<OrderDetails> = message<OrderDetails>('submissions.OrderDetails', {
  orderId: marked(text({ format: 'guid' }), { readonly: true, description: 'Kept as written and given back.' }),
  number: marked(text(), { readonly: true, description: 'Number.' }),
  currency: marked(text({ format: 'currency' }), { readonly: true, description: 'ISO 4217 code.' }),
  itemSubtotal: marked(text(), { readonly: true, present: true, description: 'Kept as written and given back.' }),
  checkoutId: marked(text({ format: 'guid' }), {
    readonly: true,
    present: true,
    description: 'Kept as written and given back.',
  }),
})

export interface PublicTags {
  tags?: TagList | null | undefined
}
export const PublicTags: Shape<PublicTags> = message<PublicTags>('submissions.PublicTags', {
  tags: marked(one('submissions.TagList'), { description: 'Words that sort it: INDIVIDUAL, GROUP, COURSE.' }),
})

export interface QuerySubmissionRequest {
  query: CursorQuery
  onlyOwn?: boolean | null | undefined
  onlyYourOwn?: boolean | null | undefined
}
export const QuerySubmissionRequest: Shape<QuerySubmissionRequest> = message<QuerySubmissionRequest>(
  'submissions.QuerySubmissionRequest',
  {
    query: marked(one('submissions.CursorQuery'), { description: 'Which ones, in which order, which page.' }),
    onlyOwn: marked(flag(), { description: 'Kept as written and given back.' }),
    onlyYourOwn: marked(flag(), { description: 'Kept as written and given back.' }),
  },
  { required: ['query'] },
)

export interface QuerySubmissionResponse {
  submissions?: FormSubmission[] | null | undefined
  metadata?: CursorPagingMetadata | null | undefined
}
export const QuerySubmissionResponse: Shape<QuerySubmissionResponse> = message<QuerySubmissionResponse>(
  'submissions.QuerySubmissionResponse',
  {
    submissions: marked(list(one('submissions.FormSubmission'), { maxSize: 1000000 }), {
      present: true,
      description: 'Kept as written and given back.',
    }),
    metadata: marked(one('submissions.CursorPagingMetadata'), {
      description: 'How the message travels: `channels`, a comma list of EMAIL and SMS.',
    }),
  },
)

export interface QuerySubmissionsByNamespaceRequest {
  query: CursorQuery
  onlyOwn?: boolean | null | undefined
  onlyYourOwn?: boolean | null | undefined
}
export const QuerySubmissionsByNamespaceRequest: Shape<QuerySubmissionsByNamespaceRequest> =
  message<QuerySubmissionsByNamespaceRequest>(
    'submissions.QuerySubmissionsByNamespaceRequest',
    {
      query: marked(one('submissions.CursorQuery'), { description: 'Which ones, in which order, which page.' }),
      onlyOwn: marked(flag(), { description: 'Kept as written and given back.' }),
      onlyYourOwn: marked(flag(), { description: 'Kept as written and given back.' }),
    },
    { required: ['query'] },
  )

export interface QuerySubmissionsByNamespaceResponse {
  submissions?: FormSubmission[] | null | undefined
  metadata?: CursorPagingMetadata | null | undefined
}
export const QuerySubmissionsByNamespaceResponse: Shape<QuerySubmissionsByNamespaceResponse> =
  message<QuerySubmissionsByNamespaceResponse>('submissions.QuerySubmissionsByNamespaceResponse', {
    submissions: marked(list(one('submissions.FormSubmission'), { maxSize: 1000000 }), {
      present: true,
      description: 'Kept as written and given back.',
    }),
    metadata: marked(one('submissions.CursorPagingMetadata'), {
      description: 'How the message travels: `channels`, a comma list of EMAIL and SMS.',
    }),
  })

export interface RemovedSubmissionFromTrash {
  submission?: FormSubmission | null | undefined
}
export const RemovedSubmissionFromTrash: Shape<RemovedSubmissionFromTrash> = message<RemovedSubmissionFromTrash>(
  'submissions.RemovedSubmissionFromTrash',
  {
    submission: marked(one('submissions.FormSubmission'), { description: 'Kept as written and given back.' }),
  },
)

export interface Sorting {
  fieldName?: string | null | undefined
  order?: SortOrder | null | undefined
}
export const Sorting: Shape<Sorting> = message<Sorting>('submissions.Sorting', {
  fieldName: marked(text({ maxLength: 512 }), { description: 'Name of the field.' }),
  order: marked(one('submissions.SortOrder'), { description: 'ASC or DESC; ASC unless sent.' }),
})

export interface SubmissionContactMapped {
  contactId?: string | null | undefined
  namespace?: string | null | undefined
  marketingSubscriptionDetails?: MarketingSubscriptionDetails | null | undefined
  contactIdentityType?: ContactIdentityType | null | undefined
}
export const SubmissionContactMapped: Shape<SubmissionContactMapped> = message<SubmissionContactMapped>(
  'submissions.SubmissionContactMapped',
  {
    contactId: marked(text({ format: 'guid' }), {
      readonly: true,
      description: 'The contact; found or made by e-mail address.',
    }),
    namespace: marked(text({ minLength: 10, maxLength: 50 }), {
      description: 'The name under which an integrator keeps data.',
    }),
    marketingSubscriptionDetails: marked(one('submissions.MarketingSubscriptionDetails'), {
      description: 'Kept as written and given back.',
    }),
    contactIdentityType: marked(one('submissions.ContactIdentityType'), {
      description: 'Kept as written and given back.',
    }),
  },
)

export interface SubmissionContactMappingSkipped {
  formId?: string | null | undefined
  namespace?: string | null | undefined
  contactId?: string | null | undefined
}
export const SubmissionContactMappingSkipped: Shape<SubmissionContactMappingSkipped> =
  message<SubmissionContactMappingSkipped>('submissions.SubmissionContactMappingSkipped', {
    formId: marked(text({ format: 'guid' }), { description: 'The booking form.' }),
    namespace: marked(text({ minLength: 10, maxLength: 50 }), {
      description: 'The name under which an integrator keeps data.',
    }),
    contactId: marked(text({ format: 'guid' }), {
      readonly: true,
      description: 'The contact; found or made by e-mail address.',
    }),
  })

export interface Submitter {
  memberId?: string | null | undefined
  visitorId?: string | null | undefined
  applicationId?: string | null | undefined
  userId?: string | null | undefined
}
export const Submitter: Shape<Submitter> = message<Submitter>('submissions.Submitter', {
  memberId: marked(text({ format: 'guid' }), { description: 'The member who did it.' }),
  visitorId: marked(text({ format: 'guid' }), { description: 'Kept as written and given back.' }),
  applicationId: marked(text({ maxLength: 36 }), { description: 'Kept as written and given back.' }),
  userId: marked(text({ format: 'guid' }), { description: 'Kept as written and given back.' }),
})

export interface TagList {
  tagIds?: string[] | null | undefined
}
export const TagList: Shape<TagList> = message<TagList>('submissions.TagList', {
  tagIds: marked(list(text({ maxLength: 5 }), { maxSize: 100 }), { present: true, description: 'Tags.' }),
})

export interface UpdateSubmissionRequest {
  submission: FormSubmission
  mask?: string | string[] | { paths: string[] } | null | undefined
}
export const UpdateSubmissionRequest: Shape<UpdateSubmissionRequest> = message<UpdateSubmissionRequest>(
  'submissions.UpdateSubmissionRequest',
  {
    submission: marked(one('submissions.FormSubmission'), { description: 'Kept as written and given back.' }),
    mask: marked(fieldMask(), { description: 'The fields to write; without it those sent.' }),
  },
  { required: ['submission'] },
)

export interface UpdateSubmissionResponse {
  submission?: FormSubmission | null | undefined
}
export const UpdateSubmissionResponse: Shape<UpdateSubmissionResponse> = message<UpdateSubmissionResponse>(
  'submissions.UpdateSubmissionResponse',
  {
    submission: marked(one('submissions.FormSubmission'), { description: 'Kept as written and given back.' }),
  },
)
