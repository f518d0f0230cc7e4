import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { paths } from '../paths.ts'
import { openFeeCard } from './book/open-fee-card.ts'
import { bookingPaths } from './booking-paths.ts'
import { loadBooking } from './data/booking.ts'

/** Leads to the page on which the card for the fees of a booking is entered, after it was left the first time. */
export async function action({ context, params }: ActionFunctionArgs): Promise<Response> {
  const page = context.get(requestContext)
  const token = params.token ?? ''
  const booking = await loadBooking(page, token)
  if (!booking?.missingCard) return redirect(paths.booking(token), 303)
  const { id: bookingId, missingCard: text } = booking
  const returnPath = paths.booking(token)
  const onward = await openFeeCard(page, { bookingId, text, returnPath, attempt: crypto.randomUUID() })
  return onward ? redirectDocument(onward, 303) : redirect(bookingPaths.cardProblem(token), 303)
}

/** A GET request saves no card. */
export const loader = ({ params }: LoaderFunctionArgs): Response => redirect(paths.booking(params.token ?? ''))
