import { dayBounds } from '../../lib/day-bounds.ts'
import { dayIn, minuteOfDay } from '../../lib/format.ts'
import { readDay } from '../data/read-day.ts'
import { readGuid } from '../data/views.ts'

/** Who asks: customers are subject to more rules. */
export const viewers = ['CUSTOMER', 'STAFF'] as const

/** The question, stored in the URL. */
export type Question = {
  service: string | null
  /** A person or room; null for anyone. */
  with: string | null
  day: string
  /** Local time, such as `15:00`. */
  time: string
  /** False for the default time. */
  isTyped: boolean
  viewer: (typeof viewers)[number]
  /** A class session, instead of a time. */
  session: string | null
}

/** Reads the question from the URL; defaults are the next quarter of an hour, a customer, and anyone. */
export function readQuestion(search: URLSearchParams, now: number, zone: string): Question {
  const next = Math.ceil((now + 1) / quarter) * quarter
  return {
    service: readGuid(search.get('service')),
    with: readGuid(search.get('with')),
    day: readDay(search.get('day')) ?? dayIn(next, zone),
    time: readTime(search.get('time')) ?? formatClock(minuteOfDay(next, zone)),
    isTyped: readTime(search.get('time')) !== undefined,
    viewer: viewers.find((one) => one === search.get('as')) ?? 'CUSTOMER',
    session: readGuid(search.get('session')),
  }
}

/** Converts local time to an instant; a skipped time is shifted by the gap. */
export function toInstant({ day, time }: Pick<Question, 'day' | 'time'>, zone: string): number {
  const minutes = toMinutes(time)
  const guess = dayBounds(day, zone).from + minutes * minute
  const shift = minuteOfDay(guess, zone) - minutes
  return dayIn(guess, zone) === day && Math.abs(shift) <= 180 ? guess - shift * minute : guess
}

/** Returns false for a local time that the clocks pass over on that day. */
export function existsIn({ day, time }: Pick<Question, 'day' | 'time'>, zone: string): boolean {
  return minuteOfDay(toInstant({ day, time }, zone), zone) === toMinutes(time)
}

const minute = 60_000
const quarter = 15 * minute

function readTime(text: string | null): string | undefined {
  return text && /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : undefined
}

function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Formats minutes after midnight as `15:00`. */
export function formatClock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
