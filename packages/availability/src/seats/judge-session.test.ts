import fc, { type Arbitrary } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { at } from '../../test/factories.ts'
import { aSession } from '../../test/sessions.ts'
import { MINUTE } from '../units.ts'
import { explainSession, type SeatExpiry } from './explain-session.ts'
import { courseSpan, judgeSession, SESSION_RULES, type SessionInput } from './judge-session.ts'

describe('seats', () => {
  test.each([
    ['an empty class', {}, 1, { open: 10, remaining: 10, bookable: true, locked: false, rules: [] }],
    ['the last place', { taken: 9 }, 1, { open: 1, bookable: true, rules: [] }],
    ['two of one', { taken: 9 }, 2, { open: 1, free: false, bookable: false, rules: ['FULL'] }],
    ['a full class', { taken: 10 }, 1, { open: 0, remaining: 0, bookable: false, locked: false, rules: ['FULL'] }],
    ['one over its capacity', { taken: 12 }, 1, { open: 0, remaining: 0, rules: ['FULL'] }],
    ['over its capacity, with an offer out', { taken: 12, offered: 1 }, 1, { locked: false, rules: ['FULL'] }],
    ['the last place held', { taken: 9, held: 1 }, 1, { open: 0, remaining: 0, locked: false, rules: ['HELD'] }],
    ['more held than would do', { taken: 7, held: 2 }, 3, { open: 1, rules: ['HELD'] }],
    ['held, but full without as well', { taken: 9, held: 1 }, 2, { rules: ['FULL'] }],
    [
      'the last place offered to the list',
      { taken: 9, offered: 1 },
      1,
      { open: 0, remaining: 1, free: false, bookable: false, locked: true, rules: ['RESERVED_FOR_WAITING_LIST'] },
    ],
    ['one offered, one open', { taken: 8, offered: 1 }, 1, { open: 1, locked: false, bookable: true, rules: [] }],
    [
      'one offered, one open, two wanted',
      { taken: 8, offered: 1 },
      2,
      { open: 1, locked: false, rules: ['RESERVED_FOR_WAITING_LIST'] },
    ],
    ['held and offered', { taken: 8, held: 1, offered: 1 }, 2, { open: 0, locked: true, rules: ['HELD'] }],
    ['no capacity', { capacity: 0 }, 1, { open: 0, rules: ['FULL'] }],
  ])('%s', (_, seats, participants, expected) => {
    expect(judgeSession(aSession({ seats, participants }))).toMatchObject(expected)
  })

  test('of a cancelled session are unavailable, and only that is reported', () => {
    const verdict = judgeSession(aSession({ cancelled: true, seats: { taken: 10, offered: 1 } }))
    expect(verdict).toMatchObject({ open: 0, remaining: 0, locked: false, bookable: false, rules: ['CANCELLED'] })
  })
})

test('of a session whose instructor or location takes no bookings are unavailable, with the source', () => {
  const away = { rule: 'NO_RESOURCE', source: { kind: 'RESOURCE', id: 'r1', label: 'Ezio' } } as const
  const input = aSession({ away, seats: { taken: 9, offered: 1 } })
  expect(judgeSession(input)).toMatchObject({ open: 0, remaining: 0, locked: false, rules: ['NO_RESOURCE'] })
  expect(explainSession(input)).toMatchObject([{ source: away.source, change: { kind: 'SETTING' } }])
  expect(judgeSession({ ...input, cancelled: true }).rules).toEqual(['CANCELLED'])
})

describe('the policy', () => {
  const early = { limitEarlyMinutes: 60 }
  const late = { limitLateMinutes: 60 }
  const joining = { bookAfterStart: true }

  test.each([
    ['a minute before it opens', early, '08:59', ['TOO_EARLY']],
    ['when it opens', early, '09:00', []],
    ['when it closes', late, '09:00', []],
    ['a minute after it closed', late, '09:01', ['TOO_LATE']],
    ['just before the start', {}, '09:59', []],
    ['at the start', {}, '10:00', ['TOO_LATE']],
    ['a minute before the end, joining allowed', joining, '10:59', []],
    ['at the end, joining allowed', joining, '11:00', ['TOO_LATE']],
  ])('%s', (_, policy, now, rules) => {
    expect(judgeSession(aSession({ policy, now: at(now) })).rules).toEqual(rules)
  })

  test('is reported with everything else, closest to bookable first, and does not change the seats', () => {
    const input = aSession({ now: at('10:00'), onlineBookingEnabled: false, seats: { taken: 10 } })
    expect(judgeSession(input)).toMatchObject({ rules: ['TOO_LATE', 'ONLINE_BOOKING_OFF', 'FULL'], flags: 6 })
    expect(judgeSession({ ...input, seats: { ...input.seats, taken: 9 } })).toMatchObject({
      free: true,
      bookable: false,
    })
  })
})

