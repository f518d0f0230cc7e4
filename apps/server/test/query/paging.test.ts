import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Query, runQuery } from '../../src/db/query/index.ts'
import { Violations } from '../../src/refusal.ts'
import { createTestContext } from '../support/context.ts'
import { meaningfulFilter } from './arbitrary-filter.ts'
import { compare, matches } from './reference.ts'
import { makeThings, selectThings, type Thing, thingsSpec } from './things.ts'

const { db } = await createTestContext()
const things = await makeThings(db)
const request = (query: Query, spec = thingsSpec) => runQuery({ base: selectThings(db), spec, query })
const findField = (query: Query, spec = thingsSpec) =>
  request(query, spec).then(
    () => 'not refused',
    (error: unknown) => (error instanceof Violations ? error.violations[0]?.field : String(error)),
  )
const listIds = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

const sortable = {
  id: 'id',
  name: 'name',
  'size.amount': 'amount',
  big: 'big',
  active: 'active',
  at: 'at',
  tags: 'tags',
}
const arbitrarySort = fc.array(
  fc.record({
    fieldName: fc.constantFrom(...(Object.keys(sortable) as (keyof typeof sortable)[])),
    order: fc.constantFrom('ASC' as const, 'DESC' as const),
  }),
  { minLength: 1, maxLength: 3 },
)

/** The order as words: named fields one after another, missing values last, the id in the end. */
function sorted(rows: readonly Thing[], sort: readonly { fieldName: keyof typeof sortable; order: 'ASC' | 'DESC' }[]) {
  return [...rows].sort((a, b) => {
    for (const { fieldName, order } of sort) {
      const left = a[sortable[fieldName] as keyof Thing]
      const right = b[sortable[fieldName] as keyof Thing]
      if (left === null && right === null) continue
      if (left === null || right === null) return left === null ? 1 : -1
      const sign = Array.isArray(left)
        ? compareLists(left as string[], right as string[])
        : compare(left as string, right as string)
      if (sign !== 0) return order === 'ASC' ? sign : -sign
    }
    return compare(a.id, b.id)
  })
}

function compareLists(a: readonly string[], b: readonly string[]): number {
  for (const [index, value] of a.entries()) {
    if (index >= b.length) return 1
    const sign = compare(value, b[index] as string)
    if (sign !== 0) return sign
  }
  return a.length < b.length ? -1 : 0
}

describe('offset paging', () => {
  it('returns the requested part of the sorted list', async () => {
    await fc.assert(
      fc.asyncProperty(arbitrarySort, fc.integer({ min: 1, max: 20 }), fc.nat(50), async (sort, limit, offset) => {
        const { rows, pagingMetadata } = await request({ sort, paging: { limit, offset } })
        const wanted = sorted(things, sort).slice(offset, offset + limit)
        expect(listIds(rows)).toEqual(listIds(wanted))
        expect(pagingMetadata).toEqual({ count: wanted.length, offset, total: 40, tooManyToCount: false })
      }),
      { numRuns: 200 },
    )
  })

  it('starts with the list’s default order and size', async () => {
    const { rows, pagingMetadata } = await request({})
    expect(listIds(rows)).toEqual(listIds(sorted(things, [{ fieldName: 'at', order: 'ASC' }])))
    expect(pagingMetadata).toEqual({ count: 40, offset: 0, total: 40, tooManyToCount: false })
    expect(listIds((await request({ sort: [{ fieldName: 'title' }], paging: { limit: 3 } })).rows)).toEqual(
      listIds(sorted(things, [{ fieldName: 'name', order: 'ASC' }])).slice(0, 3),
    )
  })

  it.each([
    [{ paging: { limit: 0 } }, 'query.paging.limit'],
    [{ paging: { limit: -1 } }, 'query.paging.limit'],
    [{ paging: { limit: 101 } }, 'query.paging.limit'],
    [{ paging: { limit: 1.5 } }, 'query.paging.limit'],
    [{ paging: { offset: -1 } }, 'query.paging.offset'],
    [{ paging: { offset: 1e300 } }, 'query.paging.offset'],
    [{ paging: {}, cursorPaging: {} }, 'query.cursorPaging'],
    [{ cursorPaging: { limit: 101 } }, 'query.cursorPaging.limit'],
    [{ sort: [{ fieldName: 'narrow' }] }, 'query.sort[0].fieldName'],
    [{ sort: [{ fieldName: 'parts' }] }, 'query.sort[0].fieldName'],
    [{ sort: [{ fieldName: '__proto__' }] }, 'query.sort[0].fieldName'],
    [{ sort: [{ fieldName: 'name desc; drop table things' }] }, 'query.sort[0].fieldName'],
    [{ sort: [{ order: 'ASC' as const }] }, 'query.sort[0].fieldName'],
    [{ sort: Array.from({ length: 6 }, () => ({ fieldName: 'name' })) }, 'query.sort'],
  ])('refuses %j, naming the field', async (query, field) => {
    expect(await findField(query)).toBe(field)
  })

  it('is the only kind if the list says so', async () => {
    expect(await findField({ cursorPaging: { limit: 2 } }, { ...thingsSpec, paging: ['offset'] })).toBe(
      'query.cursorPaging',
    )
    expect(await findField({ paging: { limit: 2 } }, { ...thingsSpec, paging: ['cursor'] })).toBe('query.paging')
  })
})

