import type { Measured } from '../table/row.ts'
import { type BookableTime, bookingBody } from './booking-body.ts'
import { atLeast, atMost, perSecond } from './compared.ts'
import { type Load, loadInTurns } from './load.ts'
import type { Stage } from './stage.ts'
import { DAY_MS, DAYS, firstDay, MINUTES } from './studio.ts'

const CONNECTIONS = 16
const SHARE = 0.25
const SLOWEST = 4
const HALF_HOURS_PER_DAY = 16

/** Confirmed bookings of distinct times, each by a customer of its own. */
export function createBookings(stage: Stage, connections: number, times = freeTimes(stage)): Load {
  return {
    url: stage.server.url,
    path: '/v2/bookings',
    connections,
    headers: stage.headers,
    nextBody: () => bookingBody(stage, times()),
  }
}

/** Bookings of distinct times with everything they involve, compared with one bare insert. */
export async function measureBookings(stage: Stage, bareUrl: string): Promise<Measured> {
  const bareTimes = freeTimes(stage)
  const ourTimes = freeTimes(stage)
  const bare = { url: bareUrl, path: '/take', nextBody: () => JSON.stringify(bareTimes()) }
  const [bareMany, oursMany, bareOne, oursOne] = await loadInTurns([
    { ...bare, connections: CONNECTIONS },
    createBookings(stage, CONNECTIONS, ourTimes),
    { ...bare, connections: 1 },
    createBookings(stage, 1, ourTimes),
  ])
  if (!bareMany || !oursMany || !bareOne || !oursOne) throw new Error('a load was not measured')
  return {
    yardsticks: [
      perSecond('bookings, bare insert under the constraint, 16 connections', bareMany),
      perSecond('bookings, bare insert under the constraint, 1 connection', bareOne),
    ],
    rows: [
      atLeast('confirmed bookings, 16 connections', oursMany, bareMany, SHARE, 'bare insert'),
      atMost('confirmed bookings, 16 connections, p99', oursMany.p99Ms, bareMany.p99Ms, SLOWEST / SHARE, 'bare insert'),
      atLeast('confirmed bookings, 1 connection', oursOne, bareOne, SHARE, 'bare insert'),
    ],
  }
}

/**
 * Yields free half hours, one staff member after another, from the day after the measured month.
 *
 * @param count  starts again after so many
 * @param first  leaves out so many, which are booked
 */
export function freeTimes(
  { studio: { staffIds } }: Stage,
  { count = Number.POSITIVE_INFINITY, first = 0 } = {},
): () => BookableTime {
  let next = first
  return () => {
    const number = next++ % count
    const resourceId = staffIds[number % staffIds.length] ?? ''
    const half = Math.floor(number / staffIds.length)
    const day = DAYS + 5 + Math.floor(half / HALF_HOURS_PER_DAY)
    const start = firstDay() + day * DAY_MS + (9 * 60 + (half % HALF_HOURS_PER_DAY) * MINUTES) * 60_000
    const endDate = new Date(start + MINUTES * 60_000).toISOString()
    return { number, resourceId, startDate: new Date(start).toISOString(), endDate }
  }
}
