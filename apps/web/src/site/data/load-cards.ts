import { leftToRight } from '../../lib/format.ts'
import type { RequestContext } from '../../lib/page-context.ts'
import { isRefusal } from '../../lib/refusal.ts'
import type { FeeTerms } from './load-fees.ts'
import type { PayData } from './load-pay.ts'

/** A saved card of the member. */
export type Card = { id: string; name: string; expires: string }

/** Chosen instead of a saved card. */
export const newCard = 'new'

/** Loads the saved cards that can pay a booking or its fees, the default first; none for visitors. */
export async function loadCards(
  { kalends }: RequestContext,
  { pay, fees }: { pay: PayData; fees: FeeTerms | null },
): Promise<Card[]> {
  if (!fees && !pay.choices.some(paysByCard)) return []
  try {
    const { methods } = await kalends.payments.listSavedMethods({})
    return methods
      .filter(({ isChargeable }) => isChargeable)
      .map(({ id, brand, last4, expiresMonth, expiresYear }) => ({
        id,
        name: leftToRight(`${brand} ${last4}`),
        expires: leftToRight(`${String(expiresMonth).padStart(2, '0')}/${String(expiresYear).slice(-2)}`),
      }))
  } catch (error) {
    if (isRefusal(error, 401, 403)) return []
    throw error
  }
}

/** Returns true if the customer pays by card now. */
export const paysByCard = (choice: string | undefined): boolean => choice === 'full' || choice === 'deposit'
