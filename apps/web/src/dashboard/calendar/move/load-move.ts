import type { Client } from '@kalends/sdk'
import { dayIn } from '../../../lib/format.ts'
import { loadStaff, type StaffChoice } from '../../data/choices.ts'
import { readDay } from '../../data/read-day.ts'
import { readGuid } from '../../data/views.ts'
import type { StaffSession } from '../../staff-context.ts'
import { findBooking } from '../changes/move-booking.ts'
import { loadResources } from '../data/load-booking-choices.ts'
import { loadPriceChange, type PriceChange } from './load-price-change.ts'

/** Alternative times for an open booking, without dragging. */
export type MoveChoices = {
  day: string
  staffId: string
  /** Who gives the service, and whoever has it now. */
  people: Pick<StaffChoice, 'id' | 'name'>[]
  /** It is booked with a room or equipment: those are listed instead. */
  withRoom: boolean
  times: { from: number; until: number }[]
  nextFree: { from: number; day: string } | null
  /** Its current time. */
  from: number
  until: number
  /** Null if its price stays. */
  price: PriceChange | null
  key: string
}

type Requested = { search: URLSearchParams; zone: string }

/** Returns null when no move is requested. */
export async function loadMove(
  client: Client,
  session: StaffSession,
  { search, zone }: Requested,
): Promise<MoveChoices | null> {
  const bookingId = readGuid(search.get('booking'))
  if (!bookingId || !search.has('move') || !session.permissions.includes('MANAGE_BOOKINGS')) return null
  const [booking, people] = await Promise.all([findBooking(client, bookingId), loadStaff(client, session)])
  const slot = booking.bookedEntity?.slot
  if (!slot?.serviceId || !slot.startDate || !slot.endDate) return null
  const from = Date.parse(slot.startDate)
  const until = Date.parse(slot.endDate)
  const day = readDay(search.get('to')) ?? dayIn(from, zone)
  const staffId = readGuid(search.get('at')) ?? slot.resource?.id ?? ''
  const [price, chosen, found] = await Promise.all([
    loadPriceChange(client, bookingId, staffId && staffId !== slot.resource?.id ? { resourceId: staffId } : {}),
    loadChoices(client, slot.serviceId, people, slot.resource?.id),
    client.availability.getAvailabilityOverview({
      serviceId: slot.serviceId,
      resourceId: staffId || null,
      fromDate: day,
      days: 28,
      timesOf: day,
      timezone: zone,
      exceptSessionId: readGuid(slot.eventId ?? slot.sessionId ?? null),
    }),
  ])
  const length = until - from
  const { nextFree } = found
  return {
    day,
    staffId,
    ...chosen,
    from,
    until,
    price,
    key: crypto.randomUUID(),
    times: found.times.map(({ startDate }) => ({ from: Date.parse(startDate), until: Date.parse(startDate) + length })),
    nextFree: nextFree && { from: Date.parse(nextFree.startDate), day: dayIn(nextFree.startDate, zone) },
  }
}

/** Lists what the booking can move to; whoever does not give the service has no times at all. */
async function loadChoices(
  client: Client,
  serviceId: string,
  people: StaffChoice[],
  current: string | null | undefined,
): Promise<Pick<MoveChoices, 'people' | 'withRoom'>> {
  const { service } = await client.services.getService({ serviceId })
  const rooms = await loadResources(client, service)
  if (rooms.length > 0) return { people: rooms, withRoom: true }
  const given = new Set(service?.staffMemberIds)
  return { people: people.filter(({ id }) => given.has(id) || id === current), withRoom: false }
}
