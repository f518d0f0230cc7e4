import { addressIn } from '../../../paths.ts'
import { dashboardPaths } from '../../dashboard-paths.ts'
import type { CalendarData } from '../model.ts'
import { wishKey } from './wish.ts'

/** Days fetched before somebody asks for them. Each is given once: what is on the page is never answered from here. */
const ahead = new Map<string, Promise<CalendarData | undefined>>()

export function takeAhead(search: URLSearchParams): Promise<CalendarData | undefined> | undefined {
  const key = wishKey(search)
  const found = ahead.get(key)
  ahead.delete(key)
  return found
}

/** What was fetched may be old now. */
export const forgetAhead = (): void => ahead.clear()

export function fetchAhead(basePath: string, search: string): void {
  const key = wishKey(new URLSearchParams(search))
  if (!ahead.has(key)) ahead.set(key, fetchDays(basePath, search))
}

/** The days of an address as they are now, laid ready; false where there is no line: then what is shown stays. */
export async function fetchAnew(basePath: string, search: string): Promise<boolean> {
  forgetAhead()
  const found = await fetchDays(basePath, search)
  if (found) ahead.set(wishKey(new URLSearchParams(search)), Promise.resolve(found))
  return found !== undefined
}

const fetchDays = (basePath: string, search: string): Promise<CalendarData | undefined> =>
  fetch(addressIn(basePath, dashboardPaths.calendarData(search)))
    .then(async (answer) => (answer.ok && !answer.redirected ? ((await answer.json()) as CalendarData) : undefined))
    .catch(() => undefined)
