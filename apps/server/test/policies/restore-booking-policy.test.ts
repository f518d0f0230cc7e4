import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { aService, aStaffMember, expected, readRefusal } from '../support/factories.ts'
import { aFixture, aPolicy, listEvents, nowhere } from './support/policies.ts'

const test = await createTestApp()
const fixture = await aFixture(test)
const elsewhere = await aFixture(test)
const { admin, visitor } = fixture
const staffId = await aStaffMember(test.context, fixture.siteId)

const restore = (id: string) => admin.post(`/v1/booking-policies/${id}/restore`)
const getPolicyId = async (id: string) => expected(await admin.get(`/v2/services/${id}`)).service.bookingPolicy.id

describe('restoreBookingPolicy', () => {
  it('restores it unchanged, with its services', async () => {
    const service = await aService(test.context, fixture.siteId, [staffId], {
      name: 'Back',
      policy: { name: 'Mine' } as never,
    })
    const before = expected(await admin.get(`/v1/booking-policies/${service.policyId}`)).bookingPolicy
    expected(await admin.delete(`/v1/booking-policies/${service.policyId}`))
    const { bookingPolicy } = expected(await restore(service.policyId))
    expect(bookingPolicy).toEqual({ ...before, revision: '3', updatedDate: expect.any(String) })
    expect(await getPolicyId(service.id)).toBe(service.policyId)
    expect((await listEvents(test, service.id)).map(({ slug }) => slug)).toEqual(['created', 'updated', 'updated'])
    expect((await listEvents(test, service.policyId)).map(({ slug }) => slug)).toEqual(['deleted', 'created'])
  })

  it('does not affect services that were given another policy, and those with the default before', async () => {
    const taken = await aService(test.context, fixture.siteId, [staffId], { name: 'Taken', policy: {} })
    const always = await aService(test.context, fixture.siteId, [staffId], { name: 'Always' })
    const other = await aPolicy(admin)
    expected(await admin.delete(`/v1/booking-policies/${taken.policyId}`))
    await test.db.updateTable('services').set({ booking_policy_id: other.id }).where('id', '=', taken.id).execute()
    expected(await restore(taken.policyId))
    expect([await getPolicyId(taken.id), await getPolicyId(always.id)]).toEqual([other.id, fixture.defaultId])
  })

  it('finds nothing outside the trash of this business', async () => {
    const there = await aPolicy(elsewhere.admin)
    expected(await elsewhere.admin.delete(`/v1/booking-policies/${there.id}`))
    const active = await aPolicy(admin)
    for (const id of [there.id, active.id, nowhere]) {
      expect(readRefusal(await restore(id))).toBe('404 BOOKING_POLICY_NOT_FOUND')
    }
    expect(readRefusal(await visitor.post(`/v1/booking-policies/${active.id}/restore`))).toBe('403 PERMISSION_DENIED')
  })
})
