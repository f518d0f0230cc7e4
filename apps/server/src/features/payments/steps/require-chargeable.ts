import { chargeFault, decimalText, describeChargeFault, describeLimits } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import { fail } from '../../../refusal.ts'
import { gatewayOf, type OnlineProvider } from './payment-provider.ts'

/**
 * Refuses an amount that the provider cannot charge, before it is asked: what a coupon, a deposit or an earlier payment leaves
 * is known with the purchase only. Throws AMOUNT_NOT_CHARGEABLE with the limits.
 */
export function requireChargeable(
  context: Context,
  provider: OnlineProvider,
  { amountMinor, currency }: { amountMinor: number; currency: string },
): void {
  const limits = gatewayOf(context, provider).limits(currency)
  const reason = chargeFault(amountMinor, limits)
  if (!reason) return
  const decimal = (minor: number) => decimalText(minor, currency)
  fail('AMOUNT_NOT_CHARGEABLE', {
    description: `The amount of ${decimal(amountMinor)} ${currency} ${describeChargeFault(reason, limits)}.`,
    data: { reason, amount: decimal(amountMinor), ...describeLimits(limits) },
  })
}
