import { useHydrated } from './hydrated.ts'

/** Returns the visitor's own zone if its time differs from `zone` at that instant; null otherwise and on the server. */
export function useOwnZone(zone: string, instant: string | number): string | null {
  return useHydrated() ? differing(zone, instant) : null
}

/** Returns the zone of the visitor's own clock, by which a hold expires; `zone` on the server, which does not know it. */
export function useReaderZone(zone: string): string {
  return (useHydrated() && Intl.DateTimeFormat().resolvedOptions().timeZone) || zone
}

function differing(zone: string, instant: string | number): string | null {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  return own && clockIn(own, instant) !== clockIn(zone, instant) ? own : null
}

const clockIn = (timeZone: string, instant: string | number): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(instant))
