import { operation } from '../operation.ts'
import { StateMachineResponse } from './generated/shapes.ts'
import {
  ResendDuringAuthenticationRequest,
  StartRequest,
  StartResponse,
  VerifyDuringAuthenticationRequest,
} from './generated/verification-shapes.ts'

const customers = { visitor: 'all', member: 'all' } as const

/** Operations to verify email addresses. */
export const verificationOperations = {
  start: operation({
    id: 'start',
    summary: 'Emails a code to a member.',
    method: 'POST',
    paths: ['/v1/Start', '/v1/start', '/_api/iam/verification/v1/start'],
    access: { manager: 'MANAGE_MEMBERS' },
    input: StartRequest,
    output: StartResponse,
    required: ['identityId'],
    errors: ['NOT_FOUND'],
  }),
  verifyDuringAuthentication: operation({
    id: 'verifyDuringAuthentication',
    summary: 'Continues a sign-in with the emailed code.',
    method: 'POST',
    paths: ['/v1/auth/verify', '/_api/iam/verification/v1/auth/verify'],
    limit: 'LINKS',
    access: customers,
    input: VerifyDuringAuthenticationRequest,
    required: ['code', 'stateToken'],
    output: StateMachineResponse,
    errors: ['VERIFICATION_FAILED'],
  }),
  resendDuringAuthentication: operation({
    id: 'resendDuringAuthentication',
    summary: 'Emails a new code; the previous one stops working.',
    method: 'POST',
    paths: ['/v1/auth/resend', '/_api/iam/verification/v1/auth/resend'],
    limit: 'LINKS',
    access: customers,
    input: ResendDuringAuthenticationRequest,
    output: StateMachineResponse,
    required: ['stateToken'],
    errors: ['NOT_FOUND', 'THROTTLED_FEATURE'],
  }),
}
