import { addDays } from './format.ts'

const HOUR = 3_600_000

/** Returns the half-open bounds of a local day in epoch milliseconds; 23 or 25 hours apart when clocks change. */
export function dayBounds(day: string, zone: string): { from: number; until: number } {
  return { from: startOfDay(day, zone), until: startOfDay(addDays(day, 1), zone) }
}

/** Returns midnight, or the first instant after it where clocks skip midnight. */
export function startOfDay(day: string, zone: string): number {
  const wallClock = Date.parse(`${day}T00:00:00Z`)
  const guesses = [wallClock - 24 * HOUR, wallClock + 24 * HOUR].map((near) => wallClock - utcOffset(near, zone))
  const fitting = guesses.filter((guess) => guess + utcOffset(guess, zone) === wallClock)
  return fitting.length > 0 ? Math.min(...fitting) : Math.max(...guesses)
}

function utcOffset(instant: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant)
  const value = (type: string): number => Number(parts.find((part) => part.type === type)?.value)
  const local = Date.UTC(
    value('year'),
    value('month') - 1,
    value('day'),
    value('hour'),
    value('minute'),
    value('second'),
  )
  return local - Math.floor(instant / 1000) * 1000
}
