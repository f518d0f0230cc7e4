import { operation } from '../operation.ts'
import {
  ListPolicySnapshotsByBookingIdsRequest,
  ListPolicySnapshotsByBookingIdsResponse,
} from './generated/snapshot-shapes.ts'

/** Operations on policy snapshots, taken when a booking is made. */
export const policySnapshotOperations = {
  listPolicySnapshotsByBookingIds: operation({
    id: 'listPolicySnapshotsByBookingIds',
    summary: 'Lists the policies that bookings were made under.',
    method: 'GET',
    paths: [
      '/v1/policy-snapshots',
      '/_api/booking-policy-snapshots/v1/policy-snapshots',
      '/booking-policy-snapshots/v1/policy-snapshots',
    ],
    access: { manager: 'BOOKING_POLICY_SNAPSHOT_READ' },
    input: ListPolicySnapshotsByBookingIdsRequest,
    output: ListPolicySnapshotsByBookingIdsResponse,
    required: ['bookingIds'],
    errors: ['BOOKING_POLICY_SNAPSHOT_NOT_FOUND'],
  }),
}
