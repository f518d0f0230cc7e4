import { operation } from '../operation.ts'
import { factorOperations } from './factor-operations.ts'
import {
  ChangePasswordRequest,
  ChangePasswordResponse,
  LoginV2Request,
  RegisterV2Request,
  SignOnRequest,
  SignOnResponse,
  StateMachineResponse,
} from './generated/shapes.ts'
import { loginEmailOperations } from './login-email-operations.ts'
import { passkeyOperations } from './passkey-operations.ts'
import { policyOperations } from './policy-operations.ts'
import { recoveryOperations } from './recovery-operations.ts'
import { sessionOperations } from './session-operations.ts'
import { signInCodes } from './sign-in-codes.ts'
import { signInMethodOperations } from './sign-in-method-operations.ts'
import { verificationOperations } from './verification-operations.ts'

const customers = { visitor: 'all', member: 'all' } as const

/** Operations to sign up and sign in as a member. */
export const authenticationOperations = {
  registerV2: operation({
    id: 'registerV2',
    summary: 'Signs a visitor up with an email and a password.',
    method: 'POST',
    paths: ['/v2/register', '/_api/iam/authentication/v2/register', '/iam/authentication/v2/register'],
    access: customers,
    input: RegisterV2Request,
    required: ['loginId', 'profile.secondaryEmails.email', 'profile.phonesV2.phone'],
    output: StateMachineResponse,
    errors: [signInCodes.emailTaken, signInCodes.captchaMissing, signInCodes.captchaFailed, 'THROTTLED_FEATURE'],
  }),
  loginV2: operation({
    id: 'loginV2',
    summary: 'Signs a member in with their password.',
    method: 'POST',
    paths: ['/v2/login', '/_api/iam/authentication/v2/login', '/iam/authentication/v2/login'],
    access: customers,
    input: LoginV2Request,
    required: ['loginId'],
    output: StateMachineResponse,
    errors: [
      signInCodes.unknownEmail,
      signInCodes.wrongPassword,
      signInCodes.passwordNotSet,
      signInCodes.captchaMissing,
      signInCodes.captchaFailed,
      'THROTTLED_FEATURE',
    ],
    // Clients read an application error without looking whether there is one.
    refusesShapeAs: signInCodes.unknownEmail,
  }),
  changePassword: operation({
    id: 'changePassword',
    summary: 'Changes the password of the signed-in member and ends their other sessions.',
    method: 'POST',
    paths: [
      '/v2/change-password',
      '/_api/iam/authentication/v2/change-password',
      '/iam/authentication/v2/change-password',
    ],
    access: { member: 'own' },
    input: ChangePasswordRequest,
    required: ['newPassword'],
    output: ChangePasswordResponse,
    errors: [
      'NOT_FOUND',
      signInCodes.wrongPassword,
      'THROTTLED_FEATURE',
      'PERMISSION_DENIED',
      'RECENT_SIGN_IN_REQUIRED',
    ],
  }),
  signOn: operation({
    id: 'signOn',
    summary: 'Signs in a person the caller has authenticated, and creates the member if there is none.',
    method: 'POST',
    paths: ['/v2/sign-on', '/_api/iam/authentication/v2/sign-on', '/iam/authentication/v2/sign-on'],
    access: { manager: 'MANAGE_MEMBERS' },
    input: SignOnRequest,
    required: ['loginId', 'profile.secondaryEmails.email', 'profile.phonesV2.phone'],
    output: SignOnResponse,
    errors: [],
  }),
  ...verificationOperations,
  ...recoveryOperations,
  ...policyOperations,
  ...sessionOperations,
  ...signInMethodOperations,
  ...factorOperations,
  ...passkeyOperations,
  ...loginEmailOperations,
}
