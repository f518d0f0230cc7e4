import type { RequestContext } from '../../lib/page-context.ts'
import { chosenCard, listCards, newCard } from '../../parts/saved-cards/list-cards.ts'

/** A saved card that pays, once for each attempt. */
export type SentCard = { methodId: string; attempt: string }

/** Returns the saved card that a form sent; undefined for a new one, and for cards that were not offered. */
export async function findSentCard(page: RequestContext, form: FormData): Promise<SentCard | undefined> {
  if (!form.has('card')) return undefined
  const methodId = chosenCard(await listCards(page), form)
  const attempt = String(form.get('attempt') || crypto.randomUUID()).slice(0, 50)
  return methodId === undefined ? undefined : { methodId, attempt }
}

/** What the form shows again. */
export function readCard(form: FormData): { card?: string; attempt?: string } {
  const [card, attempt] = [form.get('card'), form.get('attempt')]
  return typeof card === 'string' && typeof attempt === 'string' ? { card, attempt } : {}
}

/** The saved card did not pay: the customer enters another one, and may charge this one once more. */
export const declinedCard = (): { problem: 'card'; card: string; attempt: string } => ({
  problem: 'card',
  card: newCard,
  attempt: crypto.randomUUID(),
})
