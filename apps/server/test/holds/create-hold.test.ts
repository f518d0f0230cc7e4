import { describe, expect, it, onTestFinished } from 'vitest'
import type { Tx } from '../../src/db/database.ts'
import { lockResources } from '../../src/features/schedules/index.ts'
import { runDue } from '../../src/setup/background.ts'
import {
  aClient,
  aHold,
  aLocation,
  aService,
  aStaffMember,
  aStudio,
  aVisitor,
  expected,
  readRefusal,
  type Studio,
  slotAt,
  takenTime,
} from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aPerson, signIn } from '../support/people.ts'
import { whileWaiting } from '../support/while-waiting.ts'

const start = '2026-06-01T09:00:00Z'
const { app, context, clock } = await createTestApp({ now: start })
const at = '2026-06-02T09:00:00.000Z'
const hour = (count: number) => new Date(Date.parse(at) + count * 3_600_000).toISOString()

const requested = (studio: Studio, startDate = at, more: object = {}) => {
  const { serviceId, endDate, timezone } = slotAt(studio, startDate)
  return { slot: { serviceId, startDate, endDate, timezone, ...more } }
}

describe('holding a time', () => {
  it('reserves it for ten minutes, buffers included, with the requested staff member', async () => {
    const studio = await aStudio(app, context, { bufferMinutes: 15, bufferBeforeMinutes: 5 })
    // The grid of such a service runs in steps of 80 minutes from midnight in Berlin.
    const onGrid = '2026-06-02T10:00:00.000Z'
    const hold = await aHold(studio.visitor, studio, onGrid)
    expect(hold).toMatchObject({
      live: true,
      expiresAt: '2026-06-01T09:10:00.000Z',
      resourceName: 'Livia Marchetti',
      slot: {
        startDate: onGrid,
        resourceId: studio.resourceId,
        locationId: studio.locationId,
        timezone: 'Europe/Berlin',
      },
    })
    expect(await takenTime(context, studio.resourceId)).toEqual([
      '["2026-06-02 09:55:00+00","2026-06-02 11:15:00+00") hold',
    ])
  })

  it('uses the duration set by the business', async () => {
    const studio = await aStudio(app, context)
    await context.db.updateTable('sites').set({ hold_minutes: 25 }).where('id', '=', studio.siteId).execute()
    expect((await aHold(studio.visitor, studio, at)).expiresAt).toBe('2026-06-01T09:25:00.000Z')
  })

  it('shows it to everyone else as taken, and to its owner as free', async () => {
    const studio = await aStudio(app, context)
    await aHold(studio.visitor, studio, at)
    const stranger = await aVisitor(app, studio.siteId)
    const query = { query: { filter: { serviceId: studio.service.id, startDate: at, endDate: hour(1) } } }
    const entries = async (client: typeof stranger) =>
      expected(await client.post('/v1/availability/query', query)).availabilityEntries
    expect(await entries(stranger)).toMatchObject([{ bookable: false, openSpots: 0 }])
    expect(await entries(studio.visitor)).toMatchObject([{ bookable: true, openSpots: 1 }])
  })

  it('returns the same hold to the same visitor for the same time, without extending it', async () => {
    const studio = await aStudio(app, context)
    const first = await aHold(studio.visitor, studio, at)
    clock.advance({ minutes: 4 })
    const again = await aHold(studio.visitor, studio, at, { resourceId: studio.resourceId })
    expect(again).toEqual(first)
    clock.set(start)
  })

  it('moves the hold of a checkout to another time and frees the first', async () => {
    const studio = await aStudio(app, context)
    const first = await aHold(studio.visitor, studio, at)
    const payload = { ...requested(studio, hour(2)), checkoutId: first.checkoutId }
    const { hold } = expected(await studio.visitor.post('/v1/holds', payload))
    expect(hold).toMatchObject({ id: first.id, checkoutId: first.checkoutId, slot: { startDate: hour(2) } })
    expect(await takenTime(context, studio.resourceId)).toHaveLength(1)
    expect(readRefusal(await (await aVisitor(app, studio.siteId)).post('/v1/holds', requested(studio)))).toBe('200')
  })

  it('keeps the first time if the other one is unavailable', async () => {
    const studio = await aStudio(app, context)
    const first = await aHold(studio.visitor, studio, at)
    await aHold(await aVisitor(app, studio.siteId), studio, hour(2))
    const payload = { ...requested(studio, hour(2)), checkoutId: first.checkoutId }
    expect(readRefusal(await studio.visitor.post('/v1/holds', payload))).toBe('428 SLOT_NOT_AVAILABLE')
    expect(expected(await studio.visitor.get(`/v1/holds/${first.id}`)).hold).toEqual(first)
  })

  it('takes any free staff member, until none is', async () => {
    const studio = await aStudio(app, context, { staff: 2 })
    const one = studio.visitor
    const other = await aVisitor(app, studio.siteId)
    const names = [await aHold(one, studio, at), await aHold(other, studio, at)].map((hold) => hold.resourceName)
    expect(names.sort()).toEqual(['Colleague 1', 'Livia Marchetti'])
    const third = await (await aVisitor(app, studio.siteId)).post('/v1/holds', requested(studio))
    expect(readRefusal(third)).toBe('428 SLOT_NOT_AVAILABLE')
  })

  it('stores the chosen location of a service with several', async () => {
    const studio = await aStudio(app, context)
    const elsewhere = await aLocation(context, studio.siteId, 'Harbour')
    const locations = [studio.locationId, elsewhere].map((id) => ({ type: 'BUSINESS' as const, business: { id } }))
    const service = await aService(context, studio.siteId, [studio.resourceId], { locations })
    const hold = await aHold(studio.visitor, { ...studio, service }, at, { locationId: elsewhere })
    expect(hold.slot.locationId).toBe(elsewhere)
    const wrong = requested({ ...studio, service }, hour(3), { locationId: studio.service.id })
    expect(readRefusal(await studio.visitor.post('/v1/holds', wrong))).toBe('404 LOCATION_NOT_FOUND')
  })
})