describe('a course', () => {
  const sessions = ['10:00', '20:00', '30:00'].map((start) => ({ start: at(start), end: at(start) + 60 * MINUTE }))
  const rulesAt = (now: string, policy: Partial<SessionInput['policy']> = {}, left = sessions) => {
    const whole = aSession({ policy })
    const span = courseSpan(left, whole.policy, at(now))
    return span && judgeSession({ ...whole, ...span, now: at(now) }).rules
  }

  test.each([
    ['before the first session', '09:59', []],
    ['from the first session on', '10:00', ['TOO_LATE']],
  ])('can be booked until it starts: %s', (_, now, rules) => {
    expect(rulesAt(now)).toEqual(rules)
  })

  test.each([
    ['during the first session', '10:30', []],
    ['between sessions', '25:00', []],
    ['just before the last session', '29:59', []],
    ['from the last session on', '30:00', ['TOO_LATE']],
    ['when it is over', '40:00', ['TOO_LATE']],
  ])('can be booked late until its last session starts: %s', (_, now, rules) => {
    expect(rulesAt(now, { bookAfterStart: true })).toEqual(rules)
  })

  test.each([
    ['the first', '08:59', ['TOO_EARLY'], {}],
    ['the first', '09:00', [], {}],
    ['the next, once it runs', '18:59', ['TOO_EARLY'], { bookAfterStart: true }],
    ['the next, once it runs', '19:00', [], { bookAfterStart: true }],
  ])('opens this long before a session: %s, %s', (_, now, rules, policy) => {
    expect(rulesAt(now, { limitEarlyMinutes: 60, ...policy })).toEqual(rules)
  })

  test('closes this long before its first session', () => {
    expect(rulesAt('09:00', { limitLateMinutes: 60 })).toEqual([])
    expect(rulesAt('09:01', { limitLateMinutes: 60 })).toEqual(['TOO_LATE'])
  })

  test('without sessions has no span, and one session is first and last', () => {
    expect(rulesAt('09:00', {}, [])).toBeNull()
    expect(rulesAt('10:00', { bookAfterStart: true }, sessions.slice(0, 1))).toEqual(['TOO_LATE'])
  })
})

describe('explanations', () => {
  const sessionSource = { kind: 'SESSION', id: 's1', label: 'Yoga' } as const
  const policySource = { kind: 'BOOKING_POLICY', id: 'p1' } as const

  test('bookable seats have none', () => {
    expect(explainSession(aSession())).toEqual([])
  })

  test('a full class reports how many seats are missing', () => {
    const interval = { start: at('10:00'), end: at('11:00') }
    expect(explainSession(aSession({ seats: { taken: 9 }, participants: 3 }), { sessionSource })).toEqual([
      { rule: 'FULL', source: sessionSource, interval, change: { kind: 'SEATS', seats: 2 } },
    ])
    expect(explainSession(aSession({ seats: { taken: 12 } }))[0]?.change).toEqual({ kind: 'SEATS', seats: 3 })
  })

  test('held and offered seats report until when, as far as known', () => {
    const expiries = [
      { seats: 1, at: at('08:10') },
      { seats: 1, at: at('08:05') },
    ]
    const held = aSession({ seats: { taken: 8, held: 2 }, participants: 2 })
    expect(explainSession(held, { expiries })[0]).toMatchObject({
      rule: 'HELD',
      change: { kind: 'WAIT', until: at('08:10') },
    })
    expect(explainSession({ ...held, participants: 1 }, { expiries })[0]?.change).toEqual({
      kind: 'WAIT',
      until: at('08:05'),
    })
    expect(explainSession(held, { expiries: expiries.slice(1) })[0]?.change).toEqual({ kind: 'SEATS', seats: 2 })
    const offered = aSession({ seats: { taken: 9, offered: 1 } })
    expect(explainSession(offered)[0]).toMatchObject({
      rule: 'RESERVED_FOR_WAITING_LIST',
      change: { kind: 'SEATS', seats: 1 },
    })
  })

  test('too early suggests waiting; too late another policy until the end, then nothing', () => {
    const early = aSession({ policy: { limitEarlyMinutes: 60 } })
    expect(explainSession(early, { policySource })).toEqual([
      {
        rule: 'TOO_EARLY',
        source: policySource,
        interval: { start: at('09:00'), end: at('10:00') },
        change: { kind: 'WAIT', until: at('09:00') },
      },
    ])
    const late = (now: string) => explainSession(aSession({ now: at(now), policy: { limitLateMinutes: 30 } }))[0]
    expect(late('09:40')).toMatchObject({
      rule: 'TOO_LATE',
      interval: { start: at('09:30') },
      change: { kind: 'SETTING' },
    })
    expect(late('11:00')?.change).toBeNull()
  })

  test('a service without online booking names its setting; a cancelled session suggests nothing', () => {
    const serviceSource = { kind: 'SERVICE', id: 'v1' } as const
    expect(explainSession(aSession({ onlineBookingEnabled: false }), { serviceSource })[0]).toEqual({
      rule: 'ONLINE_BOOKING_OFF',
      source: serviceSource,
      interval: null,
      change: { kind: 'SETTING' },
    })
    expect(explainSession(aSession({ cancelled: true }), { sessionSource })[0]).toMatchObject({
      source: sessionSource,
      change: null,
    })
  })
})

