import { type Actor, customerOf } from '../../../actor.ts'

/** Whose holds are free for the caller, as holds write their owners. */
export function ownerOf(actor: Actor): string | undefined {
  const customer = customerOf(actor)
  if (!customer) return undefined
  return customer.type === 'member' ? `member:${customer.memberId}` : `visitor:${customer.visitorId}`
}
