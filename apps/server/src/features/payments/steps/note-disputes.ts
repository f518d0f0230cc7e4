import type { Context } from '../../../context.ts'
import { divideDispute } from '../rules/divide-dispute.ts'
import { saveDispute } from '../store/disputes.ts'
import { type PaymentRow, paymentKey, updatePayment } from '../store/payments.ts'
import { lockSettlements } from './lock-settlements.ts'
import { gatewayOf } from './payment-provider.ts'
import { findProviderReference } from './provider-reference.ts'
import { publishPayment } from './publish-payment.ts'

/**
 * Asks the provider which disputes a payment has and notes them; of a combined payment with each of its parts. Amounts stay
 * as they are until the provider decides.
 */
export async function noteDisputes(context: Context, parts: readonly PaymentRow[]): Promise<void> {
  const [first] = parts
  if (!first) return
  const { site_id: siteId, provider } = first
  const { paymentId } = await findProviderReference(context.db, first)
  if (!paymentId) return
  const disputes = await gatewayOf(context, provider).listDisputes(context, { siteId, paymentId })
  await context.transaction(async (tx) => {
    const now = context.clock.now()
    const settlements = await lockSettlements(tx, paymentKey(first))
    const amounts = settlements.map(({ payment }) => payment.amount_minor)
    const divided = disputes.map((dispute) => ({ dispute, parts: divideDispute(dispute.amountMinor, amounts) }))
    for (const [index, { charge, payment }] of settlements.entries()) {
      let isChanged = false
      for (const { dispute, parts: minor } of divided) {
        const part = { ...dispute, amountMinor: minor[index] ?? 0 }
        if (part.amountMinor > 0 && (await saveDispute(tx, payment, part, now))) isChanged = true
      }
      if (!isChanged) continue
      const updated = await updatePayment(tx, payment, {}, { now, events: 1 })
      await publishPayment(context, tx, updated, { slug: 'disputed', actor: undefined })
      await context.ports.payments.chargeChanged(context, tx, charge, 'DISPUTED')
    }
  })
}
