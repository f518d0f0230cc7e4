import type { OutputOf } from '@kalends/contract'
import { data } from 'react-router'
import { isGuid } from '../../lib/guid.ts'
import type { RequestContext } from '../../lib/page-context.ts'
import { isRefusal } from '../../lib/refusal.ts'

export type CheckoutData = OutputOf<'openCheckout'>['page']
export type CheckoutLine = CheckoutData['lines'][number]
export type PaymentChoice = CheckoutData['choices'][number]

/** Finds a checkout and holds its times; undefined for one that is not this customer's. */
export async function findPreparedCheckout(
  { kalends }: RequestContext,
  checkoutId: string,
): Promise<CheckoutData | undefined> {
  try {
    return isGuid(checkoutId) ? (await kalends.checkouts.openCheckout({ checkoutId })).page : undefined
  } catch (error) {
    if (isRefusal(error, 401, 403, 404)) return undefined
    throw error
  }
}

/** Loads a checkout and holds its times. Throws a 404 for one that is not this customer's. */
export async function loadPreparedCheckout(page: RequestContext, checkoutId: string): Promise<CheckoutData> {
  const found = await findPreparedCheckout(page, checkoutId)
  if (!found) throw data(null, { status: 404 })
  return found
}
