import type { bookings } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import {
  type Answer,
  aService,
  type Client,
  expected,
  readRefusal,
  type ServiceOptions,
  slotWith,
} from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aClassStudio, aSession } from './support/class-sessions.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const nine = '2026-06-03T09:00:00.000Z'
const ten = '2026-06-03T10:00:00.000Z'

const statuses = ['CREATED', 'PENDING', 'CONFIRMED', 'WAITING_LIST', 'DECLINED', 'CANCELED'] as const
type Status = (typeof statuses)[number]
const kinds = ['APPOINTMENT', 'CLASS', 'COURSE'] as const
type Kind = (typeof kinds)[number]

type Booked = bookings.Booking & { id: string; revision: string }
/** A visitor's booking in a state, its actors, and possible new times. */
type Situation = { admin: Client; visitor: Client; booking: Booked; slot: object }

async function createSituation(kind: Kind, status: Status, options: ServiceOptions): Promise<Situation> {
  const studio = await aClassStudio(app, context, options)
  const { admin, visitor, siteId, yoga } = studio
  const sessions = { first: '', second: '' }
  if (kind === 'CLASS') {
    sessions.first = await aSession(context, siteId, yoga, nine)
    sessions.second = await aSession(context, siteId, yoga, ten)
  }
  const entity = { APPOINTMENT: { slot: slotWith(studio, nine) }, CLASS: { slot: { eventId: sessions.first } } }
  const bookedEntity = kind === 'COURSE' ? await aCourse(siteId, options) : entity[kind]
  const body = { bookedEntity, contactDetails: { firstName: 'Clara' }, totalParticipants: 1 }
  const { booking } = expected(await visitor.post('/v2/bookings', { booking: body }))
  const slot = kind === 'CLASS' ? { eventId: sessions.second } : { startDate: ten }
  return { admin, visitor, slot, booking: await moveToStatus(admin, booking, status) }
}

async function aCourse(siteId: string, options: ServiceOptions) {
  const course = await aService(context, siteId, [], { ...options, type: 'COURSE', name: 'Bread' })
  await aSession(context, siteId, course, nine, { course: true })
  return { schedule: { scheduleId: course.scheduleId } }
}

async function moveToStatus(admin: Client, booking: Booked, status: Status): Promise<Booked> {
  const paths = { PENDING: 'mark_booking_as_pending', CONFIRMED: 'confirm', DECLINED: 'decline', CANCELED: 'cancel' }
  const { id, revision } = booking
  const path = paths[status as keyof typeof paths]
  if (path) {
    const flowControlSettings = status === 'PENDING' ? { skipPendingApprovalServiceValidation: true } : {}
    return expected(await admin.post(`/v2/bookings/${id}/${path}`, { revision, flowControlSettings })).booking
  }
  // There is no waiting list to join yet.
  if (status === 'WAITING_LIST') await context.db.updateTable('bookings').set({ status }).where('id', '=', id).execute()
  return booking
}

type Act = (situation: Situation) => Promise<Answer>
const move =
  (who: 'admin' | 'visitor', more: object = {}): Act =>
  (situation) => {
    const { id, revision } = situation.booking
    return situation[who].post(`/v2/bookings/${id}/reschedule`, { revision, slot: situation.slot, ...more })
  }
const bring: Act = ({ admin, booking: { id, revision } }) =>
  admin.post(`/v2/bookings/${id}/update_number_of_participants`, { revision, totalParticipants: 2 })
const note: Act = async (situation) => {
  const { admin, booking } = situation
  const data = { namespace: 'crm', namespaceData: { ref: 1 } }
  const answer = await admin.post(`/v2/bookings/${booking.id}/update_extended_fields`, data)
  const query = { query: { filter: { id: booking.id } } }
  const [found] = expected(await admin.post('/v2/extended-bookings/query', query)).extendedBookings
  return answer.status === 200 ? { ...answer, body: found } : answer
}

const outcome = (answer: Answer): string => answer.body.booking?.status ?? readRefusal(answer).replace(/^\d+ /, '')

const over = 'VALIDATION_FAILURE'
const against = 'BOOKING_POLICY_VIOLATION'
const never = Array<string>(6).fill(over)
const silently = { flowControlSettings: { skipBusinessConfirmation: true } }
const closed = { policy: { reschedulePolicy: { enabled: false } } }

/** The states stand in the order of `statuses`. */
const table: [string, ServiceOptions, Act, Record<Kind, string[]>][] = [
  ['move', {}, move('admin'), seated(['CREATED', 'PENDING', 'CONFIRMED', over, over, over])],
  ['move by the customer', {}, move('visitor'), seated(['CREATED', 'PENDING', 'CONFIRMED', over, over, over])],
  [
    'move where approval is needed',
    { approval: true },
    move('admin'),
    seated(['CREATED', 'PENDING', 'PENDING', over, over, over]),
  ],
  [
    'move where approval is needed, asking nobody',
    { approval: true },
    move('admin', silently),
    seated(['CREATED', 'CONFIRMED', 'CONFIRMED', over, over, over]),
  ],
  [
    'move by the customer against the policy',
    closed,
    move('visitor'),
    seated(['CREATED', against, against, over, over, over]),
  ],
  [
    'move by the desk against the policy',
    closed,
    move('admin'),
    seated(['CREATED', 'PENDING', 'CONFIRMED', over, over, over]),
  ],
  [
    'bring somebody',
    {},
    bring,
    {
      APPOINTMENT: never,
      CLASS: ['CREATED', 'PENDING', 'CONFIRMED', over, over, over],
      COURSE: ['CREATED', 'PENDING', 'CONFIRMED', over, over, over],
    },
  ],
  ['note extended fields', {}, note, { APPOINTMENT: [...statuses], CLASS: [...statuses], COURSE: [...statuses] }],
]

/** Courses never move. */
function seated(outcomes: string[]): Record<Kind, string[]> {
  return { APPOINTMENT: outcomes, CLASS: outcomes, COURSE: never }
}

describe.each(table)('%s', (_, options, act, outcomes) => {
  it.each(kinds.flatMap((kind) => statuses.map((status, index) => [kind, status, outcomes[kind][index]] as const)))(
    'of %s from %s ends in %s',
    async (kind, status, wanted) => {
      expect(outcome(await act(await createSituation(kind, status, options)))).toBe(wanted)
    },
  )
})
