import type { RoutesOf } from '../../operation.ts'
import { acceptInvitation } from './operations/accept-invitation.ts'
import { activateStaffFactor } from './operations/activate-staff-factor.ts'
import { changeRole } from './operations/change-role.ts'
import { changeStaffPassword } from './operations/change-staff-password.ts'
import { claimSite } from './operations/claim-site.ts'
import { declineInvitation } from './operations/decline-invitation.ts'
import { finishStaffSignIn } from './operations/finish-staff-sign-in.ts'
import { getStaffFactor } from './operations/get-staff-factor.ts'
import { getStaffSession } from './operations/get-staff-session.ts'
import { invitePerson } from './operations/invite-person.ts'
import { listPeople } from './operations/list-people.ts'
import { endOtherStaffSignIns, endStaffSignIn, listStaffSignIns } from './operations/list-staff-sign-ins.ts'
import { readInvitation } from './operations/read-invitation.ts'
import { removePerson } from './operations/remove-person.ts'
import { removePersonFactor } from './operations/remove-person-factor.ts'
import { removeStaffFactor } from './operations/remove-staff-factor.ts'
import { renewInvitation } from './operations/renew-invitation.ts'
import { renewStaffRecoveryCodes } from './operations/renew-staff-recovery-codes.ts'
import { resetStaffPassword } from './operations/reset-staff-password.ts'
import { restoreInvitation } from './operations/restore-invitation.ts'
import { restorePerson } from './operations/restore-person.ts'
import { revokeInvitation } from './operations/revoke-invitation.ts'
import { sendStaffPasswordLink } from './operations/send-staff-password-link.ts'
import { signInStaff } from './operations/sign-in-staff.ts'
import { signOutStaff } from './operations/sign-out-staff.ts'
import { startStaffFactor } from './operations/start-staff-factor.ts'
import { switchSite } from './operations/switch-site.ts'
import { getStaffPolicy, updateStaffPolicy } from './operations/update-staff-policy.ts'

/** The user operations. */
export const usersRoutes: RoutesOf<'users'> = {
  signInStaff,
  claimSite,
  getStaffSession,
  switchSite,
  signOutStaff,
  listPeople,
  invitePerson,
  renewInvitation,
  revokeInvitation,
  restoreInvitation,
  readInvitation,
  acceptInvitation,
  declineInvitation,
  changeRole,
  removePerson,
  restorePerson,
  finishStaffSignIn,
  getStaffFactor,
  startStaffFactor,
  activateStaffFactor,
  removeStaffFactor,
  renewStaffRecoveryCodes,
  changeStaffPassword,
  sendStaffPasswordLink,
  resetStaffPassword,
  listStaffSignIns,
  endStaffSignIn,
  endOtherStaffSignIns,
  getStaffPolicy,
  updateStaffPolicy,
  removePersonFactor,
}
