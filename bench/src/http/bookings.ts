import type { Measured } from '../table/row.ts'
import { atLeast, perSecond } from './compared.ts'
import { load } from './load.ts'
import type { Stage } from './stage.ts'
import { DAY_MS, DAYS, firstDay, MINUTES } from './studio.ts'

const CONNECTIONS = 16
const SHARE = 0.25
const HALF_HOURS_PER_DAY = 16

/** Bookings of distinct times with everything they bring along, beside one bare insert. */
export async function measureBookings(stage: Stage, bareUrl: string): Promise<Measured> {
  const connections = CONNECTIONS
  const bareTimes = freeTimes(stage)
  const bare = await load({
    connections,
    url: bareUrl,
    path: '/take',
    nextBody: () => {
      const { resourceId, startDate, endDate } = bareTimes()
      return JSON.stringify({ resourceId, startDate, endDate })
    },
  })
  const ourTimes = freeTimes(stage)
  const ours = await load({
    connections,
    url: stage.server.url,
    path: '/v2/bookings',
    headers: stage.headers,
    nextBody: () => bookingBody(stage, ourTimes()),
  })
  return {
    yardsticks: [perSecond('bookings, one bare insert under the constraint', bare)],
    rows: [atLeast('confirmed bookings, 16 connections', ours.perSecond, bare.perSecond, SHARE, 'bare insert')],
  }
}

type FreeTime = { resourceId: string; startDate: string; endDate: string }

/** One free half hour after the other, person by person, from the day after the measured month. */
function freeTimes({ studio: { resourceIds } }: Stage): () => FreeTime {
  let next = 0
  return () => {
    const number = next++
    const resourceId = resourceIds[number % resourceIds.length] ?? ''
    const half = Math.floor(number / resourceIds.length)
    const day = DAYS + 5 + Math.floor(half / HALF_HOURS_PER_DAY)
    const start = firstDay() + day * DAY_MS + (9 * 60 + (half % HALF_HOURS_PER_DAY) * MINUTES) * 60_000
    const endDate = new Date(start + MINUTES * 60_000).toISOString()
    return { resourceId, startDate: new Date(start).toISOString(), endDate }
  }
}

function bookingBody({ serviceId, scheduleId, studio }: Stage, time: FreeTime): string {
  const { resourceId, startDate, endDate } = time
  const location = { id: studio.locationId, locationType: 'OWNER_BUSINESS' }
  const slot = { serviceId, scheduleId, startDate, endDate, timezone: 'UTC', resource: { id: resourceId }, location }
  return JSON.stringify({
    booking: {
      status: 'CONFIRMED',
      selectedPaymentOption: 'OFFLINE',
      totalParticipants: 1,
      bookedEntity: { slot },
      contactDetails: { firstName: 'Nomen', lastName: 'Nescio', email: 'nomen@example.org' },
    },
  })
}
