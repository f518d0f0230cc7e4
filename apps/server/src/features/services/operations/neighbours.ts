import type { services } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'

/** A service whose sessions are meant. */
export type ServiceKey = {
  siteId: string
  id: string
  type: services.ServiceType
  name: string
  scheduleId: string
}

/** Who decides over sessions, and what those who booked are told. */
export type SessionsDeed = {
  author: Actor
  notification: { notifyParticipants: boolean; message?: string }
}

/** Where sessions are: at places of the business, at an address of the service's own. */
export type SessionsPlace = { locationIds: readonly string[]; custom: boolean }

/** What calling sessions off took away. */
export type Taken = {
  sessionIds: string[]
  /** Series that were ended, with the last day they had. */
  series: { id: string; untilDate: string | null }[]
  bookingIds: string[]
}

/**
 * What rooms to the right of this one do for it, within the transaction of the call: sessions and their bookings follow
 * their service.
 */
export type ServiceNeighbours = {
  /** Calls off what is to come of a service, everywhere or at some places; `keepsBooked`: all but what has participants. */
  endSessions(
    context: Context,
    tx: Tx,
    ending: { service: ServiceKey; at: SessionsPlace | 'everywhere'; keepsBooked: boolean; deed: SessionsDeed },
  ): Promise<Taken>
  /** Brings back what was called off, as far as its time is still free. */
  restoreSessions(
    context: Context,
    tx: Tx,
    restoring: { service: ServiceKey; taken: Taken; author: Actor },
  ): Promise<{ restored: number; lostBookings: number }>
  /** Takes what is to come from these places to another one. */
  moveSessions(
    context: Context,
    tx: Tx,
    moving: { service: ServiceKey; from: SessionsPlace; to: services.V2Location; deed: SessionsDeed },
  ): Promise<void>
  /** Gives a service the weekly sessions to come of another one. */
  copySeries(context: Context, tx: Tx, copying: { from: ServiceKey; to: ServiceKey; author: Actor }): Promise<void>
}

let joined: ServiceNeighbours | undefined

/** Hands in what the rooms to the right do, where the house is put together. */
export function joinServices(neighbours: ServiceNeighbours): void {
  joined = neighbours
}

export function neighbours(): ServiceNeighbours {
  if (!joined) throw new Error('Nobody has joined the services of this house')
  return joined
}
