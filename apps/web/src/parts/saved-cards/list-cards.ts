import { leftToRight } from '../../lib/format.ts'
import type { Member } from '../../lib/member.ts'
import type { RequestContext } from '../../lib/page-context.ts'
import { isRefusal } from '../../lib/refusal.ts'

/** A saved card of the member. */
export type Card = { id: string; name: string; expires: string }

/** Chosen instead of a saved card. */
export const newCard = 'new'

/** Lists the saved cards that can be charged, the default first; none for visitors. */
export async function listCards({ kalends }: RequestContext): Promise<Card[]> {
  try {
    const { methods } = await kalends.payments.listSavedMethods({})
    return methods
      .filter(({ isChargeable }) => isChargeable)
      .map(({ id, brand, last4, expiresMonth, expiresYear }) => ({
        id,
        name: leftToRight(`${brand} ${last4}`),
        expires: leftToRight(`${String(expiresMonth).padStart(2, '0')}/${String(expiresYear).slice(-2)}`),
      }))
  } catch (error) {
    if (isRefusal(error, 401, 403)) return []
    throw error
  }
}

/** Returns true if a member saved cards for their plans, with which they pay once their email is verified. */
export async function awaitsVerification({ kalends }: RequestContext, member: Member): Promise<boolean> {
  if (member.loginEmailVerified) return false
  return (await kalends.payments.listSavedMethods({})).methods.length > 0
}

/** Returns the id of the saved card that a form sent; undefined for a new one, and for cards that were not offered. */
export const chosenCard = (cards: readonly Card[], form: FormData): string | undefined =>
  cards.find(({ id }) => id === form.get('card'))?.id
