import type { LoaderFunctionArgs } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { isRefusal } from '../lib/refusal.ts'

/** The booking as an iCalendar file. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const { kalends } = context.get(requestContext)
  try {
    const { content } = await kalends.bookings.getBookingCalendarFile({ token: params.token ?? '' })
    return new Response(content, {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="booking.ics"',
        'cache-control': 'private, no-store',
      },
    })
  } catch (error) {
    if (isRefusal(error)) throw new Response(null, { status: 404 })
    throw error
  }
}
