import { MINUTE } from '@kalends/availability'
import { computePercentage, type MinorAmount, minorUnits, type policies, type services } from '@kalends/contract'

export type DueFee = MinorAmount & { trigger: 'BOOKING_CANCELED' | 'NOT_ATTENDED' }

/** What a fee depends on. Times in milliseconds; `agreedStart` and `movedNotice` as in `ChangeableBooking`. */
export type FeeBasis = {
  start: number
  agreedStart: number | null
  movedNotice: number | null
  price: MinorAmount | undefined
}

/**
 * Computes the fee for cancelling now: that of the nearest window before the start that has begun, or had when the
 * customer moved the booking. Undefined before the first window and for a zero fee. After the start it is a no-show fee. Who
 * cancels before that is given the notice of the start they agreed to.
 */
export function feeAt(
  policy: services.BookingPolicy,
  { start, agreedStart, movedNotice, price }: FeeBasis,
  now: number,
): DueFee | undefined {
  const rule = policy.cancellationFeePolicy
  if (!rule?.enabled) return undefined
  const counted = now < start ? (agreedStart ?? start) : start
  const notice = Math.min(counted - now, movedNotice ?? Number.POSITIVE_INFINITY)
  const begun = (rule.cancellationWindows ?? []).filter((window) => notice <= opensBefore(window))
  const [nearest] = begun.sort((a, b) => opensBefore(a) - opensBefore(b))
  const amount = nearest && feeAmount(nearest, price)
  if (!amount || amount.minor <= 0) return undefined
  return { ...amount, trigger: now < start ? 'BOOKING_CANCELED' : 'NOT_ATTENDED' }
}

function opensBefore({ startInMinutes }: policies.CancellationWindow): number {
  return startInMinutes == null ? Number.POSITIVE_INFINITY : startInMinutes * MINUTE
}

function feeAmount(
  { amount, percentage }: policies.CancellationWindow,
  price: MinorAmount | undefined,
): MinorAmount | undefined {
  if (amount?.value && amount.currency) {
    return { minor: minorUnits(amount.value, amount.currency), currency: amount.currency }
  }
  return percentage && price
    ? { minor: computePercentage(price.minor, percentage), currency: price.currency }
    : undefined
}
