import type { OutputOf } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { dayBounds } from '../../../lib/day-bounds.ts'
import { dayIn } from '../../../lib/format.ts'
import { FormError, refusalReason } from '../../../lib/refusal.ts'
import { readDay } from '../../data/read-day.ts'
import { readText } from '../../fields/read-form.ts'

export const actions = [
  'PAUSE',
  'RESUME',
  'POSTPONE_END',
  'MARK_AS_PAID',
  'CANCEL_AT_NEXT_PAYMENT',
  'CANCEL_NOW',
] as const
export type OrderAction = (typeof actions)[number]

/** Why an action failed; each has a message `orders.problem.…`. */
export type OrderProblem = 'changed' | 'bookings' | 'endDate' | 'notAllowed' | 'notFound' | 'other'
export type RefusedOrder = { action: OrderAction; problem: OrderProblem; date: string }

/** Reads an action of the URL or a form; undefined for anything else. */
export const readOrderAction = (value: unknown): OrderAction | undefined => actions.find((action) => action === value)

/** Carries out an action; returns the refusal if it failed. */
export async function actOnOrder(
  client: Client,
  id: string,
  { action, form, zone }: { action: OrderAction; form: FormData; zone: string },
): Promise<RefusedOrder | undefined> {
  const options = { idempotencyKey: readText(form, 'key') || crypto.randomUUID() }
  try {
    switch (action) {
      case 'PAUSE':
        await pause(client, id, form, options)
        break
      case 'RESUME':
        await client.orders.resumeOrder({ id }, options)
        break
      case 'POSTPONE_END':
        await client.orders.postponeEndDate({ id, endDate: readEndDate(form, zone) }, options)
        break
      case 'MARK_AS_PAID':
        await client.orders.markAsPaid({ id }, options)
        break
      case 'CANCEL_AT_NEXT_PAYMENT':
        await client.orders.cancelOrder({ id, effectiveAt: 'NEXT_PAYMENT_DATE' }, options)
        break
      case 'CANCEL_NOW':
        await cancelNow(client, id, form, options)
        break
    }
    return undefined
  } catch (error) {
    const problem = refusalReason<OrderProblem>(error, { codes, fallback: 'other' })
    return { action, problem, date: readText(form, 'date') }
  }
}

export type BookingOfOrder = OutputOf<'listBookingsOfOrder'>['bookings'][number]

/** Loads the coming bookings that an order pays for. */
export async function loadBookingsOfOrder(client: Client, orderId: string): Promise<BookingOfOrder[]> {
  return (await client.bookings.listBookingsOfOrder({ orderId })).bookings
}

export const pauseChoices = ['KEEP_PAID', 'KEEP_UNPAID', 'CANCEL'] as const

/** The bookings that were shown, and what was chosen for them; undefined if there are none. */
function readBookings<C extends string>(form: FormData, choices: readonly C[]) {
  const bookingIds = form.getAll('bookingId').map(String)
  if (bookingIds.length === 0) return undefined
  const choice = choices.find((it) => it === form.get('bookings'))
  if (!choice) throw new FormError('other', 'bookings')
  return { choice, bookingIds }
}

async function pause(client: Client, id: string, form: FormData, options: { idempotencyKey: string }): Promise<void> {
  const bookings = readBookings(form, pauseChoices)
  if (bookings) await client.bookings.pauseOrderWithBookings({ orderId: id, ...bookings }, options)
  else await client.orders.pauseOrder({ id }, options)
}

export const endChoices = ['KEEP_UNPAID', 'CANCEL'] as const

/** The bookings that were shown with the end of an order, and what becomes of them; undefined if there are none. */
export const readEndedBookings = (form: FormData) => readBookings(form, endChoices)

async function cancelNow(
  client: Client,
  id: string,
  form: FormData,
  options: { idempotencyKey: string },
): Promise<void> {
  const bookings = readEndedBookings(form)
  if (bookings) await client.bookings.cancelOrderWithBookings({ orderId: id, ...bookings }, options)
  else await client.orders.cancelOrder({ id, effectiveAt: 'IMMEDIATELY' }, options)
}

/** The chosen day at the time of day the order ends now. */
function readEndDate(form: FormData, zone: string): string {
  const day = readDay(readText(form, 'date'))
  const end = Date.parse(readText(form, 'end'))
  if (!day || Number.isNaN(end)) throw new FormError('endDate', 'date')
  const timeOfDay = end - dayBounds(dayIn(end, zone), zone).from
  return new Date(dayBounds(day, zone).from + timeOfDay).toISOString()
}

const codes: Record<string, OrderProblem> = {
  ORDER_BOOKINGS_CHANGED: 'bookings',
  ORDER_NOT_SUSPENDABLE: 'changed',
  ORDER_NOT_PAUSED: 'changed',
  ORDER_NOT_POSTPONABLE: 'changed',
  ORDER_ALREADY_PAID: 'changed',
  ORDER_ALREADY_CANCELED: 'changed',
  ORDER_ALREADY_ENDED: 'changed',
  ORDER_IS_NOT_OFFLINE: 'changed',
  ONE_TIME_ORDER_CANCEL_IMMEDIATELY_ONLY: 'changed',
  INVALID_END_DATE: 'endDate',
  PERMISSION_DENIED: 'notAllowed',
  ORDER_NOT_FOUND: 'notFound',
}
