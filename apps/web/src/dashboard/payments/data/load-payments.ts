import type { Infer, payments } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { dayBounds } from '../../../lib/day-bounds.ts'
import { addDays } from '../../../lib/format.ts'
import { readDay } from '../../data/read-day.ts'
import { readGuid, readPage } from '../../data/views.ts'

export const PAYMENTS_PER_PAGE = 50
export const statuses = ['SUCCEEDED', 'REQUIRES_ACTION', 'PROCESSING', 'FAILED', 'CANCELED'] as const
export const methods = ['CASH', 'CARD_TERMINAL', 'BANK_TRANSFER', 'CARD', 'SAVED_CARD', 'OTHER'] as const

export type PaymentRow = Infer<typeof payments.Payment> & { customer: string }

/** Filters in the URL; unknown values are ignored. */
export type PaymentsFilters = {
  search: string
  status: (typeof statuses)[number] | null
  method: (typeof methods)[number] | null
  /** First and last day, both included. */
  from: string | null
  to: string | null
  contactId: string | null
  page: number
}

export function readPaymentsFilters(search: URLSearchParams): PaymentsFilters {
  const days = [readDay(search.get('from')), readDay(search.get('to'))]
  // Days the wrong way round are meant the other way.
  const [from, to] = days[0] && days[1] && days[0] > days[1] ? days.toReversed() : days
  return {
    search: (search.get('search') ?? '').trim().slice(0, 100),
    status: statuses.find((status) => status === search.get('status')) ?? null,
    method: methods.find((method) => method === search.get('method')) ?? null,
    from: from ?? null,
    to: to ?? null,
    contactId: readGuid(search.get('customer')),
    page: readPage(search),
  }
}

/** Returns the filters as the API takes them. */
export const toRequest = ({ search, status, method, from, to, contactId }: PaymentsFilters, zone: string) => ({
  ...(search ? { search } : {}),
  ...(status ? { statuses: [status] } : {}),
  ...(method ? { methods: [method] } : {}),
  ...(contactId ? { contactId } : {}),
  ...(from ? { from: new Date(dayBounds(from, zone).from).toISOString() } : {}),
  ...(to ? { to: new Date(dayBounds(to, zone).until).toISOString() } : {}),
})

/** Loads one page of payments, latest first. */
export async function loadPayments(
  client: Client,
  filters: PaymentsFilters,
  zone: string,
): Promise<{ rows: PaymentRow[]; total: number }> {
  const { payments, customers, total } = await client.payments.queryPayments({
    ...toRequest(filters, zone),
    limit: PAYMENTS_PER_PAGE,
    offset: (filters.page - 1) * PAYMENTS_PER_PAGE,
  })
  return { rows: withNames(payments, customers), total }
}

/** Loads the latest payments whose refund a bank returned, and that was not made again. */
export async function loadReturnedRefunds(client: Client): Promise<PaymentRow[]> {
  const { payments, customers } = await client.payments.queryPayments({ refundReturned: true, limit: 10 })
  return withNames(payments, customers)
}

/** Loads the latest payments that their customers contest. */
export async function loadDisputed(client: Client): Promise<PaymentRow[]> {
  const { payments, customers } = await client.payments.queryPayments({ isDisputed: true, limit: 10 })
  return withNames(payments, customers)
}

type Found = Infer<typeof payments.QueryPaymentsResponse>

function withNames(found: Found['payments'], customers: Found['customers']): PaymentRow[] {
  const names = new Map(customers.map(({ contactId, name }) => [contactId, name]))
  return found.map((payment) => ({ ...payment, customer: names.get(payment.contactId ?? '') ?? '' }))
}

const MONTH_DAYS = 30
const YEAR_DAYS = 365

/**
 * Returns the days that are exported with these filters: those of the list, or the last month. Null for more than a year,
 * which is exported in parts.
 */
export function exportedDays(
  { from, to }: Pick<PaymentsFilters, 'from' | 'to'>,
  today: string,
): { from: string; to: string } | null {
  const last = to ?? (from && from > today ? from : today)
  const days = { from: from ?? addDays(last, 1 - MONTH_DAYS), to: last }
  return addDays(days.from, YEAR_DAYS) >= days.to ? days : null
}
