import type { Operation } from '../../../operation.ts'
import { findRetention } from '../store/retention-settings.ts'
import { retentionView } from '../view.ts'

export const getRetentionSettings: Operation<'getRetentionSettings'> = async ({ actor }, { db }) => ({
  settings: retentionView(await findRetention(db, actor.siteId)),
})
