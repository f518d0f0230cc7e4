import type { Operation } from '../../../operation.ts'
import { changeCheckout, requirePayableLines } from '../steps/change-checkout.ts'
import { readItems } from '../steps/read-items.ts'
import { addLineItems } from '../store/line-items.ts'

export const addToCheckout: Operation<'addToCheckout'> = async ({ input, actor }, context) => {
  const checkout = await changeCheckout(
    context,
    actor,
    input.id ?? '',
    async (tx, { site_id: siteId, id: checkoutId }) => {
      await addLineItems(tx, { siteId, checkoutId }, await readItems(context, tx, actor, input))
      return {}
    },
    requirePayableLines,
  )
  return { checkout }
}
