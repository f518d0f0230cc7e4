import type { Infer, payments } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { dayBounds } from '../../../lib/day-bounds.ts'
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
  day: string | null
  contactId: string | null
  page: number
}

export function readPaymentsFilters(search: URLSearchParams): PaymentsFilters {
  return {
    search: (search.get('search') ?? '').trim().slice(0, 100),
    status: statuses.find((status) => status === search.get('status')) ?? null,
    method: methods.find((method) => method === search.get('method')) ?? null,
    day: readDay(search.get('day')) ?? null,
    contactId: readGuid(search.get('customer')),
    page: readPage(search),
  }
}

/** Loads one page of payments, latest first. */
export async function loadPayments(
  client: Client,
  { search, status, method, day, contactId, page }: PaymentsFilters,
  zone: string,
): Promise<{ rows: PaymentRow[]; total: number }> {
  const bounds = day ? dayBounds(day, zone) : undefined
  const { payments, customers, total } = await client.payments.queryPayments({
    ...(search ? { search } : {}),
    ...(status ? { statuses: [status] } : {}),
    ...(method ? { methods: [method] } : {}),
    ...(contactId ? { contactId } : {}),
    ...(bounds ? { from: new Date(bounds.from).toISOString(), to: new Date(bounds.until).toISOString() } : {}),
    limit: PAYMENTS_PER_PAGE,
    offset: (page - 1) * PAYMENTS_PER_PAGE,
  })
  const names = new Map(customers.map(({ contactId, name }) => [contactId, name]))
  return {
    rows: payments.map((payment) => ({ ...payment, customer: names.get(payment.contactId ?? '') ?? '' })),
    total,
  }
}
