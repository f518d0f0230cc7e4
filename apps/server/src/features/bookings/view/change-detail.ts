import { decimalText } from '@kalends/contract'
import type { BookingChanges, BookingRow } from '../store/rows.ts'
import { isoInstant } from './booking.ts'

type ValueChange = { from: unknown; to: unknown }

/** Reads each value that the history reports, apart from the status. */
const reportedValues: Record<string, (row: BookingRow) => unknown> = {
  paymentStatus: (row) => row.payment_status,
  startDate: (row) => isoInstant(row.starts_at) ?? null,
  endDate: (row) => isoInstant(row.ends_at) ?? null,
  resource: (row) => row.resource?.name ?? null,
  location: (row) => row.location?.name ?? row.location?.formattedAddress ?? null,
  participants: (row) => row.total_participants,
  addOns: (row) => row.booked_add_ons.map(({ name }) => name ?? '').join(', '),
}

/** Returns what changed apart from the status, for the history: each value before and after. */
export function changeDetail(before: BookingRow, changes: BookingChanges): Record<string, unknown> {
  const after = { ...before, ...changes }
  const { double_booked: doubled, latest_message: message } = changes
  return {
    ...Object.fromEntries(
      Object.entries(reportedValues).flatMap(([name, read]) => changed(name, read(before), read(after))),
    ),
    ...(doubled !== undefined && doubled !== before.double_booked ? { doubleBooked: doubled } : {}),
    ...(message ? { message: message.message } : {}),
  }
}

/** Returns the columns before the change, which an undo restores. Internal. */
export function columnsBefore(before: BookingRow, changes: BookingChanges): BookingChanges {
  const names = Object.keys(changes) as (keyof BookingChanges)[]
  return Object.fromEntries(names.map((name) => [name, before[name]]))
}

/** Returns an amount as the history says it, such as `12.50 EUR`. */
export function amountText({ currency }: { currency: string }, minor: number): string {
  return `${decimalText(minor, currency)} ${currency}`
}

function changed(name: string, from: unknown, to: unknown): [string, ValueChange][] {
  return from === to ? [] : [[name, { from, to }]]
}
