import type { RoutesOf } from '../../operation.ts'
import { activateFactor } from './operations/activate-factor.ts'
import { challengeFactor } from './operations/challenge-factor.ts'
import { changeLoginEmail } from './operations/change-login-email.ts'
import { changePassword } from './operations/change-password.ts'
import { closeMemberSession } from './operations/close-member-session.ts'
import { confirmMyPassword } from './operations/confirm-my-password.ts'
import { finishLoginEmailChange } from './operations/finish-login-email-change.ts'
import { finishMailedSignIn } from './operations/finish-mailed-sign-in.ts'
import { finishPasskeySignIn, startPasskeySignIn } from './operations/finish-passkey-sign-in.ts'
import { finishProviderSignIn } from './operations/finish-provider-sign-in.ts'
import { getMailedSignIn } from './operations/get-mailed-sign-in.ts'
import { getSignOnPolicy } from './operations/get-sign-on-policy.ts'
import { listFactors } from './operations/list-factors.ts'
import { listPasskeys, removePasskey, renamePasskey } from './operations/list-passkeys.ts'
import {
  createSignInProvider,
  listSignInMethods,
  listSignInProviders,
  updateSignInProvider,
} from './operations/list-sign-in-providers.ts'
import { endMemberSignIns, endOtherSignIns, endSignIn, listSignIns } from './operations/list-sign-ins.ts'
import { loginV2 } from './operations/login-v2.ts'
import { openMemberSession } from './operations/open-member-session.ts'
import { recover } from './operations/recover.ts'
import { registerPasskey, startPasskey } from './operations/register-passkey.ts'
import { registerV2 } from './operations/register-v2.ts'
import { removeFactor } from './operations/remove-factor.ts'
import { removeMemberFactors } from './operations/remove-member-factors.ts'
import { renewRecoveryCodes } from './operations/renew-recovery-codes.ts'
import { resendDuringAuthentication } from './operations/resend-during-authentication.ts'
import { resumeMemberSession } from './operations/resume-member-session.ts'
import { sendActivationEmail } from './operations/send-activation-email.ts'
import { sendRecoveryEmail } from './operations/send-recovery-email.ts'
import { sendSetPasswordEmail } from './operations/send-set-password-email.ts'
import { signOn } from './operations/sign-on.ts'
import { start } from './operations/start.ts'
import { startFactor } from './operations/start-factor.ts'
import { startLoginEmailChange } from './operations/start-login-email-change.ts'
import { startMailedSignIn } from './operations/start-mailed-sign-in.ts'
import { startProviderSignIn } from './operations/start-provider-sign-in.ts'
import { updateSignOnPolicy } from './operations/update-sign-on-policy.ts'
import { validateEmail } from './operations/validate-email.ts'
import { verify } from './operations/verify.ts'
import { verifyDuringAuthentication } from './operations/verify-during-authentication.ts'

/** Sign-up, sign-in, factors and passkeys of members. */
export const authenticationRoutes: RoutesOf<'authentication'> = {
  registerV2,
  loginV2,
  changePassword,
  signOn,
  start,
  verifyDuringAuthentication,
  resendDuringAuthentication,
  sendRecoveryEmail,
  sendActivationEmail,
  recover,
  getSignOnPolicy,
  updateSignOnPolicy,
  openMemberSession,
  resumeMemberSession,
  confirmMyPassword,
  closeMemberSession,
  listSignIns,
  endSignIn,
  endMemberSignIns,
  endOtherSignIns,
  startMailedSignIn,
  getMailedSignIn,
  finishMailedSignIn,
  listSignInMethods,
  startProviderSignIn,
  finishProviderSignIn,
  listSignInProviders,
  createSignInProvider,
  updateSignInProvider,
  verify,
  challengeFactor,
  listFactors,
  startFactor,
  activateFactor,
  removeFactor,
  removeMemberFactors,
  renewRecoveryCodes,
  startPasskey,
  registerPasskey,
  listPasskeys,
  renamePasskey,
  removePasskey,
  startPasskeySignIn,
  finishPasskeySignIn,
  startLoginEmailChange,
  finishLoginEmailChange,
  changeLoginEmail,
  sendSetPasswordEmail,
  validateEmail,
}
