import { instantToLocal, localToInstant } from '@kalends/availability'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { type Actor, type Answer, anAppointment, aPerson, aStudio, everyDay, listEntries } from './support/studio.ts'

const { app, context, clock } = await createTestApp()

/** Starts offered on a local day, as instants, by someone who works these wall hours there. */
async function startsOn(
  zone: string,
  day: string,
  hours: [number, number],
  { days = 1, ...more }: { durationMinutes?: number; days?: number } = {},
) {
  clock.set(Date.parse(`${day}T00:00:00Z`) - 3 * 86_400_000)
  const actor = await aStudio(app, context, { timeZone: zone })
  const weekly = everyDay(hours[0] * 60, hours[1] * 60)
  const resourceId = await aPerson(context, actor.siteId, { zone, hours: { weekly } })
  const serviceId = await anAppointment(context, actor.siteId, { staff: [resourceId], ...more })
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
  const filter = { serviceId, startDate: `${day}T00:00:00`, endDate: `${next}T00:00:00` }
  const entries = await listEntries(actor, filter, { timezone: zone })
  const { body } = await actor.post('/v1/availability/overview', { serviceId, fromDate: day, days, timezone: zone })
  // Days count the same starts, save those whose end lies past the end of the day.
  const counted = body.days.reduce((sum: number, { freeCount }: Answer) => sum + freeCount, 0)
  expect(counted).toBeGreaterThanOrEqual(entries.length)
  await expectSameLocally({ actor, serviceId, zone, minutes: more.durationMinutes ?? 60 }, day, next, entries)
  return { starts: entries.map(({ slot }: Answer) => slot.startDate.slice(5, 16)), day: body }
}

type ZonedRequest = { actor: Actor; serviceId: string; zone: string; minutes: number }

/** The newer list has the same starts by wall time; of an hour that is lived twice the first, whose name it is. */
async function expectSameLocally(zoned: ZonedRequest, from: string, to: string, entries: Answer[]): Promise<void> {
  const { actor, serviceId, zone, minutes } = zoned
  const range = { fromLocalDate: `${from}T00:00:00`, toLocalDate: `${to}T00:00:00`, timeZone: zone }
  const { body } = await actor.post('/v2/time-slots', { serviceId, ...range })
  const end = localToInstant(range.toLocalDate, zone)
  const listed = body.timeSlots
    .map(({ localStartDate }: Answer) => localToInstant(localStartDate, zone))
    .filter((start: number) => start + minutes * 60_000 <= end)
  const existsLocally = (start: number) => localToInstant(instantToLocal(start, zone), zone) === start
  expect(listed).toEqual(entries.map(({ slot }: Answer) => Date.parse(slot.startDate)).filter(existsLocally))
}

