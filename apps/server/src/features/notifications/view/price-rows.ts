import type { bookings } from '@kalends/contract'
import type { ItemisedPrice } from '../../bookings/index.ts'
import { bookedDays } from './day-rows.ts'
import type { EmailRow } from './email.ts'
import type { Voice } from './messages.ts'
import { countParticipants } from './participants.ts'

/** Returns the price lines, the total and the payment option; empty if the service states no price. */
export function priceRows(voice: Voice, price: ItemisedPrice | undefined, booking: bookings.Booking): EmailRow[] {
  if (!price) return []
  const lines = priceLines(voice, price, booking)
  const total = totalWords(voice, price, booking)
  return [
    ...(lines.length > 0 ? [{ label: voice.say('row.price'), plain: lines }] : []),
    ...(total ? [{ label: voice.say('row.total'), strong: [total] }] : []),
  ]
}

/** Returns each line with quantity and amount; none for a single line of quantity one, whose amount is the total. */
function priceLines(voice: Voice, { lines, currency, total }: ItemisedPrice, booking: bookings.Booking): string[] {
  const days = chargedDays(lines, booking)
  const countOf = ({ kind, quantity }: Line) => (kind === 'SERVICE' ? quantity / days : quantity)
  if (lines.length < 2 && lines.every((line) => countOf(line) === 1)) return []
  const isCharged = total !== null && Number(total) !== 0
  return lines.map((line) => {
    const { kind, name, amount } = line
    const what = kind === 'ADJUSTMENT' ? voice.say('price.adjustment') : name
    const count = countOf(line)
    const times = count > 1 ? voice.say('price.quantity', { name: what, count: String(count) }) : what
    const isByTheDay = kind === 'SERVICE' && days > 1
    const counted = isByTheDay ? voice.say('what.length', { service: times, duration: voice.days(days) }) : times
    if (!isCharged || amount === null || currency === null) return counted
    return voice.say('price.line', { name: counted, price: voice.money(amount, currency) })
  })
}

type Line = ItemisedPrice['lines'][number]

/** How many days a rental is charged by, which its quantities include; 1 where each length has its own price. */
function chargedDays(lines: readonly Line[], booking: bookings.Booking): number {
  const days = bookedDays(booking) ?? 1
  const quantity = lines.reduce((sum, line) => sum + (line.kind === 'SERVICE' ? line.quantity : 0), 0)
  return quantity === Math.max(1, countParticipants(booking)) * days ? days : 1
}

function totalWords(voice: Voice, price: ItemisedPrice, booking: bookings.Booking): string | undefined {
  const { total, currency, text } = price
  if (total === null || currency === null) return text ?? undefined
  if (Number(total) === 0) return voice.say('price.free')
  const amount = { price: voice.money(total, currency) }
  const option = booking.selectedPaymentOption
  const isOfPlan = option === 'MEMBERSHIP' || option === 'MEMBERSHIP_OFFLINE'
  if (booking.paymentStatus === 'PAID' && isOfPlan) return voice.say('price.plan')
  if (booking.paymentStatus === 'PAID') return voice.say('price.paid', amount)
  if (booking.paymentStatus === 'PARTIALLY_PAID') return voice.say('price.partlyPaid', amount)
  return voice.say(booking.selectedPaymentOption === 'OFFLINE' ? 'price.inPerson' : 'price.open', amount)
}
