import { type Actor, getCustomer } from '../../../actor.ts'

/** Whose holds are free for the caller, as holds write their owners. */
export function ownerOf(actor: Actor): string | undefined {
  const customer = getCustomer(actor)
  if (!customer) return undefined
  return customer.type === 'member' ? `member:${customer.memberId}` : `visitor:${customer.visitorId}`
}
