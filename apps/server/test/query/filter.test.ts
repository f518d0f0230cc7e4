import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countQuery, runQuery } from '../../src/db/query/index.ts'
import { Violations } from '../../src/refusal.ts'
import { createTestContext } from '../support/context.ts'
import { garbageFilter, meaningfulFilter } from './arbitrary-filter.ts'
import { matches } from './reference.ts'
import { elsewhere, here, makeThings, selectThings, thingsSpec } from './things.ts'

const { db } = await createTestContext()
const things = await makeThings(db)
const request = (filter: unknown) =>
  runQuery({ base: selectThings(db), spec: thingsSpec, query: { filter: filter as Record<string, unknown> } })
const listIds = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).sort()
const findRefusal = async (filter: unknown) => {
  const error = await request(filter).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof Violations)) throw new Error(`Not refused as it should be: ${String(error)}`)
  return error.violations[0]
}

describe('filters', () => {
  it('return what a reference implementation returns, for any query', async () => {
    await fc.assert(
      fc.asyncProperty(meaningfulFilter, async (filter) => {
        const { rows, pagingMetadata } = await request(filter)
        const wanted = things.filter((thing) => matches(thing, filter))
        expect(listIds(rows)).toEqual(listIds(wanted))
        expect(pagingMetadata.total).toBe(wanted.length)
      }),
      { numRuns: 2500 },
    )
  })

  it('return rows of this business or a refusal, for any input', async () => {
    let refused = 0
    await fc.assert(
      fc.asyncProperty(garbageFilter, async (filter) => {
        try {
          const { rows } = await request(filter)
          const sites = new Set(rows.map((row) => (row as unknown as { site_id: string }).site_id))
          expect([...sites].filter((site) => site !== here)).toEqual([])
        } catch (error) {
          if (!(error instanceof Violations)) throw error
          refused += 1
          expect(error.violations[0]?.field).toMatch(/^query\.filter/)
        }
      }),
      { numRuns: 3000 },
    )
    expect(refused).toBeGreaterThan(500)
    expect(await selectThings(db).execute()).toHaveLength(things.length)
  })

  it('count the same rows', async () => {
    const count = await countQuery({ base: selectThings(db), spec: thingsSpec, filter: { active: true } })
    expect(count).toBe(things.filter(({ active }) => active === true).length)
    expect(await countQuery({ base: selectThings(db), spec: thingsSpec, filter: null })).toBe(things.length)
  })

  it('cannot name the site or return another’s rows', async () => {
    expect(await findRefusal({ site_id: elsewhere })).toMatchObject({
      field: 'query.filter.site_id',
      violatedRule: 'UNKNOWN_FIELD',
    })
    expect(
      (await request({ $or: [{ id: { $exists: true } }, { $not: { id: { $exists: true } } }] })).rows,
    ).toHaveLength(40)
  })

  it.each([
    [{ colour: 'red' }, 'query.filter.colour', 'UNKNOWN_FIELD'],
    [{ $or: [{ name: 'a' }, { colour: 1 }] }, 'query.filter.$or[1].colour', 'UNKNOWN_FIELD'],
    [{ name: { $regex: '.*' } }, 'query.filter.name', 'OTHER'],
    [{ narrow: { $gt: 'a' } }, 'query.filter.narrow', 'OTHER'],
    [{ active: { $gt: true } }, 'query.filter.active', 'OTHER'],
    [{ name: { $gt: null } }, 'query.filter.name', 'TYPE'],
    [{ name: 7 }, 'query.filter.name', 'TYPE'],
    [{ name: { nested: 'x' } }, 'query.filter.name', 'OTHER'],
    [{ name: {} }, 'query.filter.name', 'TYPE'],
    [{ owner: 'nobody' }, 'query.filter.owner', 'FORMAT'],
    [{ at: { $gt: 'yesterday' } }, 'query.filter.at', 'FORMAT'],
    [{ at: '2026-02-30T00:00:00Z' }, 'query.filter.at', 'FORMAT'],
    [{ name: { $in: 'a' } }, 'query.filter.name', 'TYPE'],
    [{ name: { $in: ['a', 3] } }, 'query.filter.name[1]', 'TYPE'],
    [{ name: { $in: Array.from({ length: 1001 }, () => 'a') } }, 'query.filter.name', 'MAX_SIZE'],
    [{ name: 'a\u0000b' }, 'query.filter.name', 'FORMAT'],
    [{ $and: { name: 'a' } }, 'query.filter.$and', 'TYPE'],
    [['name'], 'query.filter', 'TYPE'],
  ])('refuse %j, naming the field', async (filter, field, violatedRule) => {
    expect(await findRefusal(filter)).toMatchObject({ field, violatedRule, data: {} })
  })

  it('may be ten levels deep with two hundred conditions', async () => {
    const nestFilter = (levels: number): object => (levels === 0 ? { name: 'a' } : { $not: nestFilter(levels - 1) })
    await request(nestFilter(9))
    expect(await findRefusal(nestFilter(10))).toMatchObject({ ruleName: 'FILTER_TOO_DEEP' })
    const widenFilter = (size: number) => ({ $or: Array.from({ length: size }, () => ({ name: 'a' })) })
    await request(widenFilter(99))
    expect(await findRefusal(widenFilter(100))).toMatchObject({ violatedRule: 'MAX_SIZE' })
  })

  it('read instants with any offset, by default as UTC', async () => {
    const at = async (filter: unknown) => (await request({ at: filter })).pagingMetadata.total
    const morning = things.filter((thing) => thing.at === '2026-06-01T09:30:00.000Z').length
    expect(await at('2026-06-01T11:30:00+02:00')).toBe(morning)
    expect(await at('2026-06-01T09:30:00')).toBe(morning)
    expect(await at('2026-06-01T09:30:00.000000Z')).toBe(morning)
    expect(await at({ $gte: '2026-06-01', $lt: '2026-06-02' })).toBe(morning)
  })
})
