import type { Client } from '@kalends/sdk'
import { type BookingRow, bookingRow, type WireBooking } from '../data/rows.ts'
import { guidOf, viewFilter } from '../data/views.ts'

/** Somebody who waits for an answer. */
export type Request = BookingRow & {
  revision: string
  firstName: string
  participants: number
  askedAt: string
  answers: { label: string; value: string }[]
  /** Only appointments have other times. */
  hasTimes: boolean
}

/** Other times for the request that is being answered with them. */
export type Offer = { id: string; times: { start: string; staff: string | null }[]; slug: string | null }

export type Queue = { requests: Request[]; offer: Offer | null; now: number; key: string }

/** Requests for what is still to come, whoever asked first at the top. */
export async function loadQueue(client: Client, search: URLSearchParams, now: number, zone: string): Promise<Queue> {
  const { extendedBookings } = await client.bookings.queryExtendedBookings({
    query: {
      filter: viewFilter('approve', now),
      sort: [{ fieldName: 'createdDate', order: 'ASC' }],
      paging: { limit: 100 },
    },
  })
  const requests = (extendedBookings ?? []).flatMap(({ booking }) => requestOf(booking, zone) ?? [])
  const asked = requests.find(({ id, hasTimes }) => hasTimes && id === guidOf(search.get('offer')))
  return { requests, offer: asked ? await offerFor(client, asked) : null, now, key: crypto.randomUUID() }
}

function requestOf(booking: WireBooking | null | undefined, zone: string): Request | undefined {
  const row = bookingRow(booking, zone)
  if (!booking || !row) return undefined
  return {
    ...row,
    revision: booking.revision ?? '1',
    firstName: booking.contactDetails?.firstName || row.customer,
    participants: booking.totalParticipants ?? 1,
    askedAt: booking.createdDate ?? row.start,
    answers: (booking.additionalFields ?? []).flatMap(({ label, value }) => (label && value ? [{ label, value }] : [])),
    hasTimes: booking.bookedEntity?.tags?.includes('INDIVIDUAL') === true,
  }
}

async function offerFor(client: Client, { id, serviceId, start }: Request): Promise<Offer> {
  const [{ services: free }, { services: found }] = await Promise.all([
    client.availability.listNextFree({ serviceIds: [serviceId], perService: 4 }),
    client.services.queryServices({ query: { filter: { id: serviceId } } }),
  ])
  const times = (free[0]?.times ?? [])
    .filter(({ startDate }) => Date.parse(startDate) !== Date.parse(start))
    .slice(0, 3)
  return {
    id,
    times: times.map(({ startDate, resourceId }) => ({ start: startDate, staff: resourceId })),
    slug: found?.[0]?.mainSlug?.name ?? null,
  }
}
