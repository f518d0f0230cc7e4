import { dayBounds } from '../../lib/day-bounds.ts'
import { addDays, dayIn } from '../../lib/format.ts'
import { isGuid } from '../../lib/guid.ts'

/** Views of the bookings, shown as tabs. */
export const views = ['upcoming', 'approve', 'past', 'all'] as const
export type View = (typeof views)[number]

export const periods = ['today', 'week', 'month'] as const
export type Period = (typeof periods)[number]

/** How a customer booked. */
export const platforms = ['WEB', 'MOBILE_APP'] as const
export type Platform = (typeof platforms)[number]

/** How far bookings are paid. */
export const paidFilters = ['unpaid', 'partly', 'paid', 'refunded'] as const
export type PaidFilter = (typeof paidFilters)[number]

/** Filters in the URL; unknown values are ignored, since URLs are typed, shared and outlive changes. */
export type BookingFilters = {
  view: View
  period: Period | null
  staff: string | null
  service: string | null
  location: string | null
  platform: Platform | null
  paid: PaidFilter | null
  customer: string | null
  page: number
}

type Filter = Record<string, unknown>

export function readBookingFilters(search: URLSearchParams): BookingFilters {
  return {
    view: views.find((view) => view === search.get('view')) ?? 'upcoming',
    period: periods.find((period) => period === search.get('period')) ?? null,
    staff: readGuid(search.get('staff')),
    service: readGuid(search.get('service')),
    location: readGuid(search.get('location')),
    platform: platforms.find((platform) => platform === search.get('platform')) ?? null,
    paid: paidFilters.find((paid) => paid === search.get('paid')) ?? null,
    customer: search.get('customer')?.trim().slice(0, 100) || null,
    page: readPage(search),
  }
}

/** Pages start at 1. */
export function readPage(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1)
  return Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1
}

/** Converts the filters to an API filter. */
export function toApiFilter(filters: BookingFilters, now: number, zone: string): Filter {
  return {
    ...viewFilter(filters.view, now),
    ...periodFilter(filters, now, zone),
    ...(filters.staff ? { 'bookedEntity.item.slot.resource.id': filters.staff } : {}),
    ...(filters.service ? { 'bookedEntity.item.slot.serviceId': filters.service } : {}),
    ...(filters.location ? { 'bookedEntity.item.slot.location.id': filters.location } : {}),
    ...(filters.platform ? { 'bookingSource.platform': filters.platform } : {}),
    ...(filters.paid ? paidConditions[filters.paid] : {}),
    ...customerFilter(filters.customer ?? ''),
  }
}

const MOST_WORDS = 8
// A phone number ends the same with and without a country code.
const SAME_ENDING = 8

/** Each word is part of a name, an email address or a phone number; a number is one word however it is spaced. */
function customerFilter(typed: string): Filter {
  const isNumber = /^\+?[\d\s()./-]+$/.test(typed) && /\d/.test(typed)
  const digits = typed.replaceAll(/\D/g, '').replace(/^0+/, '')
  const number = digits.length < 10 ? digits : digits.slice(-SAME_ENDING)
  const words = isNumber ? [number] : typed.split(/\s+/)
  const conditions = words.filter(Boolean).slice(0, MOST_WORDS)
  return conditions.length === 0 ? {} : { $and: conditions.map((word) => ({ customer: { $contains: word } })) }
}

const paidConditions: Record<PaidFilter, Filter> = {
  unpaid: { isUnpaid: true },
  partly: { isUnpaid: true, paymentStatus: 'PARTIALLY_PAID' },
  paid: { paymentStatus: 'PAID' },
  refunded: { paymentStatus: 'REFUNDED' },
}

/** Returns true if the filter lists unpaid bookings only. */
export const showsUnpaid = ({ paid }: BookingFilters): boolean => paid === 'unpaid' || paid === 'partly'

/** Upcoming bookings are sorted forwards, past ones backwards. */
export const sortOrder = (view: View): 'ASC' | 'DESC' => (view === 'past' || view === 'all' ? 'DESC' : 'ASC')

export function viewFilter(view: View, now: number): Filter {
  const at = new Date(now).toISOString()
  switch (view) {
    case 'upcoming':
      return { startDate: { $gte: at }, status: { $in: ['CONFIRMED', 'PENDING'] } }
    case 'approve':
      return { startDate: { $gte: at }, status: 'PENDING' }
    case 'past':
      return { startDate: { $lt: at }, status: { $in: ['CONFIRMED', 'PENDING'] } }
    case 'all':
      return {}
  }
}

const periodDays: Record<Period, number> = { today: 1, week: 7, month: 30 }

/** Covers days from today on; in the past view, days up to today. */
function periodFilter({ view, period }: BookingFilters, now: number, zone: string): Filter {
  if (!period) return {}
  const today = dayIn(now, zone)
  const count = periodDays[period]
  const [first, last] = view === 'past' ? [addDays(today, 1 - count), today] : [today, addDays(today, count - 1)]
  const bounds = {
    $gte: new Date(view === 'upcoming' || view === 'approve' ? now : dayBounds(first, zone).from).toISOString(),
    $lt: new Date(view === 'past' ? now : dayBounds(last, zone).until).toISOString(),
  }
  return { startDate: bounds }
}

/** Reads a GUID; null for anything else. */
export function readGuid(text: string | null): string | null {
  return text && isGuid(text) ? text : null
}
