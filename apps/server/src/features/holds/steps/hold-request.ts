import { isDeepStrictEqual } from 'node:util'
import type { holds, Infer } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { BookableService } from '../../services/index.ts'
import type { SiteRow } from '../../sites/index.ts'
import type { HoldOwner, HoldRow, NewHold, StoredSlot } from '../store.ts'
import type { TimeRequest } from './gone.ts'
import type { Chosen } from './read-chosen.ts'

/** What a booking that exists is held with, beside the holds of other bookings. */
export type ForBooking = Pick<TimeRequest, 'gender' | 'locationType'> & {
  /** It is booked in the same transaction, so that the limits of holds do not apply. */
  isBookedNow: boolean
}

/** A request for a hold, read and checked as far as possible without availability. */
export type HoldRequest = {
  context: Context
  tx: Tx
  site: SiteRow
  service: BookableService
  slot: Infer<typeof holds.HoldSlot>
  chosen: Chosen
  actor: Actor
  owner: HoldOwner
  address: Buffer
  mode: 'customer' | 'manager'
  forBooking: ForBooking | undefined
  now: number
}

/** Time or seats to hold. */
export type HoldTarget = {
  /** Returns true if this hold reserves it already. */
  isHeldBy(hold: HoldRow): boolean
  /** Returns true if it replaces this hold, even one of another checkout. */
  replaces(hold: HoldRow): boolean
  /** Reserves it instead of the time or seats of `moved`, or refuses. */
  take(moved: HoldRow | undefined, expiresAt: number): Promise<HoldRow>
}

/** Returns the columns common to both kinds of holds. */
export function holdParts(
  { context, site, owner, address, now }: HoldRequest,
  moved: HoldRow | undefined,
  expiresAt: number,
): Pick<NewHold, 'siteId' | 'id' | 'owner' | 'addressHash' | 'checkoutId' | 'createdAt' | 'expiresAt'> {
  return {
    siteId: site.id,
    id: moved?.id ?? context.ids.guid(),
    owner,
    addressHash: address,
    checkoutId: moved?.checkout_id ?? context.ids.guid(),
    createdAt: now,
    expiresAt,
  }
}

/** Returns the slot fields common to both kinds of holds. */
export function slotParts({
  service,
  slot,
  chosen: { participants, addOns },
}: HoldRequest): Pick<
  StoredSlot,
  'serviceId' | 'timezone' | 'bookedAddOns' | 'participantsChoices' | 'totalParticipants'
> {
  const { total, choices } = participants
  return {
    serviceId: service.id,
    timezone: slot.timezone,
    bookedAddOns: addOns,
    ...(choices ? { participantsChoices: choices } : { totalParticipants: total }),
  }
}

/** Returns true for the same participants, choices and add-ons. */
export function isSameChoice({ slot }: HoldRow, { participants: { total, choices }, addOns }: Chosen): boolean {
  const { totalParticipants = 1, participantsChoices = null, bookedAddOns = [] } = slot
  const sameParticipants = choices
    ? isDeepStrictEqual(participantsChoices, choices)
    : participantsChoices === null && totalParticipants === total
  return sameParticipants && isDeepStrictEqual(bookedAddOns, addOns)
}
