import { describe, expect, it } from 'vitest'
import { type ClientAnswer, judge } from './judge.ts'

const refusal = (code: string, status = 428): ClientAnswer => ({
  status,
  body: { details: { applicationError: { code } } },
})
const booked = (status: string, more: object = {}): ClientAnswer => ({
  status: 200,
  body: { booking: { status, ...more } },
})
const many = (count: number, told: ClientAnswer): ClientAnswer[] => Array.from({ length: count }, () => told)
const taken = refusal('SLOT_NOT_AVAILABLE')

describe('judging a race', () => {
  it('passes with one winner, documented refusals and one row', () => {
    const hold = judge('hold', [{ status: 200, body: {} }, ...many(199, taken)], {
      places: 1,
      overlaps: 0,
      counts: { 'live hold': 1 },
    })
    expect(hold).toEqual({ won: 1, refused: 199, faults: [] })
    const created = [booked('CONFIRMED'), ...many(2, taken)]
    expect(judge('create-confirmed', created, { places: 1, overlaps: 0, counts: { CONFIRMED: 1 } }).faults).toEqual([])
    const answered = [booked('CONFIRMED'), ...many(4, booked('DECLINED'))]
    const stored = { places: 1, overlaps: 0, counts: { CONFIRMED: 1, DECLINED: 4 } }
    expect(judge('confirm-or-decline', answered, stored).faults).toEqual([])
  })

  it('finds a second winner, in the answers or in the database', () => {
    const two = [booked('CONFIRMED'), booked('CONFIRMED'), taken]
    const stored = { places: 2, overlaps: 0, counts: { CONFIRMED: 2 } }
    expect(judge('create-confirmed', two, stored).faults).toEqual([
      '2 clients won',
      '1 clients were refused, not 2',
      'the calendar holds 2 places at that time, not one',
      'the database holds 2 × CONFIRMED, not 1',
    ])
  })

  it('finds every other answer', () => {
    const odd = [
      booked('CONFIRMED'),
      taken,
      refusal('HOLD_LIMIT_REACHED', 429),
      { status: 500, body: {} },
      { status: 0, body: 'ECONNRESET' },
      booked('CREATED'),
      booked('CONFIRMED', { doubleBooked: true }),
    ]
    expect(judge('create-confirmed', odd, { places: 1, overlaps: 1, counts: { CONFIRMED: 1 } }).faults).toEqual([
      '1 × 429 HOLD_LIMIT_REACHED',
      '1 × 500 without a code',
      '1 × no answer (ECONNRESET)',
      '1 × 200 CREATED',
      '1 × 200 double booked',
      '1 clients were refused, not 6',
      '1 rows overlap by permission',
    ])
  })

  it('knows that a decline is no refusal of another way, nor a refusal an answer of this one', () => {
    const stored = { places: 1, overlaps: 0, counts: { CONFIRMED: 1 } }
    expect(judge('create-confirmed', [booked('CONFIRMED'), booked('DECLINED')], stored).faults).toContain(
      '1 × 200 DECLINED',
    )
    expect(judge('confirm-or-decline', [booked('CONFIRMED'), taken], stored).faults).toContain(
      '1 × 428 SLOT_NOT_AVAILABLE',
    )
  })

  it('knows with which code the last seat is refused, and finds seats that nobody has', () => {
    const told = [booked('CONFIRMED'), refusal('SESSION_CAPACITY_EXCEEDED')]
    const stored = { places: 1, overlaps: 0, counts: { CONFIRMED: 1 } }
    expect(judge('create-confirmed', told, stored, 'SESSION_CAPACITY_EXCEEDED').faults).toEqual([])
    expect(judge('create-confirmed', told, stored).faults).toContain('1 × 428 SESSION_CAPACITY_EXCEEDED')
    const faults = ['13 seats are taken by 12 participants']
    expect(judge('create-confirmed', told, { ...stored, faults }, 'SESSION_CAPACITY_EXCEEDED').faults).toEqual(faults)
  })
})
