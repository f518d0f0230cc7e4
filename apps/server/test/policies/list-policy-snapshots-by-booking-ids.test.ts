import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { aBooking, aStudio, expected, readRefusal, slotWith } from '../support/factories.ts'
import { listViolations, nowhere } from './support/policies.ts'

const test = await createTestApp()
const studio = await aStudio(test.app, test.context, { policy: { cancellationPolicy: { enabled: true } } })
const other = await aStudio(test.app, test.context)
const [first, second] = [
  await aBooking(studio.visitor, slotWith(studio, '2026-06-03T09:00:00Z')),
  await aBooking(studio.visitor, slotWith(studio, '2026-06-03T11:00:00Z')),
]
const abroad = await aBooking(other.visitor, slotWith(other, '2026-06-03T09:00:00Z'))
const list = (client: typeof studio.admin, ...ids: string[]) =>
  client.get(`/v1/policy-snapshots?${ids.map((id) => `bookingIds=${id}`).join('&')}`)

describe('listPolicySnapshotsByBookingIds', () => {
  it('returns the policies as they were at booking, in the requested order', async () => {
    const { bookingPolicy: before } = expected(
      await studio.admin.get(`/v1/booking-policies/${studio.service.policyId}`),
    )
    const change = { revision: before.revision, name: 'Changed', cancellationPolicy: { enabled: false } }
    expected(await studio.admin.patch(`/v1/booking-policies/${studio.service.policyId}`, { bookingPolicy: change }))
    const { bookingPolicySnapshots } = expected(await list(studio.admin, second.id, first.id, second.id))
    expect(bookingPolicySnapshots.map(({ bookingId }: { bookingId: string }) => bookingId)).toEqual([
      second.id,
      first.id,
    ])
    expect(bookingPolicySnapshots[0]).toEqual({
      id: second.id,
      bookingId: second.id,
      createdDate: second.createdDate,
      policy: {
        id: before.id,
        revision: '1',
        createdDate: before.createdDate,
        updatedDate: before.updatedDate,
        name: 'Rules',
        default: false,
        customPolicyDescription: before.customPolicyDescription,
        cancellationPolicy: { enabled: true, limitLatestCancellation: false, latestCancellationInMinutes: 1440 },
        reschedulePolicy: { enabled: false, limitLatestReschedule: false, latestRescheduleInMinutes: 1440 },
        cancellationFeePolicy: before.cancellationFeePolicy,
        saveCreditCardPolicy: { enabled: false },
        intakeFormPolicy: before.intakeFormPolicy,
        limitRebookingPolicy: { enabled: false },
      },
    })
  })

  it('refuses BOOKING_POLICY_SNAPSHOT_NOT_FOUND if one booking is unknown', async () => {
    for (const id of [abroad.id, nowhere]) {
      expect(readRefusal(await list(studio.admin, first.id, id))).toBe('404 BOOKING_POLICY_SNAPSHOT_NOT_FOUND')
    }
  })

  it('requires permission, and booking ids', async () => {
    expect(readRefusal(await list(studio.visitor, first.id))).toBe('403 PERMISSION_DENIED')
    expect(listViolations(await list(studio.admin))).toEqual(['bookingIds: REQUIRED_FIELD'])
  })
})
