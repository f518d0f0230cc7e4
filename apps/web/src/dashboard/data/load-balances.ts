import type { Client } from '@kalends/sdk'
import type { Balance } from '../rows/payment-state.ts'

/** Balances of bookings by their ids; a booking with nothing to pay has none. */
export type Balances = ReadonlyMap<string, Balance>

const PER_CALL = 100

/** Loads what bookings cost and what was paid of it. */
export async function loadBalances(client: Client, bookingIds: readonly string[]): Promise<Balances> {
  const calls = Array.from({ length: Math.ceil(bookingIds.length / PER_CALL) }, (_, index) =>
    client.bookings.listBookingBalances({
      bookingIds: bookingIds.slice(index * PER_CALL, (index + 1) * PER_CALL),
    }),
  )
  const found = (await Promise.all(calls)).flatMap(({ balances }) => balances)
  return new Map(found.map((balance) => [balance.bookingId, balance]))
}
