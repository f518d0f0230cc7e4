import { type Actor, may } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import { getMemberId } from '../../members/index.ts'
import { loadOwnContactIds } from './own-charge.ts'

/** Whose a card becomes that is entered now: of the contact, or of the booking or order it is entered for alone. */
export type CardScope = { cardScope: 'CONTACT' | 'SUBJECT'; payerMemberId: string | null }

/**
 * A card is saved to a contact only by who has proven to be that contact, or by the business. Somebody who typed an email
 * address has proven nothing: their card stays with what they pay.
 */
export async function findCardScope(
  context: Context,
  actor: Actor,
  contactId: string | null,
  permission: 'MANAGE_PAYMENTS' = 'MANAGE_PAYMENTS',
): Promise<CardScope> {
  const payerMemberId = getMemberId(actor) ?? null
  const isProven = contactId !== null && (await loadOwnContactIds(context, actor)).includes(contactId)
  return { cardScope: isProven || may(actor, permission) ? 'CONTACT' : 'SUBJECT', payerMemberId }
}
