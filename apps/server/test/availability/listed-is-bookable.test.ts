import { instantToLocal, localToInstant } from '@kalends/availability'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aVisitor, type Answer as HttpAnswer, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { anyBusiness, type BuiltBusiness, build } from './support/any-business.ts'
import type { Answer } from './support/studio.ts'

/** Few in a test, many in a proof; `PROOF_SEED` repeats one run exactly. */
const numRuns = Number(process.env['PROOF_RUNS'] ?? 40)
const seed = Number(process.env['PROOF_SEED'])

const { app, context, clock, db } = await createTestApp()
const day = 86_400_000
const minute = 60_000
const iso = (instant: number) => new Date(instant).toISOString()
const policyRules = ['TOO_EARLY', 'TOO_LATE', 'ONLINE_BOOKING_OFF']

describe('listed times', () => {
  it(`can be booked, and others are refused as explained (PROOF_SEED=${seed})`, {
    timeout: 300_000 + numRuns * 10_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(anyBusiness, async (wanted) => {
        const built = await build(app, context, clock, wanted)
        const requested = { ...built, loadShownZone: wanted.loadShownZone }
        const bookable = await v1(requested)
        expect(await v2(requested)).toEqual(bookable.filter((start) => !isRepeatedHour(start, wanted.loadShownZone)))
        const others = await v1(requested, false)
        const [a, b, c, d] = wanted.sample as [number, number, number, number]
        for (const number of bookable.length > 0 ? [a, b] : []) {
          await expectBookable(built, bookable[number % bookable.length] as number)
        }
        const odd = [built.from + (c % 576) * 5 * minute, built.from + (d % 576) * 5 * minute]
        const refused =
          others.length > 0 ? [others[a % others.length] as number, others[b % others.length] as number] : []
        for (const start of [...odd, ...refused]) await expectExplained(built, bookable, start)
        await expectConfirmed(built)
      }),
      { numRuns, seed, endOnFailure: true },
    )
  })
})

type Requested = BuiltBusiness & { loadShownZone: string }

function choices({ chosen }: BuiltBusiness) {
  const addOnIds = chosen.addOns.map(({ id }) => id)
  return chosen.addOns.length > 0
    ? { durationInMinutes: chosen.minutes, addOnIds }
    : { durationInMinutes: chosen.lengthMinutes }
}

/** Starts within the two days that can be booked, or those that cannot, by the older list. */
async function v1(
  requested: Requested,
  bookable = true,
  client: Pick<Requested['actor'], 'post'> = requested.actor,
): Promise<number[]> {
  const { serviceId, from, chosen } = requested
  const endDate = iso(from + 2 * day + chosen.minutes * minute - 1)
  const query = { filter: { serviceId, startDate: iso(from), endDate, bookable } }
  const customerChoices = choices(requested)
  const { status, body } = await client.post('/v1/availability/query', { query, customerChoices })
  expect([status, body]).toEqual([200, expect.anything()])
  const starts: number[] = body.availabilityEntries.map(({ slot }: Answer) => Date.parse(slot.startDate))
  return starts.filter((start) => start < from + 2 * day)
}

/** The same by the newer list, page by page. */
async function v2(requested: Requested): Promise<number[]> {
  const { actor, serviceId, from, loadShownZone } = requested
  const range = {
    fromLocalDate: instantToLocal(from, loadShownZone),
    toLocalDate: instantToLocal(from + 2 * day, loadShownZone),
  }
  const starts: number[] = []
  let page: object = {
    serviceId,
    ...range,
    timeZone: loadShownZone,
    bookable: true,
    customerChoices: choices(requested),
  }
  for (;;) {
    const { status, body } = await actor.post('/v2/time-slots', { cursorPaging: { limit: 40 }, ...page })
    expect([status, body]).toEqual([200, expect.anything()])
    starts.push(...body.timeSlots.map(({ localStartDate }: Answer) => localToInstant(localStartDate, loadShownZone)))
    const { next } = body.cursorPagingMetadata.cursors
    if (next === null) return starts
    page = { cursorPaging: { cursor: next, limit: 40 } }
  }
}

