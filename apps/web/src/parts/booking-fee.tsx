import type { bookings, Infer } from '@kalends/contract'
import type { Money } from '../lib/format.ts'
import { useFormats, useT } from '../lib/translate.tsx'

/** A fee for cancelling late or not coming that came about. */
export type ChargedFee = Money & { trigger: 'BOOKING_CANCELED' | 'NOT_ATTENDED'; state: 'due' | 'paid' }

/** Tells what cancelling now would cost from a fee that came about. */
export function readBookingFee(found: Infer<typeof bookings.BookingFee> | null | undefined): {
  fee: Money | null
  chargedFee: ChargedFee | null
} {
  const { price, status, trigger } = found?.cancellationFee ?? {}
  if (!price?.value) return { fee: null, chargedFee: null }
  const money = { value: price.value, currency: price.currency ?? '' }
  if (status === 'PREVIEW') return { fee: money, chargedFee: null }
  const of = trigger === 'NOT_ATTENDED' ? 'NOT_ATTENDED' : 'BOOKING_CANCELED'
  return { fee: null, chargedFee: { ...money, trigger: of, state: status === 'APPLIED_TO_ORDER' ? 'paid' : 'due' } }
}

/** Says what the fee is for, and whether it is paid; nothing without one. */
export function ChargedFeeNote({ fee }: { fee: ChargedFee | null }) {
  const t = useT()
  const formats = useFormats()
  return fee && <p>{t(`reading.money.fee.${fee.trigger}.${fee.state}`, { fee: formats.money(fee) })}</p>
}
