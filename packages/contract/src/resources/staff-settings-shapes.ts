// Made by scripts/make-shapes.ts from facts/bookings/staff-member-settings.json. Do not edit.
import { fieldMask, flag, freeObject, mapOf, marked, message, one, text, timestamp } from '../fields.ts'
import type { Shape } from '../shape.ts'

export interface ContactInformation {
  publiclyAccessible?: boolean | null | undefined
}
export const ContactInformation: Shape<ContactInformation> = message<ContactInformation>(
  'staffMemberSettings.ContactInformation',
  {
    publiclyAccessible: marked(flag(), { description: 'Whether customers see it.' }),
  },
)

export interface ExtendedFields {
  namespaces?: Record<string, Record<string, unknown>> | null | undefined
}
export const ExtendedFields: Shape<ExtendedFields> = message<ExtendedFields>('staffMemberSettings.ExtendedFields', {
  namespaces: marked(mapOf(freeObject()), { description: 'Data by namespace.' }),
})

export type GetStaffMemberSettingsRequest = Record<string, never>
export const GetStaffMemberSettingsRequest: Shape<GetStaffMemberSettingsRequest> =
  message<GetStaffMemberSettingsRequest>('staffMemberSettings.GetStaffMemberSettingsRequest', {})

export interface GetStaffMemberSettingsResponse {
  staffMemberSettings?: StaffMemberSettings | null | undefined
}
export const GetStaffMemberSettingsResponse: Shape<GetStaffMemberSettingsResponse> =
  message<GetStaffMemberSettingsResponse>('staffMemberSettings.GetStaffMemberSettingsResponse', {
    staffMemberSettings: marked(one('staffMemberSettings.StaffMemberSettings'), {
      description: 'What customers see of the people who work here.',
    }),
  })

export interface StaffMemberSettings {
  id?: string | null | undefined
  revision?: string | null | undefined
  createdDate?: string | null | undefined
  updatedDate?: string | null | undefined
  contactInformation?: ContactInformation | null | undefined
  staffProperties?: StaffProperties | null | undefined
  extendedFields?: ExtendedFields | null | undefined
}
export const StaffMemberSettings: Shape<StaffMemberSettings> = message<StaffMemberSettings>(
  'staffMemberSettings.StaffMemberSettings',
  {
    id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
    revision: marked(text(), {
      readonly: true,
      description: 'Counts the writes of this entity, as a decimal integer in a string; send the one you read.',
    }),
    createdDate: marked(timestamp(), { readonly: true, description: 'When it was made, UTC.' }),
    updatedDate: marked(timestamp(), { readonly: true, description: 'When it was last changed, UTC.' }),
    contactInformation: marked(one('staffMemberSettings.ContactInformation'), {
      description: 'E-mail and telephone of staff.',
    }),
    staffProperties: marked(one('staffMemberSettings.StaffProperties'), { description: 'Facts about staff.' }),
    extendedFields: marked(one('staffMemberSettings.ExtendedFields'), {
      description: 'Data of integrators, namespace by namespace.',
    }),
  },
)

export interface StaffProperties {
  genderPubliclyAccessible?: boolean | null | undefined
}
export const StaffProperties: Shape<StaffProperties> = message<StaffProperties>('staffMemberSettings.StaffProperties', {
  genderPubliclyAccessible: marked(flag(), {
    description: 'Whether customers see if a staff member is a woman or a man.',
  }),
})

export interface UpdateStaffMemberSettingsRequest {
  staffMemberSettings: StaffMemberSettings
  fieldMask?: string | string[] | { paths: string[] } | null | undefined
}
export const UpdateStaffMemberSettingsRequest: Shape<UpdateStaffMemberSettingsRequest> =
  message<UpdateStaffMemberSettingsRequest>(
    'staffMemberSettings.UpdateStaffMemberSettingsRequest',
    {
      staffMemberSettings: marked(one('staffMemberSettings.StaffMemberSettings'), {
        description: 'What customers see of the people who work here.',
      }),
      fieldMask: marked(fieldMask(), { description: 'The fields to write; without it those sent.' }),
    },
    { required: ['staffMemberSettings'] },
  )

export interface UpdateStaffMemberSettingsResponse {
  staffMemberSettings?: StaffMemberSettings | null | undefined
}
export const UpdateStaffMemberSettingsResponse: Shape<UpdateStaffMemberSettingsResponse> =
  message<UpdateStaffMemberSettingsResponse>('staffMemberSettings.UpdateStaffMemberSettingsResponse', {
    staffMemberSettings: marked(one('staffMemberSettings.StaffMemberSettings'), {
      description: 'What customers see of the people who work here.',
    }),
  })
