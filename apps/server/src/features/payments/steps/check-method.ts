import type { Context } from '../../../context.ts'
import { deleteMethod, findMethod, lockMethod, type MethodRow, saveChecked } from '../store/methods.ts'
import { gatewayOf } from './payment-provider.ts'

/**
 * Asks the provider whether a saved card is still there. One that was removed is marked so, and whoever renews with it is
 * told. What the account of the business does not know, after it changed, stays as it is. Returns true if it was removed.
 */
export async function checkMethod(context: Context, method: MethodRow): Promise<boolean> {
  const { site_id: siteId, provider } = method
  const gateway = gatewayOf(context, provider === 'STRIPE' ? 'STRIPE' : 'SANDBOX')
  const found = await gateway.findMethod(context, { siteId, methodId: method.provider_method_id })
  if (found !== 'REMOVED') {
    await saveChecked(context.db, method, found, context.clock.now())
    return false
  }
  return context.transaction(async (tx) => {
    const locked = await lockMethod(tx, siteId, method.id)
    if (!locked) return false
    await deleteMethod(tx, locked, context.clock.now(), { isRemoved: true })
    const { contact_id: contactId, order_id: orderId, brand, last4 } = locked
    await context.ports.payments.cardRemoved(context, tx, { siteId, contactId, orderId, brand, last4 })
    return true
  })
}

export async function checkMethodById(context: Context, siteId: string, id: string): Promise<void> {
  const method = await findMethod(context.db, siteId, id)
  if (method) await checkMethod(context, method)
}

/** A charge that found no card: was it removed? The payment has failed either way, and says so. */
export async function checkAfterFailure(
  context: Context,
  method: MethodRow,
  failureCode: string | null,
): Promise<void> {
  if (failureCode !== 'CARD_NOT_FOUND') return
  try {
    await checkMethod(context, method)
  } catch (error) {
    context.log.warn({ err: error, methodId: method.id }, 'the payment provider did not say what became of a card')
  }
}
