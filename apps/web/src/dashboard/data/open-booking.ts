import type { Client } from '@kalends/sdk'
import { type MoneyAction, readMoneyAction } from '../payments/data/change-money.ts'
import type { StaffSession } from '../staff-context.ts'
import { type BookingAction, listActions, readBookingAction, resultingStatus } from './booking-actions.ts'
import { type BookingDetail, loadBooking } from './load-booking.ts'
import { readGuid } from './views.ts'

/** The drawer in the URL: the booking, the action being confirmed, and the action just done. */
export type OpenBooking = {
  id: string
  /** Null when it does not exist or the person may not see it. */
  booking: BookingDetail | null
  actions: readonly BookingAction[]
  confirming: BookingAction | null
  done: BookingAction | null
  /** The money form that is open, and the one just saved. */
  pay: string | null
  paid: MoneyAction | null
  /** Idempotency key: submitting twice has one effect. */
  key: string
}

/** Returns null when no booking is open. */
export async function loadOpenBooking(
  client: Client,
  session: StaffSession,
  search: URLSearchParams,
  zone: string,
): Promise<OpenBooking | null> {
  const id = readGuid(search.get('booking'))
  if (!id) return null
  const booking = (await loadBooking(client, session, id, zone)) ?? null
  const actions = booking ? listActions(booking.status, session.permissions) : []
  const confirming = readBookingAction(search.get('confirm'))
  const done = readBookingAction(search.get('done'))
  return {
    id,
    booking,
    actions,
    confirming: confirming && actions.includes(confirming) ? confirming : null,
    done: done && booking?.status === resultingStatus[done] ? done : null,
    pay: search.get('pay'),
    paid: readMoneyAction(search.get('done')) ?? null,
    key: crypto.randomUUID(),
  }
}
