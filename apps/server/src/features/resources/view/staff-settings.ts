import type { staffMemberSettings } from '@kalends/contract'
import type { StaffSettingsRow } from '../store/staff-settings.ts'

type Settings = staffMemberSettings.StaffMemberSettings

/** What customers see of people, as chosen; nothing unless the business chose. */
export function staffSettingsView(row: StaffSettingsRow | undefined): Settings {
  if (!row) return { revision: '1', ...choices(false, false), extendedFields: {} }
  const [createdDate, updatedDate] = [row.created_at, row.updated_at].map((it) => new Date(it).toISOString())
  const { contact_public, gender_public, extended_fields: extendedFields } = row
  const stored = { id: row.id, revision: String(row.revision), createdDate, updatedDate }
  return { ...stored, ...choices(contact_public, gender_public), extendedFields }
}

const choices = (contact: boolean, gender: boolean) => ({
  contactInformation: { publiclyAccessible: contact },
  staffProperties: { genderPubliclyAccessible: gender },
})
