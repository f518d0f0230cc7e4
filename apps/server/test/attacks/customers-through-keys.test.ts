import { operations as contract, type OperationSpec } from '@kalends/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { issueMemberTokens } from '../../src/features/identity/index.ts'
import {
  anUnpaid,
  aPaidBooking,
  aSellingStudio,
  bookOnline,
  chargeOf,
  getBooking,
  listRefunds,
  passMinutes,
  sellOnline,
} from '../bookings/support/paying.ts'
import { aMonthlyMember, bookWithPlan } from '../credits/support/booked-order.ts'
import { remaining } from '../credits/support/credits.ts'
import { start } from '../payments/support/payments.ts'
import {
  aBooking,
  aClient,
  aHold,
  bookingInput,
  type Client,
  expected,
  readRefusal,
  slotWith,
} from '../support/factories.ts'
import { aGroup } from '../support/group-sessions.ts'
import { createTestApp } from '../support/index.ts'
import { anApiKey, aVisitorToken } from '../support/people.ts'

const now = '2026-06-01T09:00:00Z'
const at = '2026-06-02T09:00:00.000Z'
const next = '2026-06-02T11:00:00.000Z'
const test = await createTestApp({ now })
const { app, context, clock } = test
beforeEach(() => clock.set(now))

/** How a customer calls: with their token alone, or through a front end that adds its key. */
type Way = 'directly' | 'through a key'

async function aCaller(siteId: string, way: Way, token: string): Promise<Client> {
  const authorization = way === 'directly' ? token : `${token},${await anApiKey(context, siteId)}`
  return aClient(app, { authorization })
}

const aVisitorOf = async (siteId: string, way: Way) => aCaller(siteId, way, await aVisitorToken(app, siteId))

const tooLate = {
  cancellationPolicy: { enabled: true, limitLatestCancellation: true, latestCancellationInMinutes: 2880 },
}
const inTime = { cancellationPolicy: { enabled: true } }
const closed = {
  limitLateBookingPolicy: { enabled: true, latestBookingInMinutes: 2880 },
  participantsPolicy: { maxParticipantsPerBooking: 2 },
}

async function cancelPaid(way: Way, policy: object) {
  const studio = await aSellingStudio(test, { policy })
  const client = await aVisitorOf(studio.siteId, way)
  const { booking } = await aPaidBooking(client, await aHold(client, studio, at))
  const { revision } = await getBooking(studio, booking.id)
  const answer = await client.post(`/v2/bookings/${booking.id}/cancel`, { revision })
  await passMinutes(test, 1)
  return [readRefusal(answer), await listRefunds(studio), (await getBooking(studio, booking.id)).paymentStatus]
}

async function cancelByPlan(way: Way) {
  const club = await aMonthlyMember(test, { creditsPerCycle: 3 })
  const { booking } = expected(await bookWithPlan(club))
  const grant = { siteId: club.siteId, clientId: club.siteId, memberId: club.member.id, visitorId: null }
  const issued = await issueMemberTokens(context, { ...grant, memberSessionId: null, hasRefreshToken: false })
  const client = await aCaller(club.siteId, way, issued.access_token)
  const { revision } = await getBooking(club, booking.id)
  const answer = await client.post(`/v2/bookings/${booking.id}/cancel`, { revision })
  return [readRefusal(answer), await remaining(club.shop, club.member)]
}

async function changePeople(way: Way) {
  const yoga = await aGroup(app, context, 'CLASS', { capacity: 8, policy: tooLate })
  await sellOnline(yoga, { serviceId: yoga.group.id, fixed: { price: { value: '20', currency: 'EUR' } } })
  const client = await aVisitorOf(yoga.siteId, way)
  const { hold } = expected(await client.post('/v1/holds', { slot: { ...yoga.place, totalParticipants: 4 } }))
  const { booking } = await aPaidBooking(client, hold)
  const seen: unknown[] = []
  for (const totalParticipants of [6, 1]) {
    const { revision } = await getBooking(yoga, booking.id)
    const url = `/v2/bookings/${booking.id}/update_number_of_participants`
    const answer = await client.post(url, { revision, totalParticipants })
    await passMinutes(test, 1)
    const { total, due } = await chargeOf(yoga, booking.id)
    seen.push([readRefusal(answer), total, due, await listRefunds(yoga)])
  }
  return seen
}

async function reschedule(way: Way) {
  const reschedulePolicy = { enabled: true, limitLatestReschedule: true, latestRescheduleInMinutes: 2880 }
  const studio = await aSellingStudio(test, { policy: { reschedulePolicy } })
  const client = await aVisitorOf(studio.siteId, way)
  const { booking } = await aPaidBooking(client, await aHold(client, studio, at))
  const { revision } = await getBooking(studio, booking.id)
  const slot = slotWith(studio, next)
  return readRefusal(await client.post(`/v2/bookings/${booking.id}/reschedule`, { revision, slot }))
}

