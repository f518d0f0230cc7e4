import type { services } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { BookableService } from '../view/bookable.ts'

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

/** When and where somebody would come. */
export type Visit = {
  /** Wall times of the zone; absent: from now on, as far as can be booked. */
  localStartDate?: string | null | undefined
  localEndDate?: string | null | undefined
  /** Absent: that of the business. */
  timeZone?: string | null | undefined
  /** Both ends just as they are written, not somewhere between. */
  exactMatch?: boolean | null | undefined
  /** Places of the business; absent: anywhere. */
  locationIds?: readonly string[] | null | undefined
}

/** What the room of free times does for services: it tells which of them a customer could book. */
export type TimesNeighbour = {
  /** The ids of those with something free. Refuses times that are none, by their name in `serviceFilters`. */
  findAvailable(
    context: Context,
    asked: { actor: Actor; services: readonly BookableService[]; visit: Visit },
  ): Promise<ReadonlySet<string>>
}

/** What sessions do for services, within the transaction of the call: they and their bookings follow their service. */
export type SessionsNeighbour = {
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

/** What rooms to the right of this one do for it. */
export type ServiceNeighbours = SessionsNeighbour & TimesNeighbour

const joined: Partial<ServiceNeighbours> = {}

/** Hands in what a room to the right does, where the house is put together. */
export function joinServices(neighbours: Partial<ServiceNeighbours>): void {
  Object.assign(joined, neighbours)
}

export function neighbours(): ServiceNeighbours {
  if (!joined.endSessions || !joined.findAvailable) throw new Error('Nobody has joined the services of this house')
  return joined as ServiceNeighbours
}
