import type { Operation } from '../../../operation.ts'
import { changeCheckout } from '../steps/change-checkout.ts'
import { deleteLineItems } from '../store/line-items.ts'

export const removeLineItems: Operation<'removeLineItems'> = async ({ input, actor }, context) => {
  const checkout = await changeCheckout(
    context,
    actor,
    input.id ?? '',
    async (tx, { site_id: siteId, id: checkoutId }) => {
      await deleteLineItems(tx, { siteId, checkoutId }, input.lineItemIds ?? [])
      return {}
    },
  )
  return { checkout }
}
