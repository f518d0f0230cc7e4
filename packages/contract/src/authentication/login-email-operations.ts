import { operation } from '../operation.ts'
import { ValidateEmailRequest, ValidateEmailResponse } from './generated/shapes.ts'
import {
  ChangeLoginEmailRequest,
  ChangeLoginEmailResponse,
  FinishLoginEmailChangeRequest,
  FinishLoginEmailChangeResponse,
  SendSetPasswordEmailRequest,
  SendSetPasswordEmailResponse,
  StartLoginEmailChangeRequest,
  StartLoginEmailChangeResponse,
} from './login-email-shapes.ts'

/** Operations on the address that members sign in with. */
export const loginEmailOperations = {
  startLoginEmailChange: operation({
    id: 'startLoginEmailChange',
    summary: 'Emails a code to the address the current member wants to sign in with, or to their own to verify it.',
    method: 'POST',
    paths: ['/v1/member-login-email'],
    access: { member: 'own' },
    input: StartLoginEmailChangeRequest,
    output: StartLoginEmailChangeResponse,
    errors: ['EMAIL_ALREADY_EXISTS', 'NOT_FOUND', 'RECENT_SIGN_IN_REQUIRED', 'THROTTLED_FEATURE'],
  }),
  finishLoginEmailChange: operation({
    id: 'finishLoginEmailChange',
    summary: 'Changes or verifies the sign-in address of the current member with the emailed code.',
    method: 'POST',
    paths: ['/v1/member-login-email/finish'],
    access: { member: 'own' },
    input: FinishLoginEmailChangeRequest,
    output: FinishLoginEmailChangeResponse,
    errors: [
      'EMAIL_ALREADY_EXISTS',
      'NOT_FOUND',
      'RECENT_SIGN_IN_REQUIRED',
      'THROTTLED_FEATURE',
      'VERIFICATION_FAILED',
    ],
  }),
  changeLoginEmail: operation({
    id: 'changeLoginEmail',
    summary: 'Changes the address a member signs in with, and tells the earlier address.',
    method: 'PATCH',
    paths: [
      '/api/v1/members/{id}/change-login-email',
      '/_api/wix-sm-webapp/v1/members/{id}/change-login-email',
      '/api/wix-sm/v1/members/{id}/change-login-email',
    ],
    access: { manager: 'MANAGE_MEMBERS' },
    input: ChangeLoginEmailRequest,
    output: ChangeLoginEmailResponse,
    errors: ['CONTACT_DETAILS_CONFLICT', 'EMAIL_ALREADY_EXISTS', 'MEMBER_NOT_FOUND'],
  }),
  sendSetPasswordEmail: operation({
    id: 'sendSetPasswordEmail',
    summary: 'Emails the member with this address a link to set a password.',
    method: 'POST',
    paths: [
      '/v1/auth/members/send-set-password-email',
      '/wix-sm/api/v1/auth/v1/auth/members/send-set-password-email',
      '/identity/members/v1/auth/members/send-set-password-email',
    ],
    access: { manager: 'MANAGE_MEMBERS' },
    input: SendSetPasswordEmailRequest,
    output: SendSetPasswordEmailResponse,
    errors: [],
  }),
  validateEmail: operation({
    id: 'validateEmail',
    summary: 'Returns whether an email address is spelled as one; says nothing about accounts.',
    method: 'POST',
    paths: [
      '/v2/validate-email',
      '/_api/iam/authentication/v2/validate-email',
      '/iam/authentication/v2/validate-email',
    ],
    access: { visitor: 'all', member: 'all' },
    input: ValidateEmailRequest,
    required: ['email'],
    output: ValidateEmailResponse,
    errors: [],
  }),
}
