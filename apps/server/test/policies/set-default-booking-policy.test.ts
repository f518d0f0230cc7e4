import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { aService, aStaffMember, expected, readRefusal } from '../support/factories.ts'
import { aFixture, aPolicy, listAuditEntries, listEvents, nowhere, readPolicy } from './support/policies.ts'

const test = await createTestApp()
const setDefault = (fixture: { admin: Awaited<ReturnType<typeof aFixture>>['admin'] }, id: string) =>
  fixture.admin.post(`/v1/booking-policies/${id}:setDefault`)

describe('setDefaultBookingPolicy', () => {
  it('changes the default, and new services use it', async () => {
    const fixture = await aFixture(test)
    const policy = await aPolicy(fixture.admin, { name: 'New default' })
    const answer = expected(await setDefault(fixture, policy.id))
    expect(answer.currentDefaultBookingPolicy).toMatchObject({ id: policy.id, default: true, revision: '2' })
    expect(answer.previousDefaultBookingPolicy).toMatchObject({ id: fixture.defaultId, default: false, revision: '2' })
    const staffId = await aStaffMember(test.context, fixture.siteId)
    expect((await aService(test.context, fixture.siteId, [staffId])).policyId).toBe(policy.id)
  })

  it('publishes the change and both updates, and records it', async () => {
    const fixture = await aFixture(test)
    const policy = await aPolicy(fixture.admin, { name: 'Loud' })
    const body = expected(await setDefault(fixture, policy.id))
    expect((await listEvents(test, policy.id)).slice(1)).toMatchObject([
      { slug: 'default_booking_policy_set', sequence: 2, payload: { actionEvent: { body } } },
      {
        slug: 'updated',
        sequence: 3,
        payload: { updatedEvent: { currentEntity: body.currentDefaultBookingPolicy } },
      },
    ])
    expect(await listEvents(test, fixture.defaultId)).toMatchObject([
      {
        slug: 'updated',
        sequence: 1,
        payload: { updatedEvent: { currentEntity: body.previousDefaultBookingPolicy } },
      },
    ])
    expect((await listAuditEntries(test, policy.id)).at(-1)).toBe('setDefaultBookingPolicy Loud')
  })

  it('does nothing if it is already the default', async () => {
    const fixture = await aFixture(test)
    const before = await readPolicy(fixture.admin, fixture.defaultId)
    expect(expected(await setDefault(fixture, fixture.defaultId))).toEqual({ currentDefaultBookingPolicy: before })
    expect(await listEvents(test, fixture.defaultId)).toEqual([])
  })

  it('leaves exactly one default for simultaneous requests', async () => {
    const fixture = await aFixture(test)
    const chosen = await Promise.all(Array.from({ length: 5 }, () => aPolicy(fixture.admin)))
    const answers = await Promise.all(chosen.map(({ id }) => setDefault(fixture, id)))
    expect(answers.map(readRefusal)).toEqual(chosen.map(() => '200'))
    const defaults = await test.db
      .selectFrom('booking_policies')
      .select('id')
      .where('site_id', '=', fixture.siteId)
      .where('is_default', '=', true)
      .execute()
    expect(defaults).toHaveLength(1)
  })

  it('leaves an existing default if it is deleted at the same time', async () => {
    const fixture = await aFixture(test)
    const { id } = await aPolicy(fixture.admin)
    const [set, dropped] = await Promise.all([
      setDefault(fixture, id),
      fixture.admin.delete(`/v1/booking-policies/${id}`),
    ])
    const outcome = [readRefusal(set), readRefusal(dropped)].join(', ')
    expect(['200, 428 DEFAULT_POLICY_CANNOT_BE_DELETED', '404 BOOKING_POLICY_NOT_FOUND, 200']).toContain(outcome)
  })

  it('finds none of another business, and requires permission for services', async () => {
    const fixture = await aFixture(test)
    const other = await aFixture(test)
    for (const id of [other.defaultId, nowhere]) {
      expect(readRefusal(await setDefault(fixture, id))).toBe('404 BOOKING_POLICY_NOT_FOUND')
    }
    const answer = await fixture.visitor.post(`/v1/booking-policies/${fixture.defaultId}:setDefault`)
    expect(readRefusal(answer)).toBe('403 PERMISSION_DENIED')
  })
})
