import type { LoaderFunctionArgs } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { isRefusal } from '../lib/refusal.ts'
import { calendarResponse } from './calendar-response.ts'

/** One booking as a file every calendar reads. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const { bookings } = context.get(requestContext).kalends
  try {
    const { token } = await bookings.getAnonymousActionToken({ bookingId: params['bookingId'] ?? '' })
    const { content } = await bookings.getBookingCalendarFile({ token: token ?? '' })
    return calendarResponse(content, 'attachment; filename="booking.ics"')
  } catch (error) {
    if (isRefusal(error)) throw new Response(null, { status: 404 })
    throw error
  }
}
