import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { publicAddress } from '../../sites/index.ts'
import { checkoutPage } from '../rules/checkout-page.ts'
import { checkoutAccess } from '../steps/show-checkout.ts'
import { findCheckout } from '../store/checkouts.ts'

export const getCheckoutUrl: Operation<'getCheckoutUrl'> = async ({ input, actor }, context) => {
  const found = await findCheckout(context.db, actor.siteId, input.id ?? '', checkoutAccess(actor))
  const { id } = found ?? fail('NOT_FOUND')
  return { checkoutUrl: `${await publicAddress(context, actor.siteId)}${checkoutPage(id)}` }
}
