import type { Operation } from '../../../operation.ts'
import { changeCheckout } from '../steps/change-checkout.ts'

export const removeCoupon: Operation<'removeCoupon'> = async ({ input, actor }, context) => ({
  checkout: await changeCheckout(context, actor, input.id ?? '', async () => ({ coupon_code: null })),
})
