import type { orders } from '@kalends/contract'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { requireMemberId } from '../../members/index.ts'
import type { EffectiveAt } from '../rules/transitions.ts'
import { cancel } from '../steps/cancel.ts'
import { lockOrder } from '../store/orders.ts'

export const cancelOrder: Operation<'cancelOrder'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const effectiveAt = readEffectiveAt(input.effectiveAt)
    const order = (await lockOrder(tx, actor.siteId, input.id)) ?? fail('ORDER_NOT_FOUND')
    await cancel(context, tx, order, { by: 'staff', effectiveAt, actor, operation: 'cancelOrder' })
    return {}
  })

export const requestCancellation: Operation<'requestCancellation'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const memberId = requireMemberId(actor)
    const effectiveAt = readEffectiveAt(input.effectiveAt)
    const order = (await lockOrder(tx, actor.siteId, input.id, memberId)) ?? fail('ORDER_NOT_FOUND')
    await cancel(context, tx, order, { by: 'member', effectiveAt, actor, operation: 'requestCancellation' })
    return {}
  })

function readEffectiveAt(sent: orders.CancellationEffectiveAt): EffectiveAt {
  return sent === 'UNDEFINED' ? fail('undefined_not_allowed') : sent
}
