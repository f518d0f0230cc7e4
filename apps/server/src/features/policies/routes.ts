import type { RoutesOf } from '../../operation.ts'
import { createBookingPolicy } from './operations/create-booking-policy.ts'
import { deleteBookingPolicy } from './operations/delete-booking-policy.ts'
import { getBookingPolicy } from './operations/get-booking-policy.ts'
import { getStrictestBookingPolicy } from './operations/get-strictest-booking-policy.ts'
import { listPolicySnapshotsByBookingIds } from './operations/list-policy-snapshots-by-booking-ids.ts'
import { countBookingPolicies, queryBookingPolicies } from './operations/query-booking-policies.ts'
import { restoreBookingPolicy } from './operations/restore-booking-policy.ts'
import { setDefaultBookingPolicy } from './operations/set-default-booking-policy.ts'
import { updateBookingPolicy } from './operations/update-booking-policy.ts'

export const policiesRoutes: RoutesOf<'policies'> = {
  createBookingPolicy,
  getBookingPolicy,
  updateBookingPolicy,
  setDefaultBookingPolicy,
  getStrictestBookingPolicy,
  queryBookingPolicies,
  countBookingPolicies,
  deleteBookingPolicy,
  restoreBookingPolicy,
  listPolicySnapshotsByBookingIds,
}
