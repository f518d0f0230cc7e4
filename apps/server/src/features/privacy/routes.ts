import type { RoutesOf } from '../../operation.ts'
import { eraseCustomer } from './operations/erase-customer.ts'
import { eraseMember } from './operations/erase-member.ts'
import { eraseMyData } from './operations/erase-my-data.ts'
import { exportCustomer } from './operations/export-customer.ts'
import { getRetentionSettings } from './operations/get-retention-settings.ts'
import { previewCustomerErasure, previewMemberErasure } from './operations/preview-erasure.ts'
import { previewRetention } from './operations/preview-retention.ts'
import { updateRetentionSettings } from './operations/update-retention-settings.ts'

/** The operations on privacy. */
export const privacyRoutes: RoutesOf<'privacy'> = {
  eraseCustomer,
  eraseMember,
  eraseMyData,
  exportCustomer,
  previewCustomerErasure,
  previewMemberErasure,
  getRetentionSettings,
  updateRetentionSettings,
  previewRetention,
}
