import type { extendedBookings, Infer, sessions } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { isRefusal } from '../../lib/refusal.ts'
import type { Choice } from '../data/choices.ts'
import { countPeople } from '../data/count-people.ts'
import { type Balances, loadBalances } from '../data/load-balances.ts'
import { formatCustomerName, type WireBooking } from '../data/rows.ts'
import { readGuid } from '../data/views.ts'
import type { FeeChoice } from '../payments/fee-box.tsx'
import type { Balance } from '../rows/payment-state.ts'
import type { StaffSession } from '../staff-context.ts'
import { arrivalAt } from './arrival.ts'

export type Session = Infer<typeof sessions.Session>
export type Attendance = 'NOT_SET' | 'ATTENDED' | 'NOT_ATTENDED'

/** One booking on the roster. */
export type RosterRow = {
  bookingId: string
  contactId: string | null
  name: string
  phone: string
  participants: number
  status: NonNullable<WireBooking['status']>
  payment: NonNullable<WireBooking['paymentStatus']>
  balance: Balance | null
  /** When the session, or the course, begins. */
  start: string
  attendance: Attendance
  notedAt: string | null
}

export const panelNames = ['add', 'capacity', 'move', 'rhythm', 'cancel'] as const
export type PanelName = (typeof panelNames)[number]

export type SessionDetails = {
  session: Session
  names: string[]
  /** Everybody, for what is in the way of new dates. */
  people: Choice[]
  coming: RosterRow[]
  waiting: RosterRow[]
  gone: RosterRow[]
  panel: PanelName | null
  done: PanelName | null
  canChange: boolean
  canNote: boolean
  canOverbook: boolean
  /** Whether an added customer has arrived. */
  arrival: ReturnType<typeof arrivalAt>
  /** Whether a no-show may cost a fee that this person decides about. */
  asksFee: boolean
  /** The booking that is about to be marked as a no-show, and its fee. */
  noShow: { row: RosterRow; money: FeeChoice } | null
  /** Idempotency key: submitting twice has one effect. */
  key: string
}

/**
 * Loads a session with its roster; undefined if it does not exist, is not a class or course, or the person may not see
 * it.
 */
export async function loadSessionDetails(
  client: Client,
  person: StaffSession,
  sessionId: string | undefined,
  { search, now }: { search: URLSearchParams; now: number },
): Promise<SessionDetails | undefined> {
  const id = readGuid(sessionId ?? null)
  const session = id ? await findSession(client, id) : undefined
  if (!session || (session.kind !== 'CLASS' && session.kind !== 'COURSE')) return undefined
  const can = (right: StaffSession['permissions'][number]) => person.permissions.includes(right)
  const canManage = can('MANAGE_PAYMENTS') && can('READ_ORDERS')
  const [bookings, noted, { staffMembers }, hasFees] = await Promise.all([
    loadBookings(client, session),
    loadAttendance(client, session.id),
    client.resources.listStaff(),
    canManage && can('MANAGE_BOOKINGS') ? hasNoShowFees(client, session) : false,
  ])
  const balances = await loadBalances(
    client,
    bookings.flatMap(({ id }) => id ?? []),
  )
  const rows = bookings.map((booking) => rosterRow(booking, noted, balances))
  const missing = hasFees ? rows.find(({ bookingId }) => bookingId === search.get('noShow')) : undefined
  return {
    session,
    names: staffMembers.filter(({ resourceId }) => session.resourceIds.includes(resourceId)).map(({ name }) => name),
    people: staffMembers.map(({ resourceId: id, name }) => ({ id, name })),
    coming: rows.filter(({ status }) => status === 'CONFIRMED' || status === 'PENDING'),
    waiting: rows.filter(({ status }) => status === 'WAITING_LIST'),
    gone: rows.filter(({ status }) => status === 'CANCELED' || status === 'DECLINED'),
    panel: panelNames.find((panel) => panel === search.get('panel')) ?? null,
    done: panelNames.find((done) => done === search.get('done')) ?? null,
    canChange: can('MANAGE_CALENDAR'),
    canNote: can('MANAGE_BOOKINGS'),
    arrival: arrivalAt(session, now),
    asksFee: hasFees,
    noShow: missing ? { row: missing, money: await loadFee(client, missing.bookingId, canManage) } : null,
    canOverbook: can('OVERRIDE_AVAILABILITY'),
    key: crypto.randomUUID(),
  }
}

async function findSession(client: Client, sessionId: string): Promise<Session | undefined> {
  try {
    return (await client.sessions.getSession({ sessionId })).session
  } catch (error) {
    if (isRefusal(error, 404)) return undefined
    throw error
  }
}

async function hasNoShowFees(client: Client, { serviceId }: Session): Promise<boolean> {
  if (!serviceId) return false
  const { services } = await client.services.queryServices({ query: { filter: { id: serviceId } } })
  return services?.[0]?.bookingPolicy?.cancellationFeePolicy?.enabled === true
}

async function loadFee(client: Client, bookingId: string, canManage: boolean): Promise<FeeChoice> {
  const { fee, agreement } = await client.bookings.getBookingFee({ bookingId })
  return { fee, hasAgreed: agreement?.hasCard === true, canManage }
}

type Extended = Infer<typeof extendedBookings.ExtendedBooking>

/** Lists bookings in order of creation; for a course, those of the whole course. */
async function loadBookings(client: Client, { kind, id, scheduleId }: Session): Promise<WireBooking[]> {
  const filter =
    kind === 'COURSE'
      ? { 'bookedEntity.item.schedule.scheduleId': scheduleId }
      : { 'bookedEntity.item.slot.eventId': id }
  const found: Extended[] = []
  for (let offset = 0; ; offset += 100) {
    const { extendedBookings: page } = await client.bookings.queryExtendedBookings({
      query: { filter, sort: [{ fieldName: 'createdDate', order: 'ASC' }], paging: { limit: 100, offset } },
    })
    found.push(...(page ?? []))
    if ((page?.length ?? 0) < 100) break
  }
  return found.flatMap(({ booking }) => (booking?.id ? [booking] : []))
}

type NotedAttendance = { status: Attendance; at: string | null }

async function loadAttendance(client: Client, sessionId: string): Promise<Map<string, NotedAttendance>> {
  const noted = new Map<string, NotedAttendance>()
  let cursor: string | null | undefined
  do {
    const { attendances, pagingMetadata } = await client.attendance.queryAttendance({
      query: cursor
        ? { cursorPaging: { limit: 100, cursor } }
        : { filter: { eventId: sessionId }, cursorPaging: { limit: 100 } },
    })
    for (const { bookingId, status, statusUpdatedDate } of attendances ?? [])
      if (bookingId) noted.set(bookingId, { status: status ?? 'NOT_SET', at: statusUpdatedDate ?? null })
    cursor = pagingMetadata?.hasNext ? pagingMetadata.cursors?.next : undefined
  } while (cursor)
  return noted
}

function rosterRow(booking: WireBooking, noted: ReadonlyMap<string, NotedAttendance>, balances: Balances): RosterRow {
  const bookingId = booking.id ?? ''
  const { status: attendance = 'NOT_SET', at: notedAt = null } = noted.get(bookingId) ?? {}
  return {
    bookingId,
    attendance,
    notedAt,
    name: formatCustomerName(booking),
    contactId: booking.contactDetails?.contactId ?? null,
    phone: booking.contactDetails?.phone ?? '',
    participants: countPeople(booking),
    status: booking.status ?? 'CREATED',
    payment: booking.paymentStatus ?? 'UNDEFINED',
    balance: balances.get(bookingId) ?? null,
    start: booking.startDate ?? '',
  }
}
