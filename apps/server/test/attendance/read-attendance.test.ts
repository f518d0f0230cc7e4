import { describe, expect, it } from 'vitest'
import {
  aBooking,
  aClient,
  aStudio,
  type Client,
  expected,
  refusalOf,
  type Studio,
  slotWith,
} from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aPerson, signIn } from '../support/people.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T09:00:00Z' })

type Record = { id: string; bookingId: string; numberOfAttendees: number; status: string }

/** Three visits of one, two and three people; the last did not come. */
async function threeRecords(): Promise<{ studio: Studio; records: Record[] }> {
  const studio = await aStudio(app, context, { staff: 2 })
  const records = []
  for (const count of [1, 2, 3]) {
    const slot = slotWith(studio, `2026-06-03T1${count}:00:00.000Z`)
    const { id } = await aBooking(studio.desk, slot, { status: 'CONFIRMED' })
    const status = count === 3 ? 'NOT_ATTENDED' : 'ATTENDED'
    const attendance = { bookingId: id, status, numberOfAttendees: count }
    records.push(expected(await studio.desk.post('/v2/attendance/set', { attendance })).attendance)
  }
  return { studio, records }
}

const ask = (client: Client, query: object) => client.post('/v2/attendance/query', { query })
const numbersOf = async (client: Client, query: object): Promise<number[]> =>
  expected(await ask(client, query)).attendances.map((it: Record) => it.numberOfAttendees)

async function staffOf(studio: Studio, resourceId: string): Promise<Client> {
  const person = await aPerson(context, studio.siteId, { role: 'staff', resourceIds: [resourceId] })
  return aClient(app, (await signIn(app, person, studio.siteId)).headers)
}

describe('reading who came', () => {
  it('one record, for the business and for whoever it was with', async () => {
    const { studio, records } = await threeRecords()
    const url = `/v2/attendance/${records[0]?.id}`
    expect(expected(await studio.desk.get(url)).attendance).toEqual(records[0])
    expect(refusalOf(await (await staffOf(studio, studio.resourceId)).get(url))).toBe('200')
    const stranger = await staffOf(studio, studio.siteId)
    const elsewhere = await aStudio(app, context)
    for (const client of [stranger, elsewhere.desk])
      expect(refusalOf(await client.get(url))).toBe('404 ATTENDANCE_NOT_FOUND')
  })

  it('by filter and in order', async () => {
    const { studio, records } = await threeRecords()
    const most = [{ fieldName: 'numberOfAttendees', order: 'DESC' }]
    expect(await numbersOf(studio.desk, { sort: most })).toEqual([3, 2, 1])
    expect(await numbersOf(studio.desk, { filter: { status: 'ATTENDED' }, sort: most })).toEqual([2, 1])
    expect(await numbersOf(studio.desk, { filter: { numberOfAttendees: { $gte: 3 } } })).toEqual([3])
    expect(await numbersOf(studio.desk, { filter: { bookingId: { $in: [records[1]?.bookingId] } } })).toEqual([2])
    expect(refusalOf(await ask(studio.desk, { filter: { mood: 'good' } }))).toMatch(/^400 /)
  })

  it('page by page', async () => {
    const { studio } = await threeRecords()
    const sort = [{ fieldName: 'numberOfAttendees' }]
    const first = expected(await ask(studio.desk, { sort, cursorPaging: { limit: 2 } }))
    expect(first.pagingMetadata.hasNext).toBe(true)
    const cursor = first.pagingMetadata.cursors.next
    expect(await numbersOf(studio.desk, { cursorPaging: { limit: 2, cursor } })).toEqual([3])
  })

  it('and counts them', async () => {
    const { studio } = await threeRecords()
    const count = async (client: Client, filter?: object) =>
      expected(await client.post('/v2/attendance/count', filter ? { filter } : {})).count
    expect(await count(studio.desk)).toBe(3)
    expect(await count(studio.desk, { status: 'NOT_ATTENDED' })).toBe(1)
    expect(await count(await staffOf(studio, studio.siteId))).toBe(0)
    expect(await count((await aStudio(app, context)).desk)).toBe(0)
  })
})

describe('taking a record back', () => {
  it('leaves its words in the history of the booking, and tells listeners', async () => {
    const { studio, records } = await threeRecords()
    const [record] = records as [Record]
    expect(expected(await studio.desk.delete(`/v2/attendance/${record.id}`))).toEqual({})
    expect(refusalOf(await studio.desk.get(`/v2/attendance/${record.id}`))).toBe('404 ATTENDANCE_NOT_FOUND')
    expect(refusalOf(await studio.desk.delete(`/v2/attendance/${record.id}`))).toBe('404 ATTENDANCE_NOT_FOUND')
    const { entries } = expected(await studio.desk.get(`/v1/bookings/${record.bookingId}/history`))
    expect(entries.at(-1).detail).toMatchObject({ attendance: { from: 'ATTENDED', to: 'NOT_SET' } })
    const event = await context.db.selectFrom('events').selectAll().where('entity_id', '=', record.id).execute()
    expect(event).toMatchObject([
      {
        slug: 'deleted',
        entity_fqdn: 'wix.bookings.v2.attendance',
        payload: { deletedEvent: { deletedEntity: record } },
      },
    ])
  })

  it('or several, each for itself', async () => {
    const { studio, records } = await threeRecords()
    const attendanceIds = [records[0]?.id, studio.siteId, records[2]?.id]
    const { results, bulkActionMetadata } = expected(
      await studio.desk.post('/v2/bulk/attendance/delete', { attendanceIds }),
    )
    expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 })
    expect(results[1].itemMetadata).toMatchObject({ success: false, error: { code: 'ATTENDANCE_NOT_FOUND' } })
    expect(await numbersOf(studio.desk, {})).toEqual([2])
    expect(refusalOf(await studio.desk.post('/v2/bulk/attendance/delete', {}))).toBe('400 attendanceIds')
  })
})
