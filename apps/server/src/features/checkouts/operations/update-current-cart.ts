import type { Operation } from '../../../operation.ts'
import { completeBillingInfo } from '../rules/billing-info.ts'
import { changeOrCreateCart } from '../steps/change-cart.ts'
import { readItems, refuseTooMany } from '../steps/read-items.ts'
import { readCouponCode, requireCoupon } from '../steps/require-coupon.ts'
import { addLineItems } from '../store/line-items.ts'

export const updateCurrentCart: Operation<'updateCurrentCart'> = async ({ input, actor }, context) => {
  const { cartInfo, couponCode } = input
  const email = cartInfo?.buyerInfo?.email
  const cart = await changeOrCreateCart(
    context,
    actor,
    async (tx, { site_id: siteId, id: cartId }) => {
      await addLineItems(tx, { siteId, cartId }, await readItems(context, tx, actor, input))
      return {
        ...(couponCode === undefined ? {} : { coupon_code: readCouponCode(couponCode) }),
        ...(cartInfo?.buyerNote === undefined ? {} : { buyer_note: cartInfo.buyerNote }),
        ...(email === undefined ? {} : { email }),
        ...(cartInfo?.contactInfo ? { contact_info: completeBillingInfo(cartInfo.contactInfo) } : {}),
      }
    },
    (basket) => {
      refuseTooMany(basket.lines.length)
      if (couponCode) requireCoupon(basket)
    },
  )
  return { cart }
}
