import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { lockMember, type Member } from '../../members/index.ts'

/** The member an order is for, and the contact who pays. */
export type Buyer = { memberId: string; contactId: string }

export function toBuyer(member: Member): Buyer {
  const contactId = member.contact?.id
  if (contactId === undefined) {
    return fail('VALIDATION_FAILURE', { description: 'The member has to verify their email address first.' })
  }
  return { memberId: member.id, contactId }
}

/** Locks the member, so that two purchases at once are counted one after the other. */
export async function lockBuyer(tx: Tx, siteId: string, memberId: string): Promise<Buyer | undefined> {
  const member = await lockMember(tx, siteId, memberId)
  return member && toBuyer(member)
}
