import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { readSiteSecret } from '../rules/site-secret.ts'
import { confirmPendingAddress, findSiteFacts, lockSite } from '../store.ts'
import { settingsView } from '../view.ts'

/**
 * Confirms the pending address. The link must be opened at that address, which proves that this installation serves it,
 * while the person who asked for it is an owner.
 */
export const confirmSiteAddress: Operation<'confirmSiteAddress'> = async ({ input, request }, context) => {
  const key = readSiteSecret(input.token.trim()) ?? fail('INVALID_TOKEN')
  const now = context.clock.now()
  return context.transaction(async (tx) => {
    const { siteId, hash } = key
    const row = (await lockSite(tx, siteId)) ?? fail('INVALID_TOKEN')
    const address = { hash, origin: request.origin }
    const confirmed = (await confirmPendingAddress(tx, siteId, address, now)) ?? fail('INVALID_TOKEN')
    const circumstances = await findSiteFacts(tx, siteId)
    const [before, after] = [row, confirmed].map((one) => settingsView(one, circumstances, context.config.publicUrl))
    const change = { operation: 'confirmSiteAddress', entityType: 'site', entityId: siteId, entityName: row.name }
    await recordChange(tx, siteId, undefined, { ...change, before, after }, now)
    return { url: request.origin }
  })
}
