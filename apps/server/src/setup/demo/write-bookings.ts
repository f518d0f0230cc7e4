import { instantToLocal, MINUTE } from '@kalends/availability'
import type { availability, bookings } from '@kalends/contract'
import { instant, jsonb, type Tx } from '../../db/database.ts'
import { priceNow } from '../../features/bookings/index.ts'
import { oneLineAddress } from '../../features/business/index.ts'
import { findResources, type ResourceRow } from '../../features/resources/index.ts'
import { insertOccupancies } from '../../features/schedules/index.ts'
import { type BookableService, loadBookables } from '../../features/services/index.ts'
import type { PlannedBooking } from './calendar-plan.ts'
import type { DemoBusiness } from './create-demo-business.ts'
import type { Customer } from './customers.ts'
import type { Random } from './random.ts'
import { locations } from './studio.ts'

/** Who answers requests in the demo. */
export type Approver = { userId: string; name: string }

type PlannedRow = PlannedBooking & {
  id: string
  sessionId: string
  of: BookableService
  resource: ResourceRow
  who: Customer
}

/**
 * Inserts the planned bookings with sessions, taken time and history, thousands of rows in a few statements. NOTE:
 * bypasses the bookings feature on purpose, which books one slot at a time, notifies people and publishes events.
 */
export async function writeBookings(
  tx: Tx,
  business: DemoBusiness,
  {
    plan,
    customers,
    approver,
    random,
  }: { plan: PlannedBooking[]; customers: Customer[]; approver: Approver; random: Random },
): Promise<void> {
  const { siteId } = business
  const known = await loadBookables(tx, siteId, [...business.serviceIds.values()])
  const services = new Map(known.map((service) => [service.name, service]))
  const resources = await findResources(tx, siteId, Object.values(business.resourceIds))
  const byId = new Map(resources.map((resource) => [resource.id, resource]))
  const ready = plan.map(
    (booking): PlannedRow => ({
      ...booking,
      id: random.guid(),
      sessionId: random.guid(),
      who: customers[booking.customer] as Customer,
      of: services.get(booking.service.name) as BookableService,
      resource: byId.get(business.resourceIds[booking.staff]) as ResourceRow,
    }),
  )
  await inBatches(ready, (some) => writeSessions(tx, business, some))
  await inBatches(ready.filter(isLive), (some) => writeTakenTime(tx, business, some))
  await inBatches(ready, (some) => writeRows(tx, business, some))
  await inBatches(ready, (some) => writeHistories(tx, siteId, some, approver))
}

