import type { bookings } from '@kalends/contract'
import type { Voice } from './messages.ts'

type Span = { start: number; end: number; zone: string }

/** The day, and the time unless it is whole days. */
export function shortWhen(
  voice: Voice,
  { booking, start, zone: own }: { booking: bookings.Booking; start: number; zone: string },
  zone: string,
): string {
  return bookedDays(booking) === null ? voice.shortMoment(start, zone) : voice.shortDay(start, own)
}

/** Whole days are named as days of the location, wherever the reader is. */
export function dayLines(voice: Voice, { start, end, zone }: Span): string[] {
  const [first, last] = [voice.fullDay(start, zone), voice.fullDay(end - 1, zone)]
  return [first === last ? first : voice.say('time.days', { start: first, end: last })]
}

/** How many whole days a rental by the day lasts; null for bookings of hours. */
export function bookedDays({ bookedEntity }: bookings.Booking): number | null {
  const { durationUnitType, durationUnitCount } = bookedEntity?.slot ?? {}
  return durationUnitType === 'DAY' ? (durationUnitCount ?? 1) : null
}

/** Names a length; local days have 23 to 25 hours. */
export function lengthText(voice: Voice, booking: bookings.Booking, minutes: number): string {
  return bookedDays(booking) === null ? voice.duration(minutes) : voice.days(Math.max(1, Math.round(minutes / 1440)))
}
