import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** The visitor's own zone where its clock differs from `zone` at that moment; null on the server and where it does not. */
export function useOwnZone(zone: string, instant: string | number): string | null {
  return useSyncExternalStore(
    never,
    () => differing(zone, instant),
    () => null,
  )
}

function differing(zone: string, instant: string | number): string | null {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  return own && clockIn(own, instant) !== clockIn(zone, instant) ? own : null
}

const clockIn = (timeZone: string, instant: string | number): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(instant))