describe('for any session', () => {
  const seats = fc.record({ capacity: fc.nat(6), taken: fc.nat(8), held: fc.nat(3), offered: fc.nat(3) })
  const limit = fc.option(fc.integer({ min: 1, max: 180 }), { nil: null })
  const anySession: Arbitrary<SessionInput> = fc
    .record({
      now: fc.integer({ min: at('07:00'), max: at('12:00') }),
      seats,
      participants: fc.integer({ min: 1, max: 4 }),
      cancelled: fc.boolean(),
      onlineBookingEnabled: fc.boolean(),
      policy: fc.record({ limitEarlyMinutes: limit, limitLateMinutes: limit, bookAfterStart: fc.boolean() }),
    })
    .map(aSession)

  /** Seats one by one: each is taken, held, offered or open, in that order of claim. */
  const openByCounting = ({ capacity, taken, held, offered }: SessionInput['seats']) => {
    const claims = taken + held + offered
    let open = 0
    for (let seat = 0; seat < capacity; seat++) if (seat >= claims) open++
    return open
  }

  test('available seats are unclaimed, and bookable means no rule refuses', () => {
    fc.assert(
      fc.property(anySession, (input) => {
        const verdict = judgeSession(input)
        expect(verdict.open).toBe(input.cancelled ? 0 : openByCounting(input.seats))
        expect(verdict.free).toBe(verdict.open >= input.participants)
        expect(verdict.bookable).toBe(verdict.rules.length === 0)
        expect(verdict.rules).toEqual(SESSION_RULES.filter((rule) => verdict.rules.includes(rule)))
        if (verdict.locked) expect(verdict.open).toBe(0)
        if (verdict.bookable) expect(judgeSession({ ...input, participants: verdict.open }).bookable).toBe(true)
      }),
    )
  })

  test('more seats or fewer participants never make it worse', () => {
    fc.assert(
      fc.property(anySession, fc.constantFrom('capacity', 'taken', 'held', 'offered'), (input, field) => {
        const count = input.seats[field]
        const better = { ...input.seats, [field]: field === 'capacity' ? count + 1 : Math.max(0, count - 1) }
        const before = judgeSession(input)
        const after = judgeSession({ ...input, seats: better })
        expect(after.open).toBeGreaterThanOrEqual(before.open)
        if (before.bookable) expect(after.bookable).toBe(true)
      }),
    )
  })

  test('the suggested change satisfies the rule', () => {
    fc.assert(
      fc.property(anySession, fc.integer({ min: 0, max: 600 }), (input, wait) => {
        const { held, offered } = input.seats
        const expiries: SeatExpiry[] = [
          { seats: held, at: input.now + wait * MINUTE },
          { seats: offered, at: input.now + 2 * wait * MINUTE },
        ]
        for (const { rule, change } of explainSession(input, { expiries })) {
          if (change?.kind === 'SEATS') {
            const more = { ...input.seats, capacity: input.seats.capacity + change.seats }
            expect(judgeSession({ ...input, seats: more }).rules).not.toContain(rule)
          }
          if (change?.kind !== 'WAIT') continue
          const expired = expiries.map((expiry) => (expiry.at <= change.until ? expiry.seats : 0))
          const later = { ...input.seats, held: held - (expired[0] ?? 0), offered: offered - (expired[1] ?? 0) }
          expect(judgeSession({ ...input, now: change.until, seats: later }).rules).not.toContain(rule)
        }
      }),
    )
  })
})
