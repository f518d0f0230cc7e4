import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected } from '../support/factories.ts'
import { aFixture, aPolicy, everyRule, listViolations } from './support/policies.ts'

const test = await createTestApp()
const { admin, visitor, defaultId } = await aFixture(test)
const elsewhere = await aFixture(test)

const make = async (written: object) => {
  test.clock.advance({ minutes: 1 })
  return aPolicy(admin, written)
}
const everything = await make(everyRule)
const plain = await make({ name: 'Plain' })
const gone = await make({ name: 'Gone' })
expected(await admin.delete(`/v1/booking-policies/${gone.id}`))
await aPolicy(elsewhere.admin, { name: 'Abroad' })

type Named = { name: string }
const query = (it: object, client = visitor) => client.post('/v1/booking-policies/query', { query: it })
const names = async (filter: object) => expected(await query({ filter })).bookingPolicies.map(({ name }: Named) => name)

describe('queryBookingPolicies', () => {
  it('lists those of the business by creation', async () => {
    const { bookingPolicies, pagingMetadata } = expected(await query({}))
    expect(bookingPolicies.map(({ id }: { id: string }) => id)).toEqual([defaultId, everything.id, plain.id])
    expect(bookingPolicies[1]).toEqual(everything)
    expect(pagingMetadata).toMatchObject({ count: 3, hasNext: false })
  })

  it.each([
    [{ name: { $startsWith: 'pl' } }, ['Plain']],
    [{ name: 'Everything' }, ['Everything']],
    [{ default: true }, ['Default policy']],
    [{ default: { $ne: true } }, ['Everything', 'Plain']],
    [{ 'customPolicyDescription.description': { $startsWith: 'come' } }, ['Everything']],
    [{ 'customPolicyDescription.enabled': true }, ['Everything']],
    [{ 'bookAfterStartPolicy.enabled': false }, ['Default policy', 'Everything', 'Plain']],
    [{ 'cancellationPolicy.enabled': true, 'cancellationPolicy.limitLatestCancellation': false }, ['Default policy']],
    [{ 'reschedulePolicy.enabled': true, 'reschedulePolicy.limitLatestReschedule': true }, ['Everything']],
    [{ 'limitEarlyBookingPolicy.enabled': true }, ['Everything']],
    [{ 'limitLateBookingPolicy.enabled': { $ne: false } }, ['Everything']],
    [{ 'resourcesPolicy.enabled': true, 'resourcesPolicy.autoAssignAllowed': true }, ['Everything']],
    [{ 'waitlistPolicy.enabled': true }, []],
    [{ 'waitlistPolicy.capacity': { $gt: 3 } }, ['Default policy', 'Plain']],
    [{ 'waitlistPolicy.reservationTimeInMinutes': { $in: [25, 26] } }, ['Everything']],
    [{ 'participantsPolicy.maxParticipantsPerBooking': { $gte: 4 } }, ['Everything']],
    [{ 'cancellationPolicy.latestCancellationInMinutes': { $lt: 1440 } }, ['Everything']],
    [{ 'reschedulePolicy.latestRescheduleInMinutes': { $nin: [60] } }, ['Default policy', 'Plain']],
    [{ 'limitEarlyBookingPolicy.earliestBookingInMinutes': 40_000 }, ['Everything']],
    [{ 'limitLateBookingPolicy.latestBookingInMinutes': { $lte: 45 } }, ['Everything']],
    [{ 'intakeFormPolicy.formId': { $ne: 'x' }, name: 'Plain' }, ['Plain']],
    [{ id: { $in: [plain.id, gone.id] } }, ['Plain']],
  ])('finds by %j', async (filter, found) => {
    expect(await names(filter)).toEqual(found)
    expect(expected(await visitor.post('/v1/booking-policies/count', { filter })).count).toBe(found.length)
  })

  it('sorts by filterable fields, and paginates by cursor', async () => {
    const sort = [{ fieldName: 'waitlistPolicy.capacity' }, { fieldName: 'name', order: 'DESC' }]
    const first = expected(await query({ sort, cursorPaging: { limit: 2 } }))
    const rest = expected(await query({ cursorPaging: { limit: 2, cursor: first.pagingMetadata.cursors.next } }))
    expect([...first.bookingPolicies, ...rest.bookingPolicies].map(({ name }: Named) => name)).toEqual([
      'Everything',
      'Plain',
      'Default policy',
    ])
  })

  it('refuses unknown fields, naming them', async () => {
    expect(listViolations(await query({ filter: { mood: 1 } }))[0]).toMatch(/^query\.filter\.mood/)
    expect(listViolations(await query({ filter: { default: { $in: [true] } } }))[0]).toMatch(/^query\.filter\.default/)
    expect(listViolations(await query({ cursorPaging: { limit: 101 } }))[0]).toMatch(/^query\.cursorPaging\.limit/)
    expect(listViolations(await query({ sort: Array.from({ length: 11 }, () => ({ fieldName: 'name' })) }))[0]).toMatch(
      /^query\.sort/,
    )
  })
})
