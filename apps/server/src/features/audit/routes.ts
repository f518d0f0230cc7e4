import type { RoutesOf } from '../../operation.ts'
import { listAuditEntries } from './operations/list-audit-entries.ts'

/** The operations on what was changed. */
export const auditRoutes: RoutesOf<'audit'> = { listAuditEntries }
