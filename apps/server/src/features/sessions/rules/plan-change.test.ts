import { addDays, instantToLocal } from '@kalends/availability'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ClassSession, isOnTime, type SessionState, stateFrom } from './class-session.ts'
import { moveFaults } from './move-series.ts'
import { type Change, isDifferent, type Plan, planChange, type Scope } from './plan-change.ts'
import { firstDay, type Rhythm, weeklyOn } from './rhythm.ts'
import { clockPart, instanceId, listStarts, localDay, type Series } from './series.ts'

const horizon = '2026-10-01'
const before = Date.parse('2026-06-01T00:00:00Z')

const weekly: Series = {
  id: 'c0ffee00-0000-4000-8000-000000000001',
  scheduleId: 'schedule',
  serviceId: 'class',
  title: 'Yoga',
  note: null,
  timeZone: 'Europe/Berlin',
  localStart: '2026-06-08T10:00:00',
  durationMinutes: 60,
  resourceIds: ['livia'],
  locationType: null,
  locationId: null,
  capacity: 8,
  transparency: 'BUSY',
  staffToBeNamed: false,
  rhythm: weeklyOn('2026-06-08'),
  untilDate: null,
  overlapAllowed: false,
}

const monAndWed: Rhythm = { ...weekly.rhythm, weekdays: [1, 3] }
const monthly: Rhythm = { frequency: 'MONTHLY', interval: 1, weekdays: [], dayOfMonth: 8, weekOfMonth: null }

const asSession = (id: string, state: SessionState, series: Series = weekly): ClassSession => ({
  ...state,
  id,
  revision: '1',
  eventSequence: 1,
  kind: 'CLASS',
  scheduleId: 'schedule',
  serviceId: 'class',
  timeZone: series.timeZone,
  localStart: instantToLocal(state.start, series.timeZone),
  doubleBooked: false,
  createdAt: '',
  updatedAt: '',
  recurrence: { ...series.rhythm, until: series.untilDate },
})

/** All series and sessions of a calendar, as the store would keep them. */
type Calendar = { series: Map<string, Series>; sessions: ClassSession[]; made: number }

function open(rhythm = weekly.rhythm): Calendar {
  const series = { ...weekly, rhythm, localStart: `${firstDay(rhythm, '2026-06-08', '2026-06-08')}T10:00:00` }
  const sessions = listStarts(series, horizon).map((start) =>
    asSession(instanceId(series.id, start), stateFrom(series, start), series),
  )
  return { series: new Map([[series.id, series]]), sessions, made: 0 }
}

type Edit = { at: number; scope: Scope; change: Change; now?: number }

function plan({ series, sessions, made }: Calendar, { at, scope, change, now = before }: Edit): Plan {
  const anchor = sessions[at % sessions.length] as ClassSession
  const own = series.get(anchor.ruleId ?? '') ?? null
  const members = sessions.filter(({ ruleId }) => ruleId === anchor.ruleId)
  const newRuleId = `c0ffee00-0000-4000-8000-${String(made + 2).padStart(12, '0')}`
  return planChange({ anchor, series: own, members, change, scope, now, horizon, newRuleId })
}

function applyPlan(calendar: Calendar, { series, closing, changed, added }: Plan): Calendar {
  const all = new Map(calendar.series)
  const closed = closing && all.get(closing.ruleId)
  if (closed && closing) all.set(closing.ruleId, { ...closed, untilDate: closing.untilDate })
  if (series) all.set(series.id, series)
  const after = new Map(changed.map((one) => [one.before.id, one.after]))
  const stored = calendar.sessions.map((session) => {
    const state = after.get(session.id)
    const own = all.get((state ?? session).ruleId ?? '')
    return state ? asSession(session.id, state, own) : session
  })
  const ids = new Set(stored.map(({ id }) => id))
  const fresh = added.map((state, index) => {
    const id = instanceId((series as Series).id, state.originalLocalStart ?? '')
    return asSession(ids.has(id) ? `${id} ${calendar.made} ${index}` : id, state, series as Series)
  })
  return { series: all, sessions: [...stored, ...fresh], made: calendar.made + 1 }
}

const edit = (calendar: Calendar, one: Edit) => applyPlan(calendar, plan(calendar, one))
const starts = ({ sessions }: Calendar, count: number) =>
  sessions
    .filter(({ status }) => status === 'CONFIRMED')
    .sort((a, b) => a.start - b.start)
    .slice(0, count)
    .map(({ localStart }) => localStart.slice(5, 16))

