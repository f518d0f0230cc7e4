import { addDays } from '../../lib/format.ts'

const HOUR = 3_600_000

/** First and last instant of a local day, half-open, in epoch milliseconds; 23 or 25 hours apart when clocks change. */
export function dayBounds(day: string, zone: string): { from: number; until: number } {
  return { from: startOf(day, zone), until: startOf(addDays(day, 1), zone) }
}

/** Midnight, or the first instant after it where clocks jump over midnight. */
function startOf(day: string, zone: string): number {
  const wanted = Date.parse(`${day}T00:00:00Z`)
  const guesses = [wanted - 24 * HOUR, wanted + 24 * HOUR].map((near) => wanted - offsetAt(near, zone))
  const fitting = guesses.filter((guess) => guess + offsetAt(guess, zone) === wanted)
  return fitting.length > 0 ? Math.min(...fitting) : Math.max(...guesses)
}

function offsetAt(instant: number, zone: string): number {
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
