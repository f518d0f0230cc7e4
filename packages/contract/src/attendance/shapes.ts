// Made by scripts/make-shapes.ts from facts/bookings/attendance.json. Do not edit.
import { enumeration, flag, freeObject, integer, list, marked, message, one, text, timestamp } from '../fields.ts'
import type { Shape } from '../shape.ts'

export type AttendanceStatus = 'NOT_SET' | 'ATTENDED' | 'NOT_ATTENDED'
export const AttendanceStatus = enumeration<AttendanceStatus>('attendance.AttendanceStatus', [
  'NOT_SET',
  'ATTENDED',
  'NOT_ATTENDED',
])

export type SortOrder = 'ASC' | 'DESC'
export const SortOrder = enumeration<SortOrder>('attendance.SortOrder', ['ASC', 'DESC'])

export interface ApplicationError {
  code?: string | null | undefined
  description?: string | null | undefined
  data?: Record<string, unknown> | null | undefined
}
export const ApplicationError: Shape<ApplicationError> = message<ApplicationError>('attendance.ApplicationError', {
  code: marked(text(), { present: true, description: 'Short code.' }),
  description: marked(text(), { present: true, description: 'A longer text.' }),
  data: marked(freeObject(), { description: 'What exactly, as the code says.' }),
})

export interface Attendance {
  id?: string | null | undefined
  bookingId?: string | null | undefined
  sessionId?: string | null | undefined
  status?: AttendanceStatus | null | undefined
  numberOfAttendees?: number | null | undefined
  eventId?: string | null | undefined
  updatedDate?: string | null | undefined
  statusUpdatedDate?: string | null | undefined
}
export const Attendance: Shape<Attendance> = message<Attendance>('attendance.Attendance', {
  id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
  bookingId: marked(text({ format: 'guid' }), { description: 'The booking.' }),
  sessionId: marked(text(), { deprecated: true, description: 'Older name of the session.' }),
  status: marked(one('attendance.AttendanceStatus'), { present: true, description: 'The state.' }),
  numberOfAttendees: marked(integer(), { present: true, description: 'How many came.' }),
  eventId: marked(text({ minLength: 36, maxLength: 250 }), {
    description: 'The session; for an appointment once it stands in the calendar.',
  }),
  updatedDate: marked(timestamp(), { readonly: true, description: 'When it was last changed, UTC.' }),
  statusUpdatedDate: marked(timestamp(), { readonly: true, description: 'When the status was last set, UTC.' }),
})

export interface AttendanceDetails {
  attendance?: Attendance | null | undefined
  participantNotification?: ParticipantNotification | null | undefined
}
export const AttendanceDetails: Shape<AttendanceDetails> = message<AttendanceDetails>('attendance.AttendanceDetails', {
  attendance: marked(one('attendance.Attendance'), { description: 'Whether anyone came, and how many.' }),
  participantNotification: marked(one('attendance.ParticipantNotification'), {
    description: 'Whether the customer hears of it, and with which words.',
  }),
})

export interface BulkActionMetadata {
  totalSuccesses?: number | null | undefined
  totalFailures?: number | null | undefined
  undetailedFailures?: number | null | undefined
}
export const BulkActionMetadata: Shape<BulkActionMetadata> = message<BulkActionMetadata>(
  'attendance.BulkActionMetadata',
  {
    totalSuccesses: marked(integer(), { present: true, description: 'How many went well.' }),
    totalFailures: marked(integer(), { present: true, description: 'How many did not.' }),
    undetailedFailures: marked(integer(), { present: true, description: 'Failures without details: none.' }),
  },
)

export interface BulkAttendanceResult {
  item?: Attendance | null | undefined
  itemMetadata?: ItemMetadata | null | undefined
}
export const BulkAttendanceResult: Shape<BulkAttendanceResult> = message<BulkAttendanceResult>(
  'attendance.BulkAttendanceResult',
  {
    item: marked(one('attendance.Attendance'), { description: 'The entity, when asked for.' }),
    itemMetadata: marked(one('attendance.ItemMetadata'), { description: 'How it went with this item.' }),
  },
)

