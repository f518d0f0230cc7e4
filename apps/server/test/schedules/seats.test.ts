import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Tx } from '../../src/db/database.ts'
import {
  findSeats,
  freeSeats,
  holdSeats,
  insertSeats,
  type LockedSeats,
  lockSeats,
  releaseSeats,
  setCapacity,
  takeSeats,
} from '../../src/features/schedules/index.ts'
import { anAppointment } from '../availability/support/studio.ts'
import { aSite } from '../support/a-site.ts'
import { createTestContext } from '../support/context.ts'
import { aService } from '../support/factories.ts'

const { context, clock, db } = await createTestContext({ now: '2026-06-01T06:00:00Z' })

async function someSeats(capacity: number) {
  const siteId = await aSite(context)
  const scopeId = randomUUID()
  await context.transaction((tx) => insertSeats(tx, siteId, [scopeId], capacity))
  const withLockedSeats = <T>(work: (tx: Tx, seats: LockedSeats) => Promise<T>) =>
    context.transaction(async (tx) => {
      const seats = await lockSeats(tx, siteId, scopeId, clock.now())
      if (!seats) throw new Error('There are no seats')
      return work(tx, seats)
    })
  const read = async () => (await findSeats(db, siteId, [scopeId], clock.now())).get(scopeId)
  return { siteId, scopeId, under: withLockedSeats, read }
}

type Holding = { siteId: string; scopeId: string; serviceId: string; seats: number; until: number }

async function insertHold(tx: Tx, { siteId, scopeId, serviceId, seats, until }: Holding): Promise<string> {
  const id = randomUUID()
  const at = new Date(clock.now())
  await tx
    .insertInto('holds')
    .values({
      site_id: siteId,
      id,
      owner_type: 'visitor',
      owner_id: randomUUID(),
      address_hash: Buffer.from('0'),
      checkout_id: randomUUID(),
      service_id: serviceId,
      scope_id: scopeId,
      seats,
      time_zone: 'UTC',
      slot: '{}',
      starts_at: at,
      ends_at: at,
      created_at: at,
      expires_at: new Date(until),
    })
    .execute()
  return id
}

describe('seats', () => {
  it('are taken while available, and not one more', async () => {
    const { under: withLockedSeats, read } = await someSeats(3)
    expect(await withLockedSeats((tx, seats) => takeSeats(tx, seats, 2))).toBe(true)
    expect(await withLockedSeats((tx, seats) => takeSeats(tx, seats, 2))).toBe(false)
    expect(await read()).toEqual({ capacity: 3, taken: 2, held: 0, offered: 0, open: 1 })
  })

  it('can exceed the capacity by decision; then new customers wait until enough have left', async () => {
    const { under: withLockedSeats, read } = await someSeats(2)
    await withLockedSeats((tx, seats) => takeSeats(tx, seats, 2))
    expect(await withLockedSeats((tx, seats) => takeSeats(tx, seats, 2, { allowOverbooking: true }))).toBe(true)
    await withLockedSeats((tx, seats) => freeSeats(tx, seats, 1))
    expect(await read()).toMatchObject({ taken: 3, open: 0 })
    expect(await withLockedSeats((tx, seats) => takeSeats(tx, seats, 1))).toBe(false)
    await withLockedSeats((tx, seats) => freeSeats(tx, seats, 2))
    expect(await withLockedSeats((tx, seats) => takeSeats(tx, seats, 1))).toBe(true)
  })

  it('are not revoked when the capacity is reduced, and become available when it is raised', async () => {
    const { under: withLockedSeats, read } = await someSeats(4)
    await withLockedSeats((tx, seats) => takeSeats(tx, seats, 4))
    await withLockedSeats((tx, seats) => setCapacity(tx, [seats], 2))
    expect(await read()).toMatchObject({ capacity: 2, taken: 4, open: 0 })
    await withLockedSeats((tx, seats) => setCapacity(tx, [seats], 5))
    expect(await read()).toMatchObject({ capacity: 5, taken: 4, open: 1 })
  })

  it('in a hold count until it expires, to the second, even before cleanup', async () => {
    const { siteId, scopeId, under: withLockedSeats, read } = await someSeats(2)
    const serviceId = await anAppointment(context, siteId, { staff: [] })
    const until = clock.now() + 600_000
    await withLockedSeats(async (tx, seats) => {
      expect(await holdSeats(tx, seats, 2)).toBe(true)
      await insertHold(tx, { siteId, scopeId, serviceId, seats: 2, until })
    })
    clock.set(until - 1)
    expect(await read()).toMatchObject({ held: 2, open: 0 })
    expect(await withLockedSeats((tx, seats) => takeSeats(tx, seats, 1))).toBe(false)
    clock.set(until)
    expect(await read()).toMatchObject({ held: 0, open: 2 })
    expect(await withLockedSeats((tx, seats) => takeSeats(tx, seats, 2))).toBe(true)
  })

  it('of a hold become those of a booking', async () => {
    const { siteId, scopeId, under: withLockedSeats, read } = await someSeats(1)
    const serviceId = await anAppointment(context, siteId, { staff: [] })
    const id = await withLockedSeats(async (tx, seats) => {
      await holdSeats(tx, seats, 1)
      return insertHold(tx, { siteId, scopeId, serviceId, seats: 1, until: clock.now() + 600_000 })
    })
    await withLockedSeats(async (tx, seats) => {
      await releaseSeats(tx, seats, 1)
      await tx.deleteFrom('holds').where('site_id', '=', siteId).where('id', '=', id).execute()
      expect(await takeSeats(tx, seats, 1)).toBe(true)
    })
    expect(await read()).toMatchObject({ taken: 1, held: 0 })
  })

  it('of another site are not found', async () => {
    const { scopeId } = await someSeats(1)
    const stranger = await aSite(context)
    expect(await findSeats(db, stranger, [scopeId], clock.now())).toEqual(new Map())
    expect(await context.transaction((tx) => lockSeats(tx, stranger, scopeId, clock.now()))).toBeUndefined()
  })

  it('belong to a course from its creation, and to a class through its sessions', async () => {
    const siteId = await aSite(context)
    const [course, gymnastics] = [
      await aService(context, siteId, [], { type: 'COURSE' }),
      await aService(context, siteId, [], { type: 'CLASS' }),
    ]
    const found = await findSeats(db, siteId, [course.scheduleId, gymnastics.scheduleId], clock.now())
    expect([...found]).toEqual([[course.scheduleId, { capacity: 8, taken: 0, held: 0, offered: 0, open: 8 }]])
  })

  it('are given to exactly as many of 64 simultaneous requests', async () => {
    const { under: withLockedSeats, read } = await someSeats(12)
    const tries = Array.from({ length: 64 }, () => withLockedSeats((tx, seats) => takeSeats(tx, seats, 1)))
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(12)
    expect(await read()).toMatchObject({ taken: 12, open: 0 })
  })
})

