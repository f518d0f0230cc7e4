import type { Operation } from '../../../operation.ts'
import { changeCheckout } from '../steps/change-checkout.ts'
import { requireQuantities } from '../steps/require-quantities.ts'
import { listLineItems } from '../store/line-items.ts'

export const updateLineItemsQuantity: Operation<'updateLineItemsQuantity'> = async ({ input, actor }, context) => {
  const checkout = await changeCheckout(
    context,
    actor,
    input.id ?? '',
    async (tx, { site_id: siteId, id: checkoutId }) => {
      requireQuantities(await listLineItems(tx, { siteId, checkoutId }), input.lineItems ?? [])
      return {}
    },
  )
  return { checkout }
}
