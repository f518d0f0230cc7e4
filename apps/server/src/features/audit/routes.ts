import { notBuilt } from '../../not-built.ts'
import type { RoutesOf } from '../../operation.ts'

/** The operations on what was changed. */
export const auditRoutes: RoutesOf<'audit'> = {
  listAuditEntries: notBuilt,
}