async function create(way: Way, url: string, toBody: (booking: object) => object) {
  const studio = await aSellingStudio(test, { policy: closed })
  const client = await aVisitorOf(studio.siteId, way)
  const { status, body } = await client.post(url, toBody(bookingInput(slotWith(studio, at))))
  const { itemMetadata } = body.results?.[0] ?? {}
  return [status, itemMetadata?.error?.code ?? body.details?.applicationError?.code]
}

async function book(way: Way) {
  const studio = await aSellingStudio(test)
  const client = await aVisitorOf(studio.siteId, way)
  const answer = await bookOnline(client, await aHold(client, studio, at))
  const { booking, payment } = answer.body
  return [readRefusal(answer), booking.status, payment?.dueNow, booking.bookingSource]
}

async function hold(way: Way) {
  const yoga = await aGroup(app, context, 'CLASS', {
    capacity: 8,
    policy: { participantsPolicy: { maxParticipantsPerBooking: 2 } },
  })
  const client = await aVisitorOf(yoga.siteId, way)
  return readRefusal(await client.post('/v1/holds', { slot: { ...yoga.place, totalParticipants: 3 } }))
}

/** Leaves the form while the card page is open. */
async function release(way: Way) {
  const studio = await aSellingStudio(test)
  const client = await aVisitorOf(studio.siteId, way)
  const held = await aHold(client, studio, at)
  await anUnpaid(client, held)
  expected(await client.delete(`/v1/holds/${held.id}`))
  return (await client.get(`/v1/holds/${held.id}`)).status
}

async function payLess(way: Way) {
  const studio = await aSellingStudio(test)
  const client = await aVisitorOf(studio.siteId, way)
  const { payment } = expected(await bookOnline(client, await aHold(client, studio, at)))
  return readRefusal(await start(client, payment.charge.id, { amount: '1.00' }))
}

/** What a customer is held to, or gets back, by operation. */
const compared: Record<string, [(way: Way) => Promise<unknown>, expected: unknown][]> = {
  createBooking: [[(way) => create(way, '/v2/bookings', (body) => body), [428, 'BOOKING_POLICY_VIOLATION']]],
  bulkCreateBooking: [
    [
      (way) => create(way, '/v2/bulk/bookings/create', (body) => ({ createBookingsInfo: [body] })),
      [200, 'BOOKING_POLICY_VIOLATION'],
    ],
  ],
  createHold: [[hold, '428 BOOKING_POLICY_VIOLATION']],
  releaseHold: [[release, 200]],
  bookHold: [[book, ['200', 'CREATED', '80.00', { actor: 'CUSTOMER', platform: 'WEB' }]]],
  cancelBooking: [
    [(way) => cancelPaid(way, inTime), ['200', ['8000 SUCCEEDED'], 'REFUNDED']],
    [(way) => cancelPaid(way, tooLate), ['428 BOOKING_POLICY_VIOLATION', [], 'PAID']],
    [cancelByPlan, ['200', [3]]],
  ],
  rescheduleBooking: [[reschedule, '428 BOOKING_POLICY_VIOLATION']],
  updateNumberOfParticipants: [
    [
      changePeople,
      [
        ['428 PRICE_CHANGE_NOT_ALLOWED', '80.00', '0.00', []],
        ['200', '80.00', '0.00', []],
      ],
    ],
  ],
  startPayment: [[payLess, '428 PAYMENT_AMOUNT_CHANGED']],
}

/** Operations that hold nobody to terms, and move no money. */
const withoutTerms = [
  'answerIntakeAnonymously',
  'setBookingSubmissionId',
  'query',
  'queryExtendedBookings',
  'countExtendedBookings',
  'listBookingsToBeStaffed',
  'quoteBooking',
  // A member ends their own order; whoever has the permission ends any.
  'cancelOrderWithBookings',
]

