import { describe } from 'vitest'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { type Business, told } from './support/business.ts'
import { rowsOf } from './support/proves.ts'

const test = await createTestApp()
const proves = await rowsOf(test)
const notified = { notifyParticipants: true }

async function session({ admin, sessionId }: Business) {
  return expected(await admin.get(`/v1/sessions/${sessionId}`)).session
}

const service = async ({ admin, service: { id } }: Business) => expected(await admin.get(`/v2/services/${id}`)).service

async function staffMember({ admin, resourceId }: Business): Promise<{ id: string; revision: string }> {
  const query = { filter: { resourceId } }
  return expected(await admin.post('/v2/staff-members/query', { query })).staffMembers[0]
}

/** A colleague takes over the appointments, and who gives the classes is named later. */
async function leaves({ admin, colleagueId }: Business, { id: staffMemberId }: { id: string }) {
  const settled = {
    change: { deleteStaffMember: { staffMemberId } },
    appointments: { action: 'REASSIGN', resourceId: colleagueId },
    sessions: { action: 'UNASSIGN' },
    allowOverlap: true,
    ...notified,
  }
  expected(await admin.post('/v1/commitments/settle', settled))
}

describe('what follows from a change of the calendar', () => {
  proves('a session is added', async ({ admin, yoga, resourceId }) => {
    const added = {
      serviceId: yoga.id,
      localStartDate: '2026-06-08T10:00:00',
      durationMinutes: 60,
      resourceIds: [resourceId],
    }
    expected(await admin.post('/v1/sessions', { session: added }))
  })

  proves('a session moves to another time', async (business) => {
    const { revision } = await session(business)
    const sent = { session: { revision, localStartDate: '2026-06-03T18:00:00' }, bookings: 'MOVE', ...notified }
    expected(await business.admin.patch(`/v1/sessions/${business.sessionId}`, sent))
  })

  proves('a session gets other staff', async (business) => {
    const { revision } = await session(business)
    const changes = { revision, resourceIds: [business.colleagueId] }
    expected(await business.admin.patch(`/v1/sessions/${business.sessionId}`, { session: changes, ...notified }))
  })

  proves('the capacity of a session changes', async (business) => {
    const { revision } = await session(business)
    expected(await business.admin.patch(`/v1/sessions/${business.sessionId}`, { session: { revision, capacity: 5 } }))
  })

  proves('a session is cancelled', async (business) => {
    const { revision } = await session(business)
    expected(await business.admin.post(`/v1/sessions/${business.sessionId}/cancel`, { revision, ...notified }))
  })

  proves('the price of a service changes', async (business) => {
    const { id, revision, payment } = await service(business)
    const changed = { ...payment, fixed: { price: { value: '95', currency: 'EUR' } } }
    expected(await business.admin.patch(`/v2/services/${id}`, { service: { id, revision, payment: changed } }))
  })

  let towelsId = ''
  proves(
    'an add-on is deleted',
    async ({ admin }) => void expected(await admin.delete(`/v1/add-ons/${towelsId}`)),
    async ({ admin }) => {
      const towels = { name: 'Towels', maxQuantity: 3, price: { value: '30', currency: 'EUR' } }
      towelsId = expected(await admin.post('/v1/add-ons', { addOn: towels })).addOn.id
    },
  )

  proves('the length of a service changes', async (business) => {
    const { id, revision } = await service(business)
    const schedule = { availabilityConstraints: { sessionDurations: [90] } }
    expected(await business.admin.patch(`/v2/services/${id}`, { service: { id, revision, schedule } }))
  })

  proves('the places of a service change', async ({ admin, service: { id }, otherLocationId }) => {
    const locations = [{ type: 'BUSINESS', business: { id: otherLocationId } }]
    expected(await admin.post(`/v2/services/${id}/locations`, { locations, ...told }))
  })

  proves('a service is deleted', async ({ admin, service: { id }, yoga }) => {
    expected(await admin.delete(`/v2/services/${id}`))
    expected(await admin.delete(`/v2/services/${yoga.id}`))
  })

  proves(
    'a deleted service is restored',
    async ({ admin, yoga }) => void expected(await admin.post(`/v1/services/${yoga.id}/restore`)),
    async ({ admin, yoga }) => expected(await admin.delete(`/v2/services/${yoga.id}`)),
  )

  proves('a staff member is deleted', async (business) => {
    await leaves(business, await staffMember(business))
  })

  proves(
    'a deleted staff member is restored',
    async ({ admin, nora }: Business & { nora: { id: string } }) =>
      void expected(await admin.post(`/v1/staff-members/${nora.id}/restore`)),
    async (business) => {
      const nora = await staffMember(business)
      await leaves(business, nora)
      return { nora }
    },
  )

  proves('the working hours of somebody change', async (business) => {
    const { schedule_id } = await test.db
      .selectFrom('resources')
      .select('schedule_id')
      .where('id', '=', business.resourceId)
      .executeTakeFirstOrThrow()
    const weekly = [{ weekday: 1, opensMinute: 540, closesMinute: 1020 }]
    expected(await business.admin.put(`/v1/schedules/${schedule_id}/working-hours`, { weekly }))
  })

  proves('the business closes for a day', async ({ admin }) => {
    expected(
      await admin.post('/v1/commitments/settle', {
        change: { setClosingDays: { add: [{ date: '2026-06-02', locationId: null, reason: 'Moving' }] } },
        appointments: { action: 'NOTIFY' },
        sessions: { action: 'LEAVE' },
        message: 'We are moving that day.',
      }),
    )
  })

  proves('a location changes', async ({ admin, locationId }) => {
    const moved = { revision: '1', name: 'Harbour', address: { addressLine: 'Quay 7' } }
    expected(await admin.patch(`/v1/locations/${locationId}`, moved))
  })

  proves('a location is archived', async ({ admin, otherLocationId }) => {
    expected(await admin.post(`/v1/locations/${otherLocationId}/archive`))
  })

  proves('the time zone of the business changes', async ({ admin }) => {
    expected(await admin.patch('/v1/sites/settings', { timeZone: 'Asia/Kathmandu' }))
  })

  proves('the settings of the business change', async ({ admin }) => {
    expected(await admin.patch('/v1/sites/settings', { name: 'Verdigris', phone: '+39 06 1', holdMinutes: 15 }))
  })

  proves('requests of a service hold their time from now on', async ({ admin, consultation }) => {
    const { service } = expected(await admin.get(`/v2/services/${consultation.id}`))
    const onlineBooking = { ...service.onlineBooking, allowMultipleRequests: false }
    const changed = { revision: service.revision, onlineBooking }
    expected(await admin.patch(`/v2/services/${consultation.id}`, { service: changed }))
  })

  proves('the booking policy of a service changes', async ({ admin, service: { policyId } }) => {
    const { bookingPolicy } = expected(await admin.get(`/v1/booking-policies/${policyId}`))
    const changed = { revision: bookingPolicy.revision, cancellationPolicy: { enabled: false } }
    expected(await admin.patch(`/v1/booking-policies/${policyId}`, { bookingPolicy: changed }))
  })
})
