import type { Operation } from '../../../operation.ts'
import { loadProviderKind } from '../steps/payment-provider.ts'
import { reconcileBooksWith } from '../steps/reconcile-books.ts'

export const reconcilePayments: Operation<'reconcilePayments'> = async ({ actor }, context) => {
  const { siteId } = actor
  const provider = await loadProviderKind(context.db, siteId)
  const changedPayments = await reconcileBooksWith(context, siteId, provider)
  return { changedPayments, checkedDate: new Date(context.clock.now()).toISOString() }
}
