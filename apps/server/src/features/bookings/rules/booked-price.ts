import { type bookings, minorUnits, type services } from '@kalends/contract'

/** What determines a price, from the service as it is now. */
export type Priced = {
  name: string
  payment: services.Payment
  options: { kind: string; variants: readonly Variant[] } | null
  addOnGroups: readonly { addOns: readonly { id: string; name: string; price: Amount | null }[] }[]
  /** A rental by the day costs its price for each day. */
  rental?: { unit: 'HOUR' | 'DAY' } | null
}
type Amount = { value: string; currency: string }
type Variant = {
  choice: string
  choiceId: string
  label: string
  durationMinutes: number | null
  price: Amount | null
}

/** What determines the price on the booking's side. */
export type PricedBooking = {
  participants: number
  choices: bookings.ParticipantChoices | null
  minutes: number
  resourceId: string | null
  addOns: readonly bookings.BookedAddOn[]
}

/** One line of a price: so many of something, at a price for each in minor units. */
export type PriceLine = {
  kind: 'SERVICE' | 'ADD_ON' | 'ADJUSTMENT'
  name: string
  quantity: number
  unitMinor: number
}

/** A price whose lines add up to its total. */
export type BookedPrice = { currency: string; lines: PriceLine[]; minor: number }

/** ISO 4217's code where no currency is involved: a free service need not have one. */
export const NO_CURRENCY = 'XXX'

/** Returns the price of a booking with its lines. Undefined where it is free text or not stated. */
export function bookedPrice(service: Priced, booking: PricedBooking): BookedPrice | undefined {
  const { rateType, fixed, varied } = service.payment
  const currency = fixed?.price?.currency ?? varied?.defaultPrice?.currency
  const isFree = rateType === 'NO_FEE'
  if (!isFree && (rateType === 'CUSTOM' || !currency)) return undefined
  const unit = currency ?? NO_CURRENCY
  const lines = buildLines(service, booking).map(({ price, ...line }) => ({
    ...line,
    unitMinor: isFree ? 0 : minorUnits(price, unit),
  }))
  return { currency: unit, lines, minor: sumLines(lines) }
}

/** Returns the lines without prices, for services whose price is free text. */
export function bookedLines(service: Priced, booking: PricedBooking): Omit<PriceLine, 'unitMinor'>[] {
  return buildLines(service, booking).map(({ price: _, ...line }) => line)
}

/** Returns the price with an adjustment line if the lines don't add up to the agreed total. */
export function withAgreedTotal(price: BookedPrice, minor: number): BookedPrice {
  const difference = minor - price.minor
  if (difference === 0) return price
  const adjustment: PriceLine = { kind: 'ADJUSTMENT', name: '', quantity: 1, unitMinor: difference }
  return { ...price, lines: [...price.lines, adjustment], minor }
}

/** The sum of lines in minor units. */
export function sumLines(lines: readonly PriceLine[]): number {
  return lines.reduce((sum, { unitMinor, quantity }) => sum + unitMinor * quantity, 0)
}

type Line = Omit<PriceLine, 'unitMinor'> & { price: string | null | undefined }

function buildLines(service: Priced, booking: PricedBooking): Line[] {
  const addOns = booking.addOns.map(({ id, name, quantity }): Line => {
    const offered = findAddOn(service, id)
    const line = { kind: 'ADD_ON', name: name ?? offered?.name ?? '', quantity: quantity ?? 1 } as const
    return { ...line, price: offered?.price?.value }
  })
  const days = chargedDays(service, booking)
  const lines = participantLines(service, booking).map((line) => ({ ...line, quantity: line.quantity * days }))
  return [...lines, ...addOns]
}

/** Local days have 23 to 25 hours. Where each length has its price, that is for all days together. */
function chargedDays({ rental, options }: Priced, { minutes }: PricedBooking): number {
  return rental?.unit === 'DAY' && options?.kind !== 'DURATION' ? wholeDays(minutes) : 1
}

function wholeDays(minutes: number): number {
  return Math.max(1, Math.round(minutes / 1440))
}

/** How many pay which price. */
function participantLines(service: Priced, booking: PricedBooking): Line[] {
  const base = basePrice(service.payment)
  const parts = booking.choices?.serviceChoices ?? []
  if (service.options?.kind === 'CUSTOM' && parts.length > 0) {
    return parts.map(({ numberOfParticipants, choices }) => {
      const variant = chosenVariant(service, choices?.[0] ?? {})
      const line = { kind: 'SERVICE', name: variant?.label ?? service.name } as const
      return { ...line, quantity: numberOfParticipants ?? 1, price: variant?.price?.value ?? base }
    })
  }
  const price = findVariant(service, booking)?.price?.value ?? base
  return [{ kind: 'SERVICE', name: service.name, quantity: booking.participants, price }]
}

/** The length that sets the price: a rental by the day is for whole days. */
export function countedMinutes({ rental }: Priced, minutes: number): number {
  return rental?.unit === 'DAY' ? wholeDays(minutes) * 1440 : minutes
}

function findVariant(service: Priced, { minutes, resourceId }: PricedBooking): Variant | undefined {
  const { options } = service
  if (options?.kind === 'DURATION') return variantOfLength(options.variants, countedMinutes(service, minutes))
  if (options?.kind === 'STAFF_MEMBER') return options.variants.find(({ choice }) => choice === resourceId)
  return undefined
}

/** A length that has no price costs that of the next longer one, or of the longest: never the usual price. */
function variantOfLength(variants: readonly Variant[], minutes: number): Variant | undefined {
  const byLength = variants
    .filter(({ durationMinutes }) => durationMinutes !== null)
    .toSorted((one, other) => (one.durationMinutes ?? 0) - (other.durationMinutes ?? 0))
  return byLength.find(({ durationMinutes }) => (durationMinutes ?? 0) >= minutes) ?? byLength.at(-1)
}

/** Finds the variant of a choice by its id; by its name or length where the variant was made anew since. */
export function chosenVariant({ options }: Priced, choice: bookings.ServiceChoice): Variant | undefined {
  const id = choice.choiceId?.toLowerCase()
  const minutes = choice.duration?.minutes
  const variants = options?.variants ?? []
  return (
    variants.find(({ choiceId }) => choiceId === id) ??
    variants.find(({ choice: name }) => name === choice.custom) ??
    variants.find(({ durationMinutes }) => durationMinutes !== null && durationMinutes === minutes)
  )
}

function basePrice({ rateType, fixed, varied }: services.Payment): string | null | undefined {
  return rateType === 'VARIED' ? varied?.defaultPrice?.value : fixed?.price?.value
}

/** Finds an add-on of the service; undefined once it is not offered any more. */
export function findAddOn({ addOnGroups }: Priced, id: string | null | undefined) {
  return addOnGroups.flatMap(({ addOns }) => addOns).find((addOn) => addOn.id === id)
}