describe('a customer whose front end adds its key', () => {
  const operations = Object.values({ ...contract.bookings, ...contract.holds })
  it('is compared in every operation with one who calls directly', () => {
    const shared = operations.filter(({ method, access }) => {
      const { visitor, member, manager }: OperationSpec['access'] = access
      return method !== 'GET' && (visitor || member) && manager
    })
    const ids = shared.map(({ id }) => id)
    expect(ids.filter((id) => !(id in compared || withoutTerms.includes(id)))).toEqual([])
  })

  const rows = Object.entries(compared).flatMap(([id, scenes]) =>
    scenes.flatMap(([run, outcome], index) =>
      (['directly', 'through a key'] as const).map((way) => ({ id, index, way, run, outcome })),
    ),
  )
  it.each(rows)(
    'is bound by the same terms, and gets the same back: $id $index $way',
    async ({ run, way, outcome }) => {
      expect(await run(way)).toEqual(outcome)
    },
  )

  it('gets more by what the front end asks for by name', async () => {
    const studio = await aSellingStudio(test, { policy: tooLate })
    const client = await aVisitorOf(studio.siteId, 'through a key')
    const { booking } = await aPaidBooking(client, await aHold(client, studio, at))
    const { revision } = await getBooking(studio, booking.id)
    const flowControlSettings = { ignoreCancellationPolicy: true, withRefund: true }
    expected(await client.post(`/v2/bookings/${booking.id}/cancel`, { revision, flowControlSettings }))
    await passMinutes(test, 1)
    expect(await listRefunds(studio)).toEqual(['8000 SUCCEEDED'])
  })

  it('does not get a price by name without the permission of the key', async () => {
    const studio = await aSellingStudio(test, { policy: inTime }, { options: { inPerson: true } })
    const token = await aVisitorToken(app, studio.siteId)
    const key = await anApiKey(context, studio.siteId, ['READ_BOOKINGS', 'MANAGE_BOOKINGS'])
    const client = aClient(app, { authorization: `${token},${key}` })
    const { id, revision } = await aBooking(client, slotWith(studio, at))
    const url = `/v2/bookings/${id}`
    const moving = { revision, slot: slotWith(studio, at), newPrice: '1' }
    expect([
      readRefusal(await client.post(`${url}/reschedule`, moving)),
      readRefusal(await client.post(`${url}/confirm`, { revision, paymentStatus: 'EXEMPT' })),
      readRefusal(await client.post(`${url}/cancel`, { revision, newPrice: '0' })),
    ]).toEqual(['403 UNAUTHORIZED_OPERATION', '403 UNAUTHORIZED_OPERATION', '403 REFUND_NOT_ALLOWED'])
  })
})

describe('a customer who names the booking of somebody else', () => {
  it.each(['directly', 'through a key'] as const)('reaches nothing of it %s', async (way) => {
    const studio = await aSellingStudio(test, { policy: inTime })
    const { booking } = await aPaidBooking(studio.visitor, await aHold(studio.visitor, studio, at))
    const stranger = await aVisitorOf(studio.siteId, way)
    const { revision } = await getBooking(studio, booking.id)
    const of = `/v2/bookings/${booking.id}`
    const answers = [
      await stranger.post(`${of}/cancel`, { revision }),
      await stranger.post(`${of}/reschedule`, { revision, slot: slotWith(studio, next) }),
      await stranger.post(`${of}/update_number_of_participants`, { revision, totalParticipants: 2 }),
      await stranger.get(`/v1/anonymous-bookings/${booking.id}/token`),
      await stranger.post(`/v1/bookings/${booking.id}/charge`, {}),
    ]
    // Some of these are for managers alone.
    expect(answers.filter(({ status }) => status !== 404 && !(way === 'directly' && status === 403))).toEqual([])
    expect((await getBooking(studio, booking.id)).revision).toBe(revision)
  })
})

describe('a session that a key cancels', () => {
  it.each([
    ['CLASS', 'alone'],
    ['CLASS', 'with the token of a customer'],
    ['COURSE', 'alone'],
    ['COURSE', 'with the token of a customer'],
  ] as const)('returns what was paid, however late: of a %s, %s', async (kind, how) => {
    const yoga = await aGroup(app, context, kind, { capacity: 8, policy: tooLate })
    await sellOnline(yoga, { serviceId: yoga.group.id, fixed: { price: { value: '20', currency: 'EUR' } } })
    const { hold } = expected(await yoga.visitor.post('/v1/holds', { slot: { ...yoga.place, totalParticipants: 1 } }))
    const { booking } = await aPaidBooking(yoga.visitor, hold)
    const key = how === 'alone' ? yoga.admin : await aVisitorOf(yoga.siteId, 'through a key')
    const session = context.db.selectFrom('sessions').select('id').where('service_id', '=', yoga.group.id)
    const { id } = await session.executeTakeFirstOrThrow()
    expected(await key.post(`/v1/sessions/${id}/cancel`, { revision: '1' }))
    await passMinutes(test, 1)
    expect(await getBooking(yoga, booking.id)).toMatchObject({ status: 'CANCELED', paymentStatus: 'REFUNDED' })
  })
})
