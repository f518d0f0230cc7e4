import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { localToInstant } from './local-text.ts'
import { instantToWall, offsetAt, wallToInstant } from './wall-times.ts'

const zones = Intl.supportedValuesOf('timeZone')
const seed = Number(process.env['PROOF_SEED'])
const runs = { numRuns: Number(process.env['PROOF_RUNS'] ?? 300) * 5, seed }

/** Since 1973 offsets are whole minutes or seconds that both sides know; current rules are assumed until 2099. */
const second = fc.integer({ min: Date.UTC(1973, 0, 1) / 1000, max: Date.UTC(2099, 0, 1) / 1000 })
const coming = fc.integer({ min: Date.UTC(2026, 0, 1) / 1000, max: Date.UTC(2029, 0, 1) / 1000 })
const zone = fc.constantFrom(...zones)

describe('wall times', () => {
  test(`match Temporal for any time in any zone (PROOF_SEED=${seed})`, { timeout: 600_000 }, () => {
    fc.assert(
      fc.property(fc.oneof(second, coming), zone, (seconds, name) => {
        expect(wallToInstant(seconds * 1000, name)).toBe(temporalInstant(seconds * 1000, name))
        expect(offsetAt(seconds * 1000, name)).toBe(temporalOffset(seconds * 1000, name))
      }),
      runs,
    )
  })

  test('match Temporal around every clock change of these years in unusual zones', () => {
    for (const [name, year] of oddYears) {
      for (const change of listChanges(name, year)) {
        for (const minutes of [
          -180, -61, -60, -31, -30, -15, -1, 0, 1, 15, 29, 30, 31, 45, 59, 60, 61, 119, 120, 180,
        ]) {
          const wall = change + temporalOffset(change, name) + minutes * 60_000
          expect(wallToInstant(wall, name), `${name} ${new Date(wall).toISOString()}`).toBe(temporalInstant(wall, name))
        }
      }
    }
  })

  test.each([
    ['a skipped time moves forward by the hour', 'America/New_York', '2026-03-08T02:30', '2026-03-08T07:30:00Z'],
    ['a repeated time is the first', 'America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00Z'],
    ['half an hour is repeated', 'Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-04T14:45:00Z'],
    ['half an hour is skipped', 'Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:45:00Z'],
    ['the hour before Ramadan is repeated', 'Africa/Casablanca', '2026-02-15T02:30', '2026-02-15T01:30:00Z'],
    ['midnight is skipped', 'America/Santiago', '2026-09-06T00:15', '2026-09-06T04:15:00Z'],
    ['London repeats one o’clock', 'Europe/London', '2026-10-25T01:30', '2026-10-25T00:30:00Z'],
    ['a whole date is skipped', 'Pacific/Apia', '2011-12-30T12:00', '2011-12-30T22:00:00Z'],
  ])('%s', (_, name, local, expected) => {
    expect(new Date(localToInstant(local, name)).toISOString()).toBe(new Date(expected).toISOString())
  })

  test('round-trip through an instant', () => {
    fc.assert(
      fc.property(second, zone, (seconds, name) => {
        const wall = instantToWall(seconds * 1000, name)
        expect(instantToWall(wallToInstant(wall, name), name)).toBe(wall)
      }),
      runs,
    )
  })

  test('are refused for an unknown zone', () => {
    expect(() => offsetAt(0, 'Mars/Olympus_Mons')).toThrow(RangeError)
    expect(() => wallToInstant(0, '+02:00')).toThrow(RangeError)
  })
})

const oddYears: readonly (readonly [string, number])[] = [
  ['America/New_York', 2026],
  ['Australia/Lord_Howe', 2026],
  ['Africa/Casablanca', 2026],
  ['America/Santiago', 2026],
  ['Pacific/Apia', 2011],
  ['Pacific/Chatham', 2026],
  ['America/St_Johns', 2010],
  ['America/Sao_Paulo', 2018],
  ['Asia/Pyongyang', 2018],
  ['Antarctica/Troll', 2026],
  ['Europe/Dublin', 2026],
  ['America/Havana', 2026],
]

/** Instants of a year at which Temporal sees the offset change. */
function listChanges(name: string, year: number): number[] {
  const end = Date.UTC(year + 1, 0, 1)
  const found: number[] = []
  let at = Temporal.Instant.fromEpochMilliseconds(Date.UTC(year, 0, 1)).toZonedDateTimeISO(name)
  for (;;) {
    const next = at.getTimeZoneTransition('next')
    if (!next || next.epochMilliseconds >= end) return found
    found.push(next.epochMilliseconds)
    at = next
  }
}

function temporalInstant(wall: number, name: string): number {
  const local = Temporal.Instant.fromEpochMilliseconds(wall).toZonedDateTimeISO('UTC').toPlainDateTime()
  return local.toZonedDateTime(name, { disambiguation: 'compatible' }).epochMilliseconds
}

function temporalOffset(instant: number, name: string): number {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(name).offsetNanoseconds / 1e6
}
