import type { Operation } from '../../../operation.ts'
import { changeCart } from '../steps/change-cart.ts'

export const removeCouponFromCurrentCart: Operation<'removeCouponFromCurrentCart'> = async ({ actor }, context) => ({
  cart: await changeCart(context, actor, async () => ({ coupon_code: null })),
})