describe('cursor paging', () => {
  const page = async (query: Query) => {
    const { rows, pagingMetadata } = await request(query)
    return {
      ids: listIds(rows),
      ...pagingMetadata,
      next: pagingMetadata.cursors?.next,
      prev: pagingMetadata.cursors?.prev,
    }
  }

  it('visits every row once, forwards and backwards, for any order and filter', async () => {
    await fc.assert(
      fc.asyncProperty(
        arbitrarySort,
        meaningfulFilter,
        fc.integer({ min: 1, max: 15 }),
        async (sort, filter, limit) => {
          const wanted = listIds(
            sorted(
              things.filter((thing) => matches(thing, filter)),
              sort,
            ),
          )
          let at = await page({ sort, filter, cursorPaging: { limit } })
          expect(at.prev).toBeNull()
          const pages = [at.ids]
          while (at.next) {
            expect(at.hasNext).toBe(true)
            at = await page({ cursorPaging: { limit, cursor: at.next } })
            pages.push(at.ids)
          }
          expect(at.hasNext).toBe(false)
          expect(at.total).toBe(wanted.length)
          expect(pages.flat()).toEqual(wanted)
          for (const earlier of pages.slice(0, -1).reverse()) {
            at = await page({ cursorPaging: { limit, cursor: at.prev ?? '' } })
            expect(at.ids).toEqual(earlier)
            expect(at.next).not.toBeNull()
          }
          expect(at.prev).toBeNull()
        },
      ),
      { numRuns: 60 },
    )
  })

  it('allows another page size', async () => {
    const first = await page({ cursorPaging: { limit: 5 } })
    const second = await page({ cursorPaging: { limit: 30, cursor: first.next ?? '' } })
    expect(second.ids).toHaveLength(30)
    expect([...first.ids, ...second.ids]).toEqual(listIds((await request({ paging: { limit: 35 } })).rows))
  })

  it('refuses filter and sort beside a cursor', async () => {
    const { next } = await page({ cursorPaging: { limit: 5 } })
    const cursorPaging = { cursor: next ?? '' }
    expect(await findField({ cursorPaging, filter: { name: 'a' } })).toBe('query.filter')
    expect(await findField({ cursorPaging, sort: [{ fieldName: 'name' }] })).toBe('query.sort')
    expect(await findField({ cursorPaging, filter: {}, sort: [] })).toBe('not refused')
  })

  it('refuses a cursor that was changed, truncated or created for another list', async () => {
    const { next } = await page({ filter: { active: true }, cursorPaging: { limit: 2 } })
    const cursor = next ?? ''
    const changed = (index: number) =>
      cursor.slice(0, index) + (cursor[index] === 'A' ? 'B' : 'A') + cursor.slice(index + 1)
    for (let index = 0; index < cursor.length; index += 1) {
      expect(await findField({ cursorPaging: { cursor: changed(index) } })).toBe('query.cursorPaging.cursor')
    }
    for (const broken of ['x', cursor.slice(1), cursor.slice(0, -1), `${cursor}A`, 'A'.repeat(16_001)]) {
      expect(await findField({ cursorPaging: { cursor: broken } })).toBe('query.cursorPaging.cursor')
    }
    expect(await findField({ cursorPaging: { cursor } }, { ...thingsSpec, name: 'others' })).toBe(
      'query.cursorPaging.cursor',
    )
  })

  it('refuses a filter too long for a cursor', async () => {
    const names = Array.from({ length: 900 }, (_, index) => `${index}${Math.sin(index)}${Math.cos(index)}`)
    expect(await findField({ filter: { name: { $nin: names } }, cursorPaging: { limit: 1 } })).toBe('query.filter')
  })
})