describe('nights and days with clock changes', () => {
  it('opens one hour less in Berlin when summer time begins, one more when it ends', async () => {
    const spring = await startsOn('Europe/Berlin', '2026-03-29', [0, 6])
    expect(spring.starts).toEqual(['03-28T23:00', '03-29T00:00', '03-29T01:00', '03-29T02:00', '03-29T03:00'])
    const autumn = await startsOn('Europe/Berlin', '2026-10-25', [0, 6])
    expect(autumn.starts).toEqual([
      '10-24T22:00',
      '10-24T23:00',
      '10-25T00:00',
      '10-25T01:00',
      '10-25T02:00',
      '10-25T03:00',
      '10-25T04:00',
    ])
  })

  it('does the same in New York on its own days', async () => {
    const spring = await startsOn('America/New_York', '2026-03-08', [1, 5])
    expect(spring.starts).toEqual(['03-08T06:00', '03-08T07:00', '03-08T08:00'])
    const autumn = await startsOn('America/New_York', '2026-11-01', [1, 3])
    expect(autumn.starts).toEqual(['11-01T05:00', '11-01T06:00', '11-01T07:00'])
  })

  it('opens after a gap if the opening time was skipped', async () => {
    const { starts, day } = await startsOn('Europe/Berlin', '2026-03-29', [2, 5])
    expect(starts).toEqual(['03-29T01:00', '03-29T02:00'])
    expect(day.times[0].localStartDate).toBe('2026-03-29T03:00:00')
  })

  it('moves by half an hour on Lord Howe Island', async () => {
    const spring = await startsOn('Australia/Lord_Howe', '2026-10-04', [1, 4], { durationMinutes: 30 })
    expect(spring.starts).toEqual(['10-03T14:30', '10-03T15:00', '10-03T15:30', '10-03T16:00', '10-03T16:30'])
    const autumn = await startsOn('Australia/Lord_Howe', '2026-04-05', [1, 3], { durationMinutes: 30 })
    expect(autumn.starts).toEqual(['04-04T14:00', '04-04T14:30', '04-04T15:00', '04-04T15:30', '04-04T16:00'])
  })

  it('has no times on the date that Apia skipped', async () => {
    const { starts, day } = await startsOn('Pacific/Apia', '2011-12-29', [9, 11], { days: 3 })
    expect(starts).toEqual(['12-29T19:00', '12-29T20:00', '12-30T19:00', '12-30T20:00'])
    expect(day.days).toEqual([
      { date: '2011-12-29', state: 'FREE', freeCount: 2 },
      { date: '2011-12-30', state: 'CLOSED', freeCount: 0 },
      { date: '2011-12-31', state: 'FREE', freeCount: 2 },
    ])
  })

  it('keeps full local hours in zones with 45-minute offsets', async () => {
    const kathmandu = await startsOn('Asia/Kathmandu', '2026-06-02', [9, 11])
    expect(kathmandu.starts).toEqual(['06-02T03:15', '06-02T04:15'])
    const chatham = await startsOn('Pacific/Chatham', '2026-09-27', [0, 4])
    expect(chatham.starts).toEqual(['09-26T11:15', '09-26T12:15', '09-26T13:15'])
  })

  it('assigns hours past midnight to the day they open on, but lists them on their own date', async () => {
    const { starts } = await startsOn('Europe/Rome', '2026-06-02', [22, 26])
    // The last two hours of Monday's evening, then the first two of Tuesday's.
    expect(starts).toEqual(['06-01T22:00', '06-01T23:00', '06-02T20:00', '06-02T21:00'])
  })

  it('lists days of 23 and of 25 hours completely', async () => {
    const short = await startsOn('Europe/London', '2026-03-29', [0, 24])
    expect(short.starts).toHaveLength(23)
    const long = await startsOn('Europe/London', '2026-10-25', [0, 24])
    expect(long.starts).toHaveLength(25)
  })

  it('moves a skipped bound of a filter forward, and uses the first of a repeated one', async () => {
    clock.set('2026-03-20T00:00:00Z')
    const actor = await aStudio(app, context, { timeZone: 'Europe/Berlin' })
    const hours = { weekly: everyDay(0, 1440) }
    const resourceId = await aPerson(context, actor.siteId, { zone: 'Europe/Berlin', hours })
    const serviceId = await anAppointment(context, actor.siteId, { staff: [resourceId] })
    const first = async (startDate: string, endDate: string) =>
      (await listEntries(actor, { serviceId, startDate, endDate }))[0].slot.startDate
    expect(await first('2026-03-29T02:00:00', '2026-03-29T12:00:00')).toBe('2026-03-29T01:00:00.000Z')
    clock.set('2026-10-20T00:00:00Z')
    const again = await aStudio(app, context, { timeZone: 'Europe/Berlin' })
    const nora = await aPerson(context, again.siteId, { zone: 'Europe/Berlin', hours })
    const service = await anAppointment(context, again.siteId, { staff: [nora] })
    const range = { startDate: '2026-10-25T02:00:00', endDate: '2026-10-25T12:00:00' }
    const [entry] = await listEntries(again, { serviceId: service, ...range })
    expect(entry.slot.startDate).toBe('2026-10-25T00:00:00.000Z')
  })

  it('distinguishes the zones of staff, business and customer', async () => {
    clock.set('2026-06-01T00:00:00Z')
    const actor = await aStudio(app, context, { timeZone: 'Europe/Berlin' })
    const hours = { weekly: everyDay(9 * 60, 11 * 60) }
    const staff = [await aPerson(context, actor.siteId, { zone: 'Asia/Kathmandu', hours })]
    const serviceId = await anAppointment(context, actor.siteId, { staff })
    const bounds = { from: '2026-06-01T12:00:00', to: '2026-06-02T12:00:00' }
    const list = async (timeZone?: string) => {
      const range = { fromLocalDate: bounds.from, toLocalDate: bounds.to, ...(timeZone ? { timeZone } : {}) }
      const { body } = await actor.post('/v2/time-slots', { serviceId, ...range })
      return [body.timeZone, ...body.timeSlots.map(({ localStartDate }: Answer) => localStartDate.slice(5, 16))]
    }
    expect(await list('America/New_York')).toEqual(['America/New_York', '06-01T23:15', '06-02T00:15'])
    expect(await list()).toEqual(['Europe/Berlin', '06-02T05:15', '06-02T06:15'])
    const filter = { serviceId, startDate: `${bounds.from}Z`, endDate: `${bounds.to}Z` }
    const entries = await listEntries(actor, filter, { timezone: 'America/New_York' })
    expect(entries.map(({ slot }: Answer) => [slot.startDate, slot.timezone])).toEqual([
      ['2026-06-02T03:15:00.000Z', 'America/New_York'],
      ['2026-06-02T04:15:00.000Z', 'America/New_York'],
    ])
  })

  it('decides every time that it lists, also on nights with clock changes', async () => {
    for (const [zone, date] of [
      ['Europe/Berlin', '2026-03-29'],
      ['Europe/Berlin', '2026-10-25'],
      ['Australia/Lord_Howe', '2026-04-05'],
    ] as const) {
      clock.set(Date.parse(`${date}T00:00:00Z`) - 3 * 86_400_000)
      const actor = await aStudio(app, context, { timeZone: zone })
      const hours = { weekly: everyDay(0, 6 * 60) }
      const staff = [await aPerson(context, actor.siteId, { zone, hours })]
      const serviceId = await anAppointment(context, actor.siteId, { staff, durationMinutes: 30 })
      const range = { fromLocalDate: `${date}T00:00:00`, toLocalDate: `${date}T06:00:00` }
      const { body } = await actor.post('/v2/time-slots', { serviceId, ...range })
      expect(body.timeSlots.length).toBeGreaterThan(8)
      for (const { localStartDate, localEndDate, location } of body.timeSlots) {
        const requested = { serviceId, localStartDate, localEndDate, location, timeZone: zone }
        const { status, body: found } = await actor.post('/v2/time-slots/get', requested)
        expect([localStartDate, status, found.timeSlot?.localEndDate]).toEqual([localStartDate, 200, localEndDate])
      }
    }
  })
})
