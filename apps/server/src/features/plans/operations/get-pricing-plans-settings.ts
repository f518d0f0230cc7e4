import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findSite } from '../../sites/index.ts'
import { findPlansSettings } from '../store/settings.ts'
import { plansSettingsView } from '../view/settings.ts'

export const getPricingPlansSettings: Operation<'getPricingPlansSettings'> = async ({ actor }, { db }) => {
  const site = (await findSite(db, actor.siteId)) ?? fail('NOT_FOUND')
  return { pricingPlansSettings: plansSettingsView(site, await findPlansSettings(db, actor.siteId)) }
}
