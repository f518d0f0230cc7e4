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

function agreedLines(service: Priced, booking: PricedBooking, agreed: AgreedPrice): BookedPrice {
  const { currency } = agreed
  const minor = minorUnits(agreed.value, currency)
  if (agreed.lines) {
    const lines = agreed.lines.map(
      ({ price, ...line }): PriceLine => ({
        ...line,
        unitMinor: minorUnits(price, currency),
      }),
    )
    return withAgreedTotal({ currency, lines, minor: sumLines(lines) }, minor)
  }
  const now = bookedPrice(service, booking)
  if (now?.currency === currency) return withAgreedTotal(now, minor)
  const line: PriceLine = { kind: 'SERVICE', name: service.name, quantity: 1, unitMinor: minor }
  return { currency, lines: [line], minor }
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
