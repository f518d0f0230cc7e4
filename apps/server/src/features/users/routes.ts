import { notBuilt } from '../../not-built.ts'
import type { RoutesOf } from '../../operation.ts'
import { claimSite } from './operations/claim-site.ts'
import { getStaffSession } from './operations/get-staff-session.ts'
import { signInStaff } from './operations/sign-in-staff.ts'
import { signOutStaff } from './operations/sign-out-staff.ts'
import { switchSite } from './operations/switch-site.ts'

/** Signing in and out of people who work at a business. */
export const usersRoutes: RoutesOf<'users'> = {
  signInStaff,
  claimSite,
  getStaffSession,
  switchSite,
  signOutStaff,
  listPeople: notBuilt,
  invitePerson: notBuilt,
  renewInvitation: notBuilt,
  revokeInvitation: notBuilt,
  readInvitation: notBuilt,
  acceptInvitation: notBuilt,
  changeRole: notBuilt,
  removePerson: notBuilt,
}
