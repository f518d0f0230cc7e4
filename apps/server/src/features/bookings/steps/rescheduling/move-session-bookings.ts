import { instantToLocal } from '@kalends/availability'
import type { availability, bookings } from '@kalends/contract'
import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { wasPromised } from '../../rules/status.ts'
import type { BookingChanges, BookingRow } from '../../store/rows.ts'
import { lockSessionBookings } from '../../store/session-bookings.ts'
import { latestMessage, notificationOf } from '../booking-actor.ts'
import type { SessionChange } from '../ending/cancel-for-business.ts'
import { bookedResource } from '../placing/booked-resource.ts'
import { writeSessionMove } from './write-session-move.ts'

/** Where and when a session is now. */
export type MovedSession = {
  id: string
  /** Epoch milliseconds. */
  start: number
  end: number
  /** Leader first. */
  resourceIds: readonly string[]
  /** As bookings store it. */
  location: availability.Location
}

/**
 * Updates live bookings to the new times, locations and leaders of their sessions, regardless of policy. Publishes
 * `rescheduled` where the time changes, otherwise `updated`. Returns how many changed that were promised.
 */
export async function moveSessionBookings(
  context: Context,
  tx: Tx,
  siteId: string,
  sessions: readonly MovedSession[],
  change: SessionChange,
): Promise<number> {
  const byId = new Map(sessions.map((session) => [session.id, session]))
  const live = await lockSessionBookings(tx, siteId, [...byId.keys()])
  const people = await loadBookedResources(tx, siteId, sessions, live.length > 0)
  let changed = 0
  for (const booking of live) {
    const session = byId.get(booking.session_id ?? '')
    const follows = session !== undefined && (await follow(context, tx, booking, { session, people, change }))
    if (follows && wasPromised(booking.status)) changed += 1
  }
  return changed
}

type People = Map<string, bookings.BookedResource>

async function loadBookedResources(
  tx: Tx,
  siteId: string,
  sessions: readonly MovedSession[],
  wanted: boolean,
): Promise<People> {
  const people: People = new Map()
  const ids = new Set(wanted ? sessions.flatMap(({ resourceIds }) => resourceIds.slice(0, 1)) : [])
  for (const id of ids) people.set(id, await bookedResource(tx, siteId, id, false))
  return people
}

async function follow(
  context: Context,
  tx: Tx,
  booking: BookingRow,
  { session, people, change }: { session: MovedSession; people: People; change: SessionChange },
): Promise<boolean> {
  const times = timeChanges(booking, session)
  const rest = findLocation(booking, session, people)
  const moves = Object.keys(times).length > 0
  if (!moves && Object.keys(rest).length === 0) return false
  const notification = notificationOf(booking, change.notification)
  const changes: BookingChanges = { ...times, ...rest, ...latestMessage(notification) }
  const told = notification.notifyParticipants ? { notification } : {}
  const event = moves ? { slug: 'rescheduled' as const, notification } : { slug: 'updated' as const, ...told }
  await writeSessionMove(context, tx, booking, { changes, event, change })
  return true
}

function timeChanges(booking: BookingRow, { start, end }: MovedSession): BookingChanges {
  const same = Date.parse(booking.starts_at) === start && Date.parse(booking.ends_at) === end
  if (same) return {}
  return {
    starts_at: new Date(start).toISOString(),
    ends_at: new Date(end).toISOString(),
    local_start: instantToLocal(start, booking.time_zone),
  }
}

function findLocation(booking: BookingRow, { resourceIds, location }: MovedSession, people: People): BookingChanges {
  const [first = null] = resourceIds
  const samePeople = [...booking.resource_ids].sort().join() === [...resourceIds].sort().join()
  const sameLocation = (booking.location_id ?? null) === (location.id ?? null)
  const led = { resource_id: first, resource: people.get(first ?? '') ?? null, resource_ids: [...resourceIds] }
  const moved = { location, location_type: location.locationType ?? null, location_id: location.id ?? null }
  return { ...(samePeople ? {} : led), ...(sameLocation ? {} : moved) }
}
