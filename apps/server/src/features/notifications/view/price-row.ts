import type { bookings, services } from '@kalends/contract'
import type { Price } from '../rules/whole-price.ts'
import type { LetterRow } from './letter.ts'
import type { Voice } from './words.ts'

/** What is paid or still to pay; nothing where the service says nothing about it. */
export function priceRow(voice: Voice, price: Price, booking: bookings.Booking): LetterRow[] {
  if (price.kind === 'free') return [{ label: voice.say('row.price'), plain: [voice.say('price.free')] }]
  if (price.kind === 'words') return price.words ? [{ label: voice.say('row.price'), plain: [price.words] }] : []
  const amount = { price: voice.money(price.value, price.currency) }
  if (booking.paymentStatus === 'PAID')
    return [{ label: voice.say('row.paid'), plain: [voice.say('price.paid', amount)] }]
  const atVisit = booking.selectedPaymentOption === 'OFFLINE'
  return [{ label: voice.say('row.price'), plain: [voice.say(atVisit ? 'price.inPerson' : 'price.open', amount)] }]
}

/** The price as a service states it. */
export function priceOf({ rateType, fixed, varied, custom }: services.Payment): Price {
  if (rateType === 'NO_FEE') return { kind: 'free' }
  const amount = rateType === 'VARIED' ? varied?.defaultPrice : fixed?.price
  if (amount?.value && amount.currency) return { kind: 'amount', value: amount.value, currency: amount.currency }
  return { kind: 'words', words: custom?.description ?? '' }
}
