import type { FieldViolation } from '@kalends/contract'
import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { normalizeSettings, type Settings, settingsViolations } from '../rules/settings.ts'
import { changeAddress } from '../steps/change-address.ts'
import { findSiteFacts, isOwnPicture, lockSite, updateSite } from '../store.ts'
import { settingsView } from '../view.ts'

export const updateSiteSettings: Operation<'updateSiteSettings'> = async ({ input, actor, request }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const { publicUrl } = context.config
    const now = context.clock.now()
    const row = (await lockSite(tx, siteId)) ?? fail('NOT_FOUND')
    const circumstances = await findSiteFacts(tx, siteId)
    const before = settingsView(row, circumstances, publicUrl)
    const faults = [...settingsViolations(input, before), ...(await pictureViolations(tx, siteId, input))]
    if (faults.length > 0) refuseFields(faults)
    const { confirmedUrl: url, ...others } = normalizeSettings(input)
    const isRequested = url !== undefined
    const link = isRequested ? await changeAddress(tx, row, { actor, url, origin: request.origin, now }) : null
    const changed = await updateSite(tx, siteId, others, now)
    const zoneChange = { siteId, from: row.time_zone, to: changed.time_zone, now }
    if (zoneChange.from !== zoneChange.to) await context.ports.sites.changeTimeZone(tx, zoneChange)
    const settings = settingsView(changed, circumstances, publicUrl)
    const change = { operation: 'updateSiteSettings', entityType: 'site', entityId: siteId, entityName: settings.name }
    await recordChange(tx, siteId, actor, { ...change, before, after: settings }, now)
    return { settings, confirmationLink: link }
  })

/** Refuses external pictures: their server would learn who views the pages. */
async function pictureViolations(tx: Tx, siteId: string, sent: Settings): Promise<FieldViolation[]> {
  const faults: FieldViolation[] = []
  for (const field of ['logoUrl', 'coverUrl'] as const) {
    const url = sent[field]
    if (url && !(await isOwnPicture(tx, siteId, url)))
      faults.push({ field, description: 'is not the address of a picture you uploaded', violatedRule: 'FORMAT' })
  }
  return faults
}
