import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { checkoutAccess, showCheckout } from '../steps/show-checkout.ts'
import { findCheckout, findCheckoutOfCart } from '../store/checkouts.ts'

export const getCheckout: Operation<'getCheckout'> = async ({ input, actor }, context) => {
  const row = await findCheckout(context.db, actor.siteId, input.id ?? '', checkoutAccess(actor))
  return { checkout: (await showCheckout(context, context.db, row ?? fail('NOT_FOUND'))).checkout }
}

export const getCheckoutByCartId: Operation<'getCheckoutByCartId'> = async ({ input, actor }, context) => {
  const row = await findCheckoutOfCart(context.db, actor.siteId, input.id ?? '', checkoutAccess(actor))
  return { checkout: (await showCheckout(context, context.db, row ?? fail('NOT_FOUND'))).checkout }
}
