import { inParallel } from '../../../db/in-parallel.ts'
import { findStripeAccount } from '../../../gateways/payments/stripe.ts'
import type { Operation } from '../../../operation.ts'
import { stripeWebhookUrl } from '../steps/stripe-account.ts'
import { findPaymentSettings } from '../store/settings.ts'
import { settingsView } from '../view/settings.ts'

export const getPaymentSettings: Operation<'getPaymentSettings'> = async ({ actor: { siteId } }, context) => {
  const [settings, account, webhookUrl] = await inParallel(
    findPaymentSettings(context.db, siteId),
    findStripeAccount(context.db, siteId),
    stripeWebhookUrl(context, siteId),
  )
  return { settings: settingsView(settings, { account, webhookUrl }) }
}
