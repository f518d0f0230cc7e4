import type { Context } from '../../../context.ts'
import { saveDispute } from '../store/disputes.ts'
import { type PaymentRow, updatePayment } from '../store/payments.ts'
import { lockSettlement } from './apply-provider-payment.ts'
import { gatewayOf } from './payment-provider.ts'
import { publishPayment } from './publish-payment.ts'
import { paymentKey } from './start-payment.ts'

/** Asks the provider which disputes a payment has and notes them. Amounts stay as they are until the provider decides. */
export async function noteDisputes(context: Context, payment: PaymentRow): Promise<void> {
  const { site_id: siteId, provider, provider_payment_id: paymentId } = payment
  if (!paymentId) return
  const disputes = await gatewayOf(context, provider).listDisputes(context, { siteId, paymentId })
  await context.transaction(async (tx) => {
    const settlement = await lockSettlement(tx, paymentKey(payment))
    const now = context.clock.now()
    let isChanged = false
    for (const dispute of disputes) if (await saveDispute(tx, payment, dispute, now)) isChanged = true
    if (!isChanged) return
    const updated = await updatePayment(tx, settlement.payment, {}, { now, events: 1 })
    await publishPayment(context, tx, updated, { slug: 'disputed', actor: undefined })
    await context.ports.payments.chargeChanged(context, tx, settlement.charge, 'DISPUTED')
  })
}
