import type { Operation } from '../../../operation.ts'
import { completeBillingInfo } from '../rules/billing-info.ts'
import { createCheckoutOf } from '../steps/create-checkout.ts'
import { readItems } from '../steps/read-items.ts'
import { readCouponCode } from '../steps/require-coupon.ts'

export const createCheckout: Operation<'createCheckout'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { checkoutInfo, couponCode, channelType } = input
    const items = await readItems(context, tx, actor, input)
    const checkout = await createCheckoutOf(context, tx, actor, {
      items,
      channelType: channelType ?? 'WEB',
      cartId: null,
      couponCode: readCouponCode(couponCode),
      details: {
        buyerNote: checkoutInfo?.buyerNote ?? null,
        email: checkoutInfo?.buyerInfo?.email ?? null,
        billingInfo: completeBillingInfo(checkoutInfo?.billingInfo ?? null),
        customFields: checkoutInfo?.customFields ?? [],
      },
    })
    return { checkout }
  })
