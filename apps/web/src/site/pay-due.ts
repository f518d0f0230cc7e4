import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { isRefusal } from '../lib/refusal.ts'
import type { PayProblem } from '../parts/booking-money.tsx'
import { paths } from '../paths.ts'
import { payDue } from './book/pay-booking.ts'
import { bookingPaths } from './booking-paths.ts'
import { loadBooking } from './data/booking.ts'

/**
 * Leads to the page on which what is due for a booking is paid by card, in any browser: the link proves the customer.
 * Nothing is started if another amount is due than the one that was seen.
 */
export async function action({ context, params, request }: ActionFunctionArgs): Promise<Response> {
  const page = context.get(requestContext)
  const token = params.token ?? ''
  const booking = await loadBooking(page, token)
  const { payment, isPaidOnline } = booking ?? {}
  if (!payment || !isPaidOnline || Number(payment.due) <= 0) return redirect(paths.booking(token), 303)
  const back = (problem: PayProblem) => redirect(bookingPaths.payProblem(token, problem), 303)
  const seen = (await request.formData()).get('amount')
  if (seen !== null && seen !== payment.due) return back('changed')
  try {
    const onward = await payDue(page, payment, token)
    return onward ? redirectDocument(onward, 303) : back('problem')
  } catch (error) {
    if (!isRefusal(error)) throw error
    return back(error.code === 'PAYMENT_AMOUNT_CHANGED' ? 'changed' : 'problem')
  }
}

/** A GET request pays nothing. */
export const loader = ({ params }: LoaderFunctionArgs): Response => redirect(paths.booking(params.token ?? ''))
