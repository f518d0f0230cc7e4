import type { RequestContext } from '../../lib/page-context.ts'
import { type Card, listCards } from '../../parts/saved-cards/list-cards.ts'
import type { FeeTerms } from './load-fees.ts'
import type { PayData } from './load-pay.ts'

/** Loads the saved cards that can pay a booking or its fees, the default first; none for visitors. */
export async function loadCards(
  page: RequestContext,
  { pay, fees }: { pay: PayData; fees: FeeTerms | null },
): Promise<Card[]> {
  return fees || pay.choices.some(paysByCard) ? listCards(page) : []
}

/** Returns true if the customer pays by card now. */
export const paysByCard = (choice: string | undefined): boolean => choice === 'full' || choice === 'deposit'
