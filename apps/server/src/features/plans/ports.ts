import type { Db } from '../../db/database.ts'

/** What plans need from features that depend on them. */
export interface PlansPorts {
  /** Returns the ids of plans connected to a service; none for an unknown service or one in the trash. */
  findPlanIds(db: Db, siteId: string, serviceId: string): Promise<string[]>
  /** Returns those of these ids that are no service of the site. */
  findUnknownServices(db: Db, siteId: string, serviceIds: readonly string[]): Promise<string[]>
}
