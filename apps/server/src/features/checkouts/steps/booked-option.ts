import type { PaymentOption } from '../rules/payment-options.ts'

/** Returns how a way to pay is written on a booking. */
export function toBooked(option: PaymentOption) {
  const isOnline = option === 'FULL_PAYMENT_ONLINE' || option === 'DEPOSIT_ONLINE'
  if (isOnline) return { selected: 'ONLINE', depositSelected: option === 'DEPOSIT_ONLINE' } as const
  return { selected: option === 'FULL_PAYMENT_OFFLINE' ? 'OFFLINE' : option, depositSelected: null } as const
}
