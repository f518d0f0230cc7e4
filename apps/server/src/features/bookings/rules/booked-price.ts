import type { bookings, services } from '@kalends/contract'

/** What a price is made of, as the service has it now. */
export type Priced = {
  payment: services.Payment
  options: { kind: string; variants: readonly Variant[] } | null
  addOnGroups: readonly { addOns: readonly { id: string; price: Amount | null }[] }[]
}
type Amount = { value: string; currency: string }
type Variant = { choice: string; choiceId: string; durationMinutes: number | null; price: Amount | null }

/** What of a booking bears on its price. */
export type PricedBooking = {
  participants: number
  choices: bookings.ParticipantChoices | null
  minutes: number
  resourceId: string | null
  addOns: readonly bookings.BookedAddOn[]
}

/** ISO 4217's code where no currency is involved: a free service need not have one. */
const NO_CURRENCY = 'XXX'

/** The price in minor units of its currency; undefined where it is words, or nobody has said it. */
export function bookedPrice(service: Priced, booking: PricedBooking): { minor: number; currency: string } | undefined {
  const { rateType, fixed, varied } = service.payment
  const currency = fixed?.price?.currency ?? varied?.defaultPrice?.currency
  if (rateType === 'NO_FEE') return { minor: 0, currency: currency ?? NO_CURRENCY }
  if (rateType === 'CUSTOM' || !currency) return undefined
  const heads = headsOf(service, booking).map(({ count, price }) => minorUnits(price, currency) * count)
  const extras = booking.addOns.map(
    ({ id, quantity }) => minorUnits(addOnPrice(service, id), currency) * (quantity ?? 1),
  )
  return { minor: [...heads, ...extras].reduce((sum, line) => sum + line, 0), currency }
}

const digits = new Map<string, number>()

/** Decimal places of a currency: 0, 2 or 3. */
export function minorDigits(currency: string): number {
  const known = digits.get(currency)
  if (known !== undefined) return known
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const found = format.resolvedOptions().maximumFractionDigits ?? 2
  digits.set(currency, found)
  return found
}

/** An amount as the wire writes it. */
export function decimalText(minor: number, currency: string): string {
  return (minor / 10 ** minorDigits(currency)).toFixed(minorDigits(currency))
}

/** Half away from zero to the minor unit. */
export function minorUnits(value: string | null | undefined, currency: string): number {
  const scaled = Number(value ?? 0) * 10 ** minorDigits(currency)
  return Math.sign(scaled) * Math.round(Math.abs(scaled) + 1e-9)
}

/** How many pay which price. */
function headsOf(service: Priced, booking: PricedBooking): { count: number; price: string | null | undefined }[] {
  const base = basePrice(service.payment)
  const parts = booking.choices?.serviceChoices ?? []
  if (service.options?.kind === 'CUSTOM' && parts.length > 0) {
    return parts.map(({ numberOfParticipants, choices }) => ({
      ...{ count: numberOfParticipants ?? 1, price: chosen(service, choices ?? [])?.price?.value ?? base },
    }))
  }
  return [{ count: booking.participants, price: variantOf(service, booking)?.price?.value ?? base }]
}

function variantOf({ options }: Priced, { minutes, resourceId }: PricedBooking): Variant | undefined {
  if (options?.kind === 'DURATION') return options.variants.find(({ durationMinutes }) => durationMinutes === minutes)
  if (options?.kind === 'STAFF_MEMBER') return options.variants.find(({ choice }) => choice === resourceId)
  return undefined
}

function chosen({ options }: Priced, choices: readonly bookings.ServiceChoice[]): Variant | undefined {
  return options?.variants.find(({ choice, choiceId }) =>
    choices.some((it) => it.custom === choice || it.choiceId?.toLowerCase() === choiceId),
  )
}

function basePrice({ rateType, fixed, varied }: services.Payment): string | null | undefined {
  return rateType === 'VARIED' ? varied?.defaultPrice?.value : fixed?.price?.value
}

function addOnPrice({ addOnGroups }: Priced, id: string | null | undefined): string | undefined {
  return addOnGroups.flatMap(({ addOns }) => addOns).find((addOn) => addOn.id === id)?.price?.value
}
