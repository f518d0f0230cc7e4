import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { isEnteredBy, isOwnMethod } from '../steps/own-charge.ts'
import { gatewayOf } from '../steps/payment-provider.ts'
import { requireUnneeded } from '../steps/require-unneeded.ts'
import { deleteMethod, findMethod, lockMethod } from '../store/methods.ts'

/**
 * Deleted here first: a card that the provider forgets later must not be charged meanwhile. Not while its owner can still
 * owe a fee that they agreed to pay with it.
 */
export const deleteSavedMethod: Operation<'deleteSavedMethod'> = async ({ input, actor }, context) => {
  const { siteId } = actor
  const method = await findMethod(context.db, siteId, input.methodId)
  const isOwn = method && (isEnteredBy(actor, method) || (await isOwnMethod(context, actor, method)))
  if (!isOwn) return fail('PAYMENT_METHOD_NOT_FOUND')
  await context.transaction(async (tx) => {
    const now = context.clock.now()
    const locked = (await lockMethod(tx, siteId, method.id)) ?? fail('PAYMENT_METHOD_NOT_FOUND')
    await requireUnneeded(context, tx, { siteId, methodIds: [method.id] })
    await deleteMethod(tx, locked, now)
  })
  const gateway = gatewayOf(context, method.provider === 'STRIPE' ? 'STRIPE' : 'SANDBOX')
  try {
    await gateway.deleteMethod(context, { siteId, methodId: method.provider_method_id })
  } catch (error) {
    context.log.warn({ err: error, methodId: method.id }, 'the payment provider did not delete a saved card')
  }
  return {}
}
