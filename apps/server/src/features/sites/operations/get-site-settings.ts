import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findSite, findSiteFacts } from '../store.ts'
import { settingsView } from '../view.ts'

export const getSiteSettings: Operation<'getSiteSettings'> = async ({ actor }, { config, db }) => {
  const row = (await findSite(db, actor.siteId)) ?? fail('NOT_FOUND')
  return { settings: settingsView(row, await findSiteFacts(db, actor.siteId), config.publicUrl) }
}
