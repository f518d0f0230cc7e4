import { minorUnits } from '@kalends/contract'
import type { Operation } from '../../../operation.ts'
import { fail, refuseShape } from '../../../refusal.ts'
import { payOrder } from '../steps/pay-order.ts'
import { placeCheckoutOrder } from '../steps/place-checkout-order.ts'
import { checkoutAccess } from '../steps/show-checkout.ts'
import { showOrder } from '../steps/show-order.ts'
import { findCheckout } from '../store/checkouts.ts'

export const payCheckout: Operation<'payCheckout'> = async ({ input, actor, request }, context) => {
  const { checkoutId, option, total, contactDetails, submissions = [], savedCard, resume, returnUrl } = input
  const checkout = await findCheckout(context.db, actor.siteId, checkoutId, checkoutAccess(actor))
  if (!checkout) return fail('NOT_FOUND')
  if (!/^\d{1,16}(\.\d{1,3})?$/.test(total)) return refuseShape('total', 'must be an amount')
  const placed = await context.transaction((tx) =>
    placeCheckoutOrder(context, tx, actor, {
      checkoutId,
      option,
      totalMinor: minorUnits(total, checkout.currency),
      contactDetails,
      submissions: new Map(submissions.map(({ lineId, submissionId }) => [lineId.toLowerCase(), submissionId])),
      call: request,
    }),
  )
  if (placed.isChanged) return fail('CHECKOUT_CHANGED')
  const next = await payOrder(context, { actor, request }, placed.order, { returnUrl, savedCard, resume })
  return { order: await showOrder(context.db, actor, placed.order.id), ...next }
}
