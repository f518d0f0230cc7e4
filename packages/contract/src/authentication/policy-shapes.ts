// Made by scripts/make-shapes.ts from facts/identity/sign-on-policy.json. Do not edit.
import { fieldMask, flag, integer, marked, message, one, text, timestamp } from '../fields.ts'
import type { Shape } from '../shape.ts'

export type GetSignOnPolicyRequest = Record<string, never>
export const GetSignOnPolicyRequest: Shape<GetSignOnPolicyRequest> = message<GetSignOnPolicyRequest>(
  'signOnPolicy.GetSignOnPolicyRequest',
  {},
)

export interface GetSignOnPolicyResponse {
  signOnPolicy?: SignOnPolicy | null | undefined
}
export const GetSignOnPolicyResponse: Shape<GetSignOnPolicyResponse> = message<GetSignOnPolicyResponse>(
  'signOnPolicy.GetSignOnPolicyResponse',
  {
    signOnPolicy: marked(one('signOnPolicy.SignOnPolicy'), {
      description: 'What holds for those who sign up from now on.',
    }),
  },
)

export interface SignOnPolicy {
  id?: string | null | undefined
  revision?: string | null | undefined
  createdDate?: string | null | undefined
  updatedDate?: string | null | undefined
  requireOwnerApproval?: boolean | null | undefined
  requireEmailVerification?: boolean | null | undefined
  hidesUnknownEmails?: boolean | null | undefined
  minimumPasswordLength?: number | null | undefined
}
export const SignOnPolicy: Shape<SignOnPolicy> = message<SignOnPolicy>('signOnPolicy.SignOnPolicy', {
  id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
  revision: marked(text(), {
    readonly: true,
    description: 'Counts the writes of this entity, as a decimal integer in a string; send the one you read.',
  }),
  createdDate: marked(timestamp(), { readonly: true, description: 'When it was made, UTC.' }),
  updatedDate: marked(timestamp(), { readonly: true, description: 'When it was last changed, UTC.' }),
  requireOwnerApproval: marked(flag(), { present: true, description: 'Whether who signs up waits for the business.' }),
  requireEmailVerification: marked(flag(), {
    present: true,
    description: 'Whether who signs up has to show that the e-mail is theirs.',
  }),
  hidesUnknownEmails: marked(flag(), {
    description: 'Answers an unknown e-mail like a wrong password, so that nobody can ask who has an account.',
  }),
  minimumPasswordLength: marked(integer({ max: 100 }), {
    present: true,
    description: 'Fewest characters a new password has, 4 to 100; 8 unless set.',
  }),
})

export interface UpdateSignOnPolicyRequest {
  signOnPolicy: SignOnPolicy
  fieldMask?: string | string[] | { paths: string[] } | null | undefined
}
export const UpdateSignOnPolicyRequest: Shape<UpdateSignOnPolicyRequest> = message<UpdateSignOnPolicyRequest>(
  'signOnPolicy.UpdateSignOnPolicyRequest',
  {
    signOnPolicy: marked(one('signOnPolicy.SignOnPolicy'), {
      description: 'What holds for those who sign up from now on.',
    }),
    fieldMask: marked(fieldMask(), { description: 'The fields to write; without it those sent.' }),
  },
  { required: ['signOnPolicy'] },
)

export interface UpdateSignOnPolicyResponse {
  signOnPolicy?: SignOnPolicy | null | undefined
}
export const UpdateSignOnPolicyResponse: Shape<UpdateSignOnPolicyResponse> = message<UpdateSignOnPolicyResponse>(
  'signOnPolicy.UpdateSignOnPolicyResponse',
  {
    signOnPolicy: marked(one('signOnPolicy.SignOnPolicy'), {
      description: 'What holds for those who sign up from now on.',
    }),
  },
)
