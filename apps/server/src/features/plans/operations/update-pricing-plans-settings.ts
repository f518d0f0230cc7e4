import { applyMask, readMask } from '@kalends/contract'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { findSite } from '../../sites/index.ts'
import { lockPlansSettings, updatePlansSettings } from '../store/settings.ts'
import { plansSettingsView } from '../view/settings.ts'

export const updatePricingPlansSettings: Operation<'updatePricingPlansSettings'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const { pricingPlansSettings: sent, fieldMask } = input
    const site = (await findSite(tx, siteId)) ?? fail('NOT_FOUND')
    const stored = await lockPlansSettings(tx, siteId, new Date(site.created_at))
    if (sent.revision !== String(stored.revision)) return fail('REVISION_MISMATCH')
    const before = plansSettingsView(site, stored)
    const { taxableAddress, extendedFields } = applyMask(before, sent, readMask(fieldMask))
    const content = { taxableAddress: taxableAddress ?? 'BUSINESS', extendedFields: extendedFields ?? null }
    const now = context.clock.now()
    const after = plansSettingsView(site, await updatePlansSettings(tx, siteId, content, now))
    const entity = { entityType: 'plansSettings', entityId: siteId, entityName: site.name }
    await recordChange(tx, siteId, actor, { operation: 'updatePricingPlansSettings', ...entity, before, after }, now)
    return { pricingPlansSettings: after }
  })
