import { addressIn, paths } from '../../../paths.ts'
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
  if (ahead.has(key)) return
  ahead.set(
    key,
    fetch(addressIn(basePath, paths.calendarData(search)))
      .then(async (answer) => (answer.ok && !answer.redirected ? ((await answer.json()) as CalendarData) : undefined))
      .catch(() => undefined),
  )
}
