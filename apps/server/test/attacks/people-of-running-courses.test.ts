import { beforeEach, describe, expect, it } from 'vitest'
import { getBooking, sellOnline } from '../bookings/support/paying.ts'
import { type Client, expected, readRefusal } from '../support/factories.ts'
import { aGroup, createSession, type Group, someSeats } from '../support/group-sessions.ts'
import { createTestApp } from '../support/index.ts'

const now = '2026-06-01T07:00:00Z'
const refused = '428 BOOKING_POLICY_VIOLATION'
const test = await createTestApp({ now })
const { app, context, clock } = test
beforeEach(() => clock.set(now))

/** A course of 20.00 with an hour at eight and one at half past nine. */
async function aCourse(policy: object = {}): Promise<Group> {
  const course = await aGroup(app, context, 'COURSE', { capacity: 8, startDate: '2026-06-01T08:00:00.000Z', policy })
  await createSession(course, course.group, { startDate: '2026-06-01T09:30:00.000Z', kind: 'COURSE' })
  const fixed = { price: { value: '20', currency: 'EUR' } }
  await sellOnline(course, { serviceId: course.group.id, fixed, options: { inPerson: true } })
  return course
}

async function changeTo(course: Group, id: string, totalParticipants: number, client: Client = course.visitor) {
  const { revision } = await getBooking(course, id)
  const url = `/v2/bookings/${id}/update_number_of_participants`
  return readRefusal(await client.post(url, { revision, totalParticipants }))
}

describe('the people of a course', () => {
  it('are changed by its customer until it begins, and by staff afterwards', async () => {
    const course = await aCourse()
    const { id } = await someSeats(course.visitor, course, { totalParticipants: 2 })
    expected(await course.admin.post(`/v2/bookings/${id}/confirm`, { revision: '1' }))
    expect([await changeTo(course, id, 3), await changeTo(course, id, 2)]).toEqual(['200', '200'])
    for (const at of ['2026-06-01T08:30:00Z', '2026-06-01T09:15:00Z', '2026-06-01T10:45:00Z']) {
      clock.set(at)
      expect([await changeTo(course, id, 1), await changeTo(course, id, 4)]).toEqual([refused, refused])
    }
    expect(await changeTo(course, id, 1, course.admin)).toBe('200')
  })

  it('are not added once nobody may join late any more', async () => {
    const joining = { bookAfterStartPolicy: { enabled: true } }
    const course = await aCourse(joining)
    clock.set('2026-06-01T09:15:00Z')
    const { id } = await someSeats(course.visitor, course, { totalParticipants: 1 })
    expect(await changeTo(course, id, 2)).toBe('200')
    const url = `/v1/booking-policies/${course.group.policyId}`
    const { bookingPolicy } = expected(await course.admin.get(url))
    const closed = { revision: bookingPolicy.revision, bookAfterStartPolicy: { enabled: false } }
    expected(await course.admin.patch(url, { bookingPolicy: closed }))
    expect(await changeTo(course, id, 3)).toBe(refused)
  })
})
