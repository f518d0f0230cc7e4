// A class and a course of the demo business, made for a journey through the API as an owner's program would.

import type { Client } from '@kalends/sdk'
import { createApiClient } from '../support/api-client.ts'
import { sql } from '../support/database.ts'

const DAY_MS = 86_400_000

export type Timetable = {
  kalends: Client
  /** A class of ten on three coming days, each at 18:30; the last has one place. */
  yoga: { name: string; slug: string; sessionIds: string[] }
  /** A class of three. */
  small: { name: string; slug: string; sessionIds: string[] }
  /** A course of three. */
  smallCourse: { name: string; slug: string }
  /** A course with four seats and three weekly sessions. */
  pottery: { name: string; slug: string }
}

/** Local day of Rome some days from now. */
export const dayAhead = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

export async function aTimetable(mark: string): Promise<Timetable> {
  const { kalends, siteId } = await createApiClient(mark)
  await severalPeopleMayCome(siteId)
  const yoga = await createService(kalends, 'CLASS', `Yoga ${mark}`, 10)
  // Another class, so that there is something to narrow.
  await createService(kalends, 'CLASS', `Stretching ${mark}`, 5)
  const pottery = await createService(kalends, 'COURSE', `Pottery ${mark}`, 4)
  const small = await createService(kalends, 'CLASS', `Small class ${mark}`, 3)
  const smallCourse = await createService(kalends, 'COURSE', `Small course ${mark}`, 3)
  const starts = { localStartDate: `${dayAhead(3)}T07:30:00`, durationMinutes: 60, resourceIds: [] }
  const { session: smallSession } = await kalends.sessions.createSession({
    session: { serviceId: small.id, ...starts },
  })
  await kalends.sessions.createSession({ session: { serviceId: smallCourse.id, ...starts } })
  const sessionIds: string[] = []
  for (const [days, capacity] of [
    [3, 10],
    [4, 10],
    [5, 1],
  ] as const) {
    const session = {
      serviceId: yoga.id,
      localStartDate: `${dayAhead(days)}T18:30:00`,
      durationMinutes: 60,
      capacity,
      resourceIds: [],
    }
    sessionIds.push((await kalends.sessions.createSession({ session })).session.id)
  }
  await kalends.sessions.createSession({
    session: {
      serviceId: pottery.id,
      localStartDate: `${dayAhead(6)}T19:00:00`,
      durationMinutes: 90,
      resourceIds: [],
      recurrence: { interval: 1, until: dayAhead(21) },
    },
  })
  return {
    kalends,
    yoga: { ...yoga, sessionIds },
    small: { ...small, sessionIds: [smallSession.id] },
    smallCourse,
    pottery,
  }
}

async function createService(kalends: Client, type: 'CLASS' | 'COURSE', name: string, defaultCapacity: number) {
  const price = { value: '15', currency: 'EUR' }
  const { service } = await kalends.services.createService({
    service: {
      type,
      name,
      defaultCapacity,
      onlineBooking: { enabled: true },
      payment: { rateType: 'FIXED', fixed: { price }, options: { online: false, inPerson: true } },
    },
  })
  return { id: service?.id ?? '', name, slug: service?.mainSlug?.name ?? '' }
}

const severalPeopleMayCome = (siteId: string) =>
  sql(
    `update booking_policies set rules = jsonb_set(rules, '{participantsPolicy,maxParticipantsPerBooking}', '4')
     where site_id = $1 and is_default`,
    [siteId],
  )