/** Statements have room for 65,535 values. */
async function inBatches<T>(all: readonly T[], write: (some: readonly T[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < all.length; from += 500) await write(all.slice(from, from + 500))
}

function isLive({ status }: PlannedBooking): boolean {
  return status === 'CONFIRMED' || status === 'PENDING'
}

function writeSessions(tx: Tx, { siteId, locationIds }: DemoBusiness, some: readonly PlannedRow[]) {
  const rows = some.map((one) => ({
    site_id: siteId,
    id: one.sessionId,
    schedule_id: one.of.scheduleId,
    service_id: one.of.id,
    title: one.of.name,
    starts_at: instant(one.start),
    ends_at: instant(one.end),
    ...zoned(one),
    status: isLive(one) ? 'CONFIRMED' : 'CANCELLED',
    location_type: 'OWNER_BUSINESS',
    location_id: locationIds[one.location],
    created_at: instant(one.createdAt),
    updated_at: instant(lastChange(one)),
  }))
  return tx.insertInto('sessions').values(rows).execute()
}

async function writeTakenTime(tx: Tx, { siteId, roomIds }: DemoBusiness, some: readonly PlannedRow[]): Promise<void> {
  const claims = some.flatMap((one) =>
    listResourceIds(one, roomIds).map((resourceId) => ({
      siteId,
      resourceId,
      sessionId: one.sessionId,
      start: one.start,
      end: one.end + one.of.bufferAfterMinutes * MINUTE,
    })),
  )
  const written = await insertOccupancies(tx, claims)
  if (written.length < claims.length) throw new Error('The demo planned one person or room twice at a time')
}

function writeRows(tx: Tx, { siteId, locationIds, roomIds }: DemoBusiness, some: readonly PlannedRow[]) {
  const rows = some.map((one) => ({
    site_id: siteId,
    id: one.id,
    status: one.status,
    ...paymentStatus(one),
    service_id: one.of.id,
    schedule_id: one.of.scheduleId,
    session_id: one.sessionId,
    title: one.of.name,
    starts_at: instant(one.start),
    ends_at: instant(one.end),
    ...zoned(one),
    tag: 'INDIVIDUAL',
    resource_id: one.resource.id,
    resource: jsonb(bookedResource(one)),
    resource_ids: listResourceIds(one, roomIds),
    location_type: 'OWNER_BUSINESS',
    location_id: locationIds[one.location],
    location: jsonb(bookedLocation(one, locationIds[one.location])),
    contact_id: one.who.id,
    contact_details: jsonb(contactDetails(one.who)),
    form_id: one.of.formId,
    buffer_after_minutes: one.of.bufferAfterMinutes,
    policy_snapshot: jsonb(one.of.policy),
    agreed_price: agreedPrice(one),
    created_by_type: 'visitor',
    created_by_id: one.who.id,
    created_by_contact_id: one.who.id,
    language: 'en',
    canceled_at: one.status === 'CANCELED' ? instant(lastChange(one)) : null,
    created_at: instant(one.createdAt),
    updated_at: instant(lastChange(one)),
    revision: one.changedAt === null ? 1 : 2,
  }))
  return tx.insertInto('bookings').values(rows).execute()
}

function writeHistories(tx: Tx, site_id: string, some: readonly PlannedRow[], approver: Approver) {
  const lines = some.flatMap((one) => {
    const first = one.service.needsApproval ? 'PENDING' : 'CONFIRMED'
    const of = { site_id, booking_id: one.id, platform: 'WEB' }
    const made = {
      ...of,
      number: 1,
      occurred_at: instant(one.createdAt),
      action: 'book',
      from_status: null,
      to_status: first,
      actor_type: 'visitor',
      actor_id: one.who.id,
      actor_name: null,
    }
    if (one.changedAt === null) return [made]
    const changed = { number: 2, occurred_at: instant(one.changedAt), from_status: first, to_status: one.status }
    return [made, { ...of, ...changed, ...statusChange(one, approver) }]
  })
  return tx.insertInto('booking_history').values(lines).execute()
}

/** Customers cancel by their link, the desk answers requests. */
function statusChange({ status }: PlannedRow, { userId, name }: Approver) {
  if (status === 'CANCELED') return { action: 'cancel', actor_type: 'link', actor_id: null, actor_name: null }
  const action = status === 'DECLINED' ? 'decline' : 'confirm'
  return { action, actor_type: 'staff', actor_id: userId, actor_name: name }
}

function lastChange({ changedAt, createdAt }: PlannedBooking): number {
  return changedAt ?? createdAt
}

function listResourceIds({ resource, room }: PlannedRow, roomIds: DemoBusiness['roomIds']): string[] {
  return [resource.id, ...(room ? [roomIds[room]] : [])]
}

function zoned({ location, start }: PlannedBooking): { time_zone: string; local_start: string } {
  const { timeZone } = locations[location]
  return { time_zone: timeZone, local_start: instantToLocal(start, timeZone) }
}

function paymentStatus({ service, isPaid }: PlannedRow) {
  const payment_status = service.price === 'free' ? 'EXEMPT' : isPaid ? 'PAID' : 'NOT_PAID'
  return { payment_status, selected_payment_option: 'OFFLINE' }
}

function agreedPrice({ of, start, end, resource }: PlannedRow) {
  const price = priceNow(of, {
    starts_at: new Date(start).toISOString(),
    ends_at: new Date(end).toISOString(),
    booked_add_ons: [],
    total_participants: 1,
    participants_choices: null,
    resource_id: resource.id,
  })
  return price && jsonb(price)
}

function bookedResource({ resource }: PlannedRow): bookings.BookedResource {
  const { id, name, scheduleId, typeId } = resource
  return { id, name, scheduleId, ...(typeId ? { type: typeId } : {}), explicitlyRequested: false }
}

function bookedLocation({ location }: PlannedBooking, id: string): availability.Location {
  const { name, address } = locations[location]
  return { id, name, formattedAddress: oneLineAddress(address), locationType: 'OWNER_BUSINESS' }
}

function contactDetails({ firstName, lastName, email, phone }: Customer): bookings.ContactDetails {
  return { firstName, lastName, email, phone }
}
