import type { Infer, payments } from '@kalends/contract'
import type { StripeAccountRow, StripeConnection } from '../../../gateways/payments/stripe.ts'
import type { PaymentSettingsRow } from '../store/settings.ts'

/** Settings in the API shape; the defaults until they are first changed. */
export function settingsView(
  row: PaymentSettingsRow | undefined,
  stripe: { account: StripeAccountRow | undefined; webhookUrl: string },
): Infer<typeof payments.PaymentSettings> {
  return {
    revision: String(row?.revision ?? 1),
    provider: row?.provider ?? 'NONE',
    taxes: row?.taxes ?? [],
    receiptHeader: row?.receipt_header ?? '',
    receiptFooter: row?.receipt_footer ?? '',
    stripe: stripeView(stripe.account, stripe.webhookUrl),
    updatedDate: row && row.revision > 1 ? new Date(row.updated_at).toISOString() : null,
  }
}

function stripeView(account: StripeAccountRow | undefined, webhookUrl: string): Infer<typeof payments.StripeSettings> {
  return {
    mode: account ? (account.is_live ? 'LIVE' : 'TEST') : null,
    publishableKey: account?.publishable_key ?? null,
    secretKeyLast4: account?.secret_key_last4 ?? null,
    secretKeyDate: account ? new Date(account.secret_key_set_at).toISOString() : null,
    webhookSecretLast4: account?.webhook_secret_last4 ?? null,
    webhookSecretDate: account ? new Date(account.webhook_secret_set_at).toISOString() : null,
    webhookUrl,
  }
}

const connectionTexts: Record<StripeConnection['result'], string> = {
  CONNECTED: 'Stripe is connected.',
  NOT_SET: 'Enter the keys of your Stripe account first.',
  KEY_REFUSED: 'Stripe does not accept the secret key. Copy it again from the Stripe dashboard, under Developers.',
  RIGHTS_MISSING: 'The restricted key lacks rights. Give it these rights in the Stripe dashboard, or use a secret key:',
  UNREACHABLE: 'This server cannot reach Stripe. Check its internet connection and firewall, then try again.',
  PROVIDER_FAILED: 'Stripe answered with an error. Try again in a few minutes.',
}

/** The result of a test in the API shape. */
export function connectionView(connection: StripeConnection): Infer<typeof payments.StripeConnection> {
  const missingRights = 'missingRights' in connection ? connection.missingRights : []
  const message = [connectionTexts[connection.result], missingRights.join(', ')].filter(Boolean).join(' ')
  return { result: connection.result, missingRights, message }
}
