import { type bookingsOwn, decimalText, type Infer, minorUnits, type services } from '@kalends/contract'
import {
  type BookedPrice,
  bookedLines,
  bookedPrice,
  type Priced,
  type PricedBooking,
  type PriceLine,
  sumLines,
  withAgreedTotal,
} from '../rules/booked-price.ts'
import type { AgreedPrice } from '../store/rows.ts'

export type ItemisedPrice = Infer<typeof bookingsOwn.ItemisedPrice>

/**
 * Returns the agreed price of a booking line by line; lines that were not stored come from the service as it is now. The
 * lines add up to the total.
 */
export function itemisedPrice(
  service: Priced & { payment: services.Payment },
  booking: PricedBooking,
  agreed: AgreedPrice | null = null,
): ItemisedPrice {
  const price = agreed ? agreedLines(service, booking, agreed) : bookedPrice(service, booking)
  if (price) return amounts(price)
  const lines = bookedLines(service, booking).map((line) => ({ ...line, unitPrice: null, amount: null }))
  const { rateType, custom } = service.payment
  const text = rateType === 'CUSTOM' ? (custom?.description ?? null) : null
  return { currency: null, lines, total: null, text }
}

/** Returns an agreed price line by line without its service; one line if none were stored. */
export function itemisedAgreed(agreed: AgreedPrice): ItemisedPrice {
  return amounts(storedLines(agreed) ?? oneLine(agreed, ''))
}

/** Returns the stored lines of an agreed price; undefined if it has none. */
export function storedLines({ currency, value, lines: stored }: AgreedPrice): BookedPrice | undefined {
  if (!stored) return undefined
  const lines = stored.map(
    ({ price, ...line }): PriceLine => ({
      ...line,
      unitMinor: minorUnits(price, currency),
    }),
  )
  return withAgreedTotal({ currency, lines, minor: sumLines(lines) }, minorUnits(value, currency))
}

function oneLine({ currency, value }: AgreedPrice, name: string): BookedPrice {
  const minor = minorUnits(value, currency)
  return { currency, lines: [{ kind: 'SERVICE', name, quantity: 1, unitMinor: minor }], minor }
}

function agreedLines(service: Priced, booking: PricedBooking, agreed: AgreedPrice): BookedPrice {
  const stored = storedLines(agreed)
  if (stored) return stored
  const now = bookedPrice(service, booking)
  if (now?.currency === agreed.currency) return withAgreedTotal(now, minorUnits(agreed.value, now.currency))
  return oneLine(agreed, service.name)
}

function amounts({ currency, lines, minor }: BookedPrice): ItemisedPrice {
  return {
    currency,
    lines: lines.map(({ unitMinor, ...line }) => ({
      ...line,
      unitPrice: decimalText(unitMinor, currency),
      amount: decimalText(unitMinor * line.quantity, currency),
    })),
    total: decimalText(minor, currency),
    text: null,
  }
}
