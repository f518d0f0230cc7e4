import type { Operation } from '../../../operation.ts'
import { findStaffSettings } from '../store/staff-settings.ts'
import { staffSettingsView } from '../view/staff-settings.ts'

export const getStaffMemberSettings: Operation<'getStaffMemberSettings'> = async ({ actor }, { db }) => ({
  staffMemberSettings: staffSettingsView(await findStaffSettings(db, actor.siteId)),
})
