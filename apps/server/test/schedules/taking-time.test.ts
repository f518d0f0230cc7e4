import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  type Claim,
  cancelSession,
  convertHold,
  deleteOccupancies,
  dropExpiredHolds,
  findConflicts,
  findOccupancies,
  findSession,
  insertOccupancies,
  insertSession,
  lockResources,
  moveSession,
  sweepExpiredHolds,
} from '../../src/features/schedules/index.ts'
import { anAppointment, aPerson, hold, take } from '../availability/support/studio.ts'
import { aSite } from '../support/a-site.ts'
import { createTestContext } from '../support/context.ts'

const { context, clock, db } = await createTestContext({ now: '2026-06-01T06:00:00Z' })

const at = (clockTime: string) => Date.parse(`2026-06-02T${clockTime}:00Z`)
const span = (start: string, end: string) => ({ start: at(start), end: at(end) })

async function studio() {
  const siteId = await aSite(context, { timeZone: 'UTC' })
  const nora = await aPerson(context, siteId)
  const ezio = await aPerson(context, siteId)
  return { siteId, nora, ezio, serviceId: await anAppointment(context, siteId, { staff: [nora, ezio] }) }
}

async function aSession(siteId: string, start = '10:00', end = '11:00'): Promise<string> {
  const { id } = await db.selectFrom('schedules').select('id').where('site_id', '=', siteId).executeTakeFirstOrThrow()
  const session = { scheduleId: id, serviceId: null, title: 'Massage', timeZone: 'Europe/Rome', ...span(start, end) }
  return context.transaction((tx) => insertSession(tx, siteId, session, clock.now()))
}

const insert = (claims: Claim[]) => context.transaction((tx) => insertOccupancies(tx, claims))
const versions = async (siteId: string) => {
  const rows = await db
    .selectFrom('resources')
    .select(['id', 'calendar_version'])
    .where('site_id', '=', siteId)
    .execute()
  return new Map(rows.map((row) => [row.id, row.calendar_version]))
}

describe('insertOccupancies', () => {
  it('skips busy time without an error, and returns the inserted claims', async () => {
    const { siteId, nora, ezio } = await studio()
    await take(context, siteId, nora, '2026-06-02T10:30:00Z', '2026-06-02T11:00:00Z')
    const sessionId = await aSession(siteId)
    const both = [nora, ezio].map((resourceId) => ({ siteId, sessionId, resourceId, ...span('10:00', '11:00') }))
    expect((await insert(both)).map(({ resourceId }) => resourceId)).toEqual([ezio])
  })

  it('allows adjacent intervals', async () => {
    const { siteId, nora } = await studio()
    const claim = { siteId, resourceId: nora, sessionId: await aSession(siteId) }
    const touching = [
      { ...claim, ...span('09:00', '10:00') },
      { ...claim, ...span('10:00', '11:00') },
    ]
    expect(await insert(touching)).toHaveLength(2)
  })

  it('overlaps only if allowed', async () => {
    const { siteId, nora } = await studio()
    await take(context, siteId, nora, '2026-06-02T10:00:00Z', '2026-06-02T11:00:00Z')
    const claim = { siteId, resourceId: nora, sessionId: await aSession(siteId), ...span('10:00', '11:00') }
    expect(await insert([claim])).toEqual([])
    expect(await insert([{ ...claim, overlapAllowed: true }])).toHaveLength(1)
    const conflicts = await findConflicts(db, siteId, [nora], span('10:00', '11:00'), clock.now())
    expect(conflicts).toHaveLength(2)
  })

  it('splits long intervals into weeks, found from any day within, inserted completely or not at all', async () => {
    const { siteId, nora } = await studio()
    const claim = { siteId, resourceId: nora, sessionId: await aSession(siteId) }
    const weeks = { ...claim, start: at('00:00'), end: at('00:00') + 30 * 86_400_000 }
    expect(await insert([weeks])).toEqual([weeks])
    const late = { start: at('00:00') + 29 * 86_400_000, end: at('01:00') + 29 * 86_400_000 }
    expect(await findOccupancies(db, siteId, [nora], late)).toMatchObject([{ sessionId: claim.sessionId }])
    const over = { ...claim, sessionId: await aSession(siteId), start: at('00:00') - 20 * 86_400_000, end: at('01:00') }
    expect(await insert([over])).toEqual([])
  })

  it('gives a slot to one of many simultaneous requests', async () => {
    const { siteId, nora } = await studio()
    const sessions = await Promise.all(Array.from({ length: 20 }, () => aSession(siteId)))
    const tries = await Promise.all(
      sessions.map((sessionId) =>
        context.transaction(async (tx) => {
          await lockResources(tx, siteId, [nora])
          return insertOccupancies(tx, [{ siteId, sessionId, resourceId: nora, ...span('10:00', '11:00') }])
        }),
      ),
    )
    expect(tries.filter((written) => written.length === 1)).toHaveLength(1)
  })
})

