// Made by scripts/make-shapes.ts from facts/members/member-privacy-settings.json. Do not edit.
import { enumeration, marked, message, one, text, timestamp } from '../fields.ts'
import type { Shape } from '../shape.ts'

export type Candidates = 'UNKNOWN' | 'NO_ONE' | 'ANYONE'
export const Candidates = enumeration<Candidates>('memberPrivacySettings.Candidates', ['UNKNOWN', 'NO_ONE', 'ANYONE'])

export type Visibility = 'UNKNOWN' | 'VISIBLE_TO_MEMBERS_ONLY' | 'VISIBLE_TO_ALL'
export const Visibility = enumeration<Visibility>('memberPrivacySettings.Visibility', [
  'UNKNOWN',
  'VISIBLE_TO_MEMBERS_ONLY',
  'VISIBLE_TO_ALL',
])

export type GetMemberPrivacySettingsRequest = Record<string, never>
export const GetMemberPrivacySettingsRequest: Shape<GetMemberPrivacySettingsRequest> =
  message<GetMemberPrivacySettingsRequest>('memberPrivacySettings.GetMemberPrivacySettingsRequest', {})

export interface GetMemberPrivacySettingsResponse {
  memberPrivacySettings?: MemberPrivacySettings | null | undefined
}
export const GetMemberPrivacySettingsResponse: Shape<GetMemberPrivacySettingsResponse> =
  message<GetMemberPrivacySettingsResponse>('memberPrivacySettings.GetMemberPrivacySettingsResponse', {
    memberPrivacySettings: marked(one('memberPrivacySettings.MemberPrivacySettings'), { description: 'The settings.' }),
  })

export interface MemberPrivacySettings {
  id?: string | null | undefined
  publicMemberVisibility?: Visibility | null | undefined
  publicMemberCandidates?: Candidates | null | undefined
  revision?: string | null | undefined
  updatedDate?: string | null | undefined
}
export const MemberPrivacySettings: Shape<MemberPrivacySettings> = message<MemberPrivacySettings>(
  'memberPrivacySettings.MemberPrivacySettings',
  {
    id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
    publicMemberVisibility: marked(one('memberPrivacySettings.Visibility'), {
      present: true,
      description: 'Who sees those who do.',
    }),
    publicMemberCandidates: marked(one('memberPrivacySettings.Candidates'), {
      present: true,
      description: 'Who may show themselves.',
    }),
    revision: marked(text(), {
      description: 'Counts the writes of this entity, as a decimal integer in a string; send the one you read.',
    }),
    updatedDate: marked(timestamp(), { readonly: true, description: 'When it was last changed, UTC.' }),
  },
)

export interface SetMemberPrivacySettingsRequest {
  memberPrivacySettings: MemberPrivacySettings
}
export const SetMemberPrivacySettingsRequest: Shape<SetMemberPrivacySettingsRequest> =
  message<SetMemberPrivacySettingsRequest>(
    'memberPrivacySettings.SetMemberPrivacySettingsRequest',
    {
      memberPrivacySettings: marked(one('memberPrivacySettings.MemberPrivacySettings'), {
        description: 'The settings.',
      }),
    },
    { required: ['memberPrivacySettings'] },
  )

export interface SetMemberPrivacySettingsResponse {
  memberPrivacySettings?: MemberPrivacySettings | null | undefined
}
export const SetMemberPrivacySettingsResponse: Shape<SetMemberPrivacySettingsResponse> =
  message<SetMemberPrivacySettingsResponse>('memberPrivacySettings.SetMemberPrivacySettingsResponse', {
    memberPrivacySettings: marked(one('memberPrivacySettings.MemberPrivacySettings'), { description: 'The settings.' }),
  })
