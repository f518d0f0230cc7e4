import { useHydrated } from './hydrated.ts'

/** Returns the visitor's own zone if its time differs from `zone` at that instant; null otherwise and on the server. */
export function useOwnZone(zone: string, instant: string | number): string | null {
  return useHydrated() ? differing(zone, instant) : null
}

function differing(zone: string, instant: string | number): string | null {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  return own && clockIn(own, instant) !== clockIn(zone, instant) ? own : null
}

const clockIn = (timeZone: string, instant: string | number): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(instant))
