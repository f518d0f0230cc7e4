import { type Actor, getCustomer } from '../../../actor.ts'
import { fail } from '../../../refusal.ts'

/** The member who calls; PERMISSION_DENIED for everyone else. */
export function requireMemberId(actor: Actor): string {
  const customer = getCustomer(actor)
  return customer?.type === 'member' ? customer.memberId : fail('PERMISSION_DENIED')
}
