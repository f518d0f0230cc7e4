import { addressIn } from '../../../paths.ts'
import { dashboardPaths } from '../../dashboard-paths.ts'
import type { CalendarData } from '../model.ts'
import { calendarQueryKey } from './query.ts'

/** Prefetched days. Each is used once: what the page already shows never comes from here. */
const prefetched = new Map<string, Promise<CalendarData | undefined>>()

export function takePrefetched(search: URLSearchParams): Promise<CalendarData | undefined> | undefined {
  const key = calendarQueryKey(search)
  const found = prefetched.get(key)
  prefetched.delete(key)
  return found
}

/** Discards prefetched days after a change. */
export const forgetPrefetched = (): void => prefetched.clear()

export function prefetch(basePath: string, search: string): void {
  const key = calendarQueryKey(new URLSearchParams(search))
  if (!prefetched.has(key)) prefetched.set(key, fetchDays(basePath, search))
}

/**
 * Fetches the days of a URL again and stores them for the next load. Returns false when offline, so the page keeps what
 * it shows.
 */
export async function fetchFresh(basePath: string, search: string): Promise<boolean> {
  forgetPrefetched()
  const found = await fetchDays(basePath, search)
  if (found) prefetched.set(calendarQueryKey(new URLSearchParams(search)), Promise.resolve(found))
  return found !== undefined
}

const fetchDays = (basePath: string, search: string): Promise<CalendarData | undefined> =>
  fetch(addressIn(basePath, dashboardPaths.calendarData(search)))
    .then(async (answer) => (answer.ok && !answer.redirected ? ((await answer.json()) as CalendarData) : undefined))
    .catch(() => undefined)
