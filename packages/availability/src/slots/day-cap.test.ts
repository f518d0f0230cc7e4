import { describe, expect, test } from 'vitest'
import { appointment, aResource, at, open, request, THE_DAY, taken, times } from '../../test/factories.ts'
import type { BusyRow } from '../taken/types.ts'
import { localToInstant } from '../zones/local-text.ts'
import { decideSlot } from './decide-slot.ts'
import { explainSlot } from './explain-slot.ts'
import { listSlots } from './list-slots.ts'
import { nextFree } from './next-free.ts'
import { slotReason } from './read-slots.ts'

const twoADay = { max: 2, zone: 'UTC' }
const twoDays = { from: THE_DAY.from, to: at('48:00') }
const hours = open('09:00-12:00', '33:00-36:00')
const nineToTen = { start: at('09:00'), end: at('10:00') }

function anna(rows: BusyRow[]) {
  return aResource({ windows: hours, rows, dayCap: twoADay })
}

describe('a resource at its daily cap', () => {
  const full = anna([appointment('10:00-11:00'), appointment('17:00-18:00')])

  test('is not offered that day, and is again the next day', () => {
    expect(times(listSlots(request([full]), twoDays))).toEqual(['09:00', '10:00', '11:00'])
    expect(nextFree(request([full]), twoDays)[0]?.start).toBe(at('33:00'))
  })

  test('does not affect others', () => {
    const list = listSlots(request([full, aResource({ id: 'ben', windows: hours })]), THE_DAY)
    expect(times(list)).toEqual(['09:00', '10:00', '11:00'])
    expect([...list.firstFree]).toEqual([1, 1, 1])
  })

  test('is refused with DAY_FULL, or with TAKEN if it is busy', () => {
    const list = listSlots(request([full]), THE_DAY, { includeUnavailable: true })
    expect([0, 1, 2].map((i) => slotReason(list, i))).toEqual(['DAY_FULL', 'TAKEN', 'DAY_FULL'])
    expect(decideSlot(request([full]), nineToTen).rule).toBe('DAY_FULL')
    expect(decideSlot(request([full]), { start: at('10:00'), end: at('11:00') }).rule).toBe('TAKEN')
  })

  test('stays full if buffers or a hold also conflict', () => {
    const held = anna([
      appointment('10:30-11:30'),
      appointment('17:00-18:00'),
      taken('09:00-09:30', { heldUntil: at('01:00') }),
    ])
    const list = listSlots(request([held], { rules: { bufferAfterMinutes: 45 } }), THE_DAY, {
      includeUnavailable: true,
    })
    expect(slotReason(list, 0)).toBe('DAY_FULL')
  })

  test('names the source of the cap and the same time on the next day that is not full', () => {
    const busier = anna([...full.busy.rows, appointment('41:00-42:00'), appointment('43:00-44:00')])
    expect(explainSlot(request([full]), nineToTen).refusals).toEqual([
      {
        rule: 'DAY_FULL',
        resourceId: 'anna',
        source: { kind: 'RESOURCE', id: 'anna' },
        interval: { start: at('00:00'), end: at('24:00') },
        change: { kind: 'MOVE', start: at('33:00') },
        nearestStart: at('33:00'),
      },
    ])
    const [refusal] = explainSlot(request([busier]), nineToTen).refusals
    expect(refusal).toMatchObject({ interval: { end: at('48:00') }, change: { kind: 'MOVE', start: at('57:00') } })
  })
})

describe('the count', () => {
  test('excludes blocked time and classes', () => {
    const blocked = anna([appointment('10:00-11:00'), taken('11:00-12:00'), taken('17:00-18:00')])
    expect(times(listSlots(request([blocked]), THE_DAY))).toEqual(['09:00'])
  })

  test('includes active holds, and suggests waiting for them', () => {
    const held = anna([appointment('15:00-16:00'), appointment('17:00-18:00', { heldUntil: at('00:10') })])
    const requested = (now: string) => request([held], { rules: { now: at(now) } })
    expect(decideSlot(requested('00:09'), nineToTen).rule).toBe('DAY_FULL')
    expect(explainSlot(requested('00:09'), nineToTen).refusals[0]?.change).toEqual({ kind: 'WAIT', until: at('00:10') })
    expect(decideSlot(requested('00:10'), nineToTen).bookable).toBe(true)
  })

  test('over the cap requires as many holds to expire', () => {
    const rows = ['00:20', '00:10', '00:30'].map((until) => appointment('15:00-15:10', { heldUntil: at(until) }))
    const [refusal] = explainSlot(request([anna(rows)]), nineToTen).refusals
    expect(refusal?.change).toEqual({ kind: 'WAIT', until: at('00:20') })
  })

  test('uses the start of the appointment, not of its buffer, in the cap’s zone', () => {
    const zone = 'Asia/Kathmandu'
    const midnight = localToInstant('2026-06-01T00:00', zone)
    const rows = [
      { start: midnight - 1_800_000, end: midnight + 3_600_000, appointmentStart: midnight },
      { start: midnight - 7_200_000, end: midnight - 3_600_000, appointmentStart: midnight - 7_200_000 },
    ]
    const one = aResource({ windows: null, rows, dayCap: { max: 1, zone } })
    const ask = (start: number) =>
      decideSlot(
        request([one], { rules: { now: midnight - 86_400_000 * 3 } }),
        { start, end: start + 3_600_000 },
        { offGrid: 'allow' },
      ).rule
    const day = 86_400_000
    expect([midnight - day - 1000, midnight - day, midnight + day - 1000, midnight + day].map(ask)).toEqual([
      null,
      'DAY_FULL',
      'DAY_FULL',
      null,
    ])
  })
})

test('a full day may have two intervals if clocks go back over midnight', () => {
  const zone = 'America/St_Johns'
  const before = localToInstant('2010-11-06T12:00', zone)
  const rows = [{ start: before, end: before + 60_000, appointmentStart: before }]
  const one = aResource({ windows: null, rows, dayCap: { max: 1, zone } })
  const firstMidnight = Date.UTC(2010, 10, 7, 2, 30)
  const ask = (start: number) =>
    decideSlot(
      request([one], { rules: { now: before, durationMinutes: 1, gridStepMinutes: 1, zone } }),
      { start, end: start + 60_000 },
      { offGrid: 'allow' },
    ).rule
  const minutes = [-1, 0, 1, 59, 60].map((n) => firstMidnight + n * 60_000)
  expect(minutes.map(ask)).toEqual(['DAY_FULL', null, 'DAY_FULL', 'DAY_FULL', null])
})

test('rooms have caps too', () => {
  const room = aResource({
    id: 'sauna',
    windows: null,
    rows: [appointment('15:00-16:00')],
    dayCap: { max: 1, zone: 'UTC' },
  })
  const input = request([aResource({ windows: hours })], { pools: [{ id: 'rooms', resources: [room] }] })
  expect(times(listSlots(input, twoDays))).toEqual(['09:00', '10:00', '11:00'])
  expect(explainSlot(input, nineToTen).refusals.map(({ rule, resourceId }) => [rule, resourceId])).toEqual([
    ['NO_RESOURCE', null],
    ['DAY_FULL', 'sauna'],
  ])
})

test.each([0, 1.5, Number.NaN])('refuses a cap of %s', (max) => {
  const one = aResource({ dayCap: { max, zone: 'UTC' } })
  expect(() => listSlots(request([one]), THE_DAY)).toThrow(RangeError)
})