export interface BulkDeleteAttendancesRequest {
  attendanceIds: string[]
}
export const BulkDeleteAttendancesRequest: Shape<BulkDeleteAttendancesRequest> = message<BulkDeleteAttendancesRequest>(
  'attendance.BulkDeleteAttendancesRequest',
  {
    attendanceIds: marked(list(text({ format: 'guid' }), { minSize: 1, maxSize: 8 }), { description: 'The records.' }),
  },
  { required: ['attendanceIds'] },
)

export interface BulkDeleteAttendancesResponse {
  results?: BulkDeleteAttendancesResult[] | null | undefined
  bulkActionMetadata?: BulkActionMetadata | null | undefined
}
export const BulkDeleteAttendancesResponse: Shape<BulkDeleteAttendancesResponse> =
  message<BulkDeleteAttendancesResponse>('attendance.BulkDeleteAttendancesResponse', {
    results: marked(list(one('attendance.BulkDeleteAttendancesResult'), { minSize: 1, maxSize: 8 }), {
      present: true,
      description: 'One result for each item, in the order sent.',
    }),
    bulkActionMetadata: marked(one('attendance.BulkActionMetadata'), { description: 'How many went well.' }),
  })

export interface BulkDeleteAttendancesResult {
  itemMetadata?: ItemMetadata | null | undefined
}
export const BulkDeleteAttendancesResult: Shape<BulkDeleteAttendancesResult> = message<BulkDeleteAttendancesResult>(
  'attendance.BulkDeleteAttendancesResult',
  {
    itemMetadata: marked(one('attendance.ItemMetadata'), { description: 'How it went with this item.' }),
  },
)

export interface BulkSetAttendanceRequest {
  attendanceList?: Attendance[] | null | undefined
  returnFullEntity?: boolean | null | undefined
  attendanceDetails?: AttendanceDetails[] | null | undefined
}
export const BulkSetAttendanceRequest: Shape<BulkSetAttendanceRequest> = message<BulkSetAttendanceRequest>(
  'attendance.BulkSetAttendanceRequest',
  {
    attendanceList: marked(list(one('attendance.Attendance'), { maxSize: 8 }), {
      deprecated: true,
      description: 'The records to set.',
    }),
    returnFullEntity: marked(flag(), { description: 'Give the entities back.' }),
    attendanceDetails: marked(list(one('attendance.AttendanceDetails'), { maxSize: 8 }), {
      description: 'The records to set, with what follows.',
    }),
  },
)

export interface BulkSetAttendanceResponse {
  results?: BulkAttendanceResult[] | null | undefined
  bulkActionMetadata?: BulkActionMetadata | null | undefined
}
export const BulkSetAttendanceResponse: Shape<BulkSetAttendanceResponse> = message<BulkSetAttendanceResponse>(
  'attendance.BulkSetAttendanceResponse',
  {
    results: marked(list(one('attendance.BulkAttendanceResult'), { minSize: 1, maxSize: 8 }), {
      present: true,
      description: 'One result for each item, in the order sent.',
    }),
    bulkActionMetadata: marked(one('attendance.BulkActionMetadata'), { description: 'How many went well.' }),
  },
)

export interface CountAttendancesRequest {
  filter?: Record<string, unknown> | null | undefined
}
export const CountAttendancesRequest: Shape<CountAttendancesRequest> = message<CountAttendancesRequest>(
  'attendance.CountAttendancesRequest',
  {
    filter: marked(freeObject(), {
      description: 'Which ones, in the query language: `{field: value}` or `{field: {$operator: value}}`.',
    }),
  },
)

