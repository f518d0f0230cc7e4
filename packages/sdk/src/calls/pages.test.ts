import { describe, expect, it } from 'vitest'
import { queryCursorPages, queryPages } from './pages.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

function aQuery(count: number, tooManyToCount = false) {
  const seen: { limit: number; offset: number }[] = []
  const load = async (paging: { limit: number; offset: number }) => {
    seen.push(paging)
    const items = numbers(count).slice(paging.offset, paging.offset + paging.limit)
    return { items, pagingMetadata: { count: items.length, tooManyToCount, total: count } }
  }
  return { load, seen }
}

describe('queryPages', () => {
  it('begins with fifty at zero', async () => {
    const { load, seen } = aQuery(120)
    const page = await queryPages(load)
    expect(seen).toEqual([{ limit: 50, offset: 0 }])
    expect(page).toMatchObject({ pageSize: 50, currentPage: 0, totalCount: 120, totalPages: 3 })
    expect([page.hasNext(), page.hasPrev()]).toEqual([true, false])
  })

  it('walks forward and back', async () => {
    const { load } = aQuery(25)
    const second = await (await queryPages(load, { limit: 10 })).next()
    const third = await second.next()
    expect([second.items[0], second.currentPage, third.items.length, third.hasNext()]).toEqual([10, 1, 5, false])
    expect((await third.prev()).items[0]).toBe(10)
    await expect(third.next()).rejects.toThrow(RangeError)
  })

  it('has no total count where there are too many to count', async () => {
    const { load } = aQuery(20, true)
    const page = await queryPages(load, { limit: 10 })
    expect([page.totalCount, page.totalPages, page.hasNext()]).toEqual([undefined, undefined, true])
    const last = await (await page.next()).next()
    expect([last.items, last.hasNext()]).toEqual([[], false])
  })

  it('iterates over all items', async () => {
    const { load, seen } = aQuery(101)
    const found: number[] = []
    for await (const item of await queryPages(load)) found.push(item)
    expect(found).toEqual(numbers(101))
    expect(seen.length).toBe(3)
  })

  it('ends at an empty page whatever the total says', async () => {
    const load = async () => ({ items: [], pagingMetadata: { total: 10 } })
    expect((await queryPages(load)).hasNext()).toBe(false)
  })
})

describe('queryCursorPages', () => {
  it('sends only cursor and limit after the first page', async () => {
    const seen: object[] = []
    const load = async (cursorPaging: { limit: number; cursor?: string }) => {
      seen.push(cursorPaging)
      const next = cursorPaging.cursor ? null : 'two'
      return { items: [cursorPaging.cursor ?? 'one'], pagingMetadata: { cursors: { next, prev: null } } }
    }
    const found: string[] = []
    for await (const item of await queryCursorPages(load)) found.push(item)
    expect(found).toEqual(['one', 'two'])
    expect(seen).toEqual([{ limit: 50 }, { limit: 50, cursor: 'two' }])
  })

  it('does not follow a cursor that leads back to itself', async () => {
    const load = async () => ({ items: [1], pagingMetadata: { cursors: { next: 'same' } } })
    const second = await (await queryCursorPages(load)).next()
    expect(second.hasNext()).toBe(false)
  })
})