describe('a time that cannot be held', () => {
  it('is refused while someone else holds it, with alternatives, and available again to the second', async () => {
    const studio = await aStudio(app, context)
    await aHold(studio.visitor, studio, at)
    const stranger = await aVisitor(app, studio.siteId)
    const refused = await stranger.post('/v1/holds', requested(studio))
    expect(readRefusal(refused)).toBe('428 SLOT_NOT_AVAILABLE')
    const { rule, nextFree } = refused.body.details.applicationError.data
    expect(rule).toBe('HELD')
    expect(nextFree.map(({ startDate }: { startDate: string }) => startDate)).toEqual([hour(1), hour(2), hour(3)])
    clock.set('2026-06-01T09:09:59.999Z')
    expect(readRefusal(await stranger.post('/v1/holds', requested(studio)))).toBe('428 SLOT_NOT_AVAILABLE')
    clock.set('2026-06-01T09:10:00Z')
    expect(readRefusal(await stranger.post('/v1/holds', requested(studio)))).toBe('200')
    clock.set(start)
  })

  it('is refused outside opening hours, off the grid, with another duration, in the past', async () => {
    const studio = await aStudio(app, context)
    const late = await aStaffMember(context, studio.siteId, {
      workingHours: { weekly: [{ weekday: 2, openMinute: 600, closeMinute: 720 }] },
    })
    const service = await aService(context, studio.siteId, [late])
    const evening = { ...studio, service }
    const request = (startDate: string, more: object = {}) =>
      studio.visitor.post('/v1/holds', requested(evening, startDate, more))
    const refusal = async (startDate: string, more: object = {}) => readRefusal(await request(startDate, more))
    const rule = async (startDate: string) => (await request(startDate)).body.details.applicationError.data.rule
    expect(await refusal('2026-06-02T08:00:00.000Z')).toBe('200')
    expect(await refusal('2026-06-02T07:00:00.000Z')).toBe('428 SLOT_NOT_AVAILABLE')
    expect(await refusal('2026-06-02T08:17:00.000Z')).toBe('428 SLOT_NOT_AVAILABLE')
    expect(await refusal('2026-06-02T09:00:00.000Z', { endDate: '2026-06-02T09:30:00.000Z' })).toBe(
      '400 VALIDATION_FAILURE',
    )
    expect(await refusal('2026-05-26T08:00:00.000Z')).toMatch(/^428/)
    expect(await rule('2026-06-02T07:00:00.000Z')).toBe('OUTSIDE_HOURS')
    expect(await rule('2026-06-02T08:17:00.000Z')).toBe('OFF_GRID')
  })

  it('is refused by the booking policy, naming the rule', async () => {
    const policy = { limitLateBookingPolicy: { enabled: true, latestBookingInMinutes: 60 * 48 } }
    const late = await aStudio(app, context, { policy })
    const refused = await late.visitor.post('/v1/holds', requested(late))
    expect(readRefusal(refused)).toBe('428 BOOKING_POLICY_VIOLATION')
    expect(refused.body.details.applicationError.data).toEqual({ tooLateToBook: true })
    expect(readRefusal(await late.admin.post('/v1/holds', requested(late)))).toBe('200')
    const offline = await aStudio(app, context, { online: false })
    const offlineRefused = await offline.visitor.post('/v1/holds', requested(offline))
    expect(offlineRefused.body.details.applicationError.data).toEqual({ bookOnlineDisabled: true })
    const chosen = await aStudio(app, context, {
      policy: { resourcesPolicy: { enabled: true, autoAssignAllowed: false } },
    })
    expect(readRefusal(await chosen.visitor.post('/v1/holds', requested(chosen)))).toBe('428 BOOKING_POLICY_VIOLATION')
    expect(
      readRefusal(await chosen.visitor.post('/v1/holds', requested(chosen, at, { resourceId: chosen.resourceId }))),
    ).toBe('200')
  })

  it('is refused for unrelated staff and services', async () => {
    const studio = await aStudio(app, context)
    const other = await aStudio(app, context)
    const refusal = async (more: object) =>
      readRefusal(await studio.visitor.post('/v1/holds', requested(studio, at, more)))
    expect(await refusal({ resourceId: other.resourceId })).toBe('400 INVALID_FLOW_SELECTED_RESOURCES')
    expect(await refusal({ serviceId: other.service.id })).toBe('404 SERVICE_NOT_FOUND')
    expect(await refusal({ timezone: 'Mars/Olympus' })).toBe('400 INVALID_TIME_ZONE')
    expect(await refusal({ startDate: 'soon' })).toBe('400 slot.startDate')
    const course = await aService(context, studio.siteId, [], { type: 'CLASS' })
    expect(await refusal({ serviceId: course.id })).toBe('400 VALIDATION_FAILURE')
  })

  it('is refused for staff with their own calendar, unless it is theirs', async () => {
    const studio = await aStudio(app, context, { staff: 2 })
    const person = await aPerson(context, studio.siteId, { role: 'staff', resourceIds: [studio.resourceId] })
    const livia = aClient(app, (await signIn(app, person, studio.siteId)).headers)
    expect(readRefusal(await livia.post('/v1/holds', requested(studio)))).toBe('403 UNAUTHORIZED_OPERATION')
    expect(readRefusal(await livia.post('/v1/holds', requested(studio, at, { resourceId: studio.resourceId })))).toBe(
      '200',
    )
  })
})

