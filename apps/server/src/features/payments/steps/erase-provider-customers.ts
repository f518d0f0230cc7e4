import type { Context } from '../../../context.ts'
import { clearEnded, endErasure, takeErasures } from '../store/provider-erasures.ts'
import { gatewayOf } from './payment-provider.ts'

const atOnce = 50

/** Deletes customers who were erased at their payment providers. One that does not answer is asked again later. */
export async function eraseProviderCustomers(context: Context, now: number): Promise<void> {
  for (let taken = atOnce; taken === atOnce; ) {
    const due = await takeErasures(context.db, { now, limit: atOnce })
    for (const { siteId, contactId, provider } of due) {
      try {
        // Again later: a payment under way ends within a day.
        if (!(await clearEnded(context.db, { siteId, contactId, provider }))) continue
        const gateway = gatewayOf(context, provider === 'STRIPE' ? 'STRIPE' : 'SANDBOX')
        await gateway.deleteCustomer(context, { siteId, customerId: contactId })
        await endErasure(context.db, { siteId, contactId, provider, now })
      } catch (error) {
        context.log.warn({ err: error, contactId }, 'the payment provider did not delete a customer')
      }
    }
    taken = due.length
  }
}