describe('lockResources', () => {
  it('increments each resource of the site once, and no other', async () => {
    const { siteId, nora, ezio } = await studio()
    const stranger = (await studio()).nora
    const before = await versions(siteId)
    const ids = [ezio, nora, stranger, randomUUID()]
    const locked = await context.transaction((tx) => lockResources(tx, siteId, ids))
    expect(locked).toEqual([nora, ezio].sort())
    const after = await versions(siteId)
    for (const id of [nora, ezio]) expect(after.get(id)).toBe((before.get(id) ?? 0) + 1)
  })

  it('prevents deadlocks between requests that name resources in any order', async () => {
    const { siteId, nora, ezio } = await studio()
    const work = (ids: string[]) => context.transaction((tx) => lockResources(tx, siteId, ids))
    const rounds = Array.from({ length: 20 }, (_, i) => work(i % 2 ? [nora, ezio] : [ezio, nora]))
    expect(await Promise.all(rounds)).toHaveLength(20)
  })

  it('shows later transactions what the first one wrote', async () => {
    const { siteId, nora } = await studio()
    const sessionId = await aSession(siteId)
    const claim = { siteId, resourceId: nora, sessionId, ...span('10:00', '11:00') }
    const seen: number[] = []
    const one = () =>
      context.transaction(async (tx) => {
        await lockResources(tx, siteId, [nora])
        const conflicts = await findConflicts(tx, siteId, [nora], claim, clock.now())
        seen.push(conflicts.length)
        if (conflicts.length === 0) await insertOccupancies(tx, [claim])
      })
    await Promise.all([one(), one(), one()])
    expect(seen.sort()).toEqual([0, 1, 1])
  })
})

describe('holds', () => {
  const nine = { start: '2026-06-02T09:00:00Z', end: '2026-06-02T10:00:00Z' }

  it('block until they expire, to the second', async () => {
    const { siteId, nora, serviceId } = await studio()
    const until = '2026-06-01T06:10:00Z'
    const holdId = await hold(context, siteId, { resourceId: nora, serviceId, ...nine, until })
    const conflicts = (now: number, ignored = {}) =>
      findConflicts(db, siteId, [nora], span('09:30', '09:45'), now, ignored)
    expect(await conflicts(Date.parse(until) - 1)).toHaveLength(1)
    expect(await conflicts(Date.parse(until))).toHaveLength(0)
    expect(await conflicts(clock.now(), { holdIds: [holdId] })).toHaveLength(0)
  })

  it('are deleted once expired, and not before', async () => {
    const { siteId, nora, serviceId } = await studio()
    const until = '2026-06-01T06:10:00Z'
    await hold(context, siteId, { resourceId: nora, serviceId, ...nine, until })
    const claim = { siteId, resourceId: nora, sessionId: await aSession(siteId), ...span('09:00', '10:00') }
    const takeAt = (now: number) =>
      context.transaction(async (tx) => {
        await lockResources(tx, siteId, [nora])
        await dropExpiredHolds(tx, siteId, [nora], claim, now)
        return insertOccupancies(tx, [claim])
      })
    expect(await takeAt(clock.now())).toHaveLength(0)
    expect(await takeAt(Date.parse(until))).toHaveLength(1)
  })

  it('are converted to a session without moving', async () => {
    const { siteId, nora, serviceId } = await studio()
    const holdId = await hold(context, siteId, { resourceId: nora, serviceId, ...nine, until: '2026-06-01T06:10:00Z' })
    const sessionId = await aSession(siteId, '09:00', '10:00')
    expect(await context.transaction((tx) => convertHold(tx, siteId, holdId, sessionId))).toBe(1)
    const [row] = await findOccupancies(db, siteId, [nora], span('09:00', '10:00'))
    expect(row).toMatchObject({ sessionId, holdId: null, holdUntil: null })
  })

  it('are deleted when they are over', async () => {
    const { siteId, nora, serviceId } = await studio()
    await hold(context, siteId, { resourceId: nora, serviceId, ...nine, until: '2026-06-01T06:10:00Z' })
    expect(await sweepExpiredHolds(db, clock.now())).toBe(0)
    await sweepExpiredHolds(db, Date.parse('2026-06-01T06:10:00Z'))
    expect(await findOccupancies(db, siteId, [nora], span('09:00', '10:00'))).toEqual([])
  })
})

describe('sessions', () => {
  it('free their time when they are cancelled, and stay', async () => {
    const { siteId, nora } = await studio()
    const sessionId = await take(context, siteId, nora, '2026-06-02T10:00:00Z', '2026-06-02T11:00:00Z')
    const before = await versions(siteId)
    expect(await context.transaction((tx) => cancelSession(tx, siteId, sessionId, clock.now()))).toEqual([nora])
    expect((await findSession(db, siteId, sessionId))?.status).toBe('CANCELLED')
    expect(await findOccupancies(db, siteId, [nora], span('10:00', '11:00'))).toEqual([])
    expect((await versions(siteId)).get(nora)).toBe((before.get(nora) ?? 0) + 1)
  })

  it('store the local time of their start, also after a reschedule', async () => {
    const { siteId } = await studio()
    const sessionId = await aSession(siteId)
    expect((await findSession(db, siteId, sessionId))?.local_start).toBe('2026-06-02T12:00:00')
    const to = { ...span('12:00', '13:00'), timeZone: 'Europe/Lisbon' }
    await context.transaction((tx) => moveSession(tx, siteId, sessionId, to, clock.now()))
    const moved = await findSession(db, siteId, sessionId)
    expect(moved).toMatchObject({ starts_at: '2026-06-02T12:00:00Z', local_start: '2026-06-02T13:00:00' })
  })

  it('of another site cannot be released', async () => {
    const { siteId, nora } = await studio()
    const sessionId = await take(context, siteId, nora, '2026-06-02T10:00:00Z', '2026-06-02T11:00:00Z')
    const stranger = await aSite(context)
    await context.transaction(async (tx) => {
      expect(await deleteOccupancies(tx, stranger, { sessionId })).toEqual([])
      expect(await cancelSession(tx, stranger, sessionId, clock.now())).toEqual([])
    })
    expect((await findSession(db, siteId, sessionId))?.status).toBe('CONFIRMED')
  })
})
