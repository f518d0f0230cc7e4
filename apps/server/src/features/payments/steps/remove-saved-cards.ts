import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import {
  dropOpenCards,
  dropOpenCardsOf,
  lockMethodsOf,
  lockMethodsSince,
  removeMethods,
  saveRemoved,
  takeMethodsToRemove,
} from '../store/removed-methods.ts'
import { gatewayOf } from './payment-provider.ts'
import { requireUnneeded } from './require-unneeded.ts'

const atOnce = 50

export type CardsToRemove = {
  siteId: string
  contactIds: readonly string[]
  /** Only cards that this member entered, and those of the contacts that nobody entered for a booking or an order. */
  enteredBy?: string
  /** Removes cards that pay the fees of bookings too. */
  evenIfNeeded?: boolean
}

/**
 * Removes the cards of contacts, those of single bookings included: nothing is charged to them any more, nor to one that
 * a page is still saving. The minute job removes them at the provider, and again until the provider has answered.
 *
 * Throws PAYMENT_METHOD_IN_USE, naming the bookings, while one of them may owe a fee that a card was agreed to pay.
 */
export async function removeSavedCards(
  context: Context,
  tx: Tx,
  { siteId, contactIds, enteredBy, evenIfNeeded = false }: CardsToRemove,
): Promise<void> {
  if (contactIds.length === 0 && enteredBy === undefined) return
  const owners = { contactIds, enteredBy: enteredBy ?? null }
  const methodIds = await lockMethodsOf(tx, siteId, owners)
  if (!evenIfNeeded) await requireUnneeded(context, tx, { siteId, methodIds })
  await removeMethods(tx, siteId, methodIds, context.clock.now())
  await dropOpenCards(tx, siteId, owners)
}

/**
 * Removes the cards that members saved for a contact since an instant, and those that they are still entering; not those of
 * single bookings and orders.
 */
export async function removeCardsSince(
  { clock }: Context,
  tx: Tx,
  {
    siteId,
    contactId,
    memberIds,
    since,
  }: { siteId: string; contactId: string; memberIds: readonly string[]; since: number },
): Promise<void> {
  await removeMethods(tx, siteId, await lockMethodsSince(tx, siteId, { contactId, memberIds, since }), clock.now())
  await dropOpenCardsOf(tx, siteId, { contactId, memberIds })
}

/** Removes deleted cards at their providers. One that does not answer is asked again later. */
export async function removeCardsAtProviders(context: Context, now: number): Promise<void> {
  for (let taken = atOnce; taken === atOnce; ) {
    const due = await takeMethodsToRemove(context.db, { now, limit: atOnce })
    for (const { siteId, id, provider, providerMethodId } of due) {
      try {
        const gateway = gatewayOf(context, provider === 'STRIPE' ? 'STRIPE' : 'SANDBOX')
        await gateway.deleteMethod(context, { siteId, methodId: providerMethodId })
        await saveRemoved(context.db, siteId, id)
      } catch (error) {
        context.log.warn({ err: error, methodId: id }, 'the payment provider did not delete a saved card')
      }
    }
    taken = due.length
  }
}
