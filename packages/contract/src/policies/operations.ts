import { bookingPolicyOperations } from './policy-operations.ts'
import { policySnapshotOperations } from './snapshot-operations.ts'

/** Operations on booking policies and their snapshots. */
export const policiesOperations = { ...bookingPolicyOperations, ...policySnapshotOperations }
