import type { LoaderFunctionArgs } from 'react-router'
import { firstWeekday } from '../../../lib/format.ts'
import { requestContext } from '../../../lib/page-context.ts'
import { staffContext } from '../../staff-context.ts'
import type { CalendarData } from '../model.ts'
import { loadCalendar } from './load-calendar.ts'

/** Loads the calendar for the request's URL as the signed-in person. */
export async function loadRequested({ context, url }: LoaderFunctionArgs): Promise<CalendarData> {
  const { client, session } = context.get(staffContext)
  const { site, language, now } = context.get(requestContext)
  return loadCalendar(client, {
    search: url.searchParams,
    now: now(),
    zone: site.timeZone,
    firstWeekday: firstWeekday(language),
    session,
  })
}