export interface CountAttendancesResponse {
  count?: number | null | undefined
}
export const CountAttendancesResponse: Shape<CountAttendancesResponse> = message<CountAttendancesResponse>(
  'attendance.CountAttendancesResponse',
  {
    count: marked(integer(), { present: true, description: 'How many.' }),
  },
)

export interface CursorPaging {
  limit?: number | null | undefined
  cursor?: string | null | undefined
}
export const CursorPaging: Shape<CursorPaging> = message<CursorPaging>('attendance.CursorPaging', {
  limit: marked(integer({ max: 1000 }), { description: 'Page size.' }),
  cursor: marked(text(), { description: 'Where to go on; the filter and sort of the first call stand in it.' }),
})

export interface CursorPagingMetadata {
  totalCount?: number | null | undefined
  cursors?: Cursors | null | undefined
  hasNext?: boolean | null | undefined
}
export const CursorPagingMetadata: Shape<CursorPagingMetadata> = message<CursorPagingMetadata>(
  'attendance.CursorPagingMetadata',
  {
    totalCount: marked(integer(), { description: 'How many there are in all.' }),
    cursors: marked(one('attendance.Cursors'), { description: 'Where the neighbouring pages begin.' }),
    hasNext: marked(flag(), { description: 'Whether another page follows.' }),
  },
)

export interface Cursors {
  next?: string | null | undefined
  prev?: string | null | undefined
}
export const Cursors: Shape<Cursors> = message<Cursors>('attendance.Cursors', {
  next: marked(text(), { description: 'Where the next page begins; null on the last.' }),
  prev: marked(text(), { description: 'Where the page before begins; null on the first.' }),
})

export interface DeleteAttendanceRequest {
  attendanceId: string
}
export const DeleteAttendanceRequest: Shape<DeleteAttendanceRequest> = message<DeleteAttendanceRequest>(
  'attendance.DeleteAttendanceRequest',
  {
    attendanceId: marked(text({ format: 'guid' }), { description: 'The record.' }),
  },
  { required: ['attendanceId'] },
)

export type DeleteAttendanceResponse = Record<string, never>
export const DeleteAttendanceResponse: Shape<DeleteAttendanceResponse> = message<DeleteAttendanceResponse>(
  'attendance.DeleteAttendanceResponse',
  {},
)

export interface GetAttendanceRequest {
  attendanceId: string
}
export const GetAttendanceRequest: Shape<GetAttendanceRequest> = message<GetAttendanceRequest>(
  'attendance.GetAttendanceRequest',
  {
    attendanceId: marked(text({ format: 'guid' }), { description: 'The record.' }),
  },
  { required: ['attendanceId'] },
)

export interface GetAttendanceResponse {
  attendance?: Attendance | null | undefined
}
export const GetAttendanceResponse: Shape<GetAttendanceResponse> = message<GetAttendanceResponse>(
  'attendance.GetAttendanceResponse',
  {
    attendance: marked(one('attendance.Attendance'), { description: 'Whether anyone came, and how many.' }),
  },
)

export interface ItemMetadata {
  id?: string | null | undefined
  originalIndex?: number | null | undefined
  success?: boolean | null | undefined
  error?: ApplicationError | null | undefined
}
export const ItemMetadata: Shape<ItemMetadata> = message<ItemMetadata>('attendance.ItemMetadata', {
  id: marked(text(), { description: 'A GUID made by Kalends.' }),
  originalIndex: marked(integer(), { present: true, description: 'Its place in the request.' }),
  success: marked(flag(), { present: true, description: 'Whether it went well.' }),
  error: marked(one('attendance.ApplicationError'), { description: 'Why it did not.' }),
})

export interface Paging {
  limit?: number | null | undefined
  offset?: number | null | undefined
}
export const Paging: Shape<Paging> = message<Paging>('attendance.Paging', {
  limit: marked(integer(), { description: 'Page size.' }),
  offset: marked(integer(), { description: 'How many entries to pass over.' }),
})

