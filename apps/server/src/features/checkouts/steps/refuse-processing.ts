import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { type ChargeRow, listPaymentsOfCharge } from '../../payments/index.ts'
import type { CheckoutOrderRow } from '../store/orders.ts'

/** Refuses to change what a payment under way may still pay. Throws CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS with the order. */
export async function refuseProcessing(tx: Tx, order: CheckoutOrderRow, charges: readonly ChargeRow[]): Promise<void> {
  for (const { site_id: siteId, id } of charges) {
    const payments = await listPaymentsOfCharge(tx, siteId, id)
    if (payments.some(({ status }) => status === 'PROCESSING'))
      return fail('CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS', { data: { orderId: order.id } })
  }
}
