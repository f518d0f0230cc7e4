import { describe, expect, it } from 'vitest'
import { decideSlot, type WantedSlot } from '../../src/features/availability/index.ts'
import { insertLocation } from '../../src/features/business/index.ts'
import { loadBookable } from '../../src/features/services/index.ts'
import { aSite } from '../support/a-site.ts'
import { someAddOns, someLengths } from '../support/choices.ts'
import { createTestContext } from '../support/context.ts'
import { anAppointment, aPerson, everyDay, hold, take } from './support/studio.ts'

// A Monday.
const { context, clock, db } = await createTestContext({ now: '2026-06-01T06:00:00Z' })

async function bookable(siteId: string, serviceId: string) {
  return (await loadBookable(db, siteId, serviceId)) ?? expect.unreachable('it was just made')
}

type Wanted = Pick<WantedSlot, 'siteId' | 'service'> & Partial<WantedSlot>
function decide(wanted: Wanted, start: string, minutes = 60) {
  const startAt = Date.parse(start)
  const times = { startAt, endAt: startAt + minutes * 60_000, now: clock.now() }
  return decideSlot(db, { mode: 'customer', ...times, ...wanted })
}

describe('chosen durations', () => {
  it('are those of the variants, on the grid of the first', async () => {
    const siteId = await aSite(context, { timeZone: 'UTC' })
    const staff = [await aPerson(context, siteId)]
    const serviceId = await anAppointment(context, siteId, { staff })
    await someLengths(context, siteId, serviceId, [30, 90])
    const service = await bookable(siteId, serviceId)
    expect(await decide({ siteId, service }, '2026-06-02T09:30:00Z', 90)).toMatchObject({ ok: true })
    expect(await decide({ siteId, service }, '2026-06-02T09:30:00Z', 60)).toMatchObject({ rule: 'WRONG_DURATION' })
    expect(await decide({ siteId, service }, '2026-06-02T16:00:00Z', 90)).toMatchObject({ rule: 'OUTSIDE_HOURS' })
    await take(context, siteId, staff[0] as string, '2026-06-02T10:30:00Z', '2026-06-02T11:00:00Z')
    expect(await decide({ siteId, service }, '2026-06-02T09:30:00Z', 90)).toMatchObject({ rule: 'TAKEN' })
    expect(await decide({ siteId, service }, '2026-06-02T10:00:00Z', 30)).toMatchObject({ ok: true })
  })

  it('include add-ons, and must be within the hours of the location', async () => {
    const siteId = await aSite(context, { timeZone: 'UTC' })
    const hours = { weekly: everyDay(9 * 60, 22 * 60) }
    const location = { name: 'Baths', timeZone: 'UTC', openingHours: everyDay(9 * 60, 18 * 60) }
    const { locationId } = await context.transaction((tx) => insertLocation(tx, siteId, location, clock.now()))
    const staff = [await aPerson(context, siteId, { hours })]
    const serviceId = await anAppointment(context, siteId, { staff, locationIds: [locationId] })
    const plain = await bookable(siteId, serviceId)
    expect(await decide({ siteId, service: plain }, '2026-06-02T17:00:00Z')).toMatchObject({ ok: true })
    expect(await decide({ siteId, service: plain }, '2026-06-02T18:00:00Z')).toMatchObject({ ok: true })
    await someAddOns(context, siteId, serviceId, [{ name: 'Steam', durationMinutes: 30 }])
    const service = await bookable(siteId, serviceId)
    expect(await decide({ siteId, service }, '2026-06-02T18:00:00Z')).toMatchObject({ rule: 'LOCATION_CLOSED' })
    expect(await decide({ siteId, service, durationMinutes: 90 }, '2026-06-02T16:00:00Z', 90)).toMatchObject({
      ok: true,
    })
    expect(await decide({ siteId, service, durationMinutes: 90 }, '2026-06-02T17:00:00Z', 90)).toMatchObject({
      rule: 'LOCATION_CLOSED',
    })
  })
})