export interface ParticipantNotification {
  notifyParticipants?: boolean | null | undefined
  message?: string | null | undefined
}
export const ParticipantNotification: Shape<ParticipantNotification> = message<ParticipantNotification>(
  'attendance.ParticipantNotification',
  {
    notifyParticipants: marked(flag(), { description: 'Whether the customer hears of it; not unless asked.' }),
    message: marked(text({ minLength: 1, maxLength: 5000 }), {
      description: 'Words added to the message to the customer.',
    }),
  },
)

export interface QueryAttendanceRequest {
  query: QueryV2
}
export const QueryAttendanceRequest: Shape<QueryAttendanceRequest> = message<QueryAttendanceRequest>(
  'attendance.QueryAttendanceRequest',
  {
    query: marked(one('attendance.QueryV2'), { description: 'Which ones, in which order, which page.' }),
  },
  { required: ['query'] },
)

export interface QueryAttendanceResponse {
  attendances?: Attendance[] | null | undefined
  pagingMetadata?: CursorPagingMetadata | null | undefined
}
export const QueryAttendanceResponse: Shape<QueryAttendanceResponse> = message<QueryAttendanceResponse>(
  'attendance.QueryAttendanceResponse',
  {
    attendances: marked(list(one('attendance.Attendance'), { maxSize: 1000000 }), {
      present: true,
      description: 'The records.',
    }),
    pagingMetadata: marked(one('attendance.CursorPagingMetadata'), {
      description: 'Where this page stands among all.',
    }),
  },
)

export interface QueryV2 {
  paging?: Paging | null | undefined
  cursorPaging?: CursorPaging | null | undefined
  filter?: Record<string, unknown> | null | undefined
  sort?: Sorting[] | null | undefined
  fieldsets?: string[] | null | undefined
  fields?: string[] | null | undefined
}
export const QueryV2: Shape<QueryV2> = message<QueryV2>('attendance.QueryV2', {
  paging: marked(one('attendance.Paging'), { description: 'Page size and how many entries to pass over.' }),
  cursorPaging: marked(one('attendance.CursorPaging'), { description: 'Page size, or where to go on.' }),
  filter: marked(freeObject(), {
    description: 'Which ones, in the query language: `{field: value}` or `{field: {$operator: value}}`.',
  }),
  sort: marked(list(one('attendance.Sorting')), { description: 'Order: the first entry counts most.' }),
  fieldsets: marked(list(text()), { description: 'Accepted and not used here.' }),
  fields: marked(list(text()), { description: 'Accepted and not used here.' }),
})

export interface SetAttendanceRequest {
  attendance: Attendance
  participantNotification?: ParticipantNotification | null | undefined
}
export const SetAttendanceRequest: Shape<SetAttendanceRequest> = message<SetAttendanceRequest>(
  'attendance.SetAttendanceRequest',
  {
    attendance: marked(one('attendance.Attendance'), { description: 'Whether anyone came, and how many.' }),
    participantNotification: marked(one('attendance.ParticipantNotification'), {
      description: 'Whether the customer hears of it, and with which words.',
    }),
  },
  { required: ['attendance'] },
)

export interface SetAttendanceResponse {
  attendance?: Attendance | null | undefined
}
export const SetAttendanceResponse: Shape<SetAttendanceResponse> = message<SetAttendanceResponse>(
  'attendance.SetAttendanceResponse',
  {
    attendance: marked(one('attendance.Attendance'), { description: 'Whether anyone came, and how many.' }),
  },
)

export interface Sorting {
  fieldName?: string | null | undefined
  order?: SortOrder | null | undefined
}
export const Sorting: Shape<Sorting> = message<Sorting>('attendance.Sorting', {
  fieldName: marked(text(), { description: 'Name of the field.' }),
  order: marked(one('attendance.SortOrder'), { description: 'ASC or DESC; ASC unless sent.' }),
})
