import type { ChargeLimits } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import type { PaymentProvider } from '../../../gateways/payments/provider.ts'
import { fail } from '../../../refusal.ts'
import { findSite } from '../../sites/index.ts'
import type { PaymentProviderKind } from '../rules/ledger.ts'
import { findDefaultMethod } from '../store/methods.ts'
import { findPaymentSettings } from '../store/settings.ts'

/** Who may take payments online. */
export type OnlineProvider = Exclude<PaymentProviderKind, 'ON_SITE'>

/** Returns true if the business takes payments online. */
export async function isPaymentProviderReady(db: Db, siteId: string): Promise<boolean> {
  return ((await findPaymentSettings(db, siteId))?.provider ?? 'NONE') !== 'NONE'
}

/** Returns the provider the business chose. Throws PAYMENT_PROVIDER_NOT_READY without one. */
export async function loadProviderKind(db: Db, siteId: string): Promise<OnlineProvider> {
  const provider = (await findPaymentSettings(db, siteId))?.provider
  return provider && provider !== 'NONE' ? provider : fail('PAYMENT_PROVIDER_NOT_READY')
}

/**
 * Returns what the provider of the business can charge at once in its currency; undefined for a business that takes no
 * payments online.
 */
export async function findChargeLimits(context: Context, db: Db, siteId: string): Promise<ChargeLimits | undefined> {
  const provider = (await findPaymentSettings(db, siteId))?.provider ?? 'NONE'
  const site = provider === 'NONE' ? undefined : await findSite(db, siteId)
  return site && provider !== 'NONE' ? context.gateways.payments[provider].limits(site.currency) : undefined
}

/** Returns true if a customer has a card that the provider of the business can charge while they are away. */
export async function hasChargeableCard(db: Db, siteId: string, contactId: string): Promise<boolean> {
  const settings = await findPaymentSettings(db, siteId)
  return (await findDefaultMethod(db, siteId, contactId))?.provider === (settings?.provider ?? 'NONE')
}

/** Returns the gateway of the provider that took a payment. */
export function gatewayOf(context: Context, provider: PaymentProviderKind): PaymentProvider {
  if (provider === 'ON_SITE') throw new Error('No gateway takes payments on site')
  return context.gateways.payments[provider]
}
