import { createHash } from 'node:crypto'
import { type Actor, customerOf } from '../../../actor.ts'
import type { Db } from '../../../db/database.ts'
import type { CallRequest } from '../../../operation.ts'
import { networkOf } from '../../limits/index.ts'
import { findHoldRow, type HoldAccess, type HoldOwner, type HoldRow, listHoldsOf } from '../store.ts'

/** Whoever keeps a place: the customer, also when an app calls for them; else the person or the app itself. */
export function ownerOf(actor: Actor): HoldOwner {
  const customer = customerOf(actor)
  if (customer) {
    return customer.type === 'visitor'
      ? { type: 'visitor', id: customer.visitorId }
      : { type: 'member', id: customer.memberId }
  }
  if (actor.type === 'staff') return { type: 'user', id: actor.userId }
  if (actor.type === 'app') return { type: 'app', id: actor.apiKeyId }
  throw new Error('Nobody known keeps no place')
}

/** Customers reach their own holds, people with a calendar of their own those on it, the business all. */
export function accessOf(actor: Actor): HoldAccess {
  if (actor.type === 'staff') return actor.resourceIds ? { resourceIds: actor.resourceIds } : 'all'
  return actor.type === 'app' ? 'all' : { owner: ownerOf(actor) }
}

/** A hold of the caller, live or lapsed. */
export function findOwnHold(db: Db, actor: Actor, holdId: string): Promise<HoldRow | undefined> {
  return findHoldRow(db, actor.siteId, holdId, accessOf(actor))
}

/** What a customer keeps, or kept until lately; for whoever acts for the business nothing is free that is kept. */
export async function listOwnHolds(db: Db, actor: Actor): Promise<HoldRow[]> {
  return customerOf(actor) ? listHoldsOf(db, actor.siteId, ownerOf(actor)) : []
}

/** Limits ask whether two calls come from one network, never which. */
export function addressHash({ address }: Pick<CallRequest, 'address'>): Buffer {
  return createHash('sha256').update(networkOf(address)).digest()
}
