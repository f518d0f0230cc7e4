import type { customers, extendedBookings, Infer } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { isRefusal } from '../../../lib/refusal.ts'
import type { WireCustomer } from '../../customers/data/found-customer.ts'
import { type HandedIn, loadHandedIn } from '../../data/load-answers.ts'
import { loadBookingExtras } from '../../data/load-booking-extras.ts'
import type { BookingExtras, BookingStatus, PaymentStatus } from '../../data/rows.ts'
import type { Balance } from '../../rows/payment-state.ts'

type Extended = Infer<typeof extendedBookings.ExtendedBooking>
type Response = Infer<typeof customers.CustomerResponse>
export type CustomerNote = Response['notes'][number]
export type CustomerChange = Response['history'][number]

export const PAST_PER_PAGE = 20
const UPCOMING_SHOWN = 50

/** A booking on the customer's page. */
export type CustomerBooking = {
  id: string
  start: string
  service: string
  serviceId: string
  staff: string
  /** Who gives it is still to be named. */
  staffToBeNamed: boolean
  status: BookingStatus
  payment: PaymentStatus
  balance: Balance | null
  doubleBooked: boolean
  /** The form submission that belongs to it. */
  submissionId: string | null
  /** Null when attendance was not recorded. */
  came: boolean | null
}

export type CustomerPage = Response & {
  next: CustomerBooking[]
  past: CustomerBooking[]
  pastTotal: number
  handedIn: HandedIn[]
}

/** Loads everything about a customer; undefined if there is none or the person may not see them. */
export async function loadCustomer(
  client: Client,
  contactId: string,
  { now, page }: { now: number; page: number },
): Promise<CustomerPage | undefined> {
  const shown = await findCustomer(client, contactId)
  if (!shown) return undefined
  const at = new Date(now).toISOString()
  const [next, past] = await Promise.all([
    bookings(client, shown.customer.id, { startDate: { $gte: at } }, 'ASC', { limit: UPCOMING_SHOWN, offset: 0 }),
    bookings(client, shown.customer.id, { startDate: { $lt: at } }, 'DESC', {
      limit: PAST_PER_PAGE,
      offset: (page - 1) * PAST_PER_PAGE,
    }),
  ])
  const submissionIds = [...next.rows, ...past.rows].flatMap((row) => row.submissionId ?? [])
  const handedIn = await loadHandedIn(client, { contactId: shown.customer.id, submissionIds })
  return { ...shown, next: next.rows, past: past.rows, pastTotal: past.total, handedIn }
}

async function findCustomer(client: Client, contactId: string): Promise<Response | undefined> {
  try {
    return await client.customers.getCustomer({ contactId })
  } catch (error) {
    if (isRefusal(error, 404, 400)) return undefined
    throw error
  }
}

async function bookings(
  client: Client,
  contactId: string,
  filter: Record<string, unknown>,
  order: 'ASC' | 'DESC',
  paging: { limit: number; offset: number },
): Promise<{ rows: CustomerBooking[]; total: number }> {
  const answer = await client.bookings.queryExtendedBookings({
    query: {
      filter: { 'contactDetails.contactId': contactId, ...filter },
      sort: [{ fieldName: 'startDate', order }],
      paging,
    },
    withBookingAttendanceInfo: true,
  })
  const found = answer.extendedBookings ?? []
  const extras = await loadBookingExtras(client, found)
  const rows = found.flatMap((one) => customerBooking(one, extras) ?? [])
  return { rows, total: answer.pagingMetadata?.total ?? rows.length }
}

const came: Record<string, boolean> = { ATTENDED: true, NOT_ATTENDED: false }

function customerBooking(
  { booking, attendance }: Extended,
  { balances, toBeStaffed }: BookingExtras,
): CustomerBooking | undefined {
  const { slot, schedule, title } = booking?.bookedEntity ?? {}
  const start = slot?.startDate ?? booking?.startDate
  if (!booking?.id || !start) return undefined
  return {
    id: booking.id,
    start,
    service: title ?? '',
    serviceId: slot?.serviceId ?? schedule?.serviceId ?? '',
    staff: slot?.resource?.name ?? '',
    staffToBeNamed: toBeStaffed.has(booking.id),
    status: booking.status ?? 'CREATED',
    payment: booking.paymentStatus ?? 'UNDEFINED',
    balance: balances.get(booking.id) ?? null,
    doubleBooked: booking.doubleBooked === true,
    submissionId: booking.formSubmissionId ?? null,
    came: came[attendance?.status ?? ''] ?? null,
  }
}

/** Two customers side by side: the one that remains and the one merged into it. */
export type Comparison = { survivor: WireCustomer; duplicate: WireCustomer }

/** Returns undefined when the other customer is missing or already merged. */
export async function loadComparison(
  client: Client,
  survivor: WireCustomer,
  otherId: string,
): Promise<Comparison | undefined> {
  const other = await findCustomer(client, otherId)
  return other && other.customer.id !== survivor.id ? { survivor, duplicate: other.customer } : undefined
}
