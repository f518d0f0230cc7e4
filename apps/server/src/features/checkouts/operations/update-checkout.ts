import type { checkouts } from '@kalends/contract'
import type { Operation } from '../../../operation.ts'
import { completeBillingInfo } from '../rules/billing-info.ts'
import { changeCheckout, requirePayableLines } from '../steps/change-checkout.ts'
import { readItems } from '../steps/read-items.ts'
import { readCouponCode, requireCoupon } from '../steps/require-coupon.ts'
import type { CheckoutChanges } from '../store/checkouts.ts'
import { addLineItems } from '../store/line-items.ts'

export const updateCheckout: Operation<'updateCheckout'> = async ({ input, actor }, context) => {
  const { checkout: sent, couponCode } = input
  const checkout = await changeCheckout(
    context,
    actor,
    sent?.id ?? '',
    async (tx, { site_id: siteId, id: checkoutId }) => {
      await addLineItems(tx, { siteId, checkoutId }, await readItems(context, tx, actor, input))
      return {
        ...readDetails(sent ?? {}),
        ...(couponCode === undefined ? {} : { coupon_code: readCouponCode(couponCode) }),
      }
    },
    (basket) => {
      if (input.lineItems?.length) requirePayableLines(basket)
      if (couponCode) requireCoupon(basket)
    },
  )
  return { checkout }
}

function readDetails({ buyerNote, buyerInfo, billingInfo, customFields }: checkouts.Checkout): CheckoutChanges {
  return {
    ...(buyerNote === undefined ? {} : { buyer_note: buyerNote }),
    ...(buyerInfo?.email === undefined ? {} : { email: buyerInfo.email }),
    ...(billingInfo === undefined ? {} : { billing_info: completeBillingInfo(billingInfo) }),
    ...(customFields ? { custom_fields: customFields } : {}),
  }
}
