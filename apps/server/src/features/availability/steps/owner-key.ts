import { type Actor, getCustomer } from '../../../actor.ts'

/** Returns whose holds are free for the actor, in the form that holds store. */
export function toOwnerKey(actor: Actor): string | undefined {
  const customer = getCustomer(actor)
  if (!customer) return undefined
  return customer.type === 'member' ? `member:${customer.memberId}` : `visitor:${customer.visitorId}`
}