/** Somebody who chooses one time after another moves what they keep: for them the state stays the same. */
async function expectBookable(built: BuiltBusiness, start: number): Promise<void> {
  expect([iso(start), readRefusal(await hold(built, start))]).toEqual([iso(start), '200'])
}

/** Explains as an actor without holds, for whom holds of the customer conflict too. */
async function expectExplained(built: BuiltBusiness, bookable: readonly number[], start: number): Promise<void> {
  const { admin, serviceId, chosen, siteId } = built
  if (bookable.includes(start)) return
  const end = iso(start + chosen.minutes * minute)
  const payload = { serviceId, startDate: iso(start), endDate: end, addOnIds: chosen.addOns.map(({ id }) => id) }
  const { status, body } = await admin.post('/v1/availability/explain', payload)
  expect([status, body]).toEqual([200, expect.objectContaining({ offered: false, rule: expect.any(String) })])
  expect(body.refusals.length).toBeGreaterThan(0)
  const code = policyRules.includes(body.rule) ? 'BOOKING_POLICY_VIOLATION' : 'SLOT_NOT_AVAILABLE'
  const anybody = await aVisitor(app, siteId)
  const answer = await anybody.post('/v1/holds', { slot: toSlot(built, start) })
  expect([body.rule, readRefusal(answer)]).toEqual([body.rule, `428 ${code}`])
}

/** Every slot listed for the front desk can be booked. */
async function expectConfirmed(built: BuiltBusiness): Promise<void> {
  const { admin, serviceId, locationId, chosen } = built
  const [start] = (await v1({ ...built, loadShownZone: 'UTC' }, true, admin)).slice(-1)
  if (start === undefined) return
  const { schedule_id: scheduleId } = await db
    .selectFrom('services')
    .select('schedule_id')
    .where('id', '=', serviceId)
    .executeTakeFirstOrThrow()
  const slot = {
    serviceId,
    scheduleId,
    timezone: 'UTC',
    startDate: iso(start),
    endDate: iso(start + chosen.minutes * minute),
    location: { id: locationId, locationType: 'OWNER_BUSINESS' },
  }
  const booking = {
    bookedEntity: { slot },
    status: 'CONFIRMED',
    bookedAddOns: chosen.addOns,
    ...participants(chosen),
    contactDetails: { firstName: 'Clara', lastName: 'Weiss', email: 'clara@customer.example' },
  }
  const answer = await admin.post('/v2/bookings', { booking })
  expect([iso(start), readRefusal(answer)]).toEqual([iso(start), '200'])
  expect(answer.body.booking.doubleBooked).toBeFalsy()
}

/** Whoever chooses a length names it as a variant. */
function participants({ choiceId, lengthMinutes }: BuiltBusiness['chosen']) {
  if (choiceId === null) return { totalParticipants: 1 }
  const choice = { choiceId, duration: { minutes: lengthMinutes } }
  return { participantsChoices: { serviceChoices: [{ numberOfParticipants: 1, choices: [choice] }] } }
}

async function hold(built: BuiltBusiness, start: number): Promise<HttpAnswer> {
  const { actor } = built
  const stored = await db
    .selectFrom('holds')
    .select('checkout_id')
    .where('owner_id', '=', actor.visitorId)
    .executeTakeFirst()
  const slot = toSlot(built, start)
  return {
    headers: {},
    ...(await actor.post('/v1/holds', { slot, ...(stored ? { checkoutId: stored.checkout_id } : {}) })),
  }
}

const toSlot = ({ serviceId, chosen }: BuiltBusiness, start: number) => ({
  serviceId,
  startDate: iso(start),
  endDate: iso(start + chosen.minutes * minute),
  timezone: 'UTC',
  bookedAddOns: chosen.addOns,
  ...participants(chosen),
})

/** The hour that is lived twice has one name, and it means the first. */
function isRepeatedHour(instant: number, zone: string): boolean {
  return localToInstant(instantToLocal(instant, zone), zone) !== instant
}
