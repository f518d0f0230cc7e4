import type {
  BusyRow,
  DatedException,
  DayCap,
  DayWindow,
  Hours,
  SlotRange,
  SlotRules,
  WeeklyRule,
} from '@kalends/availability'
import fc, { type Arbitrary } from 'fast-check'
import type { Question, RawResource, VisitQuestion } from '../src/brute-force/question.ts'
import { CLOCK_CHANGES } from './clock-changes.ts'

const MINUTE = 60_000
const DAY = 86_400_000

const maybe = <T>(value: Arbitrary<T>): Arbitrary<T | null> => fc.option(value, { nil: null, freq: 2 })
const minutes = (most: number) =>
  fc.oneof(
    fc.integer({ min: 0, max: Math.floor(most / 15) }).map((n) => n * 15),
    fc.integer({ min: 0, max: most }),
  )
const location = fc.constantFrom(null, null, 'here', 'there')

/** The time of a request and its range around one of the clock changes. */
interface Moment {
  readonly zone: string
  readonly night: number
  readonly range: SlotRange
  readonly now: number
}

/** How much blocks the time: resources with hours for each that is always open, and the maximum of busy rows. */
interface Crowd {
  readonly closed: number
  readonly rows: number
}

const STRICT: Crowd = { closed: 5, rows: 12 }
const EASY: Crowd = { closed: 1, rows: 4 }

/**
 * Any request around one of the clock changes: random hours, durations, buffers, pools, holds, caps, zones and
 * policies.
 */
export const anyQuestion: Arbitrary<Question> = anyMoment(5760).chain((moment) => questionAt(moment, STRICT))

/** Any request for a visit around one of the clock changes, with less busy time so that visits fit. */
export const anyVisit: Arbitrary<VisitQuestion> = anyMoment(1440).chain((moment) =>
  fc
    .record({
      parts: fc.array(questionAt(moment, EASY), { minLength: 1, maxLength: 3 }),
      includeUnavailable: fc.boolean(),
    })
    .map(({ parts, includeUnavailable }) => {
      const total = parts.reduce((sum, { rules }) => sum + rules.durationMinutes, 0)
      const reach = { from: moment.range.from, to: moment.range.to + total * MINUTE }
      return { range: moment.range, parts: parts.map((part) => ({ ...part, range: reach })), includeUnavailable }
    }),
)

function anyMoment(longest: number): Arbitrary<Moment> {
  return fc
    .record({
      change: fc.constantFrom(...CLOCK_CHANGES),
      lead: minutes(36 * 60),
      lasts: fc.oneof(minutes(longest / 2), minutes(longest)),
    })
    .chain(({ change, lead, lasts }) => {
      const night = Date.parse(change.day)
      const from = night + (12 * 60 - lead) * MINUTE
      const range = { from, to: from + (lasts + 1) * MINUTE }
      return anyNow(range).map((now) => ({ zone: change.zone, night, range, now }))
    })
}

function anyNow({ from, to }: SlotRange): Arbitrary<number> {
  const quarters = fc
    .integer({ min: -96, max: Math.ceil((to - from) / MINUTE / 15) })
    .map((n) => from + n * 15 * MINUTE)
  return fc.oneof({ weight: 3, arbitrary: fc.constant(from - DAY) }, quarters, fc.integer({ min: from - DAY, max: to }))
}

function questionAt({ zone, night, range, now }: Moment, { closed, rows }: Crowd): Arbitrary<Question> {
  const hours = hoursAround(zone, night)
  const resource = resourceAround(fc.option(hours, { nil: null, freq: closed }), range, now, rows)
  return fc.record({
    rules: rulesAt(now, zone),
    range: fc.constant(range),
    location: fc.oneof({ weight: closed < STRICT.closed ? 7 : 2, arbitrary: fc.constant(null) }, hours),
    locationId: location,
    primary: fc.array(resource, { minLength: 1, maxLength: 4 }).map(named('staff')),
    pools: fc.oneof(
      fc.constant([]),
      fc
        .array(fc.array(resource, { maxLength: 3 }), { maxLength: 2 })
        .map((pools) => pools.map((pool, i) => named(`room-${i}`)(pool))),
    ),
    includeUnavailable: fc.boolean(),
  })
}

