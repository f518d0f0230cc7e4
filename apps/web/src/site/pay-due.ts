import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { isRefusal } from '../lib/refusal.ts'
import { paths } from '../paths.ts'
import { payDue } from './book/pay-booking.ts'
import { bookingPaths } from './booking-paths.ts'
import { loadBooking } from './data/booking.ts'

/**
 * Leads to the page on which what is due for a booking is paid by card. Only its customer can pay: others who have the
 * link are told so.
 */
export async function action({ context, params }: ActionFunctionArgs): Promise<Response> {
  const page = context.get(requestContext)
  const token = params.token ?? ''
  const booking = await loadBooking(page, token)
  const { payment, isPaidOnline } = booking ?? {}
  if (!payment || !isPaidOnline || Number(payment.due) <= 0) return redirect(paths.booking(token), 303)
  try {
    const onward = await payDue(page, payment, paths.booking(token))
    return onward ? redirectDocument(onward, 303) : redirect(bookingPaths.payProblem(token), 303)
  } catch (error) {
    if (!isRefusal(error)) throw error
    return redirect(bookingPaths.payProblem(token), 303)
  }
}

/** A GET request pays nothing. */
export const loader = ({ params }: LoaderFunctionArgs): Response => redirect(paths.booking(params.token ?? ''))
