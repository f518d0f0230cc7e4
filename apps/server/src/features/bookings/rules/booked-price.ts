import { type bookings, minorUnits, type services } from '@kalends/contract'

/** What determines a price, from the service as it is now. */
export type Priced = {
  name: string
  payment: services.Payment
  options: { kind: string; variants: readonly Variant[] } | null
  addOnGroups: readonly { addOns: readonly { id: string; name: string; price: Amount | null }[] }[]
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
  return [...participantLines(service, booking), ...addOns]
}

/** How many pay which price. */
function participantLines(service: Priced, booking: PricedBooking): Line[] {
  const base = basePrice(service.payment)
  const parts = booking.choices?.serviceChoices ?? []
  if (service.options?.kind === 'CUSTOM' && parts.length > 0) {
    return parts.map(({ numberOfParticipants, choices }) => {
      const variant = chosen(service, choices ?? [])
      const line = { kind: 'SERVICE', name: variant?.label ?? service.name } as const
      return { ...line, quantity: numberOfParticipants ?? 1, price: variant?.price?.value ?? base }
    })
  }
  const price = findVariant(service, booking)?.price?.value ?? base
  return [{ kind: 'SERVICE', name: service.name, quantity: booking.participants, price }]
}

function findVariant({ options }: Priced, { minutes, resourceId }: PricedBooking): Variant | undefined {
  if (options?.kind === 'DURATION') return variantOfLength(options.variants, minutes)
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

/** By its id; by its name where the variant was made anew since. */
function chosen({ options }: Priced, [choice = {}]: readonly bookings.ServiceChoice[]): Variant | undefined {
  const id = choice.choiceId?.toLowerCase()
  const variants = options?.variants ?? []
  return variants.find(({ choiceId }) => choiceId === id) ?? variants.find(({ choice: name }) => name === choice.custom)
}

function basePrice({ rateType, fixed, varied }: services.Payment): string | null | undefined {
  return rateType === 'VARIED' ? varied?.defaultPrice?.value : fixed?.price?.value
}

function findAddOn({ addOnGroups }: Priced, id: string | null | undefined) {
  return addOnGroups.flatMap(({ addOns }) => addOns).find((addOn) => addOn.id === id)
}
