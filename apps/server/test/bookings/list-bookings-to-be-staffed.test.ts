import { describe, expect, it } from 'vitest'
import { aSalon, classes, type Salon, settle } from '../commitments/support/salon.ts'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const test = await createTestApp()

/** Nora leaves: her appointment is cancelled, and who gives her classes is named later. */
async function anUnstaffedClass(): Promise<Salon> {
  const salon = await aSalon(test)
  const answers = { appointments: { action: 'CANCEL' }, sessions: { action: 'UNASSIGN' } }
  expected(await settle(salon.admin, { deleteStaffMember: { staffMemberId: salon.nora.id } }, answers))
  return salon
}

const listed = async ({ admin }: Salon, ...bookingIds: string[]) =>
  expected(await admin.post('/v1/bookings/to-be-staffed/list', { bookingIds })).bookingIds

describe('listBookingsToBeStaffed', () => {
  it('returns bookings of a class whose teacher left, until somebody is named', async () => {
    const salon = await anUnstaffedClass()
    const { admin, booking, seats, colleagueId } = salon
    expect(await listed(salon, booking.id, seats.id)).toEqual([seats.id])
    expect(await listed(salon)).toEqual([])
    const [first] = await classes(salon)
    const named = { session: { revision: first.revision, resourceIds: [colleagueId] }, scope: 'ALL' }
    expected(await admin.patch(`/v1/sessions/${first.id}`, named))
    expect(await listed(salon, seats.id)).toEqual([])
  })

  it('is what the customer’s link and calendar file say', async () => {
    const { admin, seats } = await anUnstaffedClass()
    const { token } = expected(await admin.get(`/v1/anonymous-bookings/${seats.id}/token`))
    expect(expected(await admin.get(`/v1/anonymous-bookings/${token}/summary`)).staffToBeNamed).toBe(true)
    const { body } = await admin.get(`/v1/anonymous-bookings/${token}/calendar.ics`)
    expect(String(body).replaceAll('\r\n ', '')).toContain('Yoga\\nTeacher to be announced')
  })
})
