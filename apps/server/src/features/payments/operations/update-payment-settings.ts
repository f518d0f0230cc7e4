import type { Infer, payments } from '@kalends/contract'
import { findStripeAccount } from '../../../gateways/payments/stripe.ts'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { findLocations } from '../../business/index.ts'
import { findSite } from '../../sites/index.ts'
import { requireChargeablePrices } from '../steps/require-chargeable-prices.ts'
import { readStripeKeys, saveStripeKeys, stripeWebhookUrl } from '../steps/stripe-account.ts'
import { insertReconciliation } from '../store/reconciliations.ts'
import {
  lockPaymentSettings,
  type PaymentSettingsChanges,
  type Tax,
  updatePaymentSettingsRow,
} from '../store/settings.ts'
import { settingsView } from '../view/settings.ts'

/** Throws INVALID_SETTINGS if Stripe is chosen without its keys, AMOUNTS_NOT_CHARGEABLE if it cannot charge what is on sale. */
export const updatePaymentSettings: Operation<'updatePaymentSettings'> = async ({ input, actor }, context) => {
  const { siteId } = actor
  const keys = await readStripeKeys(context, siteId, input.settings.stripe)
  const webhookUrl = await stripeWebhookUrl(context, siteId)
  return context.transaction(async (tx) => {
    const now = context.clock.now()
    const site = (await findSite(tx, siteId)) ?? fail('NOT_FOUND')
    const row = await lockPaymentSettings(tx, siteId, site.created_at)
    if (input.settings.revision !== String(row.revision)) return fail('REVISION_MISMATCH')
    const changes = readChanges(input.settings)
    if (changes.taxes) {
      const known = new Set((await findLocations(tx, siteId)).map(({ id }) => id))
      if (changes.taxes.some(({ locationId }) => locationId && !known.has(locationId)))
        return fail('LOCATION_NOT_FOUND')
    }
    const known = await findStripeAccount(tx, siteId)
    const account = await saveStripeKeys(tx, siteId, keys)
    if (changes.provider === 'STRIPE' && !account)
      return fail('INVALID_SETTINGS', { description: 'Enter the keys of Stripe first.' })
    const { provider } = changes
    if (provider && provider !== 'NONE' && provider !== row.provider)
      await requireChargeablePrices(context, tx, { siteId, provider, currency: site.currency })
    if (account) await insertReconciliation(tx, { siteId, provider: 'STRIPE' }, now)
    if (changes.provider === 'SANDBOX') await insertReconciliation(tx, { siteId, provider: 'SANDBOX' }, now)
    const before = settingsView(row, { account: known, webhookUrl })
    const after = settingsView(await updatePaymentSettingsRow(tx, siteId, changes, now), { account, webhookUrl })
    const entry = { operation: 'updatePaymentSettings', entityType: 'paymentSettings', entityId: siteId }
    await recordChange(tx, siteId, actor, { ...entry, entityName: site.name, before, after }, now)
    return { settings: after }
  })
}

function readChanges(sent: Infer<typeof payments.PaymentSettingsChanges>): PaymentSettingsChanges {
  return {
    ...(sent.provider === undefined ? {} : { provider: sent.provider }),
    ...(sent.taxes === undefined ? {} : { taxes: readTaxes(sent.taxes) }),
    ...(sent.receiptHeader === undefined ? {} : { receipt_header: sent.receiptHeader }),
    ...(sent.receiptFooter === undefined ? {} : { receipt_footer: sent.receiptFooter }),
  }
}

function readTaxes(sent: readonly Tax[]): Tax[] {
  const taxes = sent.map((tax) => ({ ...tax, locationId: tax.locationId?.toLowerCase() ?? null }))
  const refuse = (description: string) =>
    refuseFields([{ field: 'settings.taxes', description, violatedRule: 'OTHER', ruleName: 'INVALID_TAXES', data: {} }])
  if (taxes.some(({ percent }) => Number(percent) > 100)) return refuse('must have rates of at most 100 percent')
  if (new Set(taxes.map(({ locationId }) => locationId)).size < taxes.length) return refuse('must name a location once')
  return taxes
}
