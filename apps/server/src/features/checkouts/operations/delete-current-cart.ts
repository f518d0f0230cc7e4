import type { Operation } from '../../../operation.ts'
import { changeCart } from '../steps/change-cart.ts'

export const deleteCurrentCart: Operation<'deleteCurrentCart'> = async ({ actor }, context) => {
  await changeCart(context, actor, async () => ({ ended_at: new Date(context.clock.now()).toISOString() }))
  return {}
}
