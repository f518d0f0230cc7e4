import { DAY, instantToLocal, MINUTE } from '@kalends/availability'
import { instant, jsonb, type Tx } from '../../db/database.ts'
import { priceNow } from '../../features/bookings/index.ts'
import { oneLineAddress } from '../../features/business/index.ts'
import { findResources, type ResourceRow } from '../../features/resources/index.ts'
import { lockAllSeats, takeSeats } from '../../features/schedules/index.ts'
import { type BookableService, loadBookables } from '../../features/services/index.ts'
import type { DemoBusiness } from './create-demo-business.ts'
import type { Customer } from './customers.ts'
import type { Random } from './random.ts'
import { locations } from './studio.ts'
import type { DemoClass } from './timetable.ts'

export type ClassToBook = DemoClass & { serviceId: string }

/** A party in a class session, or in a course: then without a session. */
type Seat = {
  of: ClassToBook
  service: BookableService
  leader: ResourceRow
  who: Customer
  scopeId: string
  sessionId: string | null
  start: number
  end: number
  createdAt: number
  bookingId: string
}

type ClassSession = { id: string; service_id: string | null; starts_at: string; ends_at: string }

const bookedAhead = 21 * DAY

/**
 * Fills past classes, those of the next three weeks, and courses. NOTE: bypasses the bookings feature on purpose, like
 * the demo's appointments, so that nobody gets a message about an invented booking.
 */
export async function writeSeatBookings(
  tx: Tx,
  business: DemoBusiness,
  classes: readonly ClassToBook[],
  known: { customers: readonly Customer[]; random: Random; now: number },
): Promise<void> {
  const { siteId, resourceIds } = business
  const services = await loadBookables(
    tx,
    siteId,
    classes.map(({ serviceId }) => serviceId),
  )
  const leaders = await findResources(tx, siteId, Object.values(resourceIds))
  const sessions = await tx
    .selectFrom('sessions')
    .select(['id', 'service_id', 'starts_at', 'ends_at'])
    .where('site_id', '=', siteId)
    .where('rule_id', 'is not', null)
    .orderBy('starts_at')
    .orderBy('service_id')
    .execute()
  const taken = classes.flatMap((of) => {
    const service = services.find(({ id }) => id === of.serviceId) as BookableService
    const leader = leaders.find(({ id }) => id === resourceIds[of.leader]) as ResourceRow
    const own = sessions.filter(({ service_id }) => service_id === of.serviceId)
    const spans = of.type === 'COURSE' ? [wholeCourse(own, service)] : own.map(toSpan).filter(isSoon(known.now))
    return spans.flatMap((span) => pickParties({ of, service, leader, ...span }, known))
  })
  await writeRows(tx, business, taken, known.now)
  await writeHistories(tx, siteId, taken)
  await takeAll(tx, siteId, taken, known.now)
}

type Span = Pick<Seat, 'scopeId' | 'sessionId' | 'start' | 'end'>

function toSpan({ id, starts_at, ends_at }: ClassSession): Span {
  return { scopeId: id, sessionId: id, start: Date.parse(starts_at), end: Date.parse(ends_at) }
}

function wholeCourse(sessions: readonly ClassSession[], { scheduleId }: BookableService): Span {
  const start = Date.parse(sessions[0]?.starts_at ?? '')
  const end = Date.parse(sessions.at(-1)?.ends_at ?? '')
  return { scopeId: scheduleId, sessionId: null, start, end }
}

function isSoon(now: number): (span: Span) => boolean {
  return ({ start }) => start < now + bookedAhead
}

/** Different people, each for one, who booked in the fortnight before. */
function pickParties(
  seat: Omit<Seat, 'who' | 'createdAt' | 'bookingId'>,
  { customers, random, now }: { customers: readonly Customer[]; random: Random; now: number },
): Seat[] {
  const from = random.whole(0, customers.length - 1)
  return Array.from({ length: random.whole(...seat.of.taken) }, (_, index) => ({
    ...seat,
    who: customers[(from + index * 7) % customers.length] as Customer,
    createdAt: Math.min(seat.start, now) - random.whole(60, 14 * 24 * 60) * MINUTE,
    bookingId: random.guid(),
  }))
}

async function writeRows(
  tx: Tx,
  { siteId, locationIds }: DemoBusiness,
  all: readonly Seat[],
  now: number,
): Promise<void> {
  const rows = all.map(({ of, service, leader, who, ...one }) => {
    const { timeZone, name, address } = locations[of.location]
    const locationId = locationIds[of.location]
    const location = { id: locationId, name, formattedAddress: oneLineAddress(address), locationType: 'OWNER_BUSINESS' }
    const { id: resourceId, name: resourceName, scheduleId } = leader
    const { firstName, lastName, email, phone } = who
    return {
      site_id: siteId,
      id: one.bookingId,
      status: 'CONFIRMED',
      payment_status: one.start < now ? 'PAID' : 'NOT_PAID',
      selected_payment_option: 'OFFLINE',
      service_id: service.id,
      schedule_id: service.scheduleId,
      session_id: one.sessionId,
      title: service.name,
      tag: one.sessionId ? 'GROUP' : 'COURSE',
      attends_from: one.sessionId ? null : instant(one.start),
      starts_at: instant(one.start),
      ends_at: instant(one.end),
      time_zone: timeZone,
      local_start: instantToLocal(one.start, timeZone),
      seats_taken: 1,
      resource_id: resourceId,
      resource: jsonb({ id: resourceId, name: resourceName, scheduleId, explicitlyRequested: false }),
      resource_ids: [resourceId],
      location_type: 'OWNER_BUSINESS',
      location_id: locationId,
      location: jsonb(location),
      contact_id: who.id,
      form_id: service.formId,
      language: 'en',
      contact_details: jsonb({ firstName, lastName, email, phone }),
      policy_snapshot: jsonb(service.policy),
      agreed_price: agreedPrice(service, one),
      created_by_type: 'visitor',
      created_by_id: who.id,
      created_by_contact_id: who.id,
      created_at: instant(one.createdAt),
      updated_at: instant(one.createdAt),
    }
  })
  await tx.insertInto('bookings').values(rows).execute()
}

function agreedPrice(service: BookableService, { start, end }: Pick<Seat, 'start' | 'end'>) {
  const price = priceNow(service, {
    starts_at: new Date(start).toISOString(),
    ends_at: new Date(end).toISOString(),
    booked_add_ons: [],
    total_participants: 1,
    participants_choices: null,
    resource_id: null,
  })
  return price && jsonb(price)
}

async function writeHistories(tx: Tx, site_id: string, all: readonly Seat[]): Promise<void> {
  const lines = all.map(({ bookingId, createdAt, who }) => ({
    site_id,
    booking_id: bookingId,
    number: 1,
    occurred_at: instant(createdAt),
    action: 'book',
    from_status: null,
    to_status: 'CONFIRMED',
    actor_type: 'visitor',
    actor_id: who.id,
    platform: 'WEB',
  }))
  await tx.insertInto('booking_history').values(lines).execute()
}

async function takeAll(tx: Tx, siteId: string, all: readonly Seat[], now: number): Promise<void> {
  const byScope = Map.groupBy(all, ({ scopeId }) => scopeId)
  for (const seats of await lockAllSeats(tx, siteId, [...byScope.keys()], now)) {
    const count = byScope.get(seats.scopeId)?.length ?? 0
    if (!(await takeSeats(tx, seats, count))) throw new Error('The demo planned more people than a class has places')
  }
}
