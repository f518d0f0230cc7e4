import { bookingPolicyOperations } from './policy-operations.ts'
import { policySnapshotOperations } from './snapshot-operations.ts'

/** Booking policies, and how they were when bookings were made. */
export const policiesOperations = { ...bookingPolicyOperations, ...policySnapshotOperations }
