import { addDays, dayIn, minuteOfDay } from '../../lib/format.ts'
import { dayBounds } from '../data/day-bounds.ts'
import { readDay } from '../data/read-day.ts'
import { readGuid } from '../data/views.ts'

/** Whose eyes look at the calendar: customers are bound by more rules. */
export const eyes = ['CUSTOMER', 'STAFF'] as const

/** What is asked; it all stands in the address. */
export type Question = {
  service: string | null
  /** A person or room; null: anyone. */
  with: string | null
  day: string
  /** `15:00`, on the wall of the business. */
  time: string
  eyes: (typeof eyes)[number]
  /** A meeting of a class, in place of a time. */
  session: string | null
}

/** The question of an address; what is missing or unknown is the next quarter of an hour, for a customer, with anyone. */
export function readQuestion(search: URLSearchParams, now: number, zone: string): Question {
  const next = Math.ceil((now + 1) / quarter) * quarter
  return {
    service: readGuid(search.get('service')),
    with: readGuid(search.get('with')),
    day: readDay(search.get('day')) ?? dayIn(next, zone),
    time: readTime(search.get('time')) ?? formatClock(minuteOfDay(next, zone)),
    eyes: eyes.find((one) => one === search.get('as')) ?? 'CUSTOMER',
    session: readGuid(search.get('session')),
  }
}

/** The instant of a wall time; where the clocks jump over it, the one as long after midnight. */
export function toInstant({ day, time }: Pick<Question, 'day' | 'time'>, zone: string): number {
  const minutes = toMinutes(time)
  const guess = dayBounds(day, zone).from + minutes * minute
  const shift = minuteOfDay(guess, zone) - minutes
  return dayIn(guess, zone) === day && Math.abs(shift) <= 180 ? guess - shift * minute : guess
}

/** Days to choose from: six weeks, and the one asked about. */
export function listDays(day: string, today: string): string[] {
  const days = Array.from({ length: 42 }, (_, index) => addDays(today, index))
  return days.includes(day) ? days : [...days, day].sort()
}

/** Every quarter of an hour, and the time asked about. */
export function listTimes(time: string): string[] {
  const times = Array.from({ length: 96 }, (_, index) => formatClock(index * 15))
  return times.includes(time) ? times : [...times, time].sort()
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

/** `15:00` of minutes after midnight. */
export function formatClock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
