import type { Db } from '../../../db/database.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { type BookableService, loadBookable } from '../../services/index.ts'
import { fault } from '../rules/fault.ts'
import { isListed } from './availability-contexts.ts'

/** The service, if times are made for it. */
export async function loadAppointment(db: Db, siteId: string, serviceId: string): Promise<BookableService> {
  return requireAppointment(await loadBookable(db, siteId, serviceId))
}

/** The same for a service that is loaded already. */
export function requireAppointment(service: BookableService | undefined): BookableService {
  if (!service || service.deleted) return fail('SERVICE_NOT_FOUND')
  return isListed(service)
    ? service
    : refuseFields([fault('serviceId', 'OTHER', 'must be an appointment service', { ruleName: 'NO_APPOINTMENT' })])
}
