import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { aBooking, aService, aStudio, expected, readRefusal, slotAt, slotWith } from '../support/factories.ts'
import {
  type Any,
  aFixture,
  createStaffMember,
  listEventSlugs,
  listEvents,
  loadAuditEntry,
  nowhere,
} from './support/staffing.ts'

const test = await createTestApp()
const { app, context, db } = test

const getService = async (client: Any, id: string) => expected(await client.get(`/v2/services/${id}`)).service
const getStaffMember = async ({ admin, resourceId }: Any) => {
  const query = { filter: { resourceId } }
  return expected(await admin.post('/v2/staff-members/query', { query })).staffMembers[0]
}

describe('deleteStaffMember', () => {
  it('removes a staff member from their services, publishes events for both, and refuses while bookings are to come', async () => {
    const studio = await aStudio(app, context, { staff: 2 })
    const { admin, service, resourceId } = studio
    const nora = await getStaffMember(studio)
    const { id, revision: first } = await aBooking(admin, slotWith(studio, '2026-06-08T09:00:00Z'))
    const { booking } = expected(await admin.post(`/v2/bookings/${id}/confirm`, { revision: first }))
    expect(readRefusal(await admin.delete(`/v1/staff-members/${nora.id}`))).toBe('428 COMMITMENTS_REMAIN')
    expected(await admin.post(`/v2/bookings/${id}/cancel`, { revision: booking.revision }))
    expect(expected(await admin.delete(`/v1/staff-members/${nora.id}`))).toEqual({})
    expect(readRefusal(await admin.get(`/v1/staff-members/${nora.id}`))).toBe('404 STAFF_MEMBER_NOT_FOUND')
    expect(readRefusal(await admin.get(`/v2/resources/${resourceId}`))).toBe('404 RESOURCE_NOT_FOUND')
    const after = await getService(admin, service.id)
    expect(after.staffMemberIds).not.toContain(resourceId)
    expect(after.revision).toBe('2')
    expect((await listEvents(test, service.id)).at(-1)).toMatchObject({
      slug: 'updated',
      payload: { updatedEvent: { currentEntity: { staffMemberIds: after.staffMemberIds } } },
    })
    const [deleted] = (await listEvents(test, nora.id)).slice(-1)
    expect(deleted).toMatchObject({ slug: 'deleted', payload: { deletedEvent: { deletedEntity: { id: nora.id } } } })
    expect(await loadAuditEntry(test, 'deleteStaffMember', nora.id)).toMatchObject({ entity_name: nora.name })
  })

  it('offers no more of their time, and accepts no booking of it', async () => {
    const studio = await aStudio(app, context)
    const nora = await getStaffMember(studio)
    await studio.admin.delete(`/v1/staff-members/${nora.id}`)
    const answer = await studio.admin.post('/v2/bookings', {
      booking: {
        bookedEntity: { slot: slotWith(studio, '2026-06-08T09:00:00Z') },
        contactDetails: { firstName: 'Clara', email: 'clara@example.org' },
        totalParticipants: 1,
      },
    })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
  })

  it('leaves no booking of a deleted staff member if both happen at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const studio = await aStudio(app, context)
      const nora = await getStaffMember(studio)
      const booking = {
        bookedEntity: { slot: slotAt(studio, '2026-06-08T09:00:00Z') },
        contactDetails: { firstName: 'Clara', email: 'clara@example.org' },
        totalParticipants: 1,
        status: 'CONFIRMED',
      }
      const [gone, booked] = await Promise.all([
        studio.admin.delete(`/v1/staff-members/${nora.id}`),
        studio.admin.post('/v2/bookings', { booking }),
      ])
      expect(readRefusal(gone)).toBe(booked.status === 200 ? '428 COMMITMENTS_REMAIN' : '200')
      expect(booked.status).toBeLessThan(500)
      const taken = await db
        .selectFrom('occupancies')
        .select('id')
        .where('resource_id', '=', studio.resourceId)
        .execute()
      expect(taken).toHaveLength(booked.status === 200 ? 1 : 0)
    }
  })

  it('removes their dashboard access and their invitation', async () => {
    const { admin, owner } = await aFixture(test)
    const nora = await createStaffMember(admin)
    const connect = { email: 'nora@example.org', roleIds: ['staff'] }
    expected(await owner.post(`/v1/staff-members/${nora.id}/connect-staff-member-to-user`, connect))
    expected(await admin.delete(`/v1/staff-members/${nora.id}`))
    expect(await db.selectFrom('invitations').selectAll().where('staff_member_id', '=', nora.id).execute()).toEqual([])
    expect(await listEventSlugs(test, nora.id)).toEqual(['created 1', 'fully_created 2', 'deleted 3'])
  })

  it('finds no unknown id, none of another business, and none twice', async () => {
    const here = await aFixture(test)
    const there = await aFixture(test)
    const nora = await createStaffMember(here.admin)
    for (const [client, id] of [
      [here.admin, nowhere],
      [there.admin, nora.id],
    ] as const) {
      expect(readRefusal(await client.delete(`/v1/staff-members/${id}`))).toBe('404 STAFF_MEMBER_NOT_FOUND')
    }
    const both = await Promise.all([1, 2].map(() => here.admin.delete(`/v1/staff-members/${nora.id}`)))
    expect(both.map(readRefusal).sort()).toEqual(['200', '404 STAFF_MEMBER_NOT_FOUND'])
    expect(await aService(context, here.siteId, [(await createStaffMember(here.admin)).resourceId])).toHaveProperty(
      'id',
    )
  })
})
