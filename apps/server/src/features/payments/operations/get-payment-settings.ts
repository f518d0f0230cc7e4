import type { Operation } from '../../../operation.ts'
import { findPaymentSettings } from '../store/settings.ts'
import { settingsView } from '../view/settings.ts'

export const getPaymentSettings: Operation<'getPaymentSettings'> = async ({ actor }, { db }) => ({
  settings: settingsView(await findPaymentSettings(db, actor.siteId)),
})
