import type { BusyRow, DatedException, DayWindow, Hours, SlotRules, WeeklyRule } from '@kalends/availability'
import fc, { type Arbitrary } from 'fast-check'
import type { Question, RawResource } from '../src/brute-force/question.ts'
import { CLOCK_CHANGES } from './clock-changes.ts'

const MINUTE = 60_000
const DAY = 86_400_000

const maybe = <T>(value: Arbitrary<T>): Arbitrary<T | null> => fc.option(value, { nil: null, freq: 2 })
const minutes = (most: number) =>
  fc.oneof(
    fc.integer({ min: 0, max: Math.floor(most / 15) }).map((n) => n * 15),
    fc.integer({ min: 0, max: most }),
  )
const place = fc.constantFrom(null, null, 'here', 'there')

/** Any question that can be asked around one of the odd nights: hours, buffers, pools, holds, zones, policies at random. */
export const anyQuestion: Arbitrary<Question> = fc
  .record({
    change: fc.constantFrom(...CLOCK_CHANGES),
    lead: minutes(36 * 60),
    lasts: fc.oneof(minutes(2880), minutes(5760)),
  })
  .chain(({ change, lead, lasts }) => {
    const night = Date.parse(change.day)
    const from = night + (12 * 60 - lead) * MINUTE
    return questionAround(change.zone, night, from, from + (lasts + 1) * MINUTE)
  })

function questionAround(zone: string, night: number, from: number, to: number): Arbitrary<Question> {
  const quarters = fc
    .integer({ min: -96, max: Math.ceil((to - from) / MINUTE / 15) })
    .map((n) => from + n * 15 * MINUTE)
  const anyNow = fc.oneof(
    { weight: 3, arbitrary: fc.constant(from - DAY) },
    quarters,
    fc.integer({ min: from - DAY, max: to }),
  )
  return anyNow.chain((now) => {
    const hours = hoursAround(zone, night)
    const resource = resourceAround(hours, from, to, now)
    return fc.record({
      rules: rulesAt(now, zone),
      range: fc.constant({ from, to }),
      place: fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, hours),
      locationId: place,
      primary: fc.array(resource, { minLength: 1, maxLength: 4 }).map(named('staff')),
      pools: fc.oneof(
        fc.constant([]),
        fc.array(fc.array(resource, { maxLength: 3 }).map(named('room')), { maxLength: 2 }),
      ),
      includeUnavailable: fc.boolean(),
    })
  })
}

function rulesAt(now: number, zone: string): Arbitrary<SlotRules> {
  const limit = maybe(fc.integer({ min: 1, max: 3 * 1440 }))
  const policy = fc.record({ limitEarlyMinutes: limit, limitLateMinutes: limit, bookAfterStart: fc.boolean() })
  const rules = fc.record({
    durationMinutes: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(15, 30, 45, 60, 90) },
      fc.integer({ min: 1, max: 600 }),
    ),
    bufferBeforeMinutes: fc.constantFrom(0, 0, 5, 10, 17, 60),
    bufferAfterMinutes: fc.constantFrom(0, 0, 5, 15, 33, 120),
    gridStepMinutes: fc.constantFrom(5, 7, 15, 20, 30, 50, 60, 97),
    policy,
    onlineBookingEnabled: fc.boolean(),
    horizon: fc.option(fc.integer({ min: 0, max: 5 * 1440 }), { nil: null, freq: 2 }),
  })
  return rules.map(({ horizon, ...rest }) => ({
    now,
    zone,
    ...rest,
    ...(horizon === null ? {} : { horizonMinutes: horizon }),
  }))
}

function resourceAround(hours: Arbitrary<Hours>, from: number, to: number, now: number): Arbitrary<RawResource> {
  return fc.record({
    id: fc.constant('unnamed'),
    hours: fc.option(hours, { nil: null, freq: 5 }),
    busy: fc.array(rowAround(from, to, now), { maxLength: 12 }),
  })
}

function rowAround(from: number, to: number, now: number): Arbitrary<BusyRow> {
  const start = fc.oneof(
    fc.integer({ min: from - DAY, max: to }),
    fc
      .integer({ min: 0, max: Math.ceil((to - from) / MINUTE / 15) })
      .map((n) => Math.ceil(from / MINUTE / 15 + n) * 15 * MINUTE),
  )
  const heldUntil = fc.option(fc.integer({ min: now - 2, max: now + 2 }), { nil: null, freq: 2 })
  return fc
    .record({ start, minutes: fc.oneof(minutes(300), fc.constantFrom(0, -20)), heldUntil })
    .map(({ start: at, minutes: length, heldUntil: held }) => ({
      start: at,
      end: at + length * MINUTE,
      heldUntil: held,
    }))
}

/** Most rules and dates lie within two days of the night, in its zone. */
function hoursAround(zone: string, night: number): Arbitrary<Hours> {
  const zones = fc.oneof(
    { weight: 3, arbitrary: fc.constant(zone) },
    fc.constantFrom(...CLOCK_CHANGES.map((it) => it.zone)),
  )
  return fc.record({
    zone: zones,
    weekly: fc.array(weeklyRule(night), { minLength: 1, maxLength: 8 }),
    exceptions: fc.oneof(fc.constant([]), fc.array(exception(dayNear(night, 2)), { maxLength: 3 })),
  })
}

function dayNear(night: number, days: number): Arbitrary<string> {
  return fc.integer({ min: -days, max: days }).map((n) => new Date(night + n * DAY).toISOString().slice(0, 10))
}

const late = fc.integer({ min: 20 * 60, max: 1439 })

/** Often around the small hours, often open past midnight, up to a whole day long, sometimes of no length at all. */
const dayWindow: Arbitrary<DayWindow> = fc
  .record({
    openMinute: fc.oneof(minutes(240), minutes(1439), late),
    length: fc.oneof(minutes(180), minutes(600), minutes(1440)),
  })
  .map(({ openMinute, length }) => ({ openMinute, closeMinute: openMinute + length }))

function weeklyRule(night: number): Arbitrary<WeeklyRule> {
  const weekday = dayNear(night, 2).map((day) => new Date(day).getUTCDay() || 7)
  const repeats = fc.record({
    validFrom: maybe(fc.oneof(dayNear(night, 3), dayNear(night - 14 * DAY, 14))),
    validUntil: maybe(dayNear(night, 3)),
    everyWeeks: fc.constantFrom(1, 2, 3),
  })
  return fc
    .record({ weekday, window: dayWindow, repeats: maybe(repeats), locationId: place })
    .map(({ window, repeats: when, ...rest }) => {
      const everyWeeks = when?.validFrom ? when.everyWeeks : 1
      return { ...window, validFrom: null, validUntil: null, ...when, everyWeeks, ...rest }
    })
}

function exception(date: Arbitrary<string>): Arbitrary<DatedException> {
  return fc.record({ date, windows: fc.array(dayWindow, { maxLength: 3 }), locationId: place })
}

function named(name: string): (resources: RawResource[]) => RawResource[] {
  return (resources) => resources.map((resource, i) => ({ ...resource, id: `${name}-${i}` }))
}
