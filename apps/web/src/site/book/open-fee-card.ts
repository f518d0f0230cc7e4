import type { RequestContext } from '../../lib/page-context.ts'
import { cardPage } from '../../parts/stripe/card-page.ts'

export type AgreeingToFees = {
  bookingId: string
  text: string
  methodId?: string | undefined
  returnPath: string
  attempt: string
}

/**
 * Saves that the customer agrees to the fees of a booking, and returns the address of the page on which the card is entered;
 * undefined if there is none. The booking is made by then: whatever goes wrong, it stands, and its page says what is missing.
 */
export async function openFeeCard(
  page: RequestContext,
  { bookingId, text, methodId, returnPath, attempt }: AgreeingToFees,
): Promise<string | undefined> {
  try {
    const { setup } = await page.kalends.bookings.agreeToBookingFees({
      bookingId,
      text,
      ...(methodId ? { methodId } : {}),
      returnUrl: returnPath,
      idempotencyKey: `booking-fees-${bookingId}-${methodId ?? attempt}`,
    })
    return (setup && cardPage(page, setup)) ?? undefined
  } catch (error) {
    page.report(error)
    return undefined
  }
}
