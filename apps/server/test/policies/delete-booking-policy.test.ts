import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { aService, aStaffMember, expected, readRefusal } from '../support/factories.ts'
import { aFixture, aPolicy, listAuditEntries, listEvents, nowhere, readPolicy } from './support/policies.ts'

const test = await createTestApp()
const fixture = await aFixture(test)
const elsewhere = await aFixture(test)
const { admin, visitor } = fixture
const staffId = await aStaffMember(test.context, fixture.siteId)

const deletePolicy = (id: string) => admin.delete(`/v1/booking-policies/${id}`)
const getService = async (id: string) => expected(await admin.get(`/v2/services/${id}`)).service

/** A service with a policy of its own. */
async function createServiceWithPolicy(name: string) {
  const { id, policyId } = await aService(test.context, fixture.siteId, [staffId], { name, policy: {} })
  return { id, policyId }
}

describe('deleteBookingPolicy', () => {
  it('refuses DEFAULT_POLICY_CANNOT_BE_DELETED', async () => {
    expect(readRefusal(await deletePolicy(fixture.defaultId))).toBe('428 DEFAULT_POLICY_CANNOT_BE_DELETED')
    expect((await readPolicy(admin, fixture.defaultId)).default).toBe(true)
  })

  it('reassigns its services to the default one, each with a revision and an event', async () => {
    const { id, policyId } = await createServiceWithPolicy('Ruled')
    test.clock.advance({ minutes: 1 })
    expect(expected(await deletePolicy(policyId))).toEqual({})
    const service = await getService(id)
    expect(service).toMatchObject({ revision: '2', bookingPolicy: { id: fixture.defaultId, default: true } })
    expect(service.updatedDate > service.createdDate).toBe(true)
    expect((await listEvents(test, id)).at(-1)).toMatchObject({
      slug: 'updated',
      sequence: 2,
      payload: { updatedEvent: { currentEntity: service } },
    })
  })

  it('does not affect services with other policies', async () => {
    const one = await createServiceWithPolicy('One')
    const other = await createServiceWithPolicy('Other')
    expected(await deletePolicy(one.policyId))
    expect(await getService(other.id)).toMatchObject({ revision: '1', bookingPolicy: { id: other.policyId } })
  })

  it('publishes only that it was deleted', async () => {
    const { id } = await aPolicy(admin, { name: 'Short-lived' })
    expected(await deletePolicy(id))
    expect((await listEvents(test, id)).at(-1)).toMatchObject({
      slug: 'deleted',
      sequence: 2,
      payload: { deletedEvent: {} },
    })
    expect(await listAuditEntries(test, id)).toEqual([
      'createBookingPolicy Short-lived',
      'deleteBookingPolicy Short-lived',
    ])
  })

  it('finds no deleted one, none of another business and no unknown one', async () => {
    const { id } = await aPolicy(admin)
    expected(await deletePolicy(id))
    const foreign = await aPolicy(elsewhere.admin)
    for (const it of [id, foreign.id, nowhere])
      expect(readRefusal(await deletePolicy(it))).toBe('404 BOOKING_POLICY_NOT_FOUND')
    expect(await readPolicy(elsewhere.admin, foreign.id)).toEqual(foreign)
  })

  it('leaves no service without a policy if one is created at that moment', async () => {
    const { policyId } = await createServiceWithPolicy('First')
    const { service } = expected(
      await admin.post('/v2/services/query', { query: { filter: { name: 'First' } } }),
    ).services.map((it: object) => ({ service: it }))[0]
    const { type, onlineBooking, payment, defaultCapacity, staffMemberIds, schedule } = service
    const copy = {
      type,
      onlineBooking,
      payment,
      defaultCapacity,
      staffMemberIds,
      name: 'Second',
      schedule: { availabilityConstraints: { sessionDurations: schedule.availabilityConstraints.sessionDurations } },
      bookingPolicy: { id: policyId },
    }
    const [made, dropped] = await Promise.all([admin.post('/v2/services', { service: copy }), deletePolicy(policyId)])
    expect(readRefusal(dropped)).toBe('200')
    if (made.status === 200) {
      expect(await getService(made.body.service.id)).toMatchObject({ bookingPolicy: { id: fixture.defaultId } })
    } else expect(readRefusal(made)).toBe('400 service.bookingPolicy.id')
  })

  it('erases it after thirty days', async () => {
    const { id } = await aPolicy(admin)
    expected(await deletePolicy(id))
    const { runDue } = await import('../../src/setup/background.ts')
    await runDue(test.context, test.clock.now() + 29 * 86_400_000)
    const stored = () => test.db.selectFrom('booking_policies').select('id').where('id', '=', id).execute()
    expect(await stored()).toHaveLength(1)
    await runDue(test.context, test.clock.now() + 31 * 86_400_000)
    expect(await stored()).toHaveLength(0)
  })

  it('requires permission for services', async () => {
    const { id } = await aPolicy(admin)
    expect(readRefusal(await visitor.delete(`/v1/booking-policies/${id}`))).toBe('403 PERMISSION_DENIED')
  })
})
