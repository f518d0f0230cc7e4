import { type Actor, getCustomer } from '../../../actor.ts'
import { fail } from '../../../refusal.ts'
import type { Owner } from '../rules/owner.ts'

/** Returns the customer who calls, directly or through a key; undefined for the business. */
export function findOwner(actor: Actor): Owner | undefined {
  const customer = getCustomer(actor)
  if (!customer) return undefined
  return customer.type === 'visitor'
    ? { type: 'visitor', id: customer.visitorId }
    : { type: 'member', id: customer.memberId }
}

/** Returns the customer whose cart it is; the business has none. */
export function requireOwner(actor: Actor): Owner {
  return findOwner(actor) ?? fail('OWNED_CART_NOT_FOUND')
}
