import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { placeCheckoutOrder } from '../steps/place-checkout-order.ts'

export const createOrder: Operation<'createOrder'> = async ({ input, actor, request }, context) => {
  const placed = await context.transaction((tx) =>
    placeCheckoutOrder(context, tx, actor, {
      checkoutId: input.id ?? '',
      option: undefined,
      totalMinor: undefined,
      contactDetails: undefined,
      submissions: new Map(),
      call: request,
    }),
  )
  return placed.isChanged ? fail('CHECKOUT_CHANGED') : { orderId: placed.order.id }
}
