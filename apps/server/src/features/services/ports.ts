import type { services } from '@kalends/contract'
import type { Actor } from '../../actor.ts'
import type { Tx } from '../../db/database.ts'
import type { BookableService } from './rules/bookable-service.ts'

/** The service whose sessions are changed. */
export type ServiceKey = {
  siteId: string
  id: string
  type: services.ServiceType
  name: string
  scheduleId: string
}

/** Who changes sessions, and how participants are notified. */
export type SessionsChange = {
  actor: Actor
  notification: { notifyParticipants: boolean; message?: string }
}

/** Locations of the business, and `custom` for the service's own address. */
export type SessionLocations = { locationIds: readonly string[]; custom: boolean }

export type EndSessions = {
  service: ServiceKey
  at: SessionLocations | 'everywhere'
  /** Leaves sessions with participants as they are. */
  keepBooked: boolean
  change: SessionsChange
}

/** What endSessions ended. Stored with a service in the trash. */
export type EndedSessions = {
  sessionIds: string[]
  /** Ended series, with the last day they had before. */
  series: { id: string; untilDate: string | null }[]
  bookingIds: string[]
}

/** Time and location filter of an availability search. */
export type AvailabilityFilter = {
  /** Wall times of the zone; absent: from now on, up to the booking horizon. */
  localStartDate?: string | null | undefined
  localEndDate?: string | null | undefined
  /** Absent: that of the business. */
  timeZone?: string | null | undefined
  /** Matches times that start and end exactly then, not those within. */
  exactMatch?: boolean | null | undefined
  /** Locations of the business; absent: anywhere. */
  locationIds?: readonly string[] | null | undefined
}

/** What services need from features that depend on them. Sessions change in the caller's transaction. */
export interface ServicesPorts<Context> {
  /** Ends a service's future sessions, everywhere or at some locations. */
  endSessions(context: Context, tx: Tx, request: EndSessions): Promise<EndedSessions>
  /** Ends what customers hold of a service with people, or at locations, that it no longer has. */
  endHolds(
    context: Context,
    tx: Tx,
    siteId: string,
    scope: { serviceId: string; left: { resourceIds: readonly string[]; locationIds: readonly string[] } },
  ): Promise<void>
  /** Restores ended sessions whose time is still free. */
  restoreSessions(
    context: Context,
    tx: Tx,
    request: { service: ServiceKey; ended: EndedSessions; actor: Actor },
  ): Promise<{ restored: number; lostBookings: number }>
  /** Moves a service's future sessions from some locations to another one. */
  moveSessions(
    context: Context,
    tx: Tx,
    request: { service: ServiceKey; from: SessionLocations; to: services.V2Location; change: SessionsChange },
  ): Promise<void>
  /** Copies the weekly series of one service to another, from the next session on. */
  copySeries(context: Context, tx: Tx, request: { from: ServiceKey; to: ServiceKey; actor: Actor }): Promise<void>
  /** Gives each request of a service that occupies no time its own where it is free, the oldest first. */
  occupyForRequests(context: Context, tx: Tx, actor: Actor, of: { serviceId: string }): Promise<void>
  /** Returns the ids of services with a free time that matches. Fails on an invalid time, named as in `serviceFilters`. */
  findAvailable(
    context: Context,
    request: { actor: Actor; services: readonly BookableService[]; filter: AvailabilityFilter },
  ): Promise<ReadonlySet<string>>
}