function rulesAt(now: number, zone: string): Arbitrary<SlotRules> {
  const limit = maybe(fc.integer({ min: 1, max: 3 * 1440 }))
  const policy = fc.record({ limitEarlyMinutes: limit, limitLateMinutes: limit, bookAfterStart: fc.boolean() })
  const rules = fc.record({
    bufferBeforeMinutes: fc.constantFrom(0, 0, 5, 10, 17, 60),
    bufferAfterMinutes: fc.constantFrom(0, 0, 5, 15, 33, 120),
    policy,
    onlineBookingEnabled: fc.boolean(),
  })
  const horizon = fc.option(fc.integer({ min: 0, max: 5 * 1440 }), { nil: null, freq: 2 })
  return fc.tuple(rules, chosenLength, horizon).map(([rest, chosen, horizonMinutes]) => {
    const sameAsDuration = chosen.firstMinutes + rest.bufferBeforeMinutes + rest.bufferAfterMinutes
    return {
      now,
      zone,
      ...rest,
      durationMinutes: chosen.durationMinutes,
      gridStepMinutes: chosen.stepMinutes ?? sameAsDuration,
      ...(horizonMinutes === null ? {} : { horizonMinutes }),
    }
  })
}

const lengths = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(15, 30, 45, 60, 90) },
  fc.integer({ min: 1, max: 600 }),
)

/** One of the service's durations plus add-ons; the grid may be that of its first duration, whichever is chosen. */
const chosenLength = fc
  .record({
    variants: fc.array(lengths, { minLength: 1, maxLength: 3 }),
    choice: fc.nat(2),
    addOnMinutes: fc.array(fc.constantFrom(5, 10, 15, 40), { maxLength: 3 }),
    stepMinutes: fc.oneof(fc.constant(null), fc.constantFrom(5, 7, 15, 20, 30, 50, 60, 97)),
  })
  .map(({ variants, choice, addOnMinutes, stepMinutes }) => ({
    firstMinutes: variants[0] as number,
    durationMinutes: addOnMinutes.reduce((sum, more) => sum + more, variants[choice % variants.length] as number),
    stepMinutes,
  }))

function resourceAround(
  hours: Arbitrary<Hours | null>,
  { from, to }: SlotRange,
  now: number,
  rows: number,
): Arbitrary<RawResource> {
  return fc.record({
    id: fc.constant('unnamed'),
    hours,
    busy: fc.array(rowAround(from, to, now), { maxLength: rows }),
    dayCap,
  })
}

const dayCap: Arbitrary<DayCap | null> = fc.option(
  fc.record({ max: fc.integer({ min: 1, max: 3 }), zone: fc.constantFrom(...CLOCK_CHANGES.map((it) => it.zone)) }),
  { nil: null, freq: 2 },
)

function rowAround(from: number, to: number, now: number): Arbitrary<BusyRow> {
  const start = fc.oneof(
    fc.integer({ min: from - DAY, max: to }),
    fc
      .integer({ min: 0, max: Math.ceil((to - from) / MINUTE / 15) })
      .map((n) => Math.ceil(from / MINUTE / 15 + n) * 15 * MINUTE),
  )
  const heldUntil = fc.option(fc.integer({ min: now - 2, max: now + 2 }), { nil: null, freq: 2 })
  const length = fc.oneof(minutes(300), fc.constantFrom(0, -20))
  const buffer = fc.option(fc.constantFrom(0, 5, 60), { nil: null })
  return fc.record({ start, length, heldUntil, buffer }).map((row) => ({
    start: row.start,
    end: row.start + row.length * MINUTE,
    heldUntil: row.heldUntil,
    appointmentStart: row.buffer === null ? null : row.start + row.buffer * MINUTE,
  }))
}

/** Most rules and dates are within two days of the clock change, in its zone. */
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

/** Often in the small hours, often open past midnight, up to a whole day long, sometimes empty. */
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
    .record({ weekday, window: dayWindow, repeats: maybe(repeats), locationId: location })
    .map(({ window, repeats: when, ...rest }) => {
      const everyWeeks = when?.validFrom ? when.everyWeeks : 1
      return { ...window, validFrom: null, validUntil: null, ...when, everyWeeks, ...rest }
    })
}

function exception(date: Arbitrary<string>): Arbitrary<DatedException> {
  return fc.record({ date, windows: fc.array(dayWindow, { maxLength: 3 }), locationId: location })
}

function named(name: string): (resources: RawResource[]) => RawResource[] {
  return (resources) => resources.map((resource, i) => ({ ...resource, id: `${name}-${i}` }))
}
