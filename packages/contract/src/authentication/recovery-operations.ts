import { operation } from '../operation.ts'
import {
  RecoverRequest,
  SendActivationEmailRequest,
  SendActivationEmailResponse,
  SendRecoveryEmailRequest,
  SendRecoveryEmailResponse,
} from './generated/recovery-shapes.ts'
import { StateMachineResponse } from './generated/shapes.ts'

const customers = { visitor: 'all', member: 'all' } as const

/** Operations to set a forgotten or first password. */
export const recoveryOperations = {
  sendRecoveryEmail: operation({
    id: 'sendRecoveryEmail',
    summary: 'Emails a link to set the password; the answer is the same for unknown addresses.',
    method: 'POST',
    paths: ['/v1/send-email', '/_api/iam/recovery/v1/send-email', '/_iam/recovery/v1/send-email'],
    access: customers,
    input: SendRecoveryEmailRequest,
    required: ['email'],
    output: SendRecoveryEmailResponse,
    errors: ['CALLBACK_URL_NOT_ALLOWED', 'THROTTLED_FEATURE'],
  }),
  sendActivationEmail: operation({
    id: 'sendActivationEmail',
    summary: 'Emails a member without a password a link to set one.',
    method: 'POST',
    paths: ['/v1/activation-email', '/_api/iam/recovery/v1/activation-email', '/_iam/recovery/v1/activation-email'],
    access: { manager: 'MANAGE_MEMBERS' },
    input: SendActivationEmailRequest,
    required: ['identityId'],
    output: SendActivationEmailResponse,
    errors: ['NOT_FOUND', 'CALLBACK_URL_NOT_ALLOWED'],
  }),
  recover: operation({
    id: 'recover',
    summary: 'Sets the password with the emailed link and ends all sessions of the member.',
    method: 'POST',
    paths: ['/v1/recover', '/_api/iam/recovery/v1/recover', '/_iam/recovery/v1/recover'],
    limit: 'LINKS',
    access: customers,
    input: RecoverRequest,
    required: ['recoveryToken'],
    output: StateMachineResponse,
    errors: ['INVALID_RECOVERY_TOKEN', 'THROTTLED_FEATURE'],
  }),
}
