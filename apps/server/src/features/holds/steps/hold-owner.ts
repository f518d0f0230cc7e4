import { createHash } from 'node:crypto'
import { type Actor, getCustomer } from '../../../actor.ts'
import type { Db } from '../../../db/database.ts'
import type { CallRequest } from '../../../operation.ts'
import { toNetwork } from '../../limits/index.ts'
import { findHoldRow, type HoldAccess, type HoldOwner, type HoldRow, listHoldsOfOwner } from '../store.ts'

/** Returns who owns a hold: the customer, even when an app acts for them, otherwise the staff user or app. Throws for anonymous actors. */
export function toHoldOwner(actor: Actor): HoldOwner {
  const customer = getCustomer(actor)
  if (customer) {
    return customer.type === 'visitor'
      ? { type: 'visitor', id: customer.visitorId }
      : { type: 'member', id: customer.memberId }
  }
  if (actor.type === 'staff') return { type: 'user', id: actor.userId }
  if (actor.type === 'app') return { type: 'app', id: actor.apiKeyId }
  throw new Error('Anonymous actors cannot own a hold')
}

/** Returns which holds an actor may use: customers their own, staff limited to their own calendar those on it, others all. */
export function holdAccess(actor: Actor): HoldAccess {
  if (actor.type === 'staff') return actor.resourceIds ? { resourceIds: actor.resourceIds } : 'all'
  return actor.type === 'app' ? 'all' : { owner: toHoldOwner(actor) }
}

/** Finds a hold the actor may use, live or expired. */
export function findOwnHold(db: Db, actor: Actor, holdId: string): Promise<HoldRow | undefined> {
  return findHoldRow(db, actor.siteId, holdId, holdAccess(actor))
}

/** Lists the customer's own holds, live and expired. Staff and apps get none: a slot held by anyone is taken for them. */
export async function listOwnHolds(db: Db, actor: Actor): Promise<HoldRow[]> {
  return getCustomer(actor) ? listHoldsOfOwner(db, actor.siteId, toHoldOwner(actor)) : []
}

/** Hashes the client's network so that limits can compare networks without storing them. */
export function addressHash({ address }: Pick<CallRequest, 'address'>): Buffer {
  return createHash('sha256').update(toNetwork(address)).digest()
}
