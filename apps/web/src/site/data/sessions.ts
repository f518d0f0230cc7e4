import type { Infer, timeSlots } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { isPayable } from '../../lib/bookable.ts'
import type { PageSite } from '../../lib/server-context.ts'
import type { WireService } from './services.ts'

type WireSlot = Infer<typeof timeSlots.TimeSlot>

/**
 * Why a session cannot be booked; shown instead of the button. `closed`: its staff or location takes no bookings. A session
 * of a course, which is booked as a whole, is `closed` too where nothing else is in the way.
 */
export type Obstacle = 'full' | 'reserved' | 'early' | 'late' | 'offline' | 'cancelled' | 'closed'

/** One session of a class or course, as the timetable shows it. */
export type ClassSession = {
  id: string
  serviceId: string
  title: string
  start: string
  end: string
  staffIds: string[]
  /** Who gave it left, and the next one is not named yet. */
  staffToBeNamed?: boolean
  locationId: string | null
  total: number
  /** Open seats. */
  open: number
  obstacle: Obstacle | null
  /** When booking opens, if it has not yet. */
  opensAt: string | null
}

const PAGE = 1000
const MOST = 5000

/** Lists sessions that start between two instants, by start. Requests them in UTC, so that local times are instants. */
export async function listSessions(
  kalends: Client,
  { serviceIds, from, to }: { serviceIds: string[]; from: number; to: number },
): Promise<ClassSession[]> {
  if (serviceIds.length === 0 || from >= to) return []
  const found: ClassSession[] = []
  let cursor: string | null | undefined
  do {
    const first = {
      serviceIds,
      includeNonBookable: true,
      timeZone: 'UTC',
      fromLocalDate: wallText(from),
      toLocalDate: wallText(to),
    }
    const paging = { cursorPaging: { limit: PAGE, ...(cursor ? { cursor } : {}) } }
    const { timeSlots, pagingMetadata } = await kalends.availability.listEventTimeSlots(
      cursor ? paging : { ...first, ...paging },
    )
    found.push(...(timeSlots ?? []).map(toClassSession))
    cursor = pagingMetadata?.cursors?.next
  } while (cursor && found.length < MOST)
  return found
}

/** Finds one session; undefined if it does not exist. */
export async function findSession(kalends: Client, eventId: string): Promise<ClassSession | undefined> {
  const { timeSlot } = await kalends.availability.getEventTimeSlot({ eventId, timeZone: 'UTC' })
  return timeSlot ? toClassSession(timeSlot) : undefined
}

/** Marks sessions of services that customers cannot pay for here as not bookable online. */
export function asPayable(sessions: ClassSession[], services: readonly WireService[], site: PageSite): ClassSession[] {
  const closed = new Set(services.filter((service) => !isPayable(service, site)).map(({ id }) => id))
  return sessions.map((one) =>
    one.obstacle === null && closed.has(one.serviceId) ? { ...one, obstacle: 'offline' as const } : one,
  )
}

/** Reads a slot of a class or course; its wall times are UTC. */
export function toClassSession(slot: WireSlot): ClassSession {
  const kinds = slot.availableResources ?? []
  const resources = kinds.flatMap((kind) => kind.resources ?? [])
  return {
    id: slot.eventInfo?.eventId ?? '',
    serviceId: slot.serviceId ?? '',
    title: slot.eventInfo?.eventTitle ?? '',
    start: `${slot.localStartDate}Z`,
    end: `${slot.localEndDate}Z`,
    staffIds: resources.map(({ id }) => id ?? ''),
    // One that is required and has no name.
    ...(kinds.some((kind) => (kind.resources ?? []).length === 0) ? { staffToBeNamed: true } : {}),
    locationId: slot.location?.id ?? null,
    total: slot.totalCapacity ?? 0,
    open: slot.bookableCapacity ?? 0,
    obstacle: findObstacle(slot),
    opensAt: slot.bookingPolicyViolations?.earliestBookingDate ?? null,
  }
}

function findObstacle({
  bookable,
  nonBookableReasons: reasons,
  bookingPolicyViolations: broken,
}: WireSlot): Obstacle | null {
  if (bookable) return null
  if (reasons?.eventCancelled) return 'cancelled'
  if (broken?.bookOnlineDisabled) return 'offline'
  if (broken?.tooEarlyToBook) return 'early'
  if (broken?.tooLateToBook) return 'late'
  if (reasons?.reservedForWaitingList) return 'reserved'
  return reasons?.noRemainingCapacity ? 'full' : 'closed'
}

const wallText = (instant: number): string => new Date(instant).toISOString().slice(0, 19)