describe('counters', () => {
  const count = fc.integer({ min: 1, max: 4 })
  const step = fc.oneof(
    fc.record({ do: fc.constant('take' as const), count, over: fc.boolean() }),
    fc.record({ do: fc.constant('free' as const), count }),
    fc.record({ do: fc.constant('resize' as const), count: fc.integer({ min: 0, max: 12 }) }),
    fc.record({ do: fc.constant('hold' as const), count, minutes: fc.integer({ min: 1, max: 20 }) }),
    fc.record({ do: fc.constant('wait' as const), count: fc.integer({ min: 1, max: 15 }) }),
  )

  it('equal the list of participants and holds after any operation', async () => {
    const siteId = await aSite(context)
    const serviceId = await anAppointment(context, siteId, { staff: [] })
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 10 }), fc.array(step, { maxLength: 25 }), async (capacity, steps) => {
        const scopeId = randomUUID()
        await context.transaction((tx) => insertSeats(tx, siteId, [scopeId], capacity))
        const model = { capacity, taken: 0, holds: [] as { seats: number; until: number }[] }
        const countHeldSeats = () =>
          model.holds.filter(({ until }) => until > clock.now()).reduce((sum, { seats }) => sum + seats, 0)
        const room = () => model.capacity - model.taken - countHeldSeats()
        for (const it of steps) {
          if (it.do === 'wait') {
            clock.advance({ minutes: it.count })
            continue
          }
          await context.transaction(async (tx) => {
            const seats = await lockSeats(tx, siteId, scopeId, clock.now())
            if (!seats) throw new Error('There are no seats')
            expect(seats).toMatchObject({ taken: model.taken, held: countHeldSeats(), open: Math.max(0, room()) })
            if (it.do === 'take') {
              const fits = it.over || it.count <= room()
              expect(await takeSeats(tx, seats, it.count, { allowOverbooking: it.over })).toBe(fits)
              if (fits) model.taken += it.count
            } else if (it.do === 'free') {
              const leaving = Math.min(it.count, model.taken)
              await freeSeats(tx, seats, leaving)
              model.taken -= leaving
            } else if (it.do === 'resize') {
              await setCapacity(tx, [seats], it.count)
              model.capacity = it.count
            } else {
              const fits = it.count <= room()
              expect(await holdSeats(tx, seats, it.count)).toBe(fits)
              if (!fits) return
              const until = clock.now() + it.minutes * 60_000
              await insertHold(tx, { siteId, scopeId, serviceId, seats: it.count, until })
              model.holds.push({ seats: it.count, until })
            }
          })
          const read = (await findSeats(db, siteId, [scopeId], clock.now())).get(scopeId)
          const open = Math.max(0, room())
          expect(read).toEqual({
            capacity: model.capacity,
            taken: model.taken,
            held: countHeldSeats(),
            offered: 0,
            open,
          })
        }
      }),
      { numRuns: 40 },
    )
  })
})
