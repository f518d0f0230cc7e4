import type { ServiceKey } from '../ports.ts'
import type { ServiceRow } from '../store/rows.ts'

/** Returns the part of a service that the session ports take. */
export function toServiceKey({ site_id: siteId, id, type, name, schedule_id: scheduleId }: ServiceRow): ServiceKey {
  return { siteId, id, type, name, scheduleId }
}
