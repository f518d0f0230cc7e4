import type { bookings } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import {
  type Answer,
  aStudio,
  type Client,
  expected,
  readRefusal,
  type ServiceOptions,
  slotWith,
} from '../support/factories.ts'
import { aGroup, bookSeats, type Group } from '../support/group-sessions.ts'
import { inTurn } from '../support/in-turn.ts'
import { createTestApp } from '../support/index.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const at = '2026-06-02T09:00:00.000Z'

const statuses = ['CREATED', 'PENDING', 'CONFIRMED', 'WAITING_LIST', 'DECLINED', 'CANCELED'] as const
type Status = (typeof statuses)[number]
const kinds = ['APPOINTMENT', 'CLASS', 'COURSE'] as const
type Kind = (typeof kinds)[number]

/** A visitor's booking in a state, and its actors. */
type Situation = { admin: Client; visitor: Client; another: () => Promise<Answer>; booking: Booked }
type Booked = bookings.Booking & { id: string }
type Setting = ServiceOptions & { conflict?: boolean }

/** Something that can be booked by one party at a time. */
async function aThing(kind: Kind, options: ServiceOptions): Promise<Pick<Group, 'admin' | 'visitor' | 'entity'>> {
  if (kind !== 'APPOINTMENT') return aGroup(app, context, kind, { ...options, capacity: 1 })
  const studio = await aStudio(app, context, options)
  return { ...studio, entity: { slot: slotWith(studio, at) } }
}

const overriding = { flowControlSettings: { skipAvailabilityValidation: true } }

/** The booking in the given state, reached the way it is reached where there is one; others may have the place too. */
async function createSituation(kind: Kind, status: Status, { conflict, ...options }: Setting): Promise<Situation> {
  const thing = await aThing(kind, { approval: status === 'PENDING', ...options })
  const { admin, visitor, entity } = thing
  const book = (client: Client, more: object = {}, rest: object = {}) =>
    bookSeats(client, { entity } as Group, more, rest)
  const another = () => book(admin, { status: 'CONFIRMED' }, overriding)
  const booking = await moveToStatus(admin, expected(await book(visitor)).booking, status)
  if (conflict) expected(await another())
  return { admin, visitor, another, booking }
}

async function moveToStatus(admin: Client, booking: Booked, status: Status): Promise<Booked> {
  const paths: Partial<Record<Status, string>> = {
    PENDING: 'mark_booking_as_pending',
    CONFIRMED: 'confirm',
    DECLINED: 'decline',
    CANCELED: 'cancel',
  }
  const { id, revision } = booking
  const flowControlSettings = status === 'PENDING' ? { skipPendingApprovalServiceValidation: true } : {}
  if (paths[status])
    return expected(await admin.post(`/v2/bookings/${id}/${paths[status]}`, { revision, flowControlSettings })).booking
  // There is no waiting list to join yet.
  if (status === 'WAITING_LIST') await context.db.updateTable('bookings').set({ status }).where('id', '=', id).execute()
  return booking
}

type Act = (situation: Situation) => Promise<Answer>
const call =
  (name: string, more: object = {}): Act =>
  ({ admin, booking: { id, revision } }) =>
    admin.post(`/v2/bookings/${id}/${name}`, { revision, ...more })
const byCustomer: Act = ({ visitor, booking: { id, revision } }) =>
  visitor.post(`/v2/bookings/${id}/cancel`, { revision })
const finish =
  (paymentStatus: string): Act =>
  ({ admin, booking: { id } }) =>
    admin.post(`/v2/confirmation/${id}:confirmOrDecline`, { paymentStatus })
const finishMany: Act = async ({ admin, booking: { id } }) => {
  const answer = await admin.post('/v2/bulk/bookings/confirmOrDecline', {
    details: [{ bookingId: id, paymentStatus: 'NOT_PAID' }],
    returnEntity: true,
  })
  const [{ item, itemMetadata }] = expected(answer).results
  return { ...answer, body: item ? { booking: item } : { details: { applicationError: itemMetadata.error } } }
}

const outcome = (answer: Answer): string => {
  const { booking } = answer.body
  return booking ? `${booking.status}${booking.doubleBooked ? '+' : ''}` : readRefusal(answer).replace(/^\d+ /, '')
}

const wrong = 'INVALID_BOOKING_STATUS'
const over = 'VALIDATION_FAILURE'
const against = 'BOOKING_POLICY_VIOLATION'
const late = 'BOOKING_MARK_BOOKING_AS_PENDING'
const closed = { policy: { cancellationPolicy: { enabled: false } } }
const looking = { flowControlSettings: { checkAvailabilityValidation: true } }
const conflict = { conflict: true }
const approval = { approval: true }

