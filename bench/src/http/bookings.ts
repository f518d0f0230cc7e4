import type { Measured } from '../table/row.ts'
import { atLeast, perSecond } from './compared.ts'
import { loadInTurns } from './load.ts'
import type { Stage } from './stage.ts'
import { DAY_MS, DAYS, firstDay, MINUTES } from './studio.ts'

const CONNECTIONS = 16
const SHARE = 0.25
const HALF_HOURS_PER_DAY = 16

/** Bookings of distinct times with everything they involve, compared with one bare insert. */
export async function measureBookings(stage: Stage, bareUrl: string): Promise<Measured> {
  const bareTimes = freeTimes(stage)
  const ourTimes = freeTimes(stage)
  const [bare, ours] = await loadInTurns([
    { connections: CONNECTIONS, url: bareUrl, path: '/take', nextBody: () => JSON.stringify(bareTimes()) },
    {
      connections: CONNECTIONS,
      url: stage.server.url,
      path: '/v2/bookings',
      headers: stage.headers,
      nextBody: () => bookingBody(stage, ourTimes()),
    },
  ])
  if (!bare || !ours) throw new Error('a load was not measured')
  return {
    yardsticks: [perSecond('bookings, bare insert under the constraint', bare)],
    rows: [atLeast('confirmed bookings, 16 connections', ours.perSecond, bare.perSecond, SHARE, 'bare insert')],
  }
}

type FreeTime = { number: number; resourceId: string; startDate: string; endDate: string }

/** Yields free half hours, one staff member after another, from the day after the measured month. */
function freeTimes({ studio: { staffIds } }: Stage): () => FreeTime {
  let next = 0
  return () => {
    const number = next++
    const resourceId = staffIds[number % staffIds.length] ?? ''
    const half = Math.floor(number / staffIds.length)
    const day = DAYS + 5 + Math.floor(half / HALF_HOURS_PER_DAY)
    const start = firstDay() + day * DAY_MS + (9 * 60 + (half % HALF_HOURS_PER_DAY) * MINUTES) * 60_000
    const endDate = new Date(start + MINUTES * 60_000).toISOString()
    return { number, resourceId, startDate: new Date(start).toISOString(), endDate }
  }
}

function bookingBody({ staff, studio }: Stage, time: FreeTime): string {
  const { resourceId, startDate, endDate } = time
  const location = { id: studio.locationId, locationType: 'OWNER_BUSINESS' }
  const slot = {
    serviceId: staff.id,
    scheduleId: staff.scheduleId,
    startDate,
    endDate,
    timezone: 'UTC',
    resource: { id: resourceId },
    location,
  }
  return JSON.stringify({
    booking: {
      status: 'CONFIRMED',
      selectedPaymentOption: 'OFFLINE',
      totalParticipants: 1,
      bookedEntity: { slot },
      contactDetails: { firstName: 'Nomen', lastName: 'Nescio', email: `customer${time.number}@example.org` },
    },
  })
}