describe('a daily cap', () => {
  it('counts appointments and holds by the local day', async () => {
    const siteId = await aSite(context, { timeZone: 'UTC' })
    const resourceId = await aPerson(context, siteId)
    const serviceId = await anAppointment(context, siteId, { staff: [resourceId] })
    const service = await bookable(siteId, serviceId)
    await db.updateTable('resources').set({ max_bookings_per_day: 2 }).where('id', '=', resourceId).execute()
    const wanted = { siteId, service }
    await appointmentAt('2026-06-02T09:00:00Z')
    expect(await decide(wanted, '2026-06-02T14:00:00Z')).toMatchObject({ ok: true })
    const span = { start: '2026-06-02T11:00:00Z', end: '2026-06-02T12:00:00Z', until: '2026-06-01T06:10:00Z' }
    await hold(context, siteId, { resourceId, serviceId, ...span })
    expect(await decide(wanted, '2026-06-02T14:00:00Z')).toMatchObject({ code: 'SLOT_NOT_AVAILABLE', rule: 'DAY_FULL' })
    expect(await decide({ ...wanted, now: Date.parse(span.until) }, '2026-06-02T14:00:00Z')).toMatchObject({ ok: true })
    expect(await decide(wanted, '2026-06-03T14:00:00Z')).toMatchObject({ ok: true })

    async function appointmentAt(start: string) {
      const end = new Date(Date.parse(start) + 3_600_000).toISOString()
      const sessionId = await take(context, siteId, resourceId, start, end)
      await db.updateTable('sessions').set({ service_id: serviceId }).where('id', '=', sessionId).execute()
    }
  })
})

describe('the order of staff', () => {
  async function three(staffSortingPolicy: object) {
    const siteId = await aSite(context, { timeZone: 'UTC' })
    const staff: string[] = []
    for (const name of ['A', 'B', 'C']) staff.push(await aPerson(context, siteId, { name }))
    const serviceId = await anAppointment(context, siteId, { staff, policy: { staffSortingPolicy } })
    return { siteId, staff, service: await bookable(siteId, serviceId) }
  }
  const findFirst = async (wanted: Wanted, start: string) => {
    const decision = await decide(wanted, start)
    return decision.ok ? (decision.resourceIds[0] as string) : expect.unreachable('it is free')
  }

  it('follows the rank if the policy says so', async () => {
    for (const order of ['LOWEST_TO_HIGHEST', 'HIGHEST_TO_LOWEST'] as const) {
      const { siteId, staff, service } = await three({ sortingMethodType: 'RANKING', rankingOptions: { order } })
      for (const [i, rank] of [5, 1, 9].entries()) {
        await db
          .updateTable('resources')
          .set({ rank })
          .where('id', '=', staff[i] as string)
          .execute()
      }
      const first = await findFirst({ siteId, service }, '2026-06-02T10:00:00Z')
      expect(first).toBe(staff[order === 'LOWEST_TO_HIGHEST' ? 1 : 2])
    }
  })

  it('is random otherwise: stable for one time, and varied over many', async () => {
    const { siteId, staff, service } = await three({ sortingMethodType: 'RANDOM' })
    const drawn: string[] = []
    for (let day = 2; day <= 9; day++) {
      for (const hour of ['09', '11', '13']) {
        const start = `2026-06-0${day}T${hour}:00:00Z`
        drawn.push(await findFirst({ siteId, service }, start))
        expect(await findFirst({ siteId, service }, start)).toBe(drawn.at(-1))
      }
    }
    expect(new Set(drawn)).toEqual(new Set(staff))
  })

  it('follows the booked time for a custom method', async () => {
    const { siteId, staff, service } = await three({ sortingMethodType: 'CUSTOM' })
    const times = new Map(staff.map((id) => [id, 0]))
    for (let hour = 9; hour < 16; hour++) {
      const start = `2026-06-02T${String(hour).padStart(2, '0')}:00:00Z`
      const first = await findFirst({ siteId, service }, start)
      times.set(first, (times.get(first) ?? 0) + 1)
      await take(context, siteId, first, start, new Date(Date.parse(start) + 3_600_000).toISOString())
    }
    expect(Math.max(...times.values()) - Math.min(...times.values())).toBeLessThanOrEqual(1)
  })
})
