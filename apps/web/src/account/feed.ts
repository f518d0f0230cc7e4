import type { LoaderFunctionArgs } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { isRefusal } from '../lib/refusal.ts'
import { calendarResponse } from './calendar-response.ts'

/** The calendar feed behind a member’s secret URL. Needs no sign-in. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  try {
    const { content } = await context.get(requestContext).kalends.calendars.getCalendarFeed({
      secret: params['secret'] ?? '',
    })
    return calendarResponse(content, 'inline; filename="bookings.ics"')
  } catch (error) {
    if (isRefusal(error)) throw new Response(null, { status: error.status === 429 ? 429 : 404 })
    throw error
  }
}
