import type { bookings } from '@kalends/contract'
import type { Tx } from '../../../../db/database.ts'
import { fail, refuseShape } from '../../../../refusal.ts'
import { findSession } from '../../../schedules/index.ts'
import { type BookableService, lockBookableService, serviceIdOfSchedule } from '../../../services/index.ts'
import { isGuid } from '../../../sites/index.ts'

/** The service of a booking and what is booked: a time, a class session, or a course. */
export type BookedService = { service: BookableService } & (
  | { kind: 'time'; slot: bookings.BookedSlot }
  | { kind: 'session'; sessionId: string }
  | { kind: 'course'; scheduleId: string; schedule: bookings.BookedSchedule }
)

/**
 * Finds and locks the service by service or schedule id, which must match; a class also by its session alone. The lock
 * prevents deletion until the transaction ends.
 */
export async function findBookedService(
  tx: Tx,
  siteId: string,
  entity: bookings.BookedEntity,
  prefix: string,
): Promise<BookedService> {
  const { slot, schedule } = entity
  const at = `${prefix}bookedEntity`
  if (Boolean(slot) === Boolean(schedule)) return refuseShape(at, 'must have a slot or a schedule, one of the two')
  if (schedule) return ofCourse(await find(tx, siteId, schedule), schedule, at)
  return ofSlot(tx, siteId, slot as bookings.BookedSlot, at)
}

function ofCourse(service: BookableService | undefined, schedule: bookings.BookedSchedule, at: string): BookedService {
  if (!service) return fail('SCHEDULE_NOT_FOUND')
  if (service.type !== 'COURSE') return refuseShape(`${at}.schedule`, 'is for courses; this service is booked by slot')
  return { service, kind: 'course', scheduleId: service.scheduleId, schedule }
}

async function ofSlot(tx: Tx, siteId: string, slot: bookings.BookedSlot, at: string): Promise<BookedService> {
  const bySession = !slot.serviceId && !slot.scheduleId ? slot.eventId : null
  const service = bySession ? await findBySession(tx, siteId, bySession) : await find(tx, siteId, slot)
  if (!service) return fail(bySession ? 'SESSION_NOT_FOUND' : 'SCHEDULE_NOT_FOUND')
  if (service.type === 'APPOINTMENT') return { service, kind: 'time', slot }
  if (service.type === 'COURSE') return refuseShape(`${at}.slot`, 'is not for courses; they are booked by schedule')
  if (!slot.eventId) return refuseShape(`${at}.slot.eventId`, 'must name the session of the class')
  return { service, kind: 'session', sessionId: slot.eventId.toLowerCase() }
}

async function findBySession(tx: Tx, siteId: string, eventId: string): Promise<BookableService | undefined> {
  const session = isGuid(eventId) ? await findSession(tx, siteId, eventId) : undefined
  const service = session?.service_id ? await lockBookableService(tx, siteId, session.service_id) : undefined
  return service?.type === 'CLASS' && !service.deleted ? service : undefined
}

async function find(
  tx: Tx,
  siteId: string,
  { serviceId, scheduleId }: { serviceId?: string | null | undefined; scheduleId?: string | null | undefined },
): Promise<BookableService | undefined> {
  if ((serviceId && !isGuid(serviceId)) || (scheduleId && !isGuid(scheduleId))) return undefined
  const id = serviceId || (scheduleId ? await serviceIdOfSchedule(tx, siteId, scheduleId) : undefined)
  const service = id ? await lockBookableService(tx, siteId, id) : undefined
  const inParallel = !scheduleId || scheduleId.toLowerCase() === service?.scheduleId
  return service && !service.deleted && inParallel ? service : undefined
}
