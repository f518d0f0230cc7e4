import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { isPaymentProviderReady } from '../steps/payment-provider.ts'
import { reconcileBooksOf } from '../steps/reconcile-books.ts'

export const reconcilePayments: Operation<'reconcilePayments'> = async ({ actor }, context) => {
  const { siteId } = actor
  if (!(await isPaymentProviderReady(context.db, siteId))) return fail('PAYMENT_PROVIDER_NOT_READY')
  const changedPayments = await reconcileBooksOf(context, siteId)
  return { changedPayments, checkedDate: new Date(context.clock.now()).toISOString() }
}
