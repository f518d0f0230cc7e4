import type { Operation } from '../../../operation.ts'
import { isPaymentProviderReady } from '../steps/payment-provider.ts'

export const getOnlinePayments: Operation<'getOnlinePayments'> = async ({ actor: { siteId } }, context) => ({
  takesOnlinePayments: await isPaymentProviderReady(context.db, siteId),
})
