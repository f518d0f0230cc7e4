import { MINUTE } from '@kalends/availability'
import type { policies, services } from '@kalends/contract'
import { minorUnits } from './booked-price.ts'

export type Amount = { minor: number; currency: string }
export type DueFee = Amount & { trigger: 'BOOKING_CANCELED' | 'NOT_ATTENDED' }

/**
 * Computes the fee for cancelling now: that of the nearest window before the start that has begun. Undefined before the
 * first window and for a zero fee. After the start it is a no-show fee.
 */
export function feeAt(
  policy: services.BookingPolicy,
  { start, price }: { start: number; price: Amount | undefined },
  now: number,
): DueFee | undefined {
  const rule = policy.cancellationFeePolicy
  if (!rule?.enabled) return undefined
  const begun = (rule.cancellationWindows ?? []).filter((window) => start - now <= opensBefore(window))
  const [nearest] = begun.sort((a, b) => opensBefore(a) - opensBefore(b))
  const amount = nearest && feeAmount(nearest, price)
  if (!amount || amount.minor <= 0) return undefined
  return { ...amount, trigger: now < start ? 'BOOKING_CANCELED' : 'NOT_ATTENDED' }
}

function opensBefore({ startInMinutes }: policies.CancellationWindow): number {
  return startInMinutes == null ? Number.POSITIVE_INFINITY : startInMinutes * MINUTE
}

function feeAmount({ amount, percentage }: policies.CancellationWindow, price: Amount | undefined): Amount | undefined {
  if (amount?.value && amount.currency) {
    return { minor: minorUnits(amount.value, amount.currency), currency: amount.currency }
  }
  // Rounds once, half away from zero.
  return percentage && price
    ? { minor: Math.round((price.minor * Number(percentage)) / 100 + 1e-9), currency: price.currency }
    : undefined
}
