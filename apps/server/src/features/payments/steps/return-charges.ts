import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { supersedePayments } from '../store/payments.ts'
import { dropSubjectCards, moveCharges, moveSubjectCards, type Returned } from '../store/returned.ts'

/**
 * Gives the charges of what goes back to a customer back to them, with payments, receipts and cards. Pages on which the
 * other customer was paying, or entering a card, settle and save nothing any more.
 */
export async function returnCharges({ clock }: Context, tx: Tx, returned: Returned): Promise<void> {
  const now = clock.now()
  const chargeIds = await moveCharges(tx, returned, now)
  for (const id of chargeIds)
    await supersedePayments(tx, { site_id: returned.siteId, id }, { because: 'PAID_OTHERWISE', now })
  await dropSubjectCards(tx, returned, chargeIds)
  await moveSubjectCards(tx, returned)
}