describe('too many holds', () => {
  it('stop a visitor at the third, naming existing ones, until one expires', async () => {
    const studio = await aStudio(app, context)
    const stored = [await aHold(studio.visitor, studio, at), await aHold(studio.visitor, studio, hour(1))]
    clock.advance({ minutes: 5 })
    stored.push(await aHold(studio.visitor, studio, hour(2)))
    const refused = await studio.visitor.post('/v1/holds', requested(studio, hour(3)))
    expect(readRefusal(refused)).toBe('429 HOLD_LIMIT_REACHED')
    expect(refused.body.details.applicationError.data.holds).toEqual(stored)
    const moved = { ...requested(studio, hour(3)), checkoutId: stored[2].checkoutId }
    expect(readRefusal(await studio.visitor.post('/v1/holds', moved))).toBe('200')
    clock.advance({ minutes: 5 })
    expect(readRefusal(await studio.visitor.post('/v1/holds', requested(studio, hour(4))))).toBe('200')
    clock.set(start)
  })

  it('stop a network at the tenth, across its visitors', async () => {
    const studio = await aStudio(app, context)
    for (let count = 0; count < 10; count += 1) {
      await aHold(await aVisitor(app, studio.siteId, '10.0.0.7'), studio, hour(count))
    }
    const eleventh = await (await aVisitor(app, studio.siteId, '10.0.0.7')).post(
      '/v1/holds',
      requested(studio, hour(10)),
    )
    expect(readRefusal(eleventh)).toBe('429 HOLD_LIMIT_REACHED')
    const elsewhere = await (await aVisitor(app, studio.siteId, '10.0.0.8')).post(
      '/v1/holds',
      requested(studio, hour(10)),
    )
    expect(readRefusal(elsewhere)).toBe('200')
  })

  it('count an IPv6 /64 as one network, and an IPv4 address written as IPv6 as that address', async () => {
    const studio = await aStudio(app, context)
    for (let count = 0; count < 10; count += 1) {
      const address = `2001:db8:7:1:${(count + 1).toString(16)}::${count}`
      await aHold(await aVisitor(app, studio.siteId, address), studio, hour(count))
    }
    const from = async (address: string) =>
      readRefusal(await (await aVisitor(app, studio.siteId, address)).post('/v1/holds', requested(studio, hour(10))))
    expect(await from('2001:db8:7:1:ffff::1')).toBe('429 HOLD_LIMIT_REACHED')
    expect(await from('2001:db8:7:2::1')).toBe('200')
    const other = await aStudio(app, context)
    for (let count = 0; count < 10; count += 1) {
      const address = count % 2 === 0 ? '10.9.0.1' : '::ffff:10.9.0.1'
      await aHold(await aVisitor(app, other.siteId, address), other, hour(count))
    }
    const eleventh = await (await aVisitor(app, other.siteId, '10.9.0.1')).post('/v1/holds', requested(other, hour(10)))
    expect(readRefusal(eleventh)).toBe('429 HOLD_LIMIT_REACHED')
  })

  it('never let two simultaneous requests both be the last', async () => {
    const studio = await aStudio(app, context)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, count) => studio.visitor.post('/v1/holds', requested(studio, hour(count)))),
    )
    expect(answers.map(readRefusal).filter((word) => word === '200')).toHaveLength(3)
  })
})

