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
const many = (count: number, answer: ClientAnswer): ClientAnswer[] => Array.from({ length: count }, () => answer)
const taken = refusal('SLOT_NOT_AVAILABLE')

describe('judge', () => {
  it('passes with one winner, documented refusals and one row', () => {
    const hold = judge('hold', [{ status: 200, body: {} }, ...many(199, taken)], {
      allocations: 1,
      overlaps: 0,
      counts: { 'live hold': 1 },
    })
    expect(hold).toEqual({ won: 1, refused: 199, faults: [] })
    const created = [booked('CONFIRMED'), ...many(2, taken)]
    expect(
      judge('create-confirmed', created, { allocations: 1, overlaps: 0, counts: { CONFIRMED: 1 } }).faults,
    ).toEqual([])
    const answered = [booked('CONFIRMED'), ...many(4, booked('DECLINED'))]
    const stored = { allocations: 1, overlaps: 0, counts: { CONFIRMED: 1, DECLINED: 4 } }
    expect(judge('confirm-or-decline', answered, stored).faults).toEqual([])
  })

  it('reports a second winner, in the responses or in the database', () => {
    const two = [booked('CONFIRMED'), booked('CONFIRMED'), taken]
    const stored = { allocations: 2, overlaps: 0, counts: { CONFIRMED: 2 } }
    expect(judge('create-confirmed', two, stored).faults).toEqual([
      '2 clients won',
      '1 clients were refused, not 2',
      'the calendar has 2 allocations at that time, not 1',
      'the database has 2 × CONFIRMED, not 1',
    ])
  })

  it('reports every unexpected response', () => {
    const odd = [
      booked('CONFIRMED'),
      taken,
      refusal('HOLD_LIMIT_REACHED', 429),
      { status: 500, body: {} },
      { status: 0, body: 'ECONNRESET' },
      booked('CREATED'),
      booked('CONFIRMED', { doubleBooked: true }),
    ]
    expect(judge('create-confirmed', odd, { allocations: 1, overlaps: 1, counts: { CONFIRMED: 1 } }).faults).toEqual([
      '1 × 429 HOLD_LIMIT_REACHED',
      '1 × 500 without a code',
      '1 × no answer (ECONNRESET)',
      '1 × 200 CREATED',
      '1 × 200 double booked',
      '1 clients were refused, not 6',
      '1 rows were allowed to overlap',
    ])
  })

  it('accepts a declined booking and a refusal only where each is documented', () => {
    const stored = { allocations: 1, overlaps: 0, counts: { CONFIRMED: 1 } }
    expect(judge('create-confirmed', [booked('CONFIRMED'), booked('DECLINED')], stored).faults).toContain(
      '1 × 200 DECLINED',
    )
    expect(judge('confirm-or-decline', [booked('CONFIRMED'), taken], stored).faults).toContain(
      '1 × 428 SLOT_NOT_AVAILABLE',
    )
  })

  it('knows the refusal code of the last seat, and reports seats without a participant', () => {
    const answers = [booked('CONFIRMED'), refusal('SESSION_CAPACITY_EXCEEDED')]
    const stored = { allocations: 1, overlaps: 0, counts: { CONFIRMED: 1 } }
    expect(judge('create-confirmed', answers, stored, 'SESSION_CAPACITY_EXCEEDED').faults).toEqual([])
    expect(judge('create-confirmed', answers, stored).faults).toContain('1 × 428 SESSION_CAPACITY_EXCEEDED')
    const faults = ['13 seats are taken for 12 participants']
    expect(judge('create-confirmed', answers, { ...stored, faults }, 'SESSION_CAPACITY_EXCEEDED').faults).toEqual(
      faults,
    )
  })
})
