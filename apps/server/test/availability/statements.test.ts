import pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { anAdmin } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aSession } from './support/class-sessions.ts'
import { type Actor, anAppointment, aPerson, aStudio, take } from './support/studio.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T06:00:00Z' })

/** How many statements a call sends to the database. */
async function countStatements(call: () => Promise<{ status: number }>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    expect((await call()).status).toBe(200)
    return query.mock.calls.length
  } finally {
    query.mockRestore()
  }
}

async function createStudio(size: number) {
  const actor = await aStudio(app, context)
  const staff: string[] = []
  for (let number = 0; number < size; number += 1) staff.push(await aPerson(context, actor.siteId))
  const serviceIds = [
    await anAppointment(context, actor.siteId, { staff }),
    await anAppointment(context, actor.siteId, { staff: [...staff].reverse(), durationMinutes: 30 }),
  ]
  return { actor, staff, serviceIds }
}

const calls = {
  month: (actor: Actor, serviceIds: string[]) => {
    const filter = { serviceId: serviceIds, startDate: '2026-06-01T00:00:00Z', endDate: '2026-07-01T00:00:00Z' }
    return actor.post('/v1/availability/query', { query: { filter } })
  },
  overview: (actor: Actor, [serviceId]: string[]) =>
    actor.post('/v1/availability/overview', { serviceId, fromDate: '2026-06-01', days: 35 }),
  nextFree: (actor: Actor, serviceIds: string[]) =>
    actor.post('/v1/availability/next-free', { serviceIds, perService: 3 }),
}

/** The newer lists and the single answers; each of one service. */
const singleCalls: Record<string, (fixture: Awaited<ReturnType<typeof createFixture>>) => Promise<{ status: number }>> =
  {
    'list of free times': ({ actor, serviceId, range }) => actor.post('/v2/time-slots', { serviceId, ...range }),
    'one free time': ({ actor, serviceId, locationId }) => {
      const times = { localStartDate: '2026-06-02T10:00:00', localEndDate: '2026-06-02T11:00:00', timeZone: 'UTC' }
      const location = { id: locationId, locationType: 'BUSINESS' }
      return actor.post('/v2/time-slots/get', { serviceId, ...times, location })
    },
    'visit of two services': ({ actor, serviceId, locationId }) => {
      const range = { from: '2026-06-02T00:00:00', to: '2026-06-09T00:00:00', timeZone: 'UTC' }
      const location = { id: locationId, locationType: 'OWNER_BUSINESS' }
      return actor.post('/v1/availability/multislot', { ...range, location, slots: [{ serviceId }, { serviceId }] })
    },
    'timetable of classes': ({ actor, range }) => actor.post('/v2/time-slots/event', range),
    'classes in the older list': ({ actor, classIds }) => {
      const filter = { serviceId: classIds, startDate: '2026-06-01T00:00:00Z', endDate: '2026-07-01T00:00:00Z' }
      return actor.post('/v1/availability/query', { query: { filter } })
    },
  }

async function createFixture(size: number) {
  const { actor, serviceIds, staff } = await createStudio(size)
  const { siteId } = actor
  const location = await context.db
    .selectFrom('locations')
    .select('id')
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow()
  const classIds: string[] = []
  for (let n = 0; n < size; n++) {
    const id = await anAppointment(context, siteId, { staff: [], type: 'CLASS', name: `Class ${n}` })
    await aSession(context, siteId, id, { start: '2026-06-03T18:00:00Z', resourceIds: staff.slice(n, n + 1) })
    classIds.push(id)
  }
  const range = { fromLocalDate: '2026-06-01T00:00:00', toLocalDate: '2026-06-15T00:00:00' }
  return { actor, serviceId: serviceIds[0] as string, classIds, locationId: location.id, range }
}

// The first token of a process costs the keys that tokens are signed with.
await calls.nextFree((await createStudio(1)).actor, ['00000000-0000-4000-8000-000000000000'])

describe('statements of one availability request', () => {
  for (const [name, call] of Object.entries(calls)) {
    it(`are at most three for the ${name}, whatever the number of staff`, async () => {
      for (const size of [1, 20]) {
        const { actor, serviceIds } = await createStudio(size)
        expect(await countStatements(() => call(actor, serviceIds))).toBeLessThanOrEqual(3)
      }
    })
  }

  for (const [name, call] of Object.entries(singleCalls)) {
    it(`are at most three for the ${name}, whatever the number of staff and classes`, async () => {
      for (const size of [1, 12]) {
        const fixture = await createFixture(size)
        expect(await countStatements(() => call(fixture))).toBeLessThanOrEqual(3)
      }
    })
  }

  it('are as many for a search among few services as among many', async () => {
    const search = async (size: number, serviceFilters: object) => {
      const { actor } = await createFixture(size)
      return countStatements(() => actor.post('/v1/catalog/search/services/query', { serviceFilters }))
    }
    for (const filters of [{ includeUnavailable: true }, { localStartDate: '2026-06-01T00:00:00' }]) {
      expect(await search(12, filters)).toBe(await search(1, filters))
    }
  })

  it('are five for an explanation, whatever the number of staff', async () => {
    for (const size of [1, 12]) {
      const { actor, serviceId } = await createFixture(size)
      const admin = await anAdmin(app, context, actor.siteId)
      const payload = { serviceId, startDate: '2026-06-02T10:00:00Z' }
      await admin.post('/v1/availability/explain', payload)
      // The key itself is looked up besides.
      expect(await countStatements(() => admin.post('/v1/availability/explain', payload))).toBeLessThanOrEqual(5)
    }
  })

  it('are one if nothing has changed, and two after a booking', async () => {
    const { actor, staff, serviceIds } = await createStudio(3)
    await calls.month(actor, serviceIds)
    expect(await countStatements(() => calls.month(actor, serviceIds))).toBe(1)
    await take(context, actor.siteId, staff[0] ?? '', '2026-06-02T09:00:00Z', '2026-06-02T10:00:00Z')
    expect(await countStatements(() => calls.month(actor, serviceIds))).toBe(2)
    expect(await countStatements(() => calls.month(actor, serviceIds))).toBe(1)
  })
})
