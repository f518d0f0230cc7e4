import pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { anAppointment, aPerson, aStudio, type Caller, take } from './support/studio.ts'

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

async function studioOf(size: number) {
  const caller = await aStudio(app, context)
  const staff: string[] = []
  for (let number = 0; number < size; number += 1) staff.push(await aPerson(context, caller.siteId))
  const serviceIds = [
    await anAppointment(context, caller.siteId, { staff }),
    await anAppointment(context, caller.siteId, { staff: [...staff].reverse(), durationMinutes: 30 }),
  ]
  return { caller, staff, serviceIds }
}

const calls = {
  month: (caller: Caller, serviceIds: string[]) => {
    const filter = { serviceId: serviceIds, startDate: '2026-06-01T00:00:00Z', endDate: '2026-07-01T00:00:00Z' }
    return caller.post('/v1/availability/query', { query: { filter } })
  },
  overview: (caller: Caller, [serviceId]: string[]) =>
    caller.post('/v1/availability/overview', { serviceId, fromDate: '2026-06-01', days: 35 }),
  nextFree: (caller: Caller, serviceIds: string[]) =>
    caller.post('/v1/availability/next-free', { serviceIds, perService: 3 }),
}

// The first token of a process costs the keys that tokens are signed with.
await calls.nextFree((await studioOf(1)).caller, ['00000000-0000-4000-8000-000000000000'])

describe('statements of one availability request', () => {
  for (const [name, call] of Object.entries(calls)) {
    it(`are three at most for the ${name}, whatever the number of people`, async () => {
      for (const size of [1, 20]) {
        const { caller, serviceIds } = await studioOf(size)
        expect(await countStatements(() => call(caller, serviceIds))).toBeLessThanOrEqual(3)
      }
    })
  }

  it('are two when nothing has changed, and read again after somebody took time', async () => {
    const { caller, staff, serviceIds } = await studioOf(3)
    await calls.month(caller, serviceIds)
    expect(await countStatements(() => calls.month(caller, serviceIds))).toBe(2)
    await take(context, caller.siteId, staff[0] ?? '', '2026-06-02T09:00:00Z', '2026-06-02T10:00:00Z')
    expect(await countStatements(() => calls.month(caller, serviceIds))).toBe(3)
    expect(await countStatements(() => calls.month(caller, serviceIds))).toBe(2)
  })
})
