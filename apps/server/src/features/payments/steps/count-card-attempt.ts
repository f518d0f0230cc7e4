import { type Actor, getCustomer } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import { countAttempt, toNetwork } from '../../limits/index.ts'
import { startLimits } from '../rules/start-limits.ts'

/** Counts a card page that a customer opens. Throws THROTTLED_FEATURE beyond the limits; staff have none. */
export async function countCardAttempt(context: Context, actor: Actor, address: string): Promise<void> {
  const customer = getCustomer(actor)
  if (!customer) return
  const customerId = customer.type === 'visitor' ? customer.visitorId : customer.memberId
  await countAttempt(context, startLimits(actor.siteId, customerId, toNetwork(address)))
}
