import { computePercentage, decimalText } from './money.ts'

/** What a payment provider can charge at once in a currency, in minor units. */
export type ChargeLimits = { currency: string; minMinor: number; maxMinor: number; stepMinor: number }
/** Why an amount cannot be charged. */
export type ChargeFault = 'AMOUNT_BELOW_MINIMUM' | 'AMOUNT_ABOVE_MAXIMUM' | 'AMOUNT_TOO_FINE'

/** Returns why a provider cannot charge an amount; undefined if it can, or if there is nothing to charge. */
export function chargeFault(minor: number, limits: ChargeLimits | undefined): ChargeFault | undefined {
  if (!limits || minor <= 0) return undefined
  if (minor < limits.minMinor) return 'AMOUNT_BELOW_MINIMUM'
  if (minor > limits.maxMinor) return 'AMOUNT_ABOVE_MAXIMUM'
  return minor % limits.stepMinor === 0 ? undefined : 'AMOUNT_TOO_FINE'
}

/** The limits as decimals, for texts. */
export function describeLimits({ currency, ...limits }: ChargeLimits): Record<string, string> {
  return {
    currency,
    minimum: decimalText(limits.minMinor, currency),
    maximum: decimalText(limits.maxMinor, currency),
  }
}

/** Says what an amount must be, as field violations do. */
export function describeChargeFault(fault: ChargeFault, { currency, ...limits }: ChargeLimits): string {
  const amount = (minor: number) => `${decimalText(minor, currency)} ${currency}`
  if (fault === 'AMOUNT_BELOW_MINIMUM') return `must be at least ${amount(limits.minMinor)} to be paid by card`
  if (fault === 'AMOUNT_ABOVE_MAXIMUM') return `must be at most ${amount(limits.maxMinor)} to be paid by card`
  return `must be a multiple of ${amount(limits.stepMinor)} to be paid by card`
}

/**
 * Returns why a percentage of one of these prices cannot be charged, and says what it comes to; undefined if all can. A
 * percentage of nothing, or that rounds to nothing, is not charged.
 */
export function percentageFault(
  pricesMinor: readonly number[],
  percent: string,
  limits: ChargeLimits | undefined,
): { ruleName: ChargeFault; description: string } | undefined {
  if (!limits) return undefined
  for (const priceMinor of pricesMinor) {
    const minor = computePercentage(priceMinor, percent)
    const ruleName = chargeFault(minor, limits)
    if (!ruleName) continue
    const amount = (of: number) => `${decimalText(of, limits.currency)} ${limits.currency}`
    const comesTo = `comes to ${amount(minor)} of ${amount(priceMinor)}`
    return { ruleName, description: `${comesTo}, which ${describeChargeFault(ruleName, limits)}` }
  }
  return undefined
}
