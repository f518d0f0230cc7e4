import { type Actor, toChangeActor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { publishEvent } from '../../../jobs/events.ts'
import type { PaymentRow } from '../store/payments.ts'
import { paymentView } from '../view/payment.ts'

/** Payment events are published under this name. It is not part of the Wix-compatible API. */
const paymentFqdn = 'kalends.payments.v1.payment'

/** Publishes an event of a payment that was updated with a sequence number for it. */
export async function publishPayment(
  context: Context,
  tx: Tx,
  payment: PaymentRow,
  {
    slug,
    actor,
  }: { slug: 'succeeded' | 'failed' | 'refunded' | 'refundFailed' | 'disputed'; actor: Actor | undefined },
): Promise<void> {
  await publishEvent(tx, {
    siteId: payment.site_id,
    entityFqdn: paymentFqdn,
    entityId: payment.id,
    sequence: payment.event_sequence,
    slug,
    occurredAt: context.clock.now(),
    actor: toChangeActor(actor),
    payload: { actionEvent: { body: { payment: paymentView(payment) } } },
  })
}
