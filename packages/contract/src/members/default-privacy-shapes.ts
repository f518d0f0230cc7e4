// Made by scripts/make-shapes.ts from facts/members/default-privacy.json. Do not edit.
import { enumeration, marked, message, one, text } from '../fields.ts'
import type { Shape } from '../shape.ts'

export type Privacy = 'PRIVATE' | 'PUBLIC'
export const Privacy = enumeration<Privacy>('defaultPrivacy.Privacy', ['PRIVATE', 'PUBLIC'])

export interface DefaultPrivacy {
  id?: string | null | undefined
  defaultPrivacy?: Privacy | null | undefined
  revision?: string | null | undefined
}
export const DefaultPrivacy: Shape<DefaultPrivacy> = message<DefaultPrivacy>('defaultPrivacy.DefaultPrivacy', {
  id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
  defaultPrivacy: marked(one('defaultPrivacy.Privacy'), {
    present: true,
    description: 'Whether new members show themselves; PRIVATE: nobody does.',
  }),
  revision: marked(text(), {
    description: 'Counts the writes of this entity, as a decimal integer in a string; send the one you read.',
  }),
})

export type GetDefaultPrivacyStatusRequest = Record<string, never>
export const GetDefaultPrivacyStatusRequest: Shape<GetDefaultPrivacyStatusRequest> =
  message<GetDefaultPrivacyStatusRequest>('defaultPrivacy.GetDefaultPrivacyStatusRequest', {})

export interface GetDefaultPrivacyStatusResponse {
  defaultPrivacy?: DefaultPrivacy | null | undefined
}
export const GetDefaultPrivacyStatusResponse: Shape<GetDefaultPrivacyStatusResponse> =
  message<GetDefaultPrivacyStatusResponse>('defaultPrivacy.GetDefaultPrivacyStatusResponse', {
    defaultPrivacy: marked(one('defaultPrivacy.DefaultPrivacy'), { description: 'The setting.' }),
  })

export interface SetDefaultPrivacyStatusRequest {
  defaultPrivacy: DefaultPrivacy
}
export const SetDefaultPrivacyStatusRequest: Shape<SetDefaultPrivacyStatusRequest> =
  message<SetDefaultPrivacyStatusRequest>(
    'defaultPrivacy.SetDefaultPrivacyStatusRequest',
    {
      defaultPrivacy: marked(one('defaultPrivacy.DefaultPrivacy'), { description: 'The setting.' }),
    },
    { required: ['defaultPrivacy'] },
  )

export interface SetDefaultPrivacyStatusResponse {
  defaultPrivacy?: DefaultPrivacy | null | undefined
}
export const SetDefaultPrivacyStatusResponse: Shape<SetDefaultPrivacyStatusResponse> =
  message<SetDefaultPrivacyStatusResponse>('defaultPrivacy.SetDefaultPrivacyStatusResponse', {
    defaultPrivacy: marked(one('defaultPrivacy.DefaultPrivacy'), { description: 'The setting.' }),
  })