describe('a change of a series', () => {
  it('moves a series by days and to another time, across clock changes', () => {
    const moved = edit(open(), { at: 1, scope: 'ALL', change: { localStart: '2026-06-17T18:00:00' } })
    expect(starts(moved, 3)).toEqual(['06-10T18:00', '06-17T18:00', '06-24T18:00'])
  })

  it('keeps the named session if the change skips weeks', () => {
    const every = { recurrence: { rhythm: { ...weekly.rhythm, interval: 2 }, until: null, count: null } }
    expect(starts(edit(open(), { at: 1, scope: 'ALL', change: every }), 2)).toEqual(['06-15T10:00', '06-29T10:00'])
    expect(starts(edit(open(), { at: 2, scope: 'ALL', change: every }), 2)).toEqual(['06-08T10:00', '06-22T10:00'])
  })

  it('splits it if earlier sessions keep their values', () => {
    const { closing, series, changed } = plan(open(), { at: 3, scope: 'FOLLOWING', change: { title: 'Yin yoga' } })
    expect(closing).toEqual({ ruleId: weekly.id, untilDate: '2026-06-28' })
    expect(series).toMatchObject({ localStart: '2026-06-29T10:00:00', title: 'Yin yoga' })
    expect(changed.every(({ after }) => after.title === 'Yin yoga' && !after.changed)).toBe(true)
    expect(plan(open(), { at: 0, scope: 'FOLLOWING', change: { title: 'Yin yoga' } }).closing).toBeNull()
  })

  it('moves one of several weekdays, and all to the new time', () => {
    const moved = edit(open(monAndWed), { at: 1, scope: 'ALL', change: { localStart: '2026-06-11T18:00:00' } })
    expect(starts(moved, 4)).toEqual(['06-08T18:00', '06-11T18:00', '06-15T18:00', '06-18T18:00'])
    const earlier = edit(open(monAndWed), { at: 2, scope: 'FOLLOWING', change: { localStart: '2026-06-19T10:00:00' } })
    expect(starts(earlier, 4)).toEqual(['06-08T10:00', '06-10T10:00', '06-17T10:00', '06-19T10:00'])
  })

  it('moves a date of the month, also in months that lack it', () => {
    const onThe31st = { ...monthly, dayOfMonth: 31 }
    expect(starts(open(onThe31st), 3)).toEqual(['06-30T10:00', '07-31T10:00', '08-31T10:00'])
    const later = edit(open(onThe31st), { at: 0, scope: 'ALL', change: { localStart: '2026-06-30T18:00:00' } })
    expect(starts(later, 3)).toEqual(['06-30T18:00', '07-31T18:00', '08-31T18:00'])
    const moved = edit(open(onThe31st), { at: 1, scope: 'FOLLOWING', change: { localStart: '2026-07-30T10:00:00' } })
    expect(starts(moved, 4)).toEqual(['06-30T10:00', '07-30T10:00', '08-30T10:00', '09-30T10:00'])
  })

  it('moves a weekday of the month', () => {
    const secondMonday = { ...monthly, weekdays: [1], dayOfMonth: null, weekOfMonth: 2 }
    const moved = edit(open(secondMonday), { at: 1, scope: 'ALL', change: { localStart: '2026-07-21T10:00:00' } })
    expect(starts(moved, 3)).toEqual(['06-16T10:00', '07-21T10:00', '08-18T10:00'])
  })

  it('ends after a number of dates', () => {
    const recurrence = { rhythm: monAndWed, until: null, count: 3 }
    const { series, changed } = plan(open(monAndWed), { at: 2, scope: 'FOLLOWING', change: { recurrence } })
    expect(series).toMatchObject({ untilDate: '2026-06-22' })
    expect(changed.filter(({ after }) => after.status === 'CONFIRMED')).toHaveLength(3)
  })
})

