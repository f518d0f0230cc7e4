import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { completeCheckout } from '../steps/complete-checkout.ts'
import { checkoutAccess } from '../steps/show-checkout.ts'
import { lockCheckout } from '../store/checkouts.ts'

export const markCheckoutAsCompleted: Operation<'markCheckoutAsCompleted'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const found = await lockCheckout(tx, actor.siteId, input.id ?? '', checkoutAccess(actor))
    const checkout = found ?? fail('NOT_FOUND')
    if (checkout.completed_at === null) await completeCheckout(context, tx, checkout, actor)
    return {}
  })
