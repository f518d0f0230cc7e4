import { notBuilt } from '../../not-built.ts'
import type { RoutesOf } from '../../operation.ts'

/** The operations on booking policies. */
export const policiesRoutes: RoutesOf<'policies'> = {
  createBookingPolicy: notBuilt,
  getBookingPolicy: notBuilt,
  updateBookingPolicy: notBuilt,
  deleteBookingPolicy: notBuilt,
  setDefaultBookingPolicy: notBuilt,
  getStrictestBookingPolicy: notBuilt,
  queryBookingPolicies: notBuilt,
  countBookingPolicies: notBuilt,
  listPolicySnapshotsByBookingIds: notBuilt,
}