const week = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 4 })
const rhythms: fc.Arbitrary<Rhythm> = fc.oneof(
  week.map((weekdays) => ({ ...weekly.rhythm, weekdays: weekdays.sort() })),
  fc.integer({ min: 1, max: 31 }).map((dayOfMonth) => ({ ...monthly, dayOfMonth })),
  fc
    .tuple(fc.integer({ min: 1, max: 7 }), fc.constantFrom(1, 2, 3, 4, -1))
    .map(([weekday, weekOfMonth]) => ({ ...monthly, weekdays: [weekday], dayOfMonth: null, weekOfMonth })),
)
const change = fc.oneof(
  fc.record({ days: fc.integer({ min: -9, max: 9 }), hour: fc.integer({ min: 0, max: 23 }) }),
  fc.record({
    interval: fc.integer({ min: 1, max: 3 }),
    rhythm: fc.oneof(rhythms, fc.constant(weekly.rhythm)),
    weeks: fc.option(fc.integer({ min: 1, max: 14 })),
  }),
  fc.record({ title: fc.constantFrom('Yoga', 'Yin yoga', 'Gentle yoga') }),
  fc.record({ durationMinutes: fc.constantFrom(30, 60, 90) }),
  fc.record({ cancel: fc.constant(true as const) }),
)
const step = fc.record({
  at: fc.nat({ max: 40 }),
  scope: fc.constantFrom('ONE', 'FOLLOWING', 'ALL'),
  what: change,
  day: fc.nat({ max: 60 }),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

function changeFor(anchor: ClassSession, { scope, what }: Step): Change | undefined {
  const { originalLocalStart } = anchor
  // A session that left its series stands by itself.
  if (originalLocalStart === null) return undefined
  if (anchor.status === 'CANCELLED' && (scope === 'ONE' || 'cancel' in what)) return undefined
  if ('days' in what) {
    const day = addDays(localDay(originalLocalStart), what.days)
    return { localStart: `${day}T${String(what.hour).padStart(2, '0')}:00:00` }
  }
  if (!('interval' in what)) return what
  if (scope === 'ONE') return undefined
  const until = what.weeks === null ? null : addDays(localDay(originalLocalStart), what.weeks * 7)
  return { recurrence: { rhythm: { ...what.rhythm, interval: what.interval }, until, count: null } }
}

describe('any change of a series', () => {
  it('loses no session or id, gives every start once, and is idempotent', () => {
    fc.assert(
      fc.property(rhythms, fc.array(step, { minLength: 1, maxLength: 8 }), (rhythm, steps) => {
        let calendar = open(rhythm)
        for (const one of steps) {
          const anchor = calendar.sessions[one.at % calendar.sessions.length] as ClassSession
          const requested = changeFor(anchor, one)
          const series = calendar.series.get(anchor.ruleId ?? '')
          if (
            !requested ||
            !series ||
            (one.scope !== 'ONE' && moveFaults({ anchor, series, change: requested }).length > 0)
          )
            continue
          const now = before + one.day * 86_400_000
          const next = edit(calendar, { at: one.at, scope: one.scope, change: requested, now })
          const ids = new Set(next.sessions.map(({ id }) => id))
          expect(ids.size).toBe(next.sessions.length)
          for (const { id } of calendar.sessions) expect(ids.has(id)).toBe(true)
          calendar = next
          isConsistent(calendar, anchor)
          const at = calendar.sessions.findIndex(({ id }) => id === anchor.id)
          const again = plan(calendar, { at, scope: one.scope, change: {}, now })
          expect(again.added).toEqual([])
          expect(again.changed.filter(isDifferent)).toEqual([])
        }
      }),
      { numRuns: 500 },
    )
  })
})

/** Each start of the edited series has one session: there, or called off by itself. What follows is where it says. */
function isConsistent({ series, sessions }: Calendar, anchor: ClassSession): void {
  const now = sessions.find(({ id }) => id === anchor.id) as ClassSession
  const own = series.get(now.ruleId ?? '') as Series
  const members = sessions.filter(({ ruleId }) => ruleId === own.id)
  const originals = members.map(({ originalLocalStart }) => originalLocalStart ?? '')
  expect(new Set(originals).size).toBe(originals.length)
  for (const start of listStarts(own, horizon)) expect(originals).toContain(start)
  for (const member of members.filter(({ changed, status }) => !changed && status === 'CONFIRMED')) {
    expect(isOnTime(member, own.timeZone)).toBe(true)
    expect([member.title, member.durationMinutes]).toEqual([own.title, own.durationMinutes])
    expect(clockPart(member.originalLocalStart ?? '')).toBe(clockPart(own.localStart))
  }
}