describe('a race for one time', () => {
  it('is won by one of many visitors; the others are refused', async () => {
    const studio = await aStudio(app, context)
    const visitors = await Promise.all(
      Array.from({ length: 16 }, (_, n) => aVisitor(app, studio.siteId, `10.1.0.${n}`)),
    )
    const answers = (await Promise.all(visitors.map((one) => one.post('/v1/holds', requested(studio))))).map(
      readRefusal,
    )
    expect(answers.filter((word) => word === '200')).toHaveLength(1)
    expect(answers.filter((word) => word === '428 SLOT_NOT_AVAILABLE')).toHaveLength(15)
    expect(await takenTime(context, studio.resourceId)).toHaveLength(1)
  })
})

describe('a race for anybody', () => {
  const visitorsOf = (studio: Studio, count: number) =>
    Promise.all(Array.from({ length: count }, (_, n) => aVisitor(app, studio.siteId, `10.2.0.${n}`)))

  it('is won by as many visitors as there are people', async () => {
    const studio = await aStudio(app, context, { staff: 3 })
    const visitors = await visitorsOf(studio, 16)
    const answers = await Promise.all(visitors.map((one) => one.post('/v1/holds', requested(studio))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(answers.map(readRefusal).filter((word) => word === '428 SLOT_NOT_AVAILABLE')).toHaveLength(13)
  })

  it('is won by as many also where holds that expired are in the way', async () => {
    const studio = await aStudio(app, context, { staff: 3 })
    for (const visitor of await visitorsOf(studio, 3)) await aHold(visitor, studio, at)
    clock.advance({ minutes: 11 })
    onTestFinished(() => clock.set(start))
    const visitors = await visitorsOf(studio, 8)
    const answers = await Promise.all(visitors.map((one) => one.post('/v1/holds', requested(studio))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  })

  it.each(['named', 'anybody'])('is lost by who asks for somebody who is deleted at that moment: %s', async (asked) => {
    const studio = await aStudio(app, context, { staff: 2 })
    const [gone = '', colleague] = (await peopleOf(studio)).toSorted(byId)
    const [first, second] = await visitorsOf(studio, 2)
    if (!first || !second) throw new Error('There are no visitors')
    await aHold(first, studio, at, { resourceId: colleague })
    const named = asked === 'named' ? { resourceId: gone } : {}
    const answer = await whileWaiting(context, {
      lock: (tx) => lockResources(tx, studio.siteId, [gone]),
      call: () => second.post('/v1/holds', requested(studio, at, named)),
      meanwhile: (tx) => remove(tx, gone),
    })
    expect(answer.status).not.toBe(200)
    expect(await takenTime(context, gone)).toEqual([])
  })
})

async function peopleOf({ siteId }: Studio): Promise<string[]> {
  const rows = await context.db
    .selectFrom('staff_members')
    .select('resource_id')
    .where('site_id', '=', siteId)
    .execute()
  return rows.map(({ resource_id }) => resource_id)
}

const byId = (one: string, other: string) => (one < other ? -1 : 1)

/** What deleting a staff member writes of their resource. */
async function remove(tx: Tx, resourceId: string): Promise<void> {
  await tx.deleteFrom('service_staff').where('resource_id', '=', resourceId).execute()
  await tx.updateTable('resources').set({ deleted_at: start }).where('id', '=', resourceId).execute()
}

describe('a retry with the same key', () => {
  it('returns the same hold; another request with the key is refused', async () => {
    const studio = await aStudio(app, context)
    const key = { 'idempotency-key': 'checkout-1' }
    const first = await studio.visitor.post('/v1/holds', requested(studio), key)
    const again = await studio.visitor.post('/v1/holds', requested(studio), key)
    expect(again.body).toEqual(first.body)
    expect(again.headers['idempotency-replayed']).toBe('true')
    const other = await studio.visitor.post('/v1/holds', requested(studio, hour(1)), key)
    expect(readRefusal(other)).toBe('409 IDEMPOTENCY_KEY_REUSED')
  })
})

describe('the cleanup job', () => {
  it('removes expired holds from the calendar, and deletes them a day later', async () => {
    const studio = await aStudio(app, context)
    const hold = await aHold(studio.visitor, studio, at)
    await runDue(context, Date.parse('2026-06-01T09:09:59Z'))
    expect(await takenTime(context, studio.resourceId)).toHaveLength(1)
    await runDue(context, Date.parse('2026-06-01T09:10:00Z'))
    expect(await takenTime(context, studio.resourceId)).toEqual([])
    expect(readRefusal(await studio.visitor.get(`/v1/holds/${hold.id}`))).toBe('200')
    await runDue(context, Date.parse('2026-06-02T09:10:01Z'))
    expect(readRefusal(await studio.visitor.get(`/v1/holds/${hold.id}`))).toBe('404 HOLD_NOT_FOUND')
  })
})
