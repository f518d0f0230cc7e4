import type { Db } from '../../../db/database.ts'
import { loadBookables } from '../../services/index.ts'
import { findSite } from '../../sites/index.ts'
import type { ClassSession } from '../store/class-sessions.ts'
import { answerZone } from './local-range.ts'

/** Returns the requested time zone, or that of the business, which is loaded only when needed. */
export async function loadShownZone(db: Db, siteId: string, requested: string | null | undefined): Promise<string> {
  return requested ? answerZone(requested, requested) : ((await findSite(db, siteId))?.time_zone ?? 'UTC')
}

export async function loadSessionServices(db: Db, siteId: string, sessions: readonly ClassSession[]) {
  const ids = [...new Set(sessions.map(({ serviceId }) => serviceId))]
  const services = ids.length > 0 ? await loadBookables(db, siteId, ids) : []
  return new Map(services.map((service) => [service.id, service]))
}
