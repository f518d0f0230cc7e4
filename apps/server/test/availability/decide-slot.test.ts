import { describe, expect, it } from 'vitest'
import { decideSlot, findCandidates, nextFreeTimes, type WantedSlot } from '../../src/features/availability/index.ts'
import { insertLocation } from '../../src/features/business/index.ts'
import { addResourceType, insertResource } from '../../src/features/resources/index.ts'
import { loadBookable } from '../../src/features/services/index.ts'
import { aSite } from '../support/a-site.ts'
import { createTestContext } from '../support/context.ts'
import { anAppointment, aPerson, hold, nineToFive, take } from './support/studio.ts'

// A Monday.
const { context, clock, db } = await createTestContext({ now: '2026-06-01T06:00:00Z' })

async function oneService(more: Partial<Parameters<typeof anAppointment>[2]> = {}) {
  const siteId = await aSite(context, { timeZone: 'UTC' })
  const resourceId = await aPerson(context, siteId)
  const serviceId = await anAppointment(context, siteId, { staff: [resourceId], ...more })
  return { siteId, resourceId, serviceId, service: await bookable(siteId, serviceId) }
}

async function bookable(siteId: string, serviceId: string) {
  return (await loadBookable(db, siteId, serviceId)) ?? expect.unreachable('it was just made')
}

type Wanted = Pick<WantedSlot, 'siteId' | 'service'> & Partial<WantedSlot>

function decide(wanted: Wanted, start = '2026-06-02T10:00:00Z', minutes = 60) {
  const startAt = Date.parse(start)
  const times = { startAt, endAt: startAt + minutes * 60_000, now: clock.now() }
  return context.transaction((tx) => decideSlot(tx, { mode: 'customer', ...times, ...wanted }))
}

