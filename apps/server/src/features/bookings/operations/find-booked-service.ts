import type { bookings } from '@kalends/contract'
import type { Db } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { type BookableService, loadBookable, serviceIdOfSchedule } from '../../services/index.ts'
import { isGuid } from '../../sites/index.ts'

/**
 * The service a booking is for, by the id of service or schedule; they must belong together. Refuses a form that is not
 * the one of its type, and classes and courses, of which there are no sessions to book.
 */
export async function findBookedService(
  db: Db,
  siteId: string,
  entity: bookings.BookedEntity,
): Promise<BookableService> {
  const { slot, schedule } = entity
  if (Boolean(slot) === Boolean(schedule)) return fail('VALIDATION_FAILURE')
  const service = await find(db, siteId, (slot ?? schedule) as { serviceId?: string; scheduleId?: string })
  if (!service)
    return fail(slot?.eventId && !slot.serviceId && !slot.scheduleId ? 'SESSION_NOT_FOUND' : 'SCHEDULE_NOT_FOUND')
  const isCourse = service.type === 'COURSE'
  if (isCourse !== Boolean(schedule)) return fail('VALIDATION_FAILURE')
  if (isCourse) return fail('SCHEDULE_NOT_FOUND')
  if (service.type === 'CLASS') return fail(slot?.eventId ? 'SESSION_NOT_FOUND' : 'VALIDATION_FAILURE')
  return service
}

async function find(
  db: Db,
  siteId: string,
  { serviceId, scheduleId }: { serviceId?: string | null; scheduleId?: string | null },
): Promise<BookableService | undefined> {
  if ((serviceId && !isGuid(serviceId)) || (scheduleId && !isGuid(scheduleId))) return undefined
  const id = serviceId || (scheduleId ? await serviceIdOfSchedule(db, siteId, scheduleId) : undefined)
  const service = id ? await loadBookable(db, siteId, id) : undefined
  const together = !scheduleId || scheduleId.toLowerCase() === service?.scheduleId
  return service && !service.deleted && together ? service : undefined
}
