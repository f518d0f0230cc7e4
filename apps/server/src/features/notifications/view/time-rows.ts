import type { BookingFacts } from './booking-facts.ts'
import { bookedDays, dayLines, lengthText } from './day-rows.ts'
import type { EmailRow } from './email.ts'
import { oneLine } from './frame.ts'
import type { Voice } from './messages.ts'

/** Returns when a booking is, in a zone; where the clock of the location is another one, also by that. */
export function whenRow(
  voice: Voice,
  { start, end, sessions, locationZone, business, booking, zone: own }: BookingFacts,
  zone: string,
): EmailRow {
  if (bookedDays(booking) !== null)
    return {
      label: voice.say('row.when'),
      strong: dayLines(voice, { start, end, zone: own }),
      quiet: [voice.zoneLine(start, own)],
    }
  const strong =
    sessions.length > 1
      ? sessionLines(voice, sessions, zone)
      : [voice.fullDay(start, zone), timeRange(voice, { start, end }, zone)]
  const there = voice.shortMoment(start, locationZone)
  const elsewhere = { business: oneLine(business.name), when: there, zone: voice.zoneLine(start, locationZone) }
  const isElsewhere = there !== voice.shortMoment(start, zone)
  const quiet = [voice.zoneLine(start, zone), ...(isElsewhere ? [voice.say('zone.elsewhere', elsewhere)] : [])]
  return { label: voice.say('row.when'), strong, quiet }
}

const mostSessions = 12

/** Returns one line per session of a course; for a long one the first sessions and the date of the last. */
function sessionLines(voice: Voice, sessions: BookingFacts['sessions'], zone: string): string[] {
  const shown = sessions.length > mostSessions + 1 ? sessions.slice(0, mostSessions) : sessions
  const isMixed = sessions.some(({ staffToBeNamed }) => !staffToBeNamed)
  const lines = shown.map(({ start, end, staffToBeNamed }) => {
    const session = `${voice.fullDay(start, zone)}, ${timeRange(voice, { start, end }, zone)}`
    return isMixed && staffToBeNamed ? voice.say('session.toBeNamed', { session }) : session
  })
  const last = sessions.at(-1)
  if (!last || shown.length === sessions.length) return lines
  const rest = { count: String(sessions.length - shown.length), when: voice.fullDay(last.start, zone) }
  return [...lines, voice.say('sessions.more', rest)]
}

export function timeRange(voice: Voice, { start, end }: { start: number; end: number }, zone: string): string {
  return voice.say('time.range', { start: voice.time(start, zone), end: voice.time(end, zone) })
}

/** What a message says of a booking that starts as before and ends earlier or later; undefined if that is not so. */
export function lengthChange(
  voice: Voice,
  { before, start, end, zone, sessions, booking }: BookingFacts,
): { of: 'longer' | 'shorter'; intro: string } | undefined {
  if (before?.end === undefined || before.start !== start || before.end === end || sessions.length > 0) return undefined
  if (bookedDays(booking) !== null) return undefined
  const of = end > before.end ? 'longer' : 'shorter'
  const time = (instant: number): string => voice.time(instant, zone)
  const times = { from: time(start), to: time(end), earlier: time(before.end) }
  return { of, intro: voice.say('length.intro', times) }
}

/** Names the new length of a booking that moved and takes longer or shorter as well. */
export function lengthNote(voice: Voice, { before, start, end, sessions, booking }: BookingFacts): string[] {
  if (before?.start === undefined || before.end === undefined || sessions.length > 0) return []
  const text = (from: number, to: number) => lengthText(voice, booking, Math.round((to - from) / 60_000))
  const [length, earlier] = [text(start, end), text(before.start, before.end)]
  return length === earlier ? [] : [voice.say('length.note', { length, earlier })]
}