describe('decideSlot', () => {
  it('returns the resources for a free slot', async () => {
    const { siteId, service, resourceId } = await oneService()
    expect(await decide({ siteId, service })).toMatchObject({ ok: true, resourceIds: [resourceId] })
    const found = await findCandidates(db, { siteId, service })
    expect(found).toMatchObject({ ok: true, groups: [[resourceId]], resourceIds: [resourceId] })
  })

  it('refuses busy time, except the own session', async () => {
    const { siteId, service, resourceId } = await oneService()
    const sessionId = await take(context, siteId, resourceId, '2026-06-02T10:30:00Z', '2026-06-02T11:30:00Z')
    const refused = await decide({ siteId, service })
    expect(refused).toMatchObject({ ok: false, code: 'SLOT_NOT_AVAILABLE', rule: 'TAKEN', taken: true })
    expect(await decide({ siteId, service, ignoreSessionIds: [sessionId] })).toMatchObject({ ok: true })
    expect(await decide({ siteId, service, mode: 'manager' })).toMatchObject({ ok: false, rule: 'TAKEN' })
  })

  it('refuses other customers’ holds, except the own hold and expired ones', async () => {
    const { siteId, service, serviceId, resourceId } = await oneService()
    const span = { start: '2026-06-02T10:00:00Z', end: '2026-06-02T11:00:00Z' }
    const holdId = await hold(context, siteId, { resourceId, serviceId, ...span, until: '2026-06-01T06:10:00Z' })
    expect(await decide({ siteId, service })).toMatchObject({ ok: false, rule: 'HELD', taken: true })
    expect(await decide({ siteId, service, ignoreHoldIds: [holdId] })).toMatchObject({ ok: true })
    const later = Date.parse('2026-06-01T06:10:00Z')
    expect(await decide({ siteId, service, now: later })).toMatchObject({ ok: true })
  })

  it('ignores no overlaps that were allowed', async () => {
    const { siteId, service, resourceId } = await oneService()
    await take(context, siteId, resourceId, '2026-06-02T10:00:00Z', '2026-06-02T11:00:00Z', true)
    expect(await decide({ siteId, service })).toMatchObject({ ok: false, taken: true })
  })

  it('applies policy, grid and the current time to customers, only hours and busy time to managers', async () => {
    const limitLateBookingPolicy = { enabled: true, latestBookingInMinutes: 48 * 60 }
    const { siteId, service } = await oneService({ policy: { limitLateBookingPolicy } })
    expect(await decide({ siteId, service })).toMatchObject({
      ok: false,
      code: 'BOOKING_POLICY_VIOLATION',
      taken: false,
      violations: { tooEarlyToBook: false, tooLateToBook: true, bookOnlineDisabled: false },
    })
    const manager = { siteId, service, mode: 'manager' } as const
    expect(await decide(manager)).toMatchObject({ ok: true })
    expect(await decide({ siteId, service }, '2026-06-09T10:20:00Z')).toMatchObject({ ok: false, rule: 'OFF_GRID' })
    expect(await decide(manager, '2026-06-09T10:20:00Z')).toMatchObject({ ok: true })
    expect(await decide(manager, '2026-05-26T10:00:00Z')).toMatchObject({ ok: true })
    expect(await decide(manager, '2026-06-09T20:00:00Z')).toMatchObject({ ok: false, rule: 'OUTSIDE_HOURS' })
  })

  it('refuses another duration than the service’s', async () => {
    const { siteId, service } = await oneService()
    for (const minutes of [30, 61, 60_000_000]) {
      expect(await decide({ siteId, service }, '2026-06-02T10:00:00Z', minutes)).toMatchObject({
        ok: false,
        code: 'VALIDATION_FAILURE',
        rule: 'WRONG_DURATION',
      })
    }
  })

  it('chooses the first free resource, or only the requested one', async () => {
    const { siteId, resourceId } = await oneService()
    const ezio = await aPerson(context, siteId, { name: 'Ezio' })
    const service = await bookable(siteId, await anAppointment(context, siteId, { staff: [resourceId, ezio] }))
    await take(context, siteId, resourceId, '2026-06-02T10:00:00Z', '2026-06-02T11:00:00Z')
    expect(await decide({ siteId, service })).toMatchObject({ ok: true, resourceIds: [ezio] })
    expect(await decide({ siteId, service, resourceId })).toMatchObject({ ok: false, taken: true })
    const stranger = await aPerson(context, siteId)
    expect(await decide({ siteId, service, resourceId: stranger })).toMatchObject({
      ok: false,
      code: 'INVALID_FLOW_SELECTED_RESOURCES',
      rule: null,
    })
  })

  it('chooses one of each type', async () => {
    const { siteId, resourceId } = await oneService()
    const [typeId, rooms] = await context.transaction(async (tx) => {
      const type = await addResourceType(tx, siteId, { name: 'Room' }, clock.now())
      const made: string[] = []
      for (const name of ['Blue', 'Red']) {
        const room = { typeId: type, name, timeZone: 'UTC', workingHours: 'always' } as const
        made.push((await insertResource(tx, siteId, room, clock.now())).resourceId)
      }
      return [type, made.sort()] as const
    })
    const needs = { staff: [resourceId], resourceTypes: [{ typeId }] }
    const service = await bookable(siteId, await anAppointment(context, siteId, needs))
    const first = await decide({ siteId, service })
    expect(first).toMatchObject({ ok: true, resourceIds: [resourceId, expect.stringMatching(rooms.join('|'))] })
    await take(context, siteId, rooms[0] ?? '', '2026-06-02T10:00:00Z', '2026-06-02T11:00:00Z')
    expect(await decide({ siteId, service })).toMatchObject({ ok: true, resourceIds: [resourceId, rooms[1]] })
    await take(context, siteId, rooms[1] ?? '', '2026-06-02T10:00:00Z', '2026-06-02T11:00:00Z')
    expect(await decide({ siteId, service })).toMatchObject({ ok: false, rule: 'NO_RESOURCE' })
  })

  it('refuses a location without the service', async () => {
    const { siteId, service } = await oneService()
    const location = { name: 'Port', timeZone: 'UTC', openingHours: nineToFive }
    const { locationId } = await context.transaction((tx) => insertLocation(tx, siteId, location, clock.now()))
    expect(await decide({ siteId, service, locationId })).toMatchObject({ ok: false, code: 'LOCATION_NOT_FOUND' })
  })
})

describe('nextFreeTimes', () => {
  it('returns the next three after the missed one, also inside a transaction', async () => {
    const { siteId, service, resourceId } = await oneService()
    const from = Date.parse('2026-06-02T15:00:00Z')
    const missed = { siteId, service, from, timeZone: 'Europe/Rome', now: clock.now() }
    const times = await context.transaction(async (tx) => {
      await tx.updateTable('resources').set({ status: 'ACTIVE' }).where('id', '=', resourceId).execute()
      return nextFreeTimes(tx, missed)
    })
    expect(times.map(({ localStartDate }) => localStartDate.slice(5, 16))).toEqual([
      '06-02T17:00',
      '06-02T18:00',
      '06-03T11:00',
    ])
    expect(await nextFreeTimes(db, { ...missed, resourceId }, 1)).toEqual(times.slice(0, 1))
  })
})