/**
 * What each call makes of a booking, for an appointment, a class and a course alike. The states stand in the order of
 * `statuses`; + is a booking that is marked as double booked.
 */
const table: [string, Setting, Act, string[]][] = [
  ['confirm', {}, call('confirm'), ['CONFIRMED', 'CONFIRMED', wrong, 'CONFIRMED', wrong, wrong]],
  ['confirm in conflict', conflict, call('confirm'), ['CONFIRMED+', 'CONFIRMED+', wrong, 'CONFIRMED+', wrong, wrong]],
  [
    'confirm in conflict, looking',
    conflict,
    call('confirm', looking),
    ['NO_OPEN_SPOTS', 'NO_OPEN_SPOTS', wrong, 'NO_OPEN_SPOTS', wrong, wrong],
  ],
  [
    'confirm in conflict, looking and wanting it',
    conflict,
    call('confirm', { ...looking, doubleBooked: true }),
    ['CONFIRMED+', 'CONFIRMED+', wrong, 'CONFIRMED+', wrong, wrong],
  ],
  ['decline', {}, call('decline'), ['DECLINED', 'DECLINED', wrong, 'DECLINED', wrong, wrong]],
  ['decline in conflict', conflict, call('decline'), ['DECLINED', 'DECLINED', wrong, 'DECLINED', wrong, wrong]],
  [
    'confirm or decline',
    { approval: false },
    finish('NOT_PAID'),
    ['CONFIRMED', 'CONFIRMED', wrong, 'CONFIRMED', wrong, wrong],
  ],
  [
    'confirm or decline where approval is needed',
    approval,
    finish('PAID'),
    ['PENDING', 'PENDING', wrong, 'PENDING', wrong, wrong],
  ],
  [
    'confirm or decline in conflict, unpaid',
    conflict,
    finish('NOT_PAID'),
    ['DECLINED', 'DECLINED', wrong, 'DECLINED', wrong, wrong],
  ],
  [
    'confirm or decline in conflict, paid',
    { ...conflict, approval: false },
    finish('PAID'),
    ['CONFIRMED+', 'CONFIRMED+', wrong, 'CONFIRMED+', wrong, wrong],
  ],
  [
    'confirm or decline in conflict, paid, where approval is needed',
    { ...conflict, ...approval },
    finish('PARTIALLY_PAID'),
    ['PENDING+', 'PENDING+', wrong, 'PENDING+', wrong, wrong],
  ],
  [
    'confirm or decline as one of many',
    { ...conflict, approval: false },
    finishMany,
    ['DECLINED', 'DECLINED', wrong, 'DECLINED', wrong, wrong],
  ],
  ['mark as pending', approval, call('mark_booking_as_pending'), ['PENDING', late, late, late, late, late]],
  [
    'mark as pending in conflict',
    { ...conflict, ...approval },
    call('mark_booking_as_pending', looking),
    ['PENDING+', late, late, late, late, late],
  ],
  ['cancel', {}, call('cancel'), ['CANCELED', 'CANCELED', 'CANCELED', 'CANCELED', over, over]],
  ['cancel against the policy', closed, call('cancel'), ['CANCELED', 'CANCELED', 'CANCELED', 'CANCELED', over, over]],
  ['cancel by the customer', {}, byCustomer, ['CANCELED', 'CANCELED', 'CANCELED', 'CANCELED', over, over]],
  [
    'cancel by the customer against the policy',
    closed,
    byCustomer,
    ['CANCELED', against, against, 'CANCELED', over, over],
  ],
]

describe.each(table.map((row, place) => [...row, place] as const))('%s', (_, setting, act, outcomes, place) => {
  const cases = statuses.flatMap((status, index) =>
    inTurn(kinds, place + index).map((kind) => [kind, status, outcomes[index]] as const),
  )
  it.each(cases)('of %s from %s ends in %s', async (kind, status, wanted) => {
    expect(outcome(await act(await createSituation(kind, status, setting)))).toBe(wanted)
  })
})

// Whether a state occupies capacity shows in whether another customer can still book.
const taken = { CREATED: false, PENDING: true, CONFIRMED: true, WAITING_LIST: false, DECLINED: false, CANCELED: false }

describe.each(kinds)('the seat of %s', (kind) => {
  it.each(Object.entries(taken) as [Status, boolean][])(
    'with a booking that is %s is taken: %s',
    async (status, isTaken) => {
      const { another } = await createSituation(kind, status, {})
      expect(expected(await another()).booking.doubleBooked ?? false).toBe(isTaken)
    },
  )

  it('is not taken by requests if several may request it', async () => {
    const { another, booking } = await createSituation(kind, 'PENDING', { approval: true, multipleRequests: true })
    expect(booking.status).toBe('PENDING')
    expect(expected(await another()).booking.doubleBooked ?? false).toBe(false)
  })
})
