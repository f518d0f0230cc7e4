import { operation } from '../operation.ts'
import {
  GetSignOnPolicyRequest,
  GetSignOnPolicyResponse,
  UpdateSignOnPolicyRequest,
  UpdateSignOnPolicyResponse,
} from './generated/policy-shapes.ts'

/** Operations on the sign-up policy. */
export const policyOperations = {
  getSignOnPolicy: operation({
    id: 'getSignOnPolicy',
    summary: 'Returns the rules for new sign-ups.',
    method: 'GET',
    paths: ['/v1/sign-on-policies', '/iam/signon/v1/sign-on-policies'],
    access: { manager: 'READ_MEMBERS' },
    input: GetSignOnPolicyRequest,
    output: GetSignOnPolicyResponse,
    errors: [],
  }),
  updateSignOnPolicy: operation({
    id: 'updateSignOnPolicy',
    summary: 'Changes the rules for new sign-ups.',
    method: 'PATCH',
    paths: ['/v1/sign-on-policies', '/iam/signon/v1/sign-on-policies'],
    access: { manager: 'MANAGE_SETTINGS' },
    input: UpdateSignOnPolicyRequest,
    required: ['signOnPolicy'],
    output: UpdateSignOnPolicyResponse,
    errors: [],
  }),
}
