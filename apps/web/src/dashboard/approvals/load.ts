import type { Client } from '@kalends/sdk'
import { countPeople } from '../data/count-people.ts'
import { loadBookingExtras } from '../data/load-booking-extras.ts'
import { type Answer, readAdditionalFields } from '../data/read-answers.ts'
import { type BookingExtras, type BookingRow, toBookingRow, type WireBooking } from '../data/rows.ts'
import { readGuid, viewFilter } from '../data/views.ts'

/** A booking request that waits for approval. */
export type Request = BookingRow & {
  revision: string
  firstName: string
  participants: number
  requestedAt: string
  answers: Answer[]
  /** True for appointments: classes and courses have fixed times. */
  hasTimes: boolean
  /** It was paid: declining it gives the money back. */
  isPaid: boolean
}

/** Alternative times for the request being declined. */
export type Offer = { id: string; times: string[]; slug: string | null }

export type Queue = { requests: Request[]; offer: Offer | null; now: number; key: string }

/** Loads future requests, oldest request first. */
export async function loadQueue(client: Client, search: URLSearchParams, now: number, zone: string): Promise<Queue> {
  const { extendedBookings } = await client.bookings.queryExtendedBookings({
    query: {
      filter: viewFilter('approve', now),
      sort: [{ fieldName: 'createdDate', order: 'ASC' }],
      paging: { limit: 100 },
    },
  })
  const found = extendedBookings ?? []
  const extras = await loadBookingExtras(client, found)
  const requests = found.flatMap(({ booking }) => toRequest(booking, zone, extras) ?? [])
  const requested = requests.find(({ id, hasTimes }) => hasTimes && id === readGuid(search.get('suggest')))
  return { requests, offer: requested ? await loadOffer(client, requested, now) : null, now, key: crypto.randomUUID() }
}

function toRequest(booking: WireBooking | null | undefined, zone: string, extras: BookingExtras): Request | undefined {
  const row = toBookingRow(booking, zone, extras)
  if (!booking || !row) return undefined
  return {
    ...row,
    revision: booking.revision ?? '1',
    firstName: booking.contactDetails?.firstName || row.customer,
    participants: countPeople(booking),
    requestedAt: booking.createdDate ?? row.start,
    answers: readAdditionalFields(booking),
    hasTimes: booking.bookedEntity?.tags?.includes('INDIVIDUAL') === true,
    isPaid: row.payment === 'PAID' || row.payment === 'PARTIALLY_PAID',
  }
}

/** Finds free times from the requested hour on, on that day and the two after it. */
async function loadOffer(client: Client, { id, serviceId, start }: Request, now: number): Promise<Offer> {
  const from = [0, 1, 2].map((days) => Math.max(Date.parse(start) + days * DAY, now))
  const [{ services: found }, ...answers] = await Promise.all([
    client.services.queryServices({ query: { filter: { id: serviceId } } }),
    ...from.map((at) =>
      client.availability.listNextFree({
        serviceIds: [serviceId],
        perService: 2,
        fromDate: new Date(at).toISOString(),
      }),
    ),
  ])
  const times = new Set<string>()
  for (const { services } of answers) {
    const next = services[0]?.times.find(({ startDate }) => isOther(startDate, start) && !times.has(startDate))
    if (next) times.add(next.startDate)
  }
  return { id, times: [...times].sort(), slug: found?.[0]?.mainSlug?.name ?? null }
}

const DAY = 86_400_000

const isOther = (one: string, other: string): boolean => Date.parse(one) !== Date.parse(other)
