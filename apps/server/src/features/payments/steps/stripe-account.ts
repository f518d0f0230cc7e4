import type { Infer, payments } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import {
  findStripeAccount,
  type StripeAccountRow,
  saveStripeAccount,
  secretOwner,
} from '../../../gateways/payments/stripe.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { encrypt } from '../../../security/encryption.ts'
import { publicAddress } from '../../sites/index.ts'

/** Keys of Stripe that were sent, the secrets encrypted; undefined without any. */
export type SentStripeKeys = Partial<StripeAccountRow> & { isLive: Set<boolean> }

/** Encrypts the keys that were sent. Not inside a transaction. */
export async function readStripeKeys(
  context: Context,
  siteId: string,
  sent: Infer<typeof payments.StripeKeys> | undefined,
): Promise<SentStripeKeys> {
  const { publishableKey, secretKey, webhookSecret } = sent ?? {}
  const set_at = new Date(context.clock.now()).toISOString()
  const isLive = new Set([publishableKey, secretKey].filter((key) => key !== undefined).map(isLiveKey))
  return {
    isLive,
    ...(publishableKey === undefined ? {} : { publishable_key: publishableKey }),
    ...(secretKey === undefined
      ? {}
      : {
          secret_key: await encrypt(context, secretKey, secretOwner(siteId)),
          secret_key_last4: secretKey.slice(-4),
          secret_key_set_at: set_at,
        }),
    ...(webhookSecret === undefined
      ? {}
      : {
          webhook_secret: await encrypt(context, webhookSecret, secretOwner(siteId)),
          webhook_secret_last4: webhookSecret.slice(-4),
          webhook_secret_set_at: set_at,
        }),
  }
}

const isLiveKey = (key: string): boolean => key.includes('_live_')

/**
 * Saves the keys that were sent over the ones known, and returns the account. Both keys are of one mode. Throws
 * INVALID_SETTINGS while one of the three is missing.
 */
export async function saveStripeKeys(
  tx: Tx,
  siteId: string,
  { isLive: modes, ...sent }: SentStripeKeys,
): Promise<StripeAccountRow | undefined> {
  const known = await findStripeAccount(tx, siteId)
  if (Object.keys(sent).length === 0) return known
  const isSwitching = known !== undefined && modes.size === 1 && !modes.has(known.is_live)
  const isComplete = sent.publishable_key !== undefined && sent.secret_key !== undefined
  if (modes.size > 1 || (isSwitching && !isComplete)) return refuseModes()
  const is_live = [...modes][0] ?? known?.is_live ?? false
  const account = { ...known, ...sent, site_id: siteId, is_live }
  if (!isAccount(account)) return fail('INVALID_SETTINGS', { description: 'Enter all three keys of Stripe.' })
  await saveStripeAccount(tx, account)
  return account
}

function isAccount(account: Partial<StripeAccountRow>): account is StripeAccountRow {
  const { publishable_key, secret_key, webhook_secret } = account
  return publishable_key !== undefined && secret_key !== undefined && webhook_secret !== undefined
}

function refuseModes(): never {
  return refuseFields([
    {
      field: 'settings.stripe.secretKey',
      description: 'must be of the same mode as the publishable key: both test, or both live',
      violatedRule: 'OTHER',
      ruleName: 'STRIPE_MODES_DIFFER',
      data: {},
    },
  ])
}

/** Returns the address of the webhook endpoint of a business. */
export async function stripeWebhookUrl(context: Context, siteId: string): Promise<string> {
  return `${new URL(await publicAddress(context, siteId)).origin}/v1/payments/stripe/webhook/${siteId}`
}
