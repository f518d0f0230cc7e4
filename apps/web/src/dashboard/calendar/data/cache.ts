import { addressIn } from '../../../paths.ts'
import { dashboardPaths } from '../../dashboard-paths.ts'
import type { CalendarData } from '../model.ts'
import { calendarQueryKey } from './query.ts'

/** Days fetched before somebody asks for them. Each is given once: what is on the page is never answered from here. */
const prefetched = new Map<string, Promise<CalendarData | undefined>>()

export function takePrefetched(search: URLSearchParams): Promise<CalendarData | undefined> | undefined {
  const key = calendarQueryKey(search)
  const found = prefetched.get(key)
  prefetched.delete(key)
  return found
}

/** What was fetched may be old now. */
export const forgetPrefetched = (): void => prefetched.clear()

export function prefetch(basePath: string, search: string): void {
  const key = calendarQueryKey(new URLSearchParams(search))
  if (!prefetched.has(key)) prefetched.set(key, fetchDays(basePath, search))
}

/** The days of an address as they are now, laid ready; false where there is no line: then what is shown stays. */
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
