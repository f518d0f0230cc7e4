import { describe, expect, it } from 'vitest'
import { type Client, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { type Noted, signInStaff, threeRecords } from './support/records.ts'

const test = await createTestApp({ now: '2026-06-01T09:00:00Z' })

const request = (client: Client, query: object) => client.post('/v2/attendance/query', { query })
const listNumbers = async (client: Client, query: object): Promise<number[]> =>
  expected(await request(client, query)).attendances.map((it: Noted) => it.numberOfAttendees)

describe('attendance records', () => {
  it('are filtered and sorted', async () => {
    const { studio, records } = await threeRecords(test)
    const sort = [{ fieldName: 'numberOfAttendees', order: 'DESC' }]
    expect(await listNumbers(studio.admin, { sort })).toEqual([3, 2, 1])
    expect(await listNumbers(studio.admin, { filter: { status: 'ATTENDED' }, sort })).toEqual([2, 1])
    expect(await listNumbers(studio.admin, { filter: { numberOfAttendees: { $gte: 3 } } })).toEqual([3])
    expect(await listNumbers(studio.admin, { filter: { bookingId: { $in: [records[1].bookingId] } } })).toEqual([2])
    expect(readRefusal(await request(studio.admin, { filter: { mood: 'good' } }))).toBe('400 query.filter.mood')
  })

  it('are paginated', async () => {
    const { studio } = await threeRecords(test)
    const sort = [{ fieldName: 'numberOfAttendees' }]
    const first = expected(await request(studio.admin, { sort, cursorPaging: { limit: 2 } }))
    expect(first.pagingMetadata).toMatchObject({ hasNext: true, totalCount: 3 })
    const cursor = first.pagingMetadata.cursors.next
    expect(await listNumbers(studio.admin, { cursorPaging: { limit: 2, cursor } })).toEqual([3])
    expect(readRefusal(await request(studio.admin, { cursorPaging: { cursor: 'made-up' } }))).toBe(
      '400 query.cursorPaging.cursor',
    )
  })

  it('are limited to the own calendar for staff with an own calendar', async () => {
    const { studio } = await threeRecords(test)
    expect(await listNumbers(await signInStaff(test, studio, studio.resourceId), {})).toHaveLength(3)
    expect(await listNumbers(await signInStaff(test, studio, studio.siteId), {})).toEqual([])
  })
})
