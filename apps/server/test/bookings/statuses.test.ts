import type { bookings } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import {
  aBooking,
  aStudio,
  expected,
  refusalOf,
  type ServiceOptions,
  type Studio,
  slotWith,
} from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const at = '2026-06-02T09:00:00.000Z'

const statuses = ['CREATED', 'PENDING', 'CONFIRMED', 'WAITING_LIST', 'DECLINED', 'CANCELED'] as const
type Status = (typeof statuses)[number]
type Situation = { studio: Studio; booking: bookings.Booking & { id: string } }

/** A visitor's booking in the given state, reached the way it is reached where there is one. */
async function inStatus(status: Status, options: ServiceOptions = {}): Promise<Situation> {
  const studio = await aStudio(app, context, { ...options, approval: status === 'PENDING' })
  const booking = await aBooking(studio.visitor, slotWith(studio, at))
  const paths: Partial<Record<Status, string>> = {
    PENDING: `/v2/confirmation/${booking.id}:confirmOrDecline`,
    CONFIRMED: `/v2/bookings/${booking.id}/confirm`,
    DECLINED: `/v2/bookings/${booking.id}/decline`,
    CANCELED: `/v2/bookings/${booking.id}/cancel`,
  }
  const path = paths[status]
  if (path) {
    const payload = status === 'PENDING' ? {} : { revision: booking.revision }
    return { studio, booking: expected(await studio.desk.post(path, payload)).booking }
  }
  // There is no waiting list to join yet.
  if (status === 'WAITING_LIST') {
    await context.db.updateTable('bookings').set({ status }).where('id', '=', booking.id).execute()
  }
  return { studio, booking }
}

/** Somebody else has the time too. */
async function withConflict(status: Status): Promise<Situation> {
  const situation = await inStatus(status)
  const overriding = { flowControlSettings: { skipAvailabilityValidation: true } }
  await aBooking(situation.studio.desk, slotWith(situation.studio, at), { status: 'CONFIRMED' }, overriding)
  return situation
}

const outcome = (answer: Parameters<typeof refusalOf>[0]): string => {
  const { booking } = answer.body
  return booking ? `${booking.status}${booking.doubleBooked ? '+' : ''}` : refusalOf(answer).replace(/^\d+ /, '')
}

const call =
  (name: string, more: object = {}) =>
  ({ studio, booking: { id, revision } }: Situation) =>
    studio.desk.post(`/v2/bookings/${id}/${name}`, { revision, ...more })
const byCustomer = ({ studio, booking: { id, revision } }: Situation) =>
  studio.visitor.post(`/v2/bookings/${id}/cancel`, { revision })
const confirmOrDecline = ({ studio, booking: { id } }: Situation) =>
  studio.desk.post(`/v2/confirmation/${id}:confirmOrDecline`, { paymentStatus: 'NOT_PAID' })

const checked = { flowControlSettings: { checkAvailabilityValidation: true } }
const wrong = 'INVALID_BOOKING_STATUS'
const over = 'VALIDATION_FAILURE'
const against = 'BOOKING_POLICY_VIOLATION'
const closed = { policy: { cancellationPolicy: { enabled: false } } }

type Row = [
  string,
  (status: Status) => Promise<Situation>,
  (situation: Situation) => ReturnType<typeof byCustomer>,
  string[],
]

// The states in the order of `statuses`; + is a booking marked as double booked.
const table: Row[] = [
  ['confirm', inStatus, call('confirm'), ['CONFIRMED', 'CONFIRMED', wrong, 'CONFIRMED', wrong, wrong]],
  [
    'confirm in conflict',
    withConflict,
    call('confirm'),
    ['CONFIRMED+', 'CONFIRMED+', wrong, 'CONFIRMED+', wrong, wrong],
  ],
  [
    'confirm in conflict, looking',
    withConflict,
    call('confirm', checked),
    ['NO_OPEN_SPOTS', 'NO_OPEN_SPOTS', wrong, 'NO_OPEN_SPOTS', wrong, wrong],
  ],
  [
    'confirm in conflict, wanting it',
    withConflict,
    call('confirm', { ...checked, doubleBooked: true }),
    ['CONFIRMED+', 'CONFIRMED+', wrong, 'CONFIRMED+', wrong, wrong],
  ],
  ['decline', inStatus, call('decline'), ['DECLINED', 'DECLINED', wrong, 'DECLINED', wrong, wrong]],
  ['confirm or decline', inStatus, confirmOrDecline, ['CONFIRMED', 'PENDING', wrong, 'CONFIRMED', wrong, wrong]],
  [
    'confirm or decline in conflict',
    withConflict,
    confirmOrDecline,
    ['DECLINED', 'DECLINED', wrong, 'DECLINED', wrong, wrong],
  ],
  ['cancel', inStatus, call('cancel'), ['CANCELED', 'CANCELED', 'CANCELED', 'CANCELED', over, over]],
  [
    'cancel against the policy',
    (status) => inStatus(status, closed),
    call('cancel'),
    ['CANCELED', 'CANCELED', 'CANCELED', 'CANCELED', over, over],
  ],
  ['cancel by the customer', inStatus, byCustomer, ['CANCELED', 'CANCELED', 'CANCELED', 'CANCELED', over, over]],
  [
    'cancel by the customer against the policy',
    (status) => inStatus(status, closed),
    byCustomer,
    ['CANCELED', against, against, 'CANCELED', over, over],
  ],
]

describe.each(table)('%s', (_, situation, act, outcomes) => {
  it.each(statuses.map((status, index) => [status, outcomes[index]] as const))(
    'from %s ends in %s',
    async (status, wanted) => {
      expect(outcome(await act(await situation(status)))).toBe(wanted)
    },
  )
})
