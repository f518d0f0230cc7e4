import { instantToLocal, localDayBounds, toLocalDay } from '@kalends/availability'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planZoneMoves, type ZoneSession } from './zone-moves.ts'

const HOUR = 3_600_000
const ZONES = ['Europe/Berlin', 'America/Sao_Paulo', 'Asia/Beirut', 'Asia/Kathmandu', 'Pacific/Apia']
const aSession = (more: Partial<ZoneSession> = {}): ZoneSession => ({
  id: 's',
  kind: 'CLASS',
  start: Date.UTC(2026, 5, 2, 8),
  end: Date.UTC(2026, 5, 2, 9),
  byTheDay: false,
  ...more,
})
const berlinToLisbon = { from: 'Europe/Berlin', to: 'Europe/Lisbon' }
const defaults = { ...berlinToLisbon, sessions: 'WALL_TIME', bookings: 'INSTANT' } as const

describe('a change of time zone', () => {
  it('moves sessions that keep their local time, and leaves appointments where they are', () => {
    const appointment = aSession({ id: 'a', kind: 'APPOINTMENT' })
    expect(planZoneMoves([aSession(), appointment], defaults)).toEqual([
      { id: 's', start: Date.UTC(2026, 5, 2, 9), end: Date.UTC(2026, 5, 2, 10) },
    ])
    const turned = { ...berlinToLisbon, sessions: 'INSTANT', bookings: 'WALL_TIME' } as const
    expect(planZoneMoves([aSession(), appointment], turned).map(({ id }) => id)).toEqual(['a'])
  })

  it('keeps the dates of whole days, whatever is said of appointments', () => {
    const { start, end } = localDayBounds('2026-10-25', 'Europe/Berlin')
    const day = aSession({ kind: 'APPOINTMENT', byTheDay: true, start, end })
    const [move] = planZoneMoves([day], { ...defaults, to: 'America/New_York' })
    expect(move).toMatchObject(localDayBounds('2026-10-25', 'America/New_York'))
  })

  it('keeps local times and lengths in any two zones, except for times that clocks skip', () => {
    const instant = fc.integer({ min: Date.UTC(2012, 0), max: Date.UTC(2036, 0) })
    const zone = fc.constantFrom(...ZONES)
    fc.assert(
      fc.property(instant, fc.integer({ min: 1, max: 600 }), zone, zone, (start, minutes, from, to) => {
        const session = aSession({ start, end: start + minutes * 60_000 })
        const [move] = planZoneMoves([session], { ...defaults, from, to })
        if (!move) return expect.unreachable('it moves')
        expect(move.end - move.start).toBe(minutes * 60_000)
        const [before, after] = [instantToLocal(start, from), instantToLocal(move.start, to)]
        const skipped = Math.abs(Date.parse(`${after}Z`) - Date.parse(`${before}Z`))
        expect(skipped === 0 || skipped === HOUR || toLocalDay(move.start, to) === toLocalDay(start, from)).toBe(true)
      }),
    )
  })
})
